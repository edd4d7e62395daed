/**
 * The screens of the dashboard and the states that each can be in: what tests/e2e/screens.spec.ts walks. A route that is not here fails
 * tests/unit/tools/screens.test.ts.
 */
import { CONFLICT, emptied, NOT_REACHED, withLongTitles } from './answers';
import type { ScreenState, State } from './state';

const SURVEYS_LIST: readonly State[] = [
	{
		state: 'full',
		route: '/',
		ready: '.dataviews-view-table, .dataviews-view-list, .userfeedback-list-view tbody',
	},
	{
		// Who comes here first is taken to the wizard; who comes from elsewhere is not.
		state: 'empty',
		route: '/nowhere',
		server: { surveys: emptied },
		ready: 'Back to Surveys',
		press: 'Back to Surveys',
		then: 'No Surveys',
	},
	{ state: 'no-hits', route: '/?search=xyzzy', ready: 'xyzzy' },
	{
		state: 'loading',
		route: '/',
		server: { surveys: 'silence' },
		ready: '[aria-busy="true"]',
	},
	{
		state: 'error',
		route: '/',
		server: { surveys: NOT_REACHED },
		ready: 'Try again',
	},
	{
		state: 'long-titles',
		route: '/',
		server: { surveys: withLongTitles },
		ready: 'Donaudampf',
	},
	{
		state: 'part-missing',
		route: '/',
		blocked: 'admin/list-view',
		ready: 'Reload the page',
	},
];

const EDITOR: readonly State[] = [
	{ state: 'start', route: '/new', ready: 'Blank Survey' },
	{ state: 'setup', route: '/new/setup', ready: 'Blank Survey' },
	{
		state: 'setup-loading',
		route: '/new/setup',
		server: { 'survey-templates': 'silence' },
		ready: 'Setup',
	},
	{ state: 'opened', route: '/edit/{draft}', ready: 'Question 1' },
	{
		state: 'questions',
		route: '/edit/{draft}/questions',
		ready: 'Question 1',
	},
	{
		state: 'questions-long',
		route: '/edit/{long}/questions',
		ready: 'Question 1',
	},
	{ state: 'settings', route: '/edit/{draft}/settings', ready: 'Settings' },
	{
		state: 'notifications',
		route: '/edit/{draft}/notifications',
		ready: 'Notifications',
	},
	{ state: 'publish', route: '/edit/{draft}/publish', ready: 'Draft' },
	{
		state: 'loading',
		route: '/edit/{draft}/questions',
		server: { 'surveys/': 'silence' },
		ready: '.userfeedback-page',
	},
	{
		state: 'error',
		route: '/edit/{draft}/questions',
		server: { 'surveys/': NOT_REACHED },
		ready: 'Try again',
	},
	{
		state: 'not-found',
		route: '/edit/999999/questions',
		ready: 'Back to Surveys',
	},
	{
		state: 'wrong-step',
		route: '/edit/{draft}/nowhere',
		ready: 'There is nothing at this address',
	},
	{
		state: 'saving',
		route: '/edit/{draft}/questions',
		server: { 'POST surveys/': 'silence' },
		ready: 'Question 1',
		press: 'Save',
	},
	{
		state: 'conflict',
		route: '/edit/{draft}/questions',
		server: { 'POST surveys/': CONFLICT },
		ready: 'Question 1',
		press: 'Save',
		then: 'Ada Lovelace',
	},
	{
		state: 'save-failed',
		route: '/edit/{draft}/questions',
		server: { 'POST surveys/': NOT_REACHED },
		ready: 'Question 1',
		press: 'Save',
		then: 'could not be saved',
	},
	{
		state: 'not-published',
		route: '/edit/{unfinished}/publish',
		ready: 'Summary',
		press: 'Save and Publish',
		then: 'missing options',
	},
	{
		state: 'unfinished',
		route: '/edit/{unfinished}/questions',
		ready: 'Question 1',
	},
	{
		state: 'invalid',
		route: '/edit/{draft}/questions',
		ready: 'Question 1',
		clear: 'Title',
		then: 'Title is required',
	},
	{
		state: 'duplicating',
		route: '/duplicate/{draft}',
		server: { 'POST surveys/': 'silence' },
		ready: '.userfeedback-page',
	},
];

const OVERVIEW: readonly State[] = [
	{ state: 'full', route: '/', ready: 'canvas' },
	{ state: 'one-survey', route: '/?survey={answered}', ready: 'canvas' },
	{
		state: 'empty',
		route: '/',
		server: { 'results-summary': emptied },
		ready: 'No results yet',
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

const SURVEY_RESULTS: readonly State[] = [
	{ state: 'full', route: '/survey/{answered}', ready: '928' },
	{
		state: 'empty',
		route: '/survey/{draft}',
		ready: 'See Individual Responses',
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

const RESPONSES: readonly State[] = [
	{
		state: 'full',
		route: '/survey/{answered}/responses',
		ready: '.dataviews-view-table, .dataviews-view-list, .userfeedback-list-view tbody',
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

const RESPONSE: readonly State[] = [
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

const named = (
	page: ScreenState[ 'page' ],
	screen: string,
	states: readonly State[]
): readonly ScreenState[] =>
	states.map( ( state ) => ( { page, screen, ...state } ) );

export const SCREEN_STATES: readonly ScreenState[] = [
	...named( 'surveys', 'surveys-list', SURVEYS_LIST ),
	...named( 'surveys', 'editor', EDITOR ),
	...named( 'surveys', 'surveys-route', [
		{
			state: 'not-found',
			route: '/nowhere',
			ready: 'There is nothing at this address',
		},
	] ),
	...named( 'results', 'overview', OVERVIEW ),
	...named( 'results', 'survey-results', SURVEY_RESULTS ),
	...named( 'results', 'responses', RESPONSES ),
	...named( 'results', 'response', RESPONSE ),
	...named( 'results', 'results-route', [
		{
			state: 'not-found',
			route: '/nowhere',
			ready: 'There is nothing at this address',
		},
	] ),
];
