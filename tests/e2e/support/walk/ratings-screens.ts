import { NOT_REACHED } from './answers';
import {
	GONE,
	listedRatings,
	noRatedPosts,
	noRatings,
	ratedPosts,
	spamRatings,
} from './rating-answers';
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

const RESULTS: readonly State[] = [
	{
		state: 'full',
		route: '/results',
		server: { 'post-ratings/results': ratedPosts },
		ready: '4,321 ratings',
	},
	{
		state: 'empty',
		route: '/results',
		server: { 'post-ratings/results': noRatedPosts },
		ready: 'No Results Found',
	},
	{
		state: 'locked',
		route: '/results',
		decision: 'upgrade',
		ready: '.userfeedback-lock-blurb',
	},
	{
		state: 'loading',
		route: '/results',
		server: { 'post-ratings/results': 'silence' },
		ready: '.userfeedback-skeleton',
	},
	{
		state: 'error',
		route: '/results',
		server: { 'post-ratings/results': NOT_REACHED },
		ready: 'Try again',
	},
];

const DETAILS: readonly State[] = [
	{
		state: 'full',
		route: '/results/12',
		server: { 'post-ratings/results/12': listedRatings },
		ready: '1,234 ratings',
	},
	{
		state: 'spam',
		route: '/results/12?status=spam',
		server: { 'post-ratings/results/12': spamRatings },
		ready: 'Not spam',
	},
	{
		state: 'empty',
		route: '/results/12',
		server: { 'post-ratings/results/12': noRatings },
		ready: 'No Results Found',
	},
	{
		state: 'loading',
		route: '/results/12',
		server: { 'post-ratings/results': 'silence' },
		ready: '.userfeedback-skeleton',
	},
	{
		state: 'gone',
		route: '/results/987654',
		server: { 'post-ratings/results/987654': GONE },
		ready: 'This post does not exist',
	},
];

const IMPORT: readonly State[] = [
	{
		state: 'empty',
		route: '/import',
		ready: 'No ratings of other plugins found',
	},
];

/** The states of post ratings. */
export const RATINGS_SCREENS = [
	...named( 'post-ratings', 'rating-settings', SETTINGS ),
	...named( 'post-ratings', 'rating-results', RESULTS ),
	...named( 'post-ratings', 'rating-details', DETAILS ),
	...named( 'post-ratings', 'rating-import', IMPORT ),
	...named( 'post-ratings', 'ratings-route', [
		{ state: 'first', route: '/', ready: 'After the vote' },
		{
			state: 'not-found',
			route: '/nowhere',
			ready: 'There is nothing at this address',
		},
	] ),
];
