import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { render } from '@testing-library/react';
import { parse } from 'regexparam';
import { Children, isValidElement, type ReactNode } from 'react';
import { matchRoute } from 'wouter';
import { AboutRoutes } from '@/admin-pages/about/routes';
import { AddOnsRoutes } from '@/admin-pages/add-ons/routes';
import { GrowthToolsRoutes } from '@/admin-pages/growth-tools/routes';
import { HeatmapsRoutes } from '@/admin-pages/heatmaps/routes';
import { PostRatingsRoutes } from '@/admin-pages/post-ratings/routes';
import { ResultsRoutes } from '@/admin-pages/results/routes';
import { SettingsRoutes } from '@/admin-pages/settings/routes';
import { stepsIn } from '@/admin-pages/surveys/editor/section-list';
import { SECTIONS } from '@/admin-pages/surveys/editor/sections';
import { SurveysRoutes } from '@/admin-pages/surveys/routes';
import { WelcomeRoutes } from '@/admin-pages/welcome/routes';
import { SCREEN_STATES } from '../../e2e/support/walk/screens';

type Path = string | RegExp | undefined;

/** What the page's Switch chooses from. */
const mockSwitch: { children: ReactNode } = { children: null };

jest.mock( 'wouter', () => ( {
	...jest.requireActual( 'wouter' ),
	Switch: ( { children }: { children: ReactNode } ) => {
		mockSwitch.children = children;
		return null;
	},
} ) );

/** The component with the routes of each folder of src/admin-pages. */
const PAGES = {
	surveys: SurveysRoutes,
	results: ResultsRoutes,
	'post-ratings': PostRatingsRoutes,
	heatmaps: HeatmapsRoutes,
	'add-ons': AddOnsRoutes,
	settings: SettingsRoutes,
	about: AboutRoutes,
	'growth-tools': GrowthToolsRoutes,
	welcome: WelcomeRoutes,
};

/** The routes that a page knows; the last one, without a path, takes all others. */
function routesOf( page: keyof typeof PAGES ): Path[] {
	const Routes = PAGES[ page ];
	render( <Routes /> );
	return Children.toArray( mockSwitch.children )
		.filter( isValidElement< { path?: Path } > )
		.map( ( { props } ) => props.path );
}

/** The addresses of a page that the walk visits. */
const walked = ( page: string ): string[] =>
	SCREEN_STATES.filter( ( state ) => state.page === page ).map(
		( { route } ) =>
			( route.split( '?' )[ 0 ] ?? '' ).replace( /\{\w+\}/g, '1' )
	);

const isMatch = ( path: Path, address: string ): boolean =>
	path !== undefined && matchRoute( parse, path, address )[ 0 ];

test( 'the walk through the screens knows every page of the dashboard', () => {
	const folder = resolve( __dirname, '../../../src/admin-pages' );
	expect( Object.keys( PAGES ).sort() ).toEqual(
		readdirSync( folder ).sort()
	);
} );

test.each( [
	'surveys',
	'results',
	'post-ratings',
	'heatmaps',
	'add-ons',
	'settings',
	'about',
	'growth-tools',
	'welcome',
] as const )(
	'the walk visits every route of %s, and one that does not exist',
	( page ) => {
		const routes = routesOf( page );
		const addresses = walked( page );
		expect( routes.length ).toBeGreaterThan( 1 );
		// A route that is missing here wants its states in tests/e2e/support/walk/screens.ts.
		expect(
			routes.filter(
				( route ) =>
					route !== undefined &&
					! addresses.some( ( address ) => isMatch( route, address ) )
			)
		).toEqual( [] );
		expect(
			addresses.some(
				( address ) =>
					! routes.some( ( route ) => isMatch( route, address ) )
			)
		).toBe( true );
	}
);

test( 'the walk visits every step of the editor', () => {
	const steps = walked( 'surveys' ).map( ( address ) =>
		address.split( '/' ).at( -1 )
	);
	expect( steps ).toEqual(
		expect.arrayContaining(
			stepsIn( SECTIONS ).map( ( { name } ) => name )
		)
	);
} );

test( 'no two states of the walk take each other’s pictures', () => {
	const names = SCREEN_STATES.map(
		( { screen, state } ) => `${ screen }-${ state }`
	);
	expect( new Set( names ).size ).toBe( names.length );
} );
