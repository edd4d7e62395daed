import { test as base, expect } from '../e2e/support/test';
import { startEngine, type Engine } from './client/engines';
import { Visitor } from './client/visitor';

/** What a project of the configuration chooses. */
export interface EngineOptions {
	engine: Engine;
}

/** A plugin that records the errors of scripts, and our warnings, before any other script runs. Not every driver reports them. */
const RECORDER = `<?php
add_action( 'wp_head', function () {
	?><script>
	( function () {
		var note = function ( text ) {
			var key = 'recorded-errors';
			sessionStorage.setItem( key, ( sessionStorage.getItem( key ) || '' ) + text + '\\n' );
		};
		addEventListener( 'error', function ( event ) { note( event.message ); } );
		addEventListener( 'unhandledrejection', function ( event ) { note( String( event.reason ) ); } );
		[ 'warn', 'error' ].forEach( function ( level ) {
			console[ level ] = function () { note( [].join.call( arguments, ' ' ) ); };
		} );
	} )();
	</script><?php
}, -1 );
`;

interface EngineFixtures {
	/** Somebody with a fresh browser of the project's engine, who is not logged in. */
	person: Visitor;
}

/** The browser tests' test, with a person in the place of Playwright's page. */
export const test = base.extend< EngineFixtures & EngineOptions >( {
	engine: [ 'chromium', { option: true } ],
	person: async ( { engine, baseURL, muPlugin }, use, info ) => {
		muPlugin( 'recorded-errors.php', RECORDER );
		const driver = await startEngine( engine );
		const person = new Visitor( driver, baseURL! );
		info.annotations.push( {
			type: 'browser',
			description: driver.version,
		} );
		await use( person );
		const recorded = await person.ask( () =>
			sessionStorage.getItem( 'recorded-errors' )
		);
		if ( info.status !== info.expectedStatus ) {
			const body = await driver.screenshot();
			await info.attach( 'window', { body, contentType: 'image/png' } );
		}
		await driver.close();
		expect( recorded, 'errors in the browser' ).toBeNull();
	},
} );

export { expect };
