import type {
	Overview,
	QuestionStats,
	ResponseDetail,
	ResponseItem,
	ResponseList,
	SurveyResults,
} from '../../../src/survey-model';
import { summary } from './surveys';

/** The statistics of a question as the server answers them; of a text question without answers where not told otherwise. */
export function stats( changes: Partial< QuestionStats > = {} ): QuestionStats {
	return {
		id: 'why',
		title: 'Why?',
		type: 'text',
		is_quantitative: false,
		is_valid: true,
		total_answers: 0,
		skipped: 0,
		is_few: true,
		average: null,
		average_interval: null,
		nps: null,
		options: [],
		answers: [],
		texts_count: 0,
		comments_count: 0,
		before: null,
		...changes,
	};
}

/** The statistics of a question with options, by the counts of its options. */
export function choice(
	options: readonly ( readonly [
		QuestionStats[ 'options' ][ number ][ 'value' ],
		number,
	] )[],
	changes: Partial< QuestionStats > = {}
): QuestionStats {
	const total = options.reduce( ( sum, [ , count ] ) => sum + count, 0 );
	return stats( {
		id: 'choice',
		title: 'Which one?',
		type: 'radio-button',
		is_quantitative: true,
		is_few: total < 30,
		total_answers: total,
		options: options.map( ( [ value, count ] ) => {
			const share = total > 0 ? count / total : 0;
			return {
				value,
				count,
				share,
				low: Math.max( 0, share - 0.03 ),
				high: Math.min( 1, share + 0.03 ),
			};
		} ),
		...changes,
	} );
}

export const OXFORD: QuestionStats = stats( {
	id: 'oxford',
	title: 'Which sentence is correct?',
	type: 'radio-button',
	is_quantitative: true,
	is_few: false,
	total_answers: 1129,
	skipped: 4,
	options: [
		{
			value: 'With the comma',
			count: 641,
			share: 641 / 1129,
			low: 0.539,
			high: 0.596,
		},
		{
			value: 'Without it',
			count: 488,
			share: 488 / 1129,
			low: 0.404,
			high: 0.461,
		},
		{ value: 'Either', count: 0, share: 0, low: 0, high: 0, retired: true },
	],
} );

export const WHY: QuestionStats = stats( {
	total_answers: 1,
	texts_count: 1,
	answers: [
		{
			value: 'Because <b>so</b>',
			date: '2026-11-21T12:30:00Z',
			response_id: 9,
			extra: {},
		},
	],
} );

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
		range: { from: '2026-10-24', to: '2026-11-22' },
		total: 1133,
		range_responses_count: 1133,
		responses_count_7_days: 97,
		responses_count_30_days: 401,
		impressions: 20480,
		figures: {
			impressions: 20480,
			starts: 1400,
			responses: 1133,
			response_rate: 1133 / 20480,
			completion_rate: 1133 / 1400,
			median_seconds: 80,
		},
		before: {
			from: '2026-09-24',
			to: '2026-10-23',
			impressions: 20000,
			starts: 1000,
			responses: 820,
			response_rate: 0.041,
			completion_rate: 0.82,
			median_seconds: 80,
		},
		funnel: [
			{ step: 'seen', count: 20480 },
			{ step: 'started', count: 1400 },
			{
				step: 'reached',
				question_id: 'oxford',
				title: OXFORD.title,
				count: 1390,
			},
			{
				step: 'reached',
				question_id: 'why',
				title: WHY.title,
				count: 1150,
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
