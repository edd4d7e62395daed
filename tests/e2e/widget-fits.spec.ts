import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { useNeighbours } from './support/neighbours';
import { widgetOf } from './support/surveys';
import {
	button,
	openPopup,
	FIVE,
	stand,
	thanksOf,
	useSurvey,
	waitingIn,
} from './support/visitors';

useNeighbours();
const shown = useSurvey( 'Fits', FIVE );

/** A theme without fonts of its own, whose arrival would move the page. */
const PAGE = '/about/?theme=twentytwentythree';

interface Shift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
}

/** Walks through the five questions, with a look at each, at its message where it has one, and at the thanks. */
async function walk( page: Page, look: ( what: string ) => Promise< void > ) {
	const widget = widgetOf( page );
	const next = button( page, 'Next' );
	for ( const { type } of FIVE ) {
		await stand( page );
		await look( type );
		if ( type === 'checkbox' || type === 'email' ) {
			if ( type === 'email' ) {
				await widget.getByRole( 'textbox' ).first().fill( 'ada' );
			}
			// Not waiting until it is enabled.
			await next.click( { force: true } );
			await look( `${ type } with a message` );
		}
		if ( type === 'checkbox' ) {
			await widget.getByRole( 'checkbox', { name: 'Toaster' } ).check();
			await next.click();
		} else {
			await button( page, 'Skip' ).click();
		}
	}
	await expect( thanksOf( page ) ).toBeVisible();
	await expect.poll( () => waitingIn( page ) ).toBe( 0 );
	await stand( page );
	await look( 'thanks' );
}

/** What does not fit: controls outside of the window or too small for a finger, and a page that scrolls sideways. */
async function misfits( page: Page ): Promise< string[] > {
	return page.locator( 'userfeedback-widget' ).evaluate( ( host ) => {
		const { clientWidth, scrollWidth } = document.documentElement;
		const targets = host.shadowRoot!.querySelectorAll(
			'button, .option, .text'
		);
		const wrong =
			scrollWidth > clientWidth ? [ 'the page scrolls sideways' ] : [];
		for ( const target of targets ) {
			target.scrollIntoView( { block: 'nearest' } );
			const box = target.getBoundingClientRect();
			const isInside =
				box.left >= 0 &&
				box.right <= clientWidth &&
				box.top >= 0 &&
				box.bottom <= window.innerHeight;
			if ( ! isInside || box.width < 44 || box.height < 44 ) {
				wrong.push(
					`${ target.className } ${ target.textContent } ${ JSON.stringify( box ) }`
				);
			}
		}
		return wrong;
	} );
}

test( '[WID-09] the popup opens 100 ms after the start, is announced 150 ms later, and restores its minimized state', async ( {
	visitor,
} ) => {
	// Both times are held until the test lets them pass: no clock is looked at.
	await visitor.addInitScript( () => {
		const held: Record< number, ( () => void )[] > = { 100: [], 150: [] };
		// What has passed while the scripts were loading would count.
		const start = Date.now();
		Date.now = () => start;
		const { setTimeout: real } = window;
		const hold = ( run: () => void, delay = 0, ...rest: unknown[] ) =>
			real( held[ delay ]?.push( run ) ? () => {} : run, delay, ...rest );
		Object.assign( window, { held, setTimeout: hold } );
	} );
	const letPass = ( delay: number ) =>
		visitor.waitForFunction( ( name ) => {
			const { held } = window as unknown as {
				held: Record< number, ( () => void )[] >;
			};
			const timers = held[ name ]!.splice( 0 );
			timers.forEach( ( run ) => run() );
			return timers.length > 0;
		}, delay );
	await visitor.goto( PAGE );
	const popup = widgetOf( visitor );
	const panel = popup.locator( '.panel' );
	await expect( panel ).toHaveAttribute( 'hidden' );
	await letPass( 100 );
	await expect( panel ).not.toHaveAttribute( 'hidden' );
	await expect( popup ).toHaveAttribute( 'aria-busy', 'true' );
	await letPass( 150 );
	await expect( popup ).toHaveAttribute( 'aria-busy', 'false' );

	const tab = button( visitor, 'Feedback' );
	const cookie = async () =>
		( await visitor.context().cookies() ).find(
			( { name } ) => name === `userfeedback-${ shown.id }-minimized`
		)?.value;
	expect( await cookie() ).toBeUndefined();
	await expect( tab ).toHaveAttribute( 'aria-expanded', 'true' );
	await tab.click();
	await expect( tab ).toHaveAttribute( 'aria-expanded', 'false' );
	await expect( button( visitor, 'Next' ) ).toBeHidden();
	expect( await cookie() ).toBe( '1' );

	// Another page: it stays minimized, and the tab opens it.
	await visitor.goto( '/about/' );
	await expect( tab ).toBeInViewport();
	// Its styles are those of an open popup, which has not been loaded.
	await expect( tab.locator( 'svg' ).last() ).toHaveCSS( 'width', '18px' );
	await expect( widgetOf( visitor ) ).toHaveAttribute( 'aria-busy', 'false' );
	await expect( button( visitor, 'Next' ) ).toBeHidden();
	await tab.press( 'Enter' );
	await letPass( 100 );
	await expect( button( visitor, 'Next' ) ).toBeVisible();
	expect( await cookie() ).toBe( '0' );
	await visitor.goto( PAGE );
	await letPass( 100 );
	await expect( button( visitor, 'Next' ) ).toBeVisible();
} );

test( '[WID-19] supports right-to-left pages, 320 px, 200% zoom and reduced motion, and never shifts the page', async ( {
	visitor,
} ) => {
	test.setTimeout( 90_000 );
	await visitor.addInitScript( () => {
		const shifts: number[] = [];
		Object.assign( window, { shifts } );
		new PerformanceObserver( ( list ) =>
			shifts.push(
				...( list.getEntries() as Shift[] )
					// As in CLS: what follows a click of the visitor's is expected.
					.filter( ( { hadRecentInput } ) => ! hadRecentInput )
					.map( ( { value } ) => value )
			)
		).observe( { type: 'layout-shift', buffered: true } );
	} );
	const shifts = () =>
		visitor.evaluate(
			() => ( window as unknown as { shifts: number[] } ).shifts
		);
	const fits = async ( what: string ) => {
		expect( await misfits( visitor ), what ).toEqual( [] );
		expect( await shifts(), `${ what }: layout shifts` ).toEqual( [] );
	};

	const begin = async ( width: number, height: number, url = PAGE ) => {
		await visitor.context().clearCookies();
		await visitor.setViewportSize( { width, height } );
		await openPopup( visitor, url );
	};

	await test.step( '320 px', async () => {
		await begin( 320, 568 );
		await walk( visitor, fits );
	} );
	await test.step( '200% zoom of 1280 by 720', async () => {
		await begin( 640, 360 );
		await walk( visitor, fits );
	} );
	await test.step( '400% zoom of 1280 by 1024', async () => {
		await begin( 320, 256 );
		await walk( visitor, async ( what ) => {
			const names = what === 'thanks' ? [ 'Close' ] : [ 'Close', 'Next' ];
			for ( const name of names ) {
				await expect(
					button( visitor, name ),
					`${ what }: ${ name } without scrolling`
				).toBeInViewport( { ratio: 1 } );
			}
			await fits( what );
		} );
	} );
	await test.step( 'right to left', async () => {
		await begin( 375, 667, `${ PAGE }&with=rtl` );
		const place = ( name: string ) =>
			button( visitor, name ).evaluate(
				( element ) => element.getBoundingClientRect().x
			);
		expect( await place( 'Next' ) ).toBeGreaterThan(
			await place( 'Skip' )
		);
		expect( await place( 'Skip' ) ).toBeGreaterThan(
			await place( 'Close' )
		);
		// The survey is in English.
		await expect( widgetOf( visitor ).getByRole( 'heading' ) ).toHaveCSS(
			'direction',
			'ltr'
		);
		await walk( visitor, fits );
	} );
	await test.step( 'reduced motion', async () => {
		await visitor.emulateMedia( { reducedMotion: 'reduce' } );
		await begin( 375, 667 );
		await walk( visitor, async ( what ) => {
			const moving = await visitor
				.locator( 'userfeedback-widget' )
				.evaluate( ( { shadowRoot } ) =>
					[ ...shadowRoot!.querySelectorAll( '*' ) ]
						.filter( ( element ) => {
							const style = getComputedStyle( element );
							// It keeps the pointer off for a moment, and moves nothing.
							const isStill =
								style.animationName === 'footer-rest';
							return (
								/[1-9]/.test( style.transitionDuration ) ||
								( ! isStill &&
									/[1-9]/.test( style.animationDuration ) )
							);
						} )
						.map( ( { className } ) => className )
				);
			expect( moving, what ).toEqual( [] );
			await fits( what );
		} );
	} );
} );
