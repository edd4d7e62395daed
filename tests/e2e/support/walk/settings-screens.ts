import { NOT_REACHED } from './answers';
import {
	EXPIRED,
	LITE,
	NETWORK,
	REFUSED,
	expired,
	lite,
	ofNetwork,
} from './licenses';
import type { State } from './state';
import { named } from './state';

const GENERAL: readonly State[] = [
	{ state: 'licensed', route: '/general', ready: 'UserFeedback Elite' },
	{
		state: 'lite',
		route: '/general',
		config: LITE,
		server: { 'ajax get_license': lite },
		ready: 'Get more out of every answer',
	},
	{
		state: 'expired',
		route: '/general',
		config: EXPIRED,
		server: { 'ajax get_license': expired },
		ready: 'It expired on',
	},
	{
		state: 'network',
		route: '/general',
		config: NETWORK,
		server: { 'ajax get_license': ofNetwork },
		ready: 'Network license key',
	},
	{
		state: 'loading',
		route: '/general',
		server: { 'ajax get_license': 'silence' },
		ready: '.userfeedback-skeleton',
	},
	{
		state: 'error',
		route: '/general',
		server: { 'ajax get_license': NOT_REACHED },
		ready: 'Try again',
	},
	{
		state: 'refreshing',
		route: '/general',
		server: { 'ajax validate_license': 'silence' },
		ready: 'UserFeedback Elite',
		press: 'Refresh',
		then: 'Refreshing license...',
	},
	{
		state: 'refused',
		route: '/general',
		config: LITE,
		server: { 'ajax get_license': lite, 'ajax verify_license': REFUSED },
		ready: 'License key',
		fill: { field: 'License key', text: 'UF1.nonsense' },
		then: 'This is not a license key',
	},
	{
		state: 'not-connected',
		route: '/general',
		config: LITE,
		server: { 'ajax get_license': lite, 'ajax connect_url': REFUSED },
		ready: 'License key',
		fill: { field: 'License key', text: 'UF1.nonsense' },
		press: 'Connect',
		then: '.components-modal__frame',
	},
];

const ACCESS: readonly State[] = [
	{ state: 'full', route: '/access', ready: '.userfeedback-role-list' },
	{
		state: 'locked',
		route: '/access',
		config: LITE,
		ready: 'Access for roles: not in your plan',
	},
	{
		state: 'long-names',
		route: '/access',
		config: {
			roles: Array.from( { length: 24 }, ( _, index ) => ( {
				key: `role-${ index }`,
				name: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(
					1 + ( index % 3 )
				),
				forced: index === 0,
			} ) ),
		},
		ready: 'Donaudampf',
	},
	{
		state: 'loading',
		route: '/access',
		server: { settings: 'silence' },
		ready: '.userfeedback-skeleton',
	},
	{
		state: 'error',
		route: '/access',
		server: { settings: NOT_REACHED },
		ready: 'Try again',
	},
];

const EMAIL: readonly State[] = [
	{ state: 'full', route: '/email', ready: 'Send a test email' },
	{
		state: 'unsubscribed',
		route: '/email',
		server: {
			settings: ( answer: Record< string, unknown > ) => ( {
				...answer,
				notifications_recipients: `jo@example.org, ${ 'long.'.repeat( 40 ) }name@example.org`,
				summaries_unsubscribed: [
					'jo@example.org',
					`${ 'long.'.repeat( 40 ) }name@example.org`,
				],
			} ),
		},
		ready: 'Subscribe again',
	},
	{
		state: 'not-sent',
		route: '/email',
		server: {
			'POST settings/test-email': {
				status: 424,
				body: {
					code: 'userfeedback_test_email_failed',
					message: `The email could not be sent. The mail server said: 550 ${ 'unknown '.repeat( 30 ) }`,
					data: { status: 424 },
				},
			},
		},
		ready: 'Send a test email',
		press: 'Send a test email',
		then: '.components-notice',
	},
];

type Answer = Record< string, unknown >;

/** The automation plugin at a step; of a list that somebody gets who may do no more than `rights` say. */
const atStep =
	( step: number, rights: Answer = {} ) =>
	( answer: Answer ): Answer => ( {
		...answer,
		...rights,
		plugins: ( answer[ 'plugins' ] as Answer[] ).map( ( plugin ) => ( {
			...plugin,
			installed: step > 1,
			active: step > 1,
		} ) ),
		automation: {
			...( answer[ 'automation' ] as Answer ),
			active_step: step,
		},
	} );

const INTEGRATIONS: readonly State[] = [
	{
		state: 'install',
		route: '/integrations',
		ready: 'Install and activate Uncanny Automator',
	},
	{
		state: 'installing',
		route: '/integrations',
		server: { 'ajax install_plugin': 'silence' },
		ready: 'Install and activate',
		press: 'Install and activate',
		then: 'Installing…',
	},
	{
		state: 'failed',
		route: '/integrations',
		server: {
			'ajax install_plugin': {
				status: 500,
				body: {
					success: false,
					data: {
						code: 'userfeedback_plugin_failed',
						message:
							'Uncanny Automator: WordPress could not do this. The directory is down.',
					},
				},
			},
		},
		ready: 'Install and activate',
		press: 'Install and activate',
		then: 'The directory is down.',
	},
	{
		state: 'not-allowed',
		route: '/integrations',
		server: { 'ajax get_plugins': atStep( 1, { can_install: false } ) },
		ready: 'Plugins cannot be installed from here',
	},
	{
		state: 'wizard',
		route: '/integrations',
		server: { 'ajax get_plugins': atStep( 2 ) },
		ready: 'Done',
	},
	{
		state: 'recipes',
		rtl: true,
		route: '/integrations',
		server: { 'ajax get_plugins': atStep( 3 ) },
		ready: 'Done',
	},
	{
		state: 'loading',
		route: '/integrations',
		server: { 'ajax get_plugins': 'silence' },
		ready: '.userfeedback-skeleton',
	},
	{
		state: 'error',
		route: '/integrations',
		server: { 'ajax get_plugins': NOT_REACHED },
		ready: 'Try again',
	},
];

/** The states of the settings. */
export const SETTINGS_SCREENS = [
	...named( 'settings', 'settings-general', GENERAL ),
	...named( 'settings', 'settings-email', EMAIL ),
	...named( 'settings', 'settings-access', ACCESS ),
	...named( 'settings', 'settings-integrations', INTEGRATIONS ),
	...named( 'settings', 'settings-misc', [
		{ state: 'full', route: '/misc', ready: 'Send weekly summaries' },
	] ),
	...named( 'settings', 'settings-route', [
		{ state: 'first', route: '/', ready: 'UserFeedback Elite' },
		{
			state: 'not-found',
			route: '/nowhere',
			ready: 'There is nothing at this address',
		},
	] ),
];
