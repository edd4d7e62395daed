/**
 * The screens of the dashboard and the states that each can be in: what tests/e2e/screens.spec.ts walks. A route that is not here fails
 * tests/unit/tools/screens.test.ts.
 */
import { EXPIRED } from './licenses';
import { CONFLICT, emptied, NOT_REACHED, withLongTitles } from './answers';
import {
	OVERVIEW,
	RESPONSE,
	RESPONSES,
	SURVEY_RESULTS,
} from './results-screens';
import { IMPORT_SCREENS } from './import-screens';
import { RATINGS_SCREENS } from './ratings-screens';
import { ABOUT_SCREENS } from './about-screens';
import { ADD_ONS_SCREENS } from './add-ons-screens';
import { HEATMAPS_SCREENS } from './heatmaps-screens';
import { SETTINGS_SCREENS } from './settings-screens';
import { WELCOME_SCREENS } from './welcome-screens';
import type { ScreenState, State } from './state';
import { named } from './state';

const SURVEYS_LIST: readonly State[] = [
	{
		state: 'full',
		route: '/',
		ready: '.userfeedback-list-view tbody',
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
];

/** The builder where the plan, a key or an add-on is missing. */
const LOCKED: readonly State[] = [
	{
		state: 'lite',
		route: '/edit/{draft}/questions',
		decision: 'upgrade',
		ready: '.userfeedback-lock',
	},
	{
		state: 'upgrade',
		route: '/edit/{draft}/questions',
		decision: 'upgrade',
		ready: 'Question 1',
		press: 'Your own thank-you message: not in your plan. Upgrade to Plus to use this feature.',
		then: 'Already bought it?',
	},
	{
		state: 'unlicensed',
		route: '/edit/{pictures}/questions',
		decision: 'license',
		ready: '.userfeedback-lock-blurb',
	},
	{
		state: 'add-on-inactive',
		route: '/edit/{pictures}/questions',
		decision: 'activate-addon',
		ready: '.userfeedback-lock-blurb',
	},
	{
		state: 'license-expired',
		route: '/',
		config: EXPIRED,
		ready: 'has expired',
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
	{
		state: 'questions-pictures',
		rtl: true,
		route: '/edit/{pictures}/questions',
		ready: '.userfeedback-drawn-icon',
	},
	{
		state: 'add-question',
		route: '/edit/{draft}/questions',
		ready: 'Question 1',
		press: 'Add Question',
	},
	{
		state: 'icon-picker',
		rtl: true,
		route: '/edit/{pictures}/questions',
		ready: 'Question 1',
		press: 'Choose the icon of option 2',
		then: 'Choose Icon',
	},
	...LOCKED,
	{ state: 'settings', route: '/edit/{draft}/settings', ready: 'Settings' },
	{
		state: 'notifications',
		route: '/edit/{draft}/notifications',
		ready: 'Uncanny Automator is not active on this site.',
	},
	{
		state: 'publish',
		rtl: true,
		route: '/edit/{draft}/publish',
		ready: 'Draft',
	},
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
		state: 'part-missing',
		route: '/edit/{draft}/questions',
		blocked: 'admin/survey-editor',
		ready: 'Reload the page',
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
		rtl: true,
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
		state: 'duplicate',
		route: '/duplicate/{draft}',
		ready: 'Duplicate this survey?',
	},
];

export const SCREEN_STATES: readonly ScreenState[] = [
	...named( 'surveys', 'surveys-list', SURVEYS_LIST ),
	...named( 'surveys', 'editor', EDITOR ),
	...IMPORT_SCREENS,
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
	...RATINGS_SCREENS,
	...HEATMAPS_SCREENS,
	...ADD_ONS_SCREENS,
	...SETTINGS_SCREENS,
	...ABOUT_SCREENS,
	...WELCOME_SCREENS,
];
