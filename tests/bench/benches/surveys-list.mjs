import { chromium } from '@playwright/test';
import { ensureChromium } from '../../../tools/lib/packages.mjs';
import { ROOT } from '../../../tools/lib/paths.mjs';
import { CHROMIUM_ARGUMENTS } from '../../../tools/chromium.js';
import { buildBefore } from '../lib/build-before.mjs';
import { startSiteOf } from '../lib/build-site.mjs';
import { interleave, ratios } from '../lib/measure.mjs';
import { atMost } from '../lib/report.mjs';

/** The commit that the list is compared with. */
const BEFORE = '34190f6';

const LIST = '/wp-admin/admin.php?page=userfeedback_surveys';

/** Milliseconds after which a page is given up. */
const PATIENCE = 180_000;

/** A slow line, and a slow device at a fast one. */
const CONDITIONS = {
	'180 KB/s': { bytes: 180 * 1024, latency: 60, processor: 1 },
	'processor ÷ 4': { bytes: -1, latency: 0, processor: 4 },
};

/**
 * In the page: notes when its heading, its rows and the menu of a row are there. The menu is opened as soon as its button and the search
 * are there, as a person would; the list is usable when it is open.
 */
function watch() {
	const seen = ( window.benchSeen = {} );
	const isShown = ( element ) =>
		element.getClientRects().length > 0 &&
		! element.closest( '#wpadminbar' );
	const look = () => {
		const now = performance.now();
		const title = document.querySelector( '.userfeedback-page__title' );
		const row = document.querySelector( '.userfeedback-list-view__title' );
		const menu = [
			...document.querySelectorAll( '.userfeedback-list-view td button' ),
		].find( ( button ) => button.ariaLabel === 'Actions' );
		if ( title ) {
			seen.heading ??= now;
		}
		if ( row ) {
			seen.rows ??= now;
		}
		if (
			menu &&
			! seen.pressed &&
			document.querySelector( 'input[type="search"]' )
		) {
			seen.pressed = now;
			menu.click();
		}
		if (
			[ ...document.querySelectorAll( '[role="menuitem"]' ) ].some(
				isShown
			)
		) {
			seen.usable = now;
		} else {
			setTimeout( look, 5 );
		}
	};
	look();
}

async function logIn( browser, url ) {
	const context = await browser.newContext();
	const page = await context.newPage();
	await page.goto( `${ url }/wp-login.php` );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await page.click( '#wp-submit' );
	await page.waitForURL( /wp-admin/ );
	const state = await context.storageState();
	await context.close();
	return state;
}

/** Opens the list with an empty cache. */
async function open( browser, { url, state }, { bytes, latency, processor } ) {
	const context = await browser.newContext( { storageState: state } );
	try {
		const page = await context.newPage();
		const tools = await context.newCDPSession( page );
		const sample = { bytes: 0, requests: 0 };
		tools.on( 'Network.loadingFinished', ( { encodedDataLength } ) => {
			sample.bytes += encodedDataLength;
			sample.requests++;
		} );
		await tools.send( 'Network.enable' );
		await tools.send( 'Network.emulateNetworkConditions', {
			offline: false,
			latency,
			downloadThroughput: bytes,
			uploadThroughput: bytes,
		} );
		await tools.send( 'Emulation.setCPUThrottlingRate', {
			rate: processor,
		} );
		await page.addInitScript( watch );
		await page.goto( url + LIST, {
			waitUntil: 'commit',
			timeout: PATIENCE,
		} );
		await page.waitForFunction( () => window.benchSeen.usable, null, {
			timeout: PATIENCE,
		} );
		const { bytes: loaded, requests } = sample;
		const seen = await page.evaluate( () => window.benchSeen );
		await page.keyboard.press( 'Escape' );
		await page.fill( 'input[type="search"]', 'nothing like it' );
		await page
			.getByRole( 'heading', { name: 'Nothing found' } )
			.waitFor( { timeout: PATIENCE } );
		return { ...seen, bytes: loaded, requests };
	} finally {
		await context.close();
	}
}

function addRows( report, name, { before, now } ) {
	const of = ( samples, key ) => samples.map( ( sample ) => sample[ key ] );
	const row = ( what, samples, rest = {} ) =>
		report.add( {
			bench: 'surveys-list',
			what: `${ name }: ${ what }`,
			samples,
			...rest,
		} );
	for ( const key of [ 'heading', 'rows', 'usable' ] ) {
		row( `${ key }, before`, of( before, key ), { unit: 'ms' } );
		row( key, of( now, key ), { unit: 'ms' } );
	}
	row(
		'usable ÷ before',
		ratios( of( now, 'usable' ), of( before, 'usable' ) ),
		{ goal: atMost( 0.6 ) }
	);
	const kilobytes = ( samples ) =>
		of( samples, 'bytes' ).map( ( bytes ) => bytes / 1024 );
	row( 'loaded until usable, before', kilobytes( before ), { unit: 'KB' } );
	row( 'loaded until usable', kilobytes( now ), { unit: 'KB' } );
	row( 'requests until usable, before', of( before, 'requests' ) );
	row( 'requests until usable', of( now, 'requests' ) );
}

/**
 * How soon the list of surveys can be used, beside the commit before: rows there, search there, the menu of a row open.
 *
 * @param {{ report: import('../lib/report.mjs').Report, rounds: number }} context
 */
export async function measureSurveysList( { report, rounds } ) {
	const roots = { before: await buildBefore( BEFORE ), now: ROOT };
	const sites = {};
	const browser = await chromium.launch( {
		executablePath: await ensureChromium(),
		args: CHROMIUM_ARGUMENTS,
	} );
	try {
		for ( const [ name, root ] of Object.entries( roots ) ) {
			sites[ name ] = await startSiteOf( `list-${ name }`, root, {
				posts: false,
				survey: true,
			} );
			sites[ name ].state = await logIn( browser, sites[ name ].url );
		}
		for ( const [ name, condition ] of Object.entries( CONDITIONS ) ) {
			const samples = await interleave( sites, rounds, ( site ) =>
				open( browser, site, condition )
			);
			addRows( report, name, samples );
		}
	} finally {
		await browser.close();
		for ( const { stop } of Object.values( sites ) ) {
			await stop();
		}
	}
}
