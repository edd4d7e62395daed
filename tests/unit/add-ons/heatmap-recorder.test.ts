import { record } from '@/add-ons/heatmaps/recorder';
import {
	bodies,
	click,
	closePage,
	DATA,
	happen,
	layOut,
	openPage,
	parts,
	pass,
	point,
	see,
	send,
	told,
} from './heatmap-support';

beforeEach( openPage );
afterEach( closePage );

test( 'counts the view after five seconds, with the height of the window', async () => {
	record( DATA );
	await pass( 4999 );
	expect( send ).not.toHaveBeenCalled();
	await pass( 1 );
	expect( send ).toHaveBeenCalledWith(
		DATA.url,
		expect.objectContaining( {
			method: 'POST',
			credentials: 'omit',
			keepalive: true,
		} )
	);
	expect( parts() ).toEqual( [
		{
			heatmap: 7,
			token: '1.abc',
			view: expect.stringMatching( /^[\da-f-]{36}$/ ),
			part: 0,
			device: 'desktop',
			first: true,
			scroll: 25,
			fold: 25,
			paths: [],
			cells: [],
		},
	] );
} );

test( 'sends what is new at growing intervals, and nothing while nothing happens', async () => {
	record( DATA );
	await pass( 16_000 );
	expect( send ).toHaveBeenCalledTimes( 1 );
	click( '.more', 99.9, 0 );
	click( '.more', 99.9, 0 );
	await pass( 20_000 );
	expect( told( parts().slice( 1 ) ) ).toEqual( [
		'click [0a1b2c3d]>p>a.more 15 2',
	] );
	expect( parts()[ 1 ] ).toMatchObject( {
		part: 1,
		first: false,
		scroll: 25,
		scroll_before: 25,
		view: parts()[ 0 ]!.view,
	} );
} );

test( 'reports how far the visitor scrolled, also if they went back up', async () => {
	record( DATA );
	await pass( 5000 );
	layOut( 4, 2 );
	happen( 'scroll' );
	await pass( 300 );
	layOut( 4, 0 );
	happen( 'scroll' );
	await pass( 10_000 );
	expect( parts()[ 1 ] ).toMatchObject( {
		first: false,
		scroll: 75,
		scroll_before: 25,
	} );
} );

test( 'sends the rest when the visitor leaves or turns to another tab, once', async () => {
	record( DATA );
	click( '.more' );
	see( false );
	happen( 'pagehide' );
	expect( told( parts() ) ).toEqual( [ 'click [0a1b2c3d]>p>a.more 136 1' ] );
	expect( parts()[ 0 ]!.first ).toBe( true );
	await pass( 60_000 );
	expect( send ).toHaveBeenCalledTimes( 1 );
} );

test( 'names the thing that was clicked, not what is drawn in it', async () => {
	record( DATA );
	click( 'b', 50, 99 );
	click( '.text', -3, 400 );
	see( false );
	expect( told( parts() ) ).toEqual( [
		'click [0a1b2c3d]>p>a.more 248 1',
		'click main.content>p.text 240 1',
	] );
} );

test( 'records the middle for clicks of keys, and nothing of scripts', async () => {
	record( DATA );
	click( '.dull', 0, 0, { detail: 0 } );
	click( '.dull', 0, 0, { isTrusted: false } );
	see( false );
	expect( told( parts() ) ).toEqual( [
		'click main.content>button.dull 136 1',
	] );
} );

test( 'reads no text, no value and nothing inside of [data-private] and what visitors write in', async () => {
	record( DATA );
	for ( const one of [ '.more', '.name', '.pass', '.page', '.balance' ] ) {
		click( one, 1, 1 );
		point( one );
		await pass( 600 );
	}
	see( false );
	expect( told( parts() ).sort() ).toEqual( [
		'click [0a1b2c3d]>p>a.more 0 1',
		'click main.content>div.diary 136 1',
		'click main.content>input.name 0 1',
		'click main.content>input.pass 0 1',
		'click main.content>section.account 136 1',
		'move [0a1b2c3d]>p>a.more 136 1',
		'move main.content>div.diary 136 1',
		'move main.content>input.name 136 1',
		'move main.content>input.pass 136 1',
		'move main.content>section.account 136 1',
	] );
	expect( bodies().join() ).not.toMatch(
		/secret|typed|hunter2|Dear|balance|1,000|page"/i
	);
} );

test( 'records a move when the mouse has rested for half a second; fingers do not move', async () => {
	record( DATA );
	for ( let moves = 0; moves < 20; moves++ ) {
		point( '.text' );
		await pass( 100 );
	}
	point( '.dull' );
	await pass( 500 );
	point( '.more', { pointerType: 'touch' } );
	await pass( 1000 );
	see( false );
	expect( told( parts() ) ).toEqual( [
		'move main.content>button.dull 136 1',
	] );
} );

test( 'three quick clicks on one spot are one rage click, and so are five', async () => {
	record( DATA );
	for ( let clicks = 0; clicks < 5; clicks++ ) {
		click( '.dull' );
		await pass( 300 );
	}
	see( false );
	expect( told( parts() ) ).toEqual( [
		'click main.content>button.dull 136 5',
		'rage main.content>button.dull 136 1',
	] );
} );

describe( 'a click without an effect', () => {
	const CLICK = 'click main.content>button.dull 136 1';
	const DEAD = 'dead main.content>button.dull 136 1';

	async function afterClick( effect: () => void | Promise< unknown > ) {
		record( DATA );
		click( '.dull' );
		await effect();
		await pass( 2600 );
		see( false );
		return told( parts() );
	}

	test( 'is a dead click', async () => {
		expect( await afterClick( () => {} ) ).toEqual( [ CLICK, DEAD ] );
	} );

	test.each( [
		[
			'the page changes',
			async () => {
				await pass( 2400 );
				document.body.append( 'new' );
			},
		],
		[
			'an attribute changes',
			() => document.body.classList.add( 'is-open' ),
		],
		[ 'the page scrolls at once', () => happen( 'scroll' ) ],
		[ 'the selection changes at once', () => happen( 'selectionchange' ) ],
		[ 'the visitor leaves', () => happen( 'pagehide' ) ],
	] )( 'is no dead click if %s', async ( _, effect ) => {
		expect( await afterClick( effect ) ).toEqual( [ CLICK ] );
	} );

	test( 'is a dead click if the page scrolls later', async () => {
		expect(
			await afterClick( async () => {
				await pass( 150 );
				happen( 'scroll' );
			} )
		).toEqual( [ CLICK, DEAD ] );
	} );

	test.each( [ '.more', 'b', '.name', '.page' ] )(
		'is no dead click on %s',
		async ( selector ) => {
			record( DATA );
			click( selector );
			click( '.dull', 50, 50, { ctrlKey: true } );
			await pass( 3000 );
			see( false );
			expect( told( parts() ).join() ).not.toContain( 'dead' );
		}
	);
} );
