import userEvent from '@testing-library/user-event';
import { GrowthToolsRoutes } from '@/admin-pages/growth-tools/routes';
import type { AdminData } from '@/stores/admin-data';
import type { KnownPlugin } from '@/stores/plugins/types';
import { pass } from './add-ons';
import type { Answer, SeenRequest } from './fake-server';
import { fakeServer } from './fake-server';
import { actionOf, denied, granted, printAdminData } from './licenses';
import { analytics, pluginList } from './plugins';
import { renderAt } from './render';

/** A plugin of the growth list. */
export function tool(
	slug: string,
	title: string,
	state: Partial< KnownPlugin > = {}
): KnownPlugin {
	return {
		...analytics(),
		slug,
		title,
		purpose: 'growth',
		basename: `${ slug }/${ slug }.php`,
		...state,
	};
}

/** One that is not installed, one that is not active, one that is. */
export const TOOLS = [
	tool( 'mailpoet', 'MailPoet' ),
	tool( 'redirection', 'Redirection', { installed: true } ),
	tool( 'give', 'GiveWP', { installed: true, active: true } ),
];

/** What PHP prints for the page Growth Tools. */
export const GROWTH: NonNullable< AdminData[ 'growth' ] > = {
	featured: { kind: 'upgrade', plan: 'elite', features: [ 'Heatmaps' ] },
	sections: {
		traffic: [ { kind: 'plugin', slug: 'redirection', text: 'Leads.' } ],
		engagement: [ { kind: 'plugin', slug: 'mailpoet', text: 'Sends.' } ],
		revenue: [ { kind: 'plugin', slug: 'give', text: 'Gives.' } ],
		guides: [
			{
				kind: 'guide',
				title: 'A faster site',
				text: 'Faster.',
				url: 'https://docs.test/speed/',
			},
			{
				kind: 'link',
				title: 'Documentation',
				text: 'All.',
				url: 'https://docs.test/',
			},
		],
	},
};

/** A site with these plugins, which does what it is told to. */
export function serveTools(
	rights: Partial< ReturnType< typeof pluginList > > = {},
	answer: ( request: SeenRequest ) => Answer | undefined = () => undefined
): { changes: () => unknown[] } {
	let plugins: readonly KnownPlugin[] = TOOLS;
	const { requests } = fakeServer( ( request ) => {
		const { slug, basename } = request.body as Record< string, string >;
		const become = ( changes: Partial< KnownPlugin > ): Answer => {
			const isIt = ( plugin: KnownPlugin ) =>
				plugin.slug === slug || plugin.basename === basename;
			plugins = plugins.map( ( plugin ) =>
				isIt( plugin ) ? { ...plugin, ...changes } : plugin
			);
			return granted( { plugin: plugins.find( isIt ) } );
		};
		const own = answer( request );
		if ( own !== undefined ) {
			return own;
		}
		switch ( actionOf( request ) ) {
			case 'userfeedback_get_plugins':
				return granted( { ...pluginList( plugins ), ...rights } );
			case 'userfeedback_install_plugin':
				return become( { installed: true } );
			case 'userfeedback_activate_plugin':
				return become( { active: true } );
			case 'userfeedback_deactivate_plugin':
				return become( { active: false } );
			default:
				return denied( 'Unknown.' );
		}
	} );
	return {
		changes: () =>
			requests
				.map( ( { body } ) => body as Record< string, string > )
				.filter(
					( { action } ) => action !== 'userfeedback_get_plugins'
				)
				.map( ( { action, slug, basename, nonce } ) => [
					action?.replace( 'userfeedback_', '' ),
					slug ?? basename,
					nonce,
				] ),
	};
}

/** Opens the screen of a site with three plugins: not installed, not active, active. */
export async function openGrowthTools(
	data: Partial< AdminData > = {},
	site: ReturnType< typeof serveTools > = serveTools(),
	route = '/'
) {
	printAdminData( { growth: GROWTH, ...data } );
	renderAt( route, <GrowthToolsRoutes /> );
	await pass( 20 );
	return {
		user: userEvent.setup( { advanceTimers: jest.advanceTimersByTime } ),
		changes: site.changes,
	};
}
