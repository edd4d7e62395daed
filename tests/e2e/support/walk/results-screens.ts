/** The states of the results screens, see screens.ts. */
import { emptied, NOT_REACHED, withLongTitles } from './answers';
import type { State } from './state';

/** Somebody who reads results and may do nothing else. */
const READER = {
	capabilities: {
		edit_surveys: false,
		view_results: true,
		delete_surveys: false,
		manage: false,
		install_plugins: false,
		activate_plugins: false,
		upload_plugins: false,
		manage_network: false,
	},
};

export const OVERVIEW: readonly State[] = [
	{ state: 'full', route: '/', ready: 'canvas' },
	{
		state: 'one-survey',
		rtl: true,
		route: '/?survey={answered}',
		ready: 'canvas',
	},
	{
		state: 'date-range',
		rtl: true,
		route: '/',
		ready: 'canvas',
		press: 'Date range: Last 30 days',
	},
	{
		state: 'two-dates',
		route: '/?range=2025-09-29..2025-12-31',
		ready: 'canvas',
	},
	{
		state: 'lite',
		rtl: true,
		route: '/',
		decision: 'upgrade',
		ready: 'canvas',
	},
	{
		state: 'date-range-lite',
		route: '/',
		decision: 'upgrade',
		ready: 'canvas',
		press: 'Date range: Last 7 days',
	},
	{
		state: 'empty',
		route: '/',
		server: { 'results-summary': emptied },
		ready: 'No results yet',
	},
	{
		state: 'empty-for-readers',
		route: '/',
		config: READER,
		server: { 'results-summary': emptied },
		ready: 'ask an administrator',
	},
	{
		state: 'loading',
		route: '/',
		server: { 'results-summary': 'silence' },
		ready: '.userfeedback-page',
	},
	{
		state: 'error',
		route: '/',
		server: { 'results-summary': NOT_REACHED },
		ready: 'Try again',
	},
	{
		state: 'long-titles',
		rtl: true,
		route: '/',
		server: { 'results-summary': withLongTitles },
		ready: 'Donaudampf',
	},
	{
		state: 'part-missing',
		route: '/',
		blocked: 'admin/line-chart',
		ready: 'Responses per day',
	},
];

export const SURVEY_RESULTS: readonly State[] = [
	{ state: 'full', route: '/survey/{answered}', ready: '928' },
	{
		state: 'empty',
		route: '/survey/{draft}',
		ready: 'See Individual Responses',
	},
	{
		state: 'empty-for-readers',
		route: '/survey/{draft}',
		config: READER,
		ready: 'Ask an administrator',
	},
	{
		state: 'long-title',
		route: '/survey/{long}',
		ready: 'See Individual Responses',
	},
	{
		state: 'loading',
		route: '/survey/{answered}',
		server: { 'surveys/': 'silence' },
		ready: '.userfeedback-page',
	},
	{
		state: 'error',
		route: '/survey/{answered}',
		server: { 'surveys/': NOT_REACHED },
		ready: 'Try again',
	},
	{ state: 'not-found', route: '/survey/999999', ready: 'Back to Results' },
];

export const RESPONSES: readonly State[] = [
	{
		state: 'full',
		route: '/survey/{answered}/responses',
		ready: '.userfeedback-list-view tbody',
	},
	{
		state: 'lite',
		route: '/survey/{answered}/responses',
		decision: 'upgrade',
		ready: '.userfeedback-lock',
	},
	{
		state: 'empty',
		route: '/survey/{draft}/responses',
		ready: 'No responses yet',
	},
	{
		state: 'no-hits',
		route: '/survey/{answered}/responses?status=trash',
		ready: '.userfeedback-empty-state',
	},
	{
		state: 'loading',
		route: '/survey/{answered}/responses',
		server: { 'surveys/': 'silence' },
		ready: '.userfeedback-page',
	},
	{
		state: 'not-found',
		route: '/survey/999999/responses',
		ready: 'Back to Results',
	},
];

export const RESPONSE: readonly State[] = [
	{
		state: 'full',
		route: '/survey/{answered}/responses/{response}',
		ready: 'Response #',
	},
	{
		state: 'loading',
		route: '/survey/{answered}/responses/{response}',
		server: { 'surveys/': 'silence' },
		ready: '.userfeedback-page',
	},
	{
		state: 'not-found',
		route: '/survey/{answered}/responses/999999',
		ready: 'Back to All Responses',
	},
];
