import { logIn } from './support/log-in';
import { PSEUDO_LOCALE } from './support/pseudo-locale';
import { SharedBrowser } from './support/shared-browser';
import { expect, test } from './support/test';
import { SCREEN_STATES } from './support/walk/screens';
import { makeSurveys } from './support/walk/site';
import type { ScreenState } from './support/walk/state';
import { visit } from './support/walk/walk';
import { Watch } from './support/walk/watch';

// `npx playwright test screens` leaves pictures of all that is seen here in tests/e2e/screenshots: SCREEN-STATE-WIDTH-LOOK.png.

const SCREENS = [ ...new Set( SCREEN_STATES.map( ( { screen } ) => screen ) ) ];

/** The states of a screen; `isLayout`: whether the layout is another than in those before. */
function statesOf(
	screen: string
): readonly { state: ScreenState; isLayout: boolean }[] {
	return SCREEN_STATES.filter( ( state ) => state.screen === screen ).map(
		( state, index ) => ( { state, isLayout: index === 0 || !! state.rtl } )
	);
}

/** Whose language is the pseudo-locale: from right to left, with accents, 40 % longer. */
const RTL_USER = 'walker';

// Hundreds of page loads would each be recorded.
test.use( { trace: 'off' } );

test.describe( 'every screen in every state, width, colour scheme and direction: no axe violation, nothing too wide, the keyboard reaches everything', () => {
	for ( const screen of SCREENS ) {
		test( `[UIX-04] ${ screen }`, async ( {
			adminBrowser,
			api,
			browser,
			contextOptions,
			playwright,
			site,
			user,
		} ) => {
			test.setTimeout( 300_000 );
			const ids = await makeSurveys( api, site.url );
			await user( { name: RTL_USER, locale: PSEUDO_LOCALE } );
			const browsers = {
				ltr: adminBrowser,
				rtl: new SharedBrowser(
					await logIn( playwright, site.url, RTL_USER, RTL_USER )
				),
			};
			const walk = async (
				direction: 'ltr' | 'rtl'
			): Promise< string[] > => {
				const shared = browsers[ direction ];
				const page = await shared.open( browser, {
					context: { ...contextOptions, baseURL: site.url },
					mayRequestsFail: true,
				} );
				const watch = new Watch( page );
				for ( const { state, isLayout } of statesOf( screen ) ) {
					// Right to left each is a page load more.
					if ( direction === 'ltr' || isLayout ) {
						await visit( page, watch, state, ids, {
							direction,
							isLayout,
						} );
					}
				}
				await shared.tidy();
				return watch.problems;
			};
			// Side by side, because each waits for the server half of the time.
			const problems = await Promise.all( [
				walk( 'ltr' ),
				walk( 'rtl' ),
			] );
			await browsers.rtl.close();
			expect( problems.flat() ).toEqual( [] );
		} );
	}
} );
