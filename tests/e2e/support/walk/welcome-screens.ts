import { NOT_REACHED } from './answers';
import type { State } from './state';
import { named } from './state';

const STEPS: readonly State[] = [
	{
		state: 'goal',
		route: '/',
		ready: 'What would you like to learn?',
	},
	{
		state: 'look',
		route: '/welcome',
		ready: 'What would you like to learn?',
		press: 'Skip and use “Quick website feedback”',
		then: '.userfeedback-site-preview__page',
		rtl: true,
	},
	// From here on the browser keeps the goal.
	{
		state: 'emails',
		route: '/welcome?step=emails',
		ready: 'Who gets an email about answers?',
		rtl: true,
	},
	{
		state: 'publish',
		route: '/welcome?step=publish',
		ready: 'Publish your survey',
		rtl: true,
	},
	{
		state: 'not-saved',
		route: '/welcome?step=publish',
		server: { 'POST surveys': NOT_REACHED },
		ready: 'Publish your survey',
		press: 'Publish',
		then: 'Your survey was not saved.',
	},
	{
		state: 'error',
		route: '/welcome',
		server: { 'survey-templates': NOT_REACHED },
		ready: 'Try again',
	},
];

/** The states of the setup wizard. */
export const WELCOME_SCREENS = [
	...named( 'welcome', 'welcome', STEPS ),
	...named( 'welcome', 'welcome-done', [
		{
			state: 'draft',
			route: '/welcome?survey={draft}',
			ready: 'Your survey is saved as a draft',
		},
	] ),
	...named( 'welcome', 'welcome-route', [
		{
			state: 'not-found',
			route: '/nowhere',
			ready: 'There is nothing at this address',
		},
	] ),
];
