import type {
	Overview,
	QuestionStats,
	ResponseDetail,
	ResponseItem,
	ResponseList,
	SurveyResults,
} from '../../../src/survey-model';
import { summary } from './surveys';

export const OXFORD: QuestionStats = {
	id: 'oxford',
	title: 'Which sentence is correct?',
	type: 'radio-button',
	is_quantitative: true,
	total_answers: 1129,
	skipped: 4,
	average: null,
	options: [
		{ value: 'With the comma', count: 641 },
		{ value: 'Without it', count: 488 },
		{ value: 'Either', count: 0, retired: true },
	],
	answers: [],
};

export const WHY: QuestionStats = {
	id: 'why',
	title: 'Why?',
	type: 'text',
	is_quantitative: false,
	total_answers: 1,
	skipped: 0,
	average: null,
	options: [],
	answers: [
		{
			value: 'Because <b>so</b>',
			date: '2026-11-21T12:30:00Z',
			response_id: 9,
			extra: {},
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
		total: 1133,
		range_responses_count: 1133,
		responses_count_7_days: 97,
		responses_count_30_days: 401,
		impressions: 20480,
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
		is_capped: false,
		cursor: null,
	};
}
