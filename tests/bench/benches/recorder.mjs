import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../../../tools/chromium.js';
import { ensureChromium } from '../../../tools/lib/packages.mjs';
import { ROOT } from '../../../tools/lib/paths.mjs';
import { longestFrame, SLOWDOWN, watchFrames } from '../lib/long-frames.mjs';
import { interleave } from '../lib/measure.mjs';
import { atMost } from '../lib/report.mjs';

const ELEMENTS = 5000;

/** After so many milliseconds a rest of the mouse has been noticed, and two clicks are no double click. */
const PAUSE = 700;

/** After so many milliseconds, a click without an effect has been noticed. */
const NOTICED = 2700;

const ORIGIN = 'https://bench.test';
const RECORDER = '/wp-content/recorder.js';

const DATA = {
	v: 1,
	heatmap: 1,
	token: 'token',
	sample: 100,
	url: `${ ORIGIN }/wp-json/userfeedback/v1/heatmaps`,
};

const item = ( index, classes ) =>
	`<li class="${ classes }"><a href="#${ index }">Item ${ index }</a></li>`;

const list = ( classesOf ) =>
	`<ul>${ Array.from( { length: ELEMENTS / 2 }, ( _, index ) =>
		item( index, classesOf( index ) )
	).join( '' ) }</ul>`;

/** Pages of 5,000 elements: in one list with equal classes, in one whose items have classes of their own as posts do, and in blocks. */
const PAGES = {
	'an equal list': list( () => 'menu-item' ),
	'a list of posts': list(
		( index ) =>
			`post-${ index } wp-block-post post-${ 20_000 + index } post type-post status-publish hentry category-number-${ index % 100 } tag-${ index }`
	),
	blocks: Array.from(
		{ length: ELEMENTS / 5 },
		(
			_,
			index
		) => `<div class="wp-block-group" data-userfeedback-block="${ index.toString( 16 ).padStart( 8, '0' ) }">
			<h2>Title</h2><p class="has-text">Text <b>bold</b></p><a class="more" href="#">More</a></div>`
	).join( '' ),
};

const html = ( body, hasRecorder ) => `<!doctype html><title>Bench</title>
<style>body { margin: 0 } li, h2, p { margin: 0; line-height: 20px }</style><main>${ body }</main>
<script type="application/json" id="userfeedback-heatmap-data">${ JSON.stringify( DATA ) }</script>
${ hasRecorder ? `<script defer src="${ RECORDER }"></script>` : '' }`;

/** What a visitor does at the end of the page, where most siblings come before: scrolls, rests, clicks in vain and three times in a row, and leaves. */
async function browse( page ) {
	await page.keyboard.press( 'End' );
	await page.waitForFunction( () => window.scrollY > 0 );
	await page.waitForTimeout( 500 );
	await page.evaluate( () => performance.mark( 'begin' ) );
	for ( const y of [ 550, 400, 250 ] ) {
		await page.mouse.move( 300, y );
		await page.waitForTimeout( PAUSE );
	}
	// The first one places the caret, which is an effect.
	for ( const wait of [ PAUSE, NOTICED ] ) {
		await page.mouse.click( 600, 340 );
		await page.waitForTimeout( wait );
	}
	await page.mouse.click( 15, 300, { clickCount: 3 } );
	await page.evaluate( () =>
		window.dispatchEvent( new Event( 'pagehide' ) )
	);
	await page.waitForTimeout( 200 );
}

/** Uses a page on a slow device. */
async function visit( browser, code, body, hasRecorder ) {
	const context = await browser.newContext( {
		viewport: { width: 1280, height: 700 },
	} );
	const page = await context.newPage();
	const tools = await context.newCDPSession( page );
	const sent = [];
	await page.route( `${ ORIGIN }/**`, ( route ) => {
		const request = route.request();
		if ( request.method() === 'POST' ) {
			sent.push( request.postDataJSON() );
			return route.fulfill( { json: { success: true } } );
		}
		return request.url().endsWith( RECORDER )
			? route.fulfill( { contentType: 'text/javascript', body: code } )
			: route.fulfill( {
					contentType: 'text/html',
					body: html( body, hasRecorder ),
				} );
	} );
	await page.addInitScript( watchFrames );
	await page.goto( `${ ORIGIN }/` );
	await tools.send( 'Emulation.setCPUThrottlingRate', { rate: SLOWDOWN } );
	await browse( page );
	const measured = await page.evaluate( longestFrame, {
		scripts: RECORDER,
		since: 'begin',
	} );
	await context.close();
	return { ...measured, cells: sent.flatMap( ( { cells } ) => cells ) };
}

/**
 * How long the recorder of heatmaps keeps a slow device busy at a time, on pages of 5,000 elements.
 *
 * @param {{ report: import('../lib/report.mjs').Report, rounds: number }} context
 */
export async function measureRecorder( { report, rounds } ) {
	const code = readFileSync(
		resolve( ROOT, 'build/add-ons/heatmaps/recorder.js' ),
		'utf8'
	);
	const browser = await chromium.launch( {
		executablePath: await ensureChromium(),
		args: CHROMIUM_ARGUMENTS,
	} );
	try {
		for ( const [ name, body ] of Object.entries( PAGES ) ) {
			const visits = await interleave(
				{ without: false, with: true },
				rounds,
				( hasRecorder ) => visit( browser, code, body, hasRecorder )
			);
			const row = ( what, samples, goal ) =>
				report.add( {
					bench: 'recorder',
					what: `${ ELEMENTS } elements, ${ name }: ${ what }`,
					samples,
					unit: 'ms',
					goal,
				} );
			for ( const [ kind, measured ] of Object.entries( visits ) ) {
				row(
					`longest frame ${ kind } the recorder`,
					measured.map( ( { frame } ) => frame )
				);
			}
			row(
				'longest run of the recorder in a long frame',
				visits.with.map( ( { script } ) => script ),
				atMost( 50, 'ms' )
			);
			const seen = visits.with[ 0 ].cells;
			report.check(
				[ 0, 1, 2, 3 ].every( ( kind ) =>
					seen.some( ( cell ) => cell[ 0 ] === kind )
				),
				`recorder: on ${ name } it recorded ${ JSON.stringify( seen ) }`
			);
		}
	} finally {
		await browser.close();
	}
}
