import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { scriptOf, THEIR_REACT, useNeighbours } from './support/neighbours';
import { widgetOf } from './support/surveys';
import {
	answerChoice,
	CHOICE,
	useSurvey,
	watchErrors,
	WHY,
} from './support/visitors';

useNeighbours();
useSurvey( 'Neighbours', [ CHOICE, WHY ] );

/** The neighbour's own component still answers to clicks. */
async function expectTheirsToWork( page: Page, react: string ) {
	const theirs = page.locator( '#theirs' );
	const count = Number( ( await theirs.innerText() ).split( ': ' )[ 1 ] );
	await theirs.click();
	await expect( theirs ).toHaveText( `${ react }: ${ count + 1 }` );
}

test( 'a plugin with its own React works before and after our scripts load, and so do ours', async ( {
	visitor,
} ) => {
	await visitor.goto( '/about/?with=react' );
	await expect( widgetOf( visitor ) ).toBeVisible();
	await expectTheirsToWork( visitor, THEIR_REACT );
	expect( await answerChoice( visitor ) ).toBe( 201 );
	await expectTheirsToWork( visitor, THEIR_REACT );
	expect(
		await visitor.evaluate( () => {
			const { React, wp } = window as unknown as {
				React: { version: string; createElement: unknown };
				wp: { element: { createElement: unknown } };
			};
			return [
				React.version,
				wp.element.createElement === React.createElement,
			];
		} )
	).toEqual( [ THEIR_REACT, true ] );
} );

test( 'a plugin that loads its own React later does not affect ours', async ( {
	visitor,
} ) => {
	await visitor.goto( '/about/?late' );
	await expect( widgetOf( visitor ) ).toBeVisible();
	for ( const name of [ 'react', 'react-dom' ] ) {
		await visitor.addScriptTag( { url: scriptOf( name ) } );
	}
	expect( await answerChoice( visitor ) ).toBe( 201 );
} );

test( 'a plugin that uses WordPress’ React shares one copy with our widget', async ( {
	visitor,
} ) => {
	const files: string[] = [];
	visitor.on( 'request', ( request ) => {
		if ( /react(-dom)?(\.min)?\.js/.test( request.url() ) ) {
			files.push( request.url() );
		}
	} );
	await visitor.goto( '/about/?with=wp-react' );
	await expect( widgetOf( visitor ) ).toBeVisible();
	expect( new Set( files ).size ).toBe( files.length );
	await expectTheirsToWork( visitor, '18.3.1' );
	expect( await answerChoice( visitor ) ).toBe( 201 );
	await expectTheirsToWork( visitor, '18.3.1' );
} );

test( 'shows no survey on a page whose React is too old, and leaves that React alone', async ( {
	browser,
} ) => {
	const page = await browser.newPage();
	const errors = watchErrors( page );
	await page.goto( '/about/?with=old-react' );
	await expect.poll( () => errors.length ).toBe( 1 );
	expect( errors[ 0 ] ).toMatch(
		/UserFeedback.+the page has React 16\.0\.0/
	);
	await expect( page.locator( 'userfeedback-widget' ) ).toHaveCount( 0 );
	expect(
		await page.evaluate(
			() =>
				( window as unknown as { React: { version: string } } ).React
					.version
		)
	).toBe( '16.0.0' );
	await page.close();
} );

test( 'RequireJS works before and after our scripts, which define no module and hide nothing', async ( {
	visitor,
} ) => {
	interface Amd {
		define: {
			( name: string, make: () => unknown ): void;
			amd?: unknown;
		};
		require: ( names: string[], use: ( value: unknown ) => void ) => void;
	}
	const useModules = ( name: string ) =>
		visitor.evaluate( ( module ) => {
			const { define, require } = window as unknown as Amd;
			define( module, () => `the ${ module }` );
			return new Promise( ( resolve ) =>
				require( [ module ], ( value ) =>
					resolve( [ value, Boolean( define.amd ) ] ) )
			);
		}, name );

	await visitor.goto( '/about/?with=amd' );
	expect( await useModules( 'first' ) ).toEqual( [ 'the first', true ] );
	await expect( widgetOf( visitor ) ).toBeVisible();
	expect( await useModules( 'second' ) ).toEqual( [ 'the second', true ] );
	expect( await answerChoice( visitor ) ).toBe( 201 );

	await visitor.context().clearCookies();
	await visitor.goto( '/about/?amd-later' );
	await expect( widgetOf( visitor ) ).toBeVisible();
	await visitor.addScriptTag( { url: scriptOf( 'amd' ) } );
	expect( await useModules( 'third' ) ).toEqual( [ 'the third', true ] );
	expect( await answerChoice( visitor ) ).toBe( 201 );
} );

test( 'works under a strict Content-Security-Policy with nonces (T63)', async ( {
	visitor,
} ) => {
	await visitor.addInitScript( () => {
		document.addEventListener( 'securitypolicyviolation', ( event ) =>
			// Fails the test.
			console.error( event.violatedDirective, event.blockedURI )
		);
	} );
	const response = ( await visitor.goto( '/about/?with=csp' ) )!;
	expect( response.headers()[ 'content-security-policy' ] ).toContain(
		"'strict-dynamic'"
	);
	await expect( widgetOf( visitor ) ).toBeVisible();
	// It looks as it should: neither the style sheet nor the colours were refused.
	await expect( widgetOf( visitor ) ).toHaveCSS( 'position', 'fixed' );
	await expect(
		widgetOf( visitor ).getByRole( 'button', { name: 'Next' } )
	).toHaveCSS( 'background-color', 'rgb(45, 135, 241)' );
	expect( await answerChoice( visitor ) ).toBe( 201 );
} );

test( 'works despite errors of other plugins, a broken jQuery and polluted prototypes (T63)', async ( {
	browser,
} ) => {
	const page = await browser.newPage();
	const errors = watchErrors( page );
	await page.goto( '/about/?with=broken' );
	await expect( widgetOf( page ) ).toBeVisible();
	expect( await answerChoice( page ) ).toBe( 201 );
	expect( errors ).toContain( 'theirs, at once' );
	expect( errors.join( '\n' ) ).not.toMatch( /userfeedback/i );
	await page.close();
} );
