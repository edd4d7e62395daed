import { PageCache } from './support/page-cache';
import { expect, test } from './support/test';
import {
	choiceOn,
	openFor,
	targeted,
	unitTestContent,
} from './support/selection';
import { widgetOf } from './support/surveys';

/** SystemClock's time(). A request that is under way when a test ends no longer finds the moment. */
const CLOCK =
	"<?php namespace UserFeedback\\Support; function time(): int { return (int) ( @file_get_contents( __DIR__ . '/later.txt' ) ?: \\time() ); }";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let cache: PageCache;

test.beforeEach( async () => {
	cache = await PageCache.start();
} );

test.afterEach( () => cache.stop() );

test( '[PUB-07] behind a full-page cache, a scheduled survey shows from publish_at on, where its rules hold', async ( {
	browser,
	survey,
	muPlugin,
} ) => {
	const { postPath } = unitTestContent();
	const at = Math.ceil( Date.now() / MINUTE ) * MINUTE + DAY;
	const id = await survey( {
		...targeted( [
			[ '&&', 'wp_page_type', [ 'page' ] ],
			[ '&&', 'page_url_contains', 'about' ],
			[ '||', 'query_parameter', 'tea' ],
			[ '&&', 'post_type', [ 'post' ] ],
		] ),
		title: 'Not before its time',
		publish_at: new Date( at ).toISOString().replace( '.000', '' ),
	} );
	/** Lets time pass for the plugin and for the cache; nothing else happens on the site. */
	const passUntil = ( moment: number ) => {
		cache.now = moment;
		muPlugin( 'later.txt', String( moment / 1000 ) );
		muPlugin( 'later.php', CLOCK );
	};
	/** What a new visitor gets, whose clock may be wrong. */
	const choiceAt = async ( path: string, clock: number ) => {
		const page = await openFor( browser, { proxy: cache.proxy } );
		await page.addInitScript( ( now ) => {
			Date.now = () => now;
		}, clock );
		const choice = await choiceOn( page, path );
		if ( choice?.chosen ) {
			await expect( widgetOf( page ) ).toBeVisible();
		}
		await page.context().close();
		return choice;
	};
	const shown = { chosen: id, reasons: {} };
	const nothing = { chosen: null, reasons: {} };

	await test.step( 'today, visitors fill the cache', async () => {
		for ( const path of [ '/about/', postPath ] ) {
			expect( await choiceAt( path, Date.now() ) ).toEqual( nothing );
		}
		expect( await choiceAt( '/', Date.now() ) ).toBeNull();
		expect( cache.hits.filter( ( hit ) => hit === '/about/' ) ).toEqual(
			[]
		);
	} );
	await test.step( 'tomorrow, a second too early', async () => {
		passUntil( at - 1000 );
		expect( await choiceAt( '/about/', at - 1000 ) ).toEqual( nothing );
		expect(
			await choiceAt( '/about/', at ),
			'a clock that is fast makes the cache ask, and keep the answer'
		).toEqual( nothing );
		expect( await choiceAt( '/about/', at + MINUTE ) ).toEqual( nothing );
		expect( cache.hits ).toContainEqual(
			expect.stringContaining( 'surveys/due' )
		);
	} );
	await test.step( 'from that second on', async () => {
		passUntil( at );
		expect( await choiceAt( '/about/', at - 1 ) ).toEqual( nothing );
		expect( await choiceAt( '/about/', at ) ).toEqual( shown );
		expect( await choiceAt( postPath, at ) ).toEqual( {
			chosen: null,
			reasons: { [ id ]: 'page' },
		} );
		expect( await choiceAt( `${ postPath }?tea`, at ) ).toEqual( shown );
		expect( await choiceAt( '/', at ) ).toBeNull();
	} );
	await test.step( 'a day later, from the page of before', async () => {
		passUntil( at + DAY );
		expect( await choiceAt( '/about/', at + DAY ) ).toEqual( shown );
		expect(
			cache.hits.filter( ( hit ) => hit === '/about/' )
		).toHaveLength( 6 );
		expect( cache.hits ).toContain( postPath );
		expect( cache.hits ).toContain( '/' );
	} );
} );
