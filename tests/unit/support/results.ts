import type {
	Overview,
	ResponseDetail,
	ResponseItem,
	ResponseList,
	SurveyResults,
} from '@/survey-model';
import { OXFORD, WHY } from './question-stats';
import { summary } from './surveys';

export * from './question-stats';

/** The statistics of a survey as the server answers them. */
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
		language: null,
		languages: [],
		counted_from: null,
		total: 1133,
		range_responses_count: 1133,
		responses_count_7_days: 97,
		responses_count_30_days: 401,
		impressions: 20480,
		statistics: {
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
		data_points: [],
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
		held: '',
		language: '',
		submitted_at: '2026-11-21T12:30:00Z',
		page_submitted: {
			name: 'Hello world!',
			url: 'http://site.test/hello-world/',
		},
		user_ip: '203.0.113.0',
		user_browser: 'Firefox',
		user_os: 'macOS',
		user_device: 'Desktop',
		user_country: '',
		late: false,
		is_test: false,
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
		notes: [],
		tags: [],
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
