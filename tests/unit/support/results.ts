import type {
	NpsFigures,
	Overview,
	QuestionStats,
	QuestionTrend,
	ResponseDetail,
	ResponseItem,
	ResponseList,
	SurveyResults,
} from '../../../src/survey-model';
import { summary } from './surveys';

/** What the statistics of every question have. */
const NO_NUMBERS = {
	is_valid: true,
	is_few: false,
	average: null,
	average_interval: null,
	nps: null,
	answers: [],
	texts_count: 0,
	comments_count: 0,
	before: null,
} satisfies Partial< QuestionStats >;

export const OXFORD: QuestionStats = {
	...NO_NUMBERS,
	id: 'oxford',
	title: 'Which sentence is correct?',
	type: 'radio-button',
	is_quantitative: true,
	total_answers: 1129,
	skipped: 4,
	options: [
		{
			value: 'With the comma',
			count: 641,
			share: 0.5678,
			low: 0.5387,
			high: 0.5964,
		},
		{
			value: 'Without it',
			count: 488,
			share: 0.4322,
			low: 0.4036,
			high: 0.4613,
		},
		{
			value: 'Either',
			count: 0,
			share: 0,
			low: 0,
			high: 0.0034,
			retired: true,
		},
	],
	before: {
		total_answers: 900,
		average: null,
		nps: null,
		is_significant: false,
	},
};

export const WHY: QuestionStats = {
	...NO_NUMBERS,
	id: 'why',
	title: 'Why?',
	type: 'text',
	is_quantitative: false,
	total_answers: 1,
	skipped: 0,
	is_few: true,
	options: [],
	texts_count: 1,
	answers: [
		{
			value: 'Because <b>so</b>',
			date: '2026-11-21T12:30:00Z',
			response_id: 9,
			extra: {},
		},
	],
};

/** 100 answers: 20 detractors, 30 passives, 50 promoters. */
export const SCORE: NpsFigures = {
	detractor: 20,
	passive: 30,
	promoter: 50,
	nps: 30,
	margin: 15.31,
	total: 100,
	is_few: false,
	distribution: [
		{ value: 0, count: 2 },
		{ value: 1, count: 0 },
		{ value: 2, count: 1 },
		{ value: 3, count: 2 },
		{ value: 4, count: 3 },
		{ value: 5, count: 4 },
		{ value: 6, count: 8 },
		{ value: 7, count: 12 },
		{ value: 8, count: 18 },
		{ value: 9, count: 22 },
		{ value: 10, count: 28 },
	],
	before: { nps: 12.5, margin: 16.2, total: 96, is_significant: false },
};

export const RECOMMEND: QuestionStats = {
	...NO_NUMBERS,
	id: 'recommend',
	title: 'How likely are you to recommend us?',
	type: 'nps',
	is_quantitative: true,
	total_answers: 100,
	skipped: 5,
	average: 7.81,
	average_interval: { low: 7.35, high: 8.27 },
	nps: SCORE,
	options: SCORE.distribution.map( ( { value, count } ) => ( {
		value: String( value ),
		count,
		share: count / 100,
		low: Math.max( 0, count / 100 - 0.05 ),
		high: count / 100 + 0.05,
	} ) ),
	comments_count: 12,
	before: {
		total_answers: 96,
		average: 7.4,
		nps: 12.5,
		is_significant: false,
	},
};

/** An NPS question over three days; nobody answered on the second one. */
export const TREND: QuestionTrend = {
	points: [
		{
			from: '2026-11-19',
			to: '2026-11-19',
			average: 7.2,
			nps: 10,
			total: 30,
		},
		{
			from: '2026-11-20',
			to: '2026-11-20',
			average: null,
			nps: null,
			total: 0,
		},
		{
			from: '2026-11-21',
			to: '2026-11-21',
			average: 8.1,
			nps: 38.6,
			total: 70,
		},
	],
};

/** The figures of a survey as the server answers them. */
export function results(
	changes: Partial< SurveyResults > = {}
): SurveyResults {
	return {
		survey: {
			id: 7,
			title: 'Commas',
			type: 'survey',
			status: 'publish',
			publish_at: null,
			created_at: '2026-11-01T10:00:00Z',
		},
		range: { from: '2026-10-23', to: '2026-11-21' },
		total: 1133,
		range_responses_count: 1133,
		responses_count_7_days: 97,
		responses_count_30_days: 401,
		impressions: 20480,
		figures: {
			impressions: 20480,
			starts: 1500,
			responses: 1133,
			response_rate: 0.0553,
			completion_rate: 0.7553,
			median_seconds: 47.5,
		},
		before: {
			from: '2026-09-23',
			to: '2026-10-22',
			impressions: 18000,
			starts: 1200,
			responses: 904,
			response_rate: 0.0502,
			completion_rate: 0.7533,
			median_seconds: 52,
		},
		funnel: [
			{ step: 'seen', count: 20480 },
			{ step: 'started', count: 1500 },
			{
				step: 'reached',
				question_id: 'oxford',
				title: 'Which sentence is correct?',
				count: 1500,
			},
			{
				step: 'reached',
				question_id: 'why',
				title: 'Why?',
				count: 1204,
			},
			{ step: 'finished', count: 1133 },
		],
		question_stats: [ OXFORD, WHY ],
		nps_overview: null,
		...changes,
	};
}

export function overview( changes: Partial< Overview > = {} ): Overview {
	return {
		total_responses: 12,
		data_points: [
			{ date: '2026-11-20', count: 0 },
			{ date: '2026-11-21', count: 12 },
		],
		surveys: [ summary() ],
		pagination: { page: 1, pages: 1, per_page: 20, total: 1 },
		...changes,
	};
}

export function responseItem(
	changes: Partial< ResponseItem > = {}
): ResponseItem {
	return {
		id: 9,
		status: 'publish',
		submitted_at: '2026-11-21T12:30:00Z',
		page_submitted: {
			name: 'Hello world!',
			url: 'http://site.test/hello-world/',
		},
		user_ip: '203.0.113.0',
		user_browser: 'Firefox',
		user_os: 'macOS',
		user_device: 'Desktop',
		late: false,
		...changes,
	};
}

export function responseDetail(
	changes: Partial< ResponseDetail > = {}
): ResponseDetail {
	return {
		...responseItem(),
		survey: { id: 7, title: 'Lunch' },
		answers: [],
		previous: null,
		next: null,
		position: 1,
		count: 1,
		...changes,
	};
}

/** A page of responses; `all` counts what is published. */
export function responseList(
	items: ResponseItem[],
	counts: Partial< Record< ResponseItem[ 'status' ], number > > = {}
): ResponseList {
	return {
		items,
		pagination: { page: 1, pages: 1, per_page: 20, total: items.length },
		status_filters: [
			{ status: 'all', count: counts.publish ?? 0 },
			...Object.entries( counts ).map( ( [ status, count ] ) => ( {
				status: status as ResponseItem[ 'status' ],
				count,
			} ) ),
		],
		survey: { id: 7, title: 'Lunch' },
	};
}
