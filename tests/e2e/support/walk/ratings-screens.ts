import { NOT_REACHED } from './answers';
import type { State } from './state';
import { named } from './state';

const SETTINGS: readonly State[] = [
	{ state: 'full', route: '/settings', ready: 'After the vote' },
	{
		state: 'locked',
		route: '/settings',
		decision: 'upgrade',
		ready: '.userfeedback-lock-blurb',
	},
	{
		state: 'add-on-inactive',
		route: '/settings',
		decision: 'activate-addon',
		ready: '.userfeedback-lock-blurb',
	},
	{
		state: 'loading',
		route: '/settings',
		server: { 'post-ratings/settings': 'silence' },
		ready: '.userfeedback-skeleton',
	},
	{
		state: 'error',
		route: '/settings',
		server: { 'post-ratings/settings': NOT_REACHED },
		ready: 'Try again',
	},
];

/** The states of post ratings. */
export const RATINGS_SCREENS = [
	...named( 'post-ratings', 'rating-settings', SETTINGS ),
	...named( 'post-ratings', 'ratings-route', [
		{ state: 'first', route: '/', ready: 'After the vote' },
		{
			state: 'not-found',
			route: '/nowhere',
			ready: 'There is nothing at this address',
		},
	] ),
];
