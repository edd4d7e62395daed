import { NOT_REACHED } from './answers';
import { KEYLESS, LITE, keyless, lite } from './licenses';
import type { State } from './state';
import { named } from './state';

type Answer = Record< string, unknown >;

/** The list with each add-on changed. */
const each =
	( change: ( addOn: Answer, index: number ) => Answer ) =>
	( answer: Answer ): Answer => ( {
		...answer,
		addons: ( answer[ 'addons' ] as Answer[] ).map( change ),
	} );

const NOWHERE = { installed: false, active: false };

/** Add-ons in every state, one of them with much to say and a picture that does not come. */
const MIXED = [
	{ update: '2.10.0' },
	{ active: false },
	{ ...NOWHERE },
	{ ...NOWHERE, redirect: 'https://userfeedback.example/templates/' },
	{
		active: false,
		title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenerweiterung',
		excerpt:
			'So much to say that it takes several lines of a card. '.repeat(
				5
			),
		icon: 'data:image/png;base64,AAAA',
		update: '2.10.0-alpha.20261121',
	},
	{ ...NOWHERE, type: 'elite' },
	{ active: false, type: 'elite' },
	{ ...NOWHERE },
];

const CARDS: readonly State[] = [
	{ state: 'all-active', route: '/', ready: 'Heatmaps' },
	{
		state: 'mixed',
		route: '/',
		server: {
			'ajax get_addons': each( ( addOn, index ) => ( {
				...addOn,
				...MIXED[ index ],
			} ) ),
		},
		ready: 'Donaudampf',
	},
	{
		state: 'lite',
		route: '/',
		config: LITE,
		server: {
			'ajax get_license': lite,
			'ajax get_addons': each( ( addOn ) => ( {
				...addOn,
				...NOWHERE,
				type: addOn[ 'plan' ],
			} ) ),
		},
		ready: 'UserFeedback Addons are a PRO feature',
	},
	{
		state: 'without-key',
		route: '/',
		config: KEYLESS,
		server: {
			'ajax get_license': keyless,
			'ajax get_addons': each( ( addOn, index ) => ( {
				...addOn,
				type: addOn[ 'plan' ],
				active: index === 0,
				installed: index < 3,
			} ) ),
		},
		ready: 'Go to the settings',
	},
	{
		state: 'not-allowed',
		route: '/',
		server: {
			'ajax get_addons': ( answer ) => ( {
				...each( ( addOn, index ) => ( {
					...addOn,
					active: index < 3,
					installed: index < 6,
				} ) )( answer ),
				can_install: false,
				can_activate: false,
				can_upload: false,
				error: 'The add-ons cannot be reached at the moment. Try again later.',
			} ),
		},
		ready: 'Ask whoever manages the plugins.',
	},
	{
		state: 'no-hits',
		route: '/',
		ready: 'Heatmaps',
		fill: { field: 'Search addons', text: 'xyzzy' },
		then: 'No results found',
	},
	{
		state: 'busy',
		route: '/',
		server: { 'ajax deactivate_addon': 'silence' },
		ready: 'Heatmaps',
		press: 'Deactivate Behavior',
		then: 'Deactivating...',
	},
	{
		state: 'failed',
		route: '/',
		server: { 'ajax deactivate_addon': NOT_REACHED },
		ready: 'Heatmaps',
		press: 'Deactivate Behavior',
		then: 'There was an error deactivating the addon',
	},
	{
		state: 'loading',
		route: '/',
		server: { 'ajax get_addons': 'silence' },
		ready: '.userfeedback-skeleton',
	},
	{
		state: 'error',
		route: '/',
		server: { 'ajax get_addons': NOT_REACHED },
		ready: 'Try again',
	},
];

/** The states of the add-ons screen. */
export const ADD_ONS_SCREENS = [
	...named( 'add-ons', 'add-ons', CARDS ),
	...named( 'add-ons', 'add-ons-route', [
		{
			state: 'not-found',
			route: '/nowhere',
			ready: 'There is nothing at this address',
		},
	] ),
];
