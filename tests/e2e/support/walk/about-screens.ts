import { NOT_REACHED } from './answers';
import { KEYLESS, LITE } from './licenses';
import type { State } from './state';
import { named } from './state';

type Answer = Record< string, unknown >;

/** The list with plugins in every state, one of them with a long name. */
const mixed = ( answer: Answer ): Answer => ( {
	...answer,
	plugins: ( answer[ 'plugins' ] as Answer[] ).map( ( plugin, index ) => ( {
		...plugin,
		installed: index % 3 > 0,
		active: index % 3 > 1,
		...( index === 1 && {
			title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenerweiterung',
		} ),
	} ) ),
} );

/** For somebody who may install nothing, on a server that allows it to nobody. */
const notAllowed = ( answer: Answer ): Answer => ( {
	...mixed( answer ),
	can_install: false,
	can_activate: false,
	files_locked: true,
} );

const NOWHERE: State = {
	state: 'not-found',
	route: '/nowhere',
	ready: 'There is nothing at this address',
};

/** The featured tool of a Lite site, and one item of each kind. */
const LITE_GROWTH = {
	featured: {
		kind: 'upgrade',
		plan: 'pro',
		features: [ 'Webhooks', 'Post ratings' ],
	},
	sections: {
		traffic: [
			{ kind: 'plugin', slug: 'redirection', text: 'Old addresses.' },
		],
		engagement: [
			{ kind: 'plugin', slug: 'mailpoet', text: 'Newsletters.' },
		],
		revenue: [ { kind: 'plugin', slug: 'give', text: 'Donations.' } ],
		guides: [
			{
				kind: 'guide',
				title: 'A guide',
				text: 'To read.',
				url: 'https://wordpress.org/documentation/',
			},
		],
	},
};

const ABOUT: readonly State[] = [
	{ state: 'about', route: '/about', ready: 'MailPoet', rtl: true },
	{ state: 'start', route: '/', ready: 'Know what your visitors think' },
	{
		state: 'mixed',
		route: '/about',
		server: { 'ajax get_plugins': mixed },
		ready: 'Donaudampf',
	},
	{
		state: 'getting-started',
		route: '/about/getting-started',
		ready: 'Your first survey, in six steps',
		rtl: true,
	},
	{
		state: 'lite-vs-pro',
		route: '/about/lite-vs-pro',
		config: LITE,
		ready: 'What Lite includes',
		rtl: true,
	},
	{
		state: 'pro-has-no-lite-vs-pro',
		route: '/about/lite-vs-pro',
		config: KEYLESS,
		ready: 'Know what your visitors think',
	},
	{
		state: 'error',
		route: '/about',
		server: { 'ajax get_plugins': NOT_REACHED },
		ready: 'The plugins could not be loaded',
	},
	NOWHERE,
];

const GROWTH: readonly State[] = [
	{ state: 'elite', route: '/growth-tools', ready: 'GiveWP' },
	{ state: 'start', route: '/', ready: 'GiveWP' },
	{
		state: 'lite',
		route: '/growth-tools',
		config: { ...LITE, growth: LITE_GROWTH },
		ready: 'Upgrade to Pro',
		rtl: true,
	},
	{
		state: 'mixed',
		route: '/growth-tools',
		server: { 'ajax get_plugins': mixed },
		ready: 'Donaudampf',
	},
	{
		state: 'not-allowed',
		route: '/growth-tools',
		server: { 'ajax get_plugins': notAllowed },
		ready: 'Ask whoever runs the server.',
	},
	{
		state: 'failed',
		route: '/growth-tools',
		server: { 'ajax install_plugin': NOT_REACHED },
		ready: 'GiveWP',
		press: 'Install Addon GiveWP',
		then: 'There was an error installing the plugin',
	},
	{
		state: 'section',
		route: '/growth-tools?section=revenue',
		ready: 'Revenue Tools',
	},
	{
		state: 'loading',
		route: '/growth-tools',
		server: { 'ajax get_plugins': 'silence' },
		ready: '.userfeedback-skeleton',
	},
	NOWHERE,
];

/** The states of the pages About Us and Growth Tools. */
export const ABOUT_SCREENS = [
	...named( 'about', 'about', ABOUT ),
	...named( 'growth-tools', 'growth-tools', GROWTH ),
];
