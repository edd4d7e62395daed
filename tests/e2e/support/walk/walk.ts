import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { inEitherLanguage, isNamed, untranslated } from '../pseudo-locale';
import { TAKES_PICTURES, WIDTHS } from '../screenshots';
import { expect } from '../test';
import type { ScreenState } from './state';
import { keyboardProblems } from './keyboard';
import { serve } from './serve';
import type { Look, Watch } from './watch';
import type { Ids } from './site';

const AXE = readFileSync( require.resolve( 'axe-core/axe.min.js' ), 'utf8' );

const PICTURES = resolve( __dirname, '../../screenshots' );

/** As WordPress' dark scheme of the same name. */
const DARK = 'midnight';

/** How long a state may take to show itself, in ms. */
const PATIENCE = 20_000;

interface Violation {
	id: string;
	help: string;
	nodes: { target: string[]; failureSummary: string }[];
}

function place( page: Page, what: string ): Locator {
	const isSelector = /^[.[#]|^canvas$/.test( what );
	return (
		isSelector
			? page.locator( what )
			: page
					.locator( '#userfeedback-root, .components-modal__frame' )
					.getByText( inEitherLanguage( what ) )
	)
		.filter( { visible: true } )
		.first();
}

/** What axe looks at: everything, all but colours, which are the same in every width, or only colours. */
type Extent = 'all' | 'shape' | 'colours';

/** What axe finds in our screen. Of buttons in the dark, the colours are WordPress' own, and too pale. */
async function check( page: Page, extent: Extent ): Promise< string[] > {
	if ( ! ( await page.evaluate( () => 'axe' in window ) ) ) {
		await page.evaluate( AXE );
	}
	const violations = await page.evaluate(
		async ( what ): Promise< Violation[] > =>
			( window as unknown as { axe: { run: Function } } ).axe
				.run(
					{
						include: [ '#userfeedback-root' ],
						exclude: [
							// A page of the site, and the widget in a frame that answers no messages.
							'.userfeedback-site-preview iframe',
							...( what === 'colours'
								? [ '.components-button' ]
								: [] ),
						],
					},
					{
						resultTypes: [ 'violations' ],
						// Only an experimental rule needs all style sheets.
						preload: { assets: [ 'media' ] },
						...( what === 'colours' && {
							runOnly: {
								type: 'rule',
								values: [ 'color-contrast' ],
							},
						} ),
						...( what === 'shape' && {
							rules: { 'color-contrast': { enabled: false } },
						} ),
					}
				)
				.then(
					( result: { violations: Violation[] } ) => result.violations
				),
		extent
	);
	return violations.flatMap( ( { id, help, nodes } ) =>
		nodes
			.slice( 0, 3 )
			.map(
				( { target, failureSummary } ) =>
					`${ id }: ${ help } – ${ target.join( ' ' ) } – ${ failureSummary.split( '\n' ).slice( 1, 3 ).join( ' ' ) }`
			)
	);
}

/** Shows the page in the colours of another scheme, as if the user had chosen it. */
async function useScheme( page: Page, scheme: string ): Promise< void > {
	await page.evaluate( async ( name ) => {
		document.body.className = document.body.className.replace(
			/admin-color-\S+/,
			`admin-color-${ name }`
		);
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = `/wp-admin/css/colors/${ name }/colors.min.css`;
		await new Promise( ( done ) => {
			link.onload = done;
			document.head.append( link );
		} );
	}, scheme );
}

async function shoot(
	page: Page,
	watch: Watch,
	{ screen, state }: ScreenState,
	look: Look,
	{
		widths = WIDTHS,
		isLayout = true,
	}: { widths?: readonly number[]; isLayout?: boolean } = {}
): Promise< void > {
	for ( const width of widths ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.evaluate(
			() =>
				new Promise( ( done ) =>
					requestAnimationFrame( () => requestAnimationFrame( done ) )
				)
		);
		const excess = await page.evaluate(
			() => document.documentElement.scrollWidth - window.innerWidth
		);
		if ( excess > 0 ) {
			watch.note( `${ excess } px too wide at ${ width } px` );
		}
		if ( TAKES_PICTURES ) {
			await page.screenshot( {
				path: resolve(
					PICTURES,
					`${ screen }-${ state }-${ width }-${ look }.png`
				),
				fullPage: true,
				animations: 'disabled',
			} );
		}
		// A phone shows other states of one layout in the same way.
		const isChecked = width === 1280 || ( width === 375 && isLayout );
		if ( look === 'light' && isChecked ) {
			for ( const problem of await check(
				page,
				width === 1280 ? 'all' : 'shape'
			) ) {
				watch.note( `at ${ width } px, ${ problem }` );
			}
		}
	}
}

/** The end of the page's name in its address. */
const slugOf = ( { page }: ScreenState ): string =>
	page === 'add-ons' ? 'addons' : page.replace( '-', '_' );

/** The hash of a state, with ids. */
const routeOf = ( { route }: ScreenState, ids: Ids ): string =>
	route.replace( /\{(\w+)\}/g, ( _, name: string ) => String( ids[ name ] ) );

/** Whether a call is made when something is done, not when the screen appears. */
const isChange = ( call: string ): boolean =>
	call.startsWith( 'POST' ) ||
	( call.startsWith( 'ajax ' ) && ! call.includes( 'get_' ) );

/** Whether something that a screen shows never comes; what is silent to a press of a button comes before that. */
const staysLoading = ( { server = {}, press }: ScreenState ): boolean =>
	Object.entries( server ).some(
		( [ call, answer ] ) =>
			answer === 'silence' &&
			! ( press !== undefined && isChange( call ) )
	);

let loads = 0;

/** Brings a page into a state and looks at it in every width; on a page from left to right, then in the dark too, where only colours differ. */
export async function visit(
	page: Page,
	watch: Watch,
	state: ScreenState,
	ids: Ids,
	{ direction, isLayout }: { direction: 'ltr' | 'rtl'; isLayout: boolean }
): Promise< void > {
	const look: Look = direction === 'rtl' ? 'rtl' : 'light';
	watch.enter( state, look );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await serve( page, state );
	// Another address, so that not only the hash changes.
	await page.goto(
		`/wp-admin/admin.php?page=userfeedback_${ slugOf( state ) }&walk=${ ++loads }#${ routeOf( state, ids ) }`,
		{ waitUntil: 'commit' }
	);
	try {
		await expect( place( page, state.ready ) ).toBeVisible( {
			timeout: PATIENCE,
		} );
		if ( ! staysLoading( state ) ) {
			await expect(
				page.locator( '.userfeedback-skeleton' )
			).toHaveCount( 0, { timeout: PATIENCE } );
		}
		if ( state.clear ) {
			const field = page
				.getByRole( 'textbox', { name: isNamed( state.clear ) } )
				.first();
			await field.fill( '', { timeout: PATIENCE } );
			await field.blur();
		}
		if ( state.fill ) {
			await page
				.getByLabel( isNamed( state.fill.field ) )
				.fill( state.fill.text, { timeout: PATIENCE } );
		}
		if ( state.press ) {
			await page
				.getByRole( 'button', { name: isNamed( state.press ) } )
				.or(
					page.getByRole( 'link', { name: isNamed( state.press ) } )
				)
				.first()
				.click( { timeout: PATIENCE } );
		}
		if ( state.then ) {
			await expect( place( page, state.then ) ).toBeVisible( {
				timeout: PATIENCE,
			} );
		}
		await page.evaluate( () => document.fonts.ready );
	} catch ( error ) {
		watch.note(
			`was not reached: ${ String( error ).split( '\n' )[ 0 ] }`
		);
	}
	expect( await page.locator( 'html' ).getAttribute( 'dir' ) ).toBe(
		direction === 'rtl' ? 'rtl' : null
	);
	if ( look === 'rtl' ) {
		for ( const text of await untranslated( page ) ) {
			watch.note( `“${ text }” is not translated` );
		}
	}
	await shoot( page, watch, state, look, { isLayout } );
	if ( look === 'light' && isLayout && ! staysLoading( state ) ) {
		await page.setViewportSize( { width: 1280, height: 900 } );
		for ( const problem of await keyboardProblems( page ) ) {
			watch.note( problem );
		}
	}
	if ( look === 'light' ) {
		watch.enter( state, DARK );
		await useScheme( page, DARK );
		await shoot( page, watch, state, DARK, { widths: [ 1280 ] } );
		for ( const problem of await check( page, 'colours' ) ) {
			watch.note( problem );
		}
	}
}
