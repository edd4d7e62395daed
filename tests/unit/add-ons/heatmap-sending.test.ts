import { record } from '@/add-ons/heatmaps/recorder';
import {
	activeListeners,
	bodies,
	click,
	closePage,
	DATA,
	happen,
	openPage,
	page,
	parts,
	pass,
	see,
	send,
	told,
} from './heatmap-support';

beforeEach( openPage );
afterEach( closePage );

describe( 'consent', () => {
	test( 'without it, nothing is recorded; what happens after it was given, is', async () => {
		page.wp_has_consent = () => false;
		record( DATA );
		click( '.more' );
		await pass( 30_000 );
		see( false );
		expect( send ).not.toHaveBeenCalled();
		see( true );
		page.wp_has_consent = ( of ) => of === 'statistics-anonymous';
		click( '.dull' );
		await pass( 60_000 );
		expect( told( parts() ) ).toEqual( [
			'click main.content>button.dull 136 1',
			'dead main.content>button.dull 136 1',
		] );
		expect( parts()[ 0 ]!.first ).toBe( true );
	} );

	test( 'when it is withdrawn, what was collected is forgotten', async () => {
		page.wp_has_consent = () => true;
		record( DATA );
		click( '.more' );
		page.wp_has_consent = () => false;
		see( false );
		page.wp_has_consent = () => true;
		see( true );
		await pass( 60_000 );
		expect( told( parts() ) ).toEqual( [] );
	} );

	test( 'Global Privacy Control forbids it', async () => {
		page.wp_has_consent = () => true;
		Object.defineProperty( navigator, 'globalPrivacyControl', {
			configurable: true,
			value: true,
		} );
		record( DATA );
		click( '.more' );
		await pass( 60_000 );
		see( false );
		expect( send ).not.toHaveBeenCalled();
	} );
} );

describe( 'the end', () => {
	test.each( [
		[ 'is told that there are enough views', { ok: false } ],
		[ 'cannot reach the server', new TypeError( 'offline' ) ],
	] )( 'stops when it %s', async ( _, answer ) => {
		if ( answer instanceof Error ) {
			send.mockRejectedValue( answer );
		} else {
			send.mockResolvedValue( answer );
		}
		record( DATA );
		await pass( 5000 );
		expect( activeListeners() ).toBe( 0 );
		click( '.more' );
		await pass( 120_000 );
		see( false );
		expect( send ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'stops after ten minutes, and sends the rest', async () => {
		record( DATA );
		await pass( 599_000 );
		click( '.more' );
		await pass( 1000 );
		expect( told( parts() ) ).toHaveLength( 1 );
		expect( activeListeners() ).toBe( 0 );
		expect( jest.getTimerCount() ).toBeLessThanOrEqual( 1 );
	} );

	test( 'stops when something fails, without an error on the page', async () => {
		const warning = jest.spyOn( console, 'warn' ).mockImplementation();
		record( DATA );
		jest.spyOn( Element.prototype, 'closest' ).mockImplementation( () => {
			throw new Error( 'broken' );
		} );
		expect( () => click( '.more' ) ).not.toThrow();
		expect( warning ).toHaveBeenCalledTimes( 1 );
		expect( activeListeners() ).toBe( 0 );
	} );

	test( 'another address is another page', async () => {
		record( DATA );
		window.history.pushState( {}, '', '/other/' );
		click( '.more' );
		await pass( 60_000 );
		see( false );
		window.history.pushState( {}, '', '/' );
		expect( send ).not.toHaveBeenCalled();
	} );
} );

test( 'a long list of elements is sent in parts below 64 KB, one after the other', async () => {
	const names = [ 'a', 'b', 'c' ].map( ( name ) => name.repeat( 39 ) );
	document.body.innerHTML = Array.from(
		{ length: 400 },
		( _, nth ) =>
			`<div data-userfeedback-block="${ 10_000_000 + nth }"><h2 class="${ names.join( ' ' ) }"></h2></div>`
	).join( '' );
	let open = 0;
	let atOnce = 0;
	send.mockImplementation( async () => {
		atOnce = Math.max( atOnce, ++open );
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
		open--;
		return { ok: true };
	} );
	record( DATA );
	document.querySelectorAll( 'h2' ).forEach( ( target, index ) => {
		// Too far apart for a rage click.
		happen( 'click', { target, clientX: index * 50, clientY: 50 } );
	} );
	await pass( 2000 );
	see( false );
	expect( parts().length ).toBeGreaterThan( 2 );
	for ( const [ index, body ] of bodies().entries() ) {
		expect( body.length ).toBeLessThan( 60_000 );
		expect( parts()[ index ] ).toMatchObject( {
			part: index,
			first: index === 0,
		} );
		expect( parts()[ index ]!.paths.length ).toBeLessThanOrEqual( 200 );
	}
	expect( told( parts() ) ).toHaveLength( 400 );
	expect( atOnce ).toBe( 1 );
} );
