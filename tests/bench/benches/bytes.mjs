import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../../tools/lib/packages.mjs';
import { CHROMIUM_ARGUMENTS } from '../../../tools/chromium.js';
import { THREE_QUESTIONS } from '../lib/surveys.mjs';
import { atMost } from '../lib/report.mjs';

const KB = 1024;
const OURS = '/wp-content/plugins/userfeedback/';
const PARTS = '/build/widget/parts/';

const gzipped = ( text ) => gzipSync( text, { level: 9 } ).length;

/**
 * Opens the front page in a browser that has never been there.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url
 * @param {{ isOff?: boolean, shows?: string, cookie?: string }} how Without the plugin; what to wait for in the popup; a cookie that the
 *                                                                browser has.
 * @return {Promise<{ html: number, files: Map<string, number>, calls: string[] }>} Gzipped bytes of the page and of each file, and
 *         the paths that were posted to.
 */
async function visit(
	browser,
	url,
	{ isOff = false, shows = '', cookie = '' } = {}
) {
	const context = await browser.newContext( {
		extraHTTPHeaders: isOff ? { 'X-Bench-Off': '1' } : {},
	} );
	if ( cookie ) {
		await context.addCookies( [ { name: cookie, value: '1', url } ] );
	}
	const page = await context.newPage();
	const answers = [];
	page.on( 'response', ( response ) => answers.push( response ) );
	await page.goto( url, { waitUntil: 'load' } );
	if ( shows ) {
		await page
			.locator( 'userfeedback-widget' )
			.getByRole( shows )
			.first()
			.waitFor();
	}
	await page.waitForLoadState( 'networkidle' );
	const files = new Map();
	const calls = [];
	let html = 0;
	for ( const response of answers ) {
		const { pathname } = new URL( response.url() );
		if ( response.request().method() !== 'GET' ) {
			calls.push( pathname );
		} else if ( response.request().isNavigationRequest() ) {
			html = gzipped( await response.body() );
		} else if ( response.url().startsWith( 'http' ) ) {
			files.set( pathname, gzipped( await response.body() ) );
		}
	}
	await context.close();
	return { html, files, calls };
}

/** What a page carries and loads more than the same page without the plugin. */
function added( page, without ) {
	const files = [ ...page.files ].filter(
		( [ path ] ) => ! without.files.has( path )
	);
	const sum = ( list ) =>
		list.reduce( ( total, [ , bytes ] ) => total + bytes, 0 );
	const ours = files.filter( ( [ path ] ) => path.startsWith( OURS ) );
	const core = files.filter( ( [ path ] ) => ! path.startsWith( OURS ) );
	return {
		html: page.html - without.html,
		ours: sum( ours ),
		parts: sum( ours.filter( ( [ path ] ) => path.includes( PARTS ) ) ),
		core: sum( core ),
		requests: files.length,
		calls: page.calls.length,
		list: files.map( ( [ path, bytes ] ) => `${ path } ${ bytes }` ),
	};
}

/**
 * What a visitor's browser loads because of us.
 *
 * @param {import('../run.mjs').Context} context
 */
export async function measureBytes( { site, surveys, report } ) {
	const browser = await chromium.launch( {
		executablePath: await ensureChromium(),
		args: CHROMIUM_ARGUMENTS,
	} );
	try {
		const without = await visit( browser, site.url, { isOff: true } );
		const row = ( what, samples, rest ) =>
			report.add( { bench: 'bytes', what, samples, ...rest } );
		const kilobytes = ( what, value, rest ) =>
			row( what, value / KB, { unit: 'KB gzip', ...rest } );

		const none = added( await visit( browser, site.url ), without );
		const noneGoal = { goal: atMost( 0 ), existing: '0' };
		row( 'no survey: bytes', none.html + none.ours + none.core, noneGoal );
		row( 'no survey: requests', none.requests + none.calls, noneGoal );

		const id = await surveys.get( 'Bytes', THREE_QUESTIONS );
		// Due tomorrow: it is on the page already, and the loader's clock says not yet.
		const tomorrow = new Date( Date.now() + 24 * 3600_000 ).toISOString();
		await site.api( 'POST', `surveys/${ id }`, {
			survey: { status: 'publish', publish_at: tomorrow },
		} );
		const waiting = added( await visit( browser, site.url ), without );
		kilobytes( 'may show: our files', waiting.ours, {
			goal: atMost( 2.5, 'KB gzip' ),
			existing: '475.2 KB',
		} );
		kilobytes( 'may show: files of WordPress', waiting.core );
		kilobytes( 'may show: in the HTML', waiting.html, {
			existing: '1.05 KB',
		} );
		row( 'may show: requests', waiting.requests + waiting.calls, {
			existing: '4 and a POST',
		} );

		await site.api( 'POST', `surveys/${ id }`, {
			survey: { publish_at: null },
		} );
		const showing = added(
			await visit( browser, site.url, { shows: 'radio' } ),
			without
		);
		kilobytes( 'a question open: our files', showing.ours, {
			existing: '475.2 KB',
		} );
		kilobytes(
			'a question open: our app',
			showing.ours - waiting.ours - showing.parts,
			{
				goal: atMost( 9, 'KB gzip' ),
				existing:
					'475.2 KB (Formbricks 59.1, Sprig 102.9, PostHog 167.1 in all)',
			}
		);
		kilobytes( 'a question open: the part of its types', showing.parts, {
			goal: atMost( 1.5, 'KB gzip' ),
		} );
		kilobytes(
			'a question open: files of WordPress (wp-element)',
			showing.core
		);
		row( 'a question open: requests for files', showing.requests, {
			existing: '4',
		} );
		row( 'a question open: posts', showing.calls, { existing: '1' } );
		const minimized = added(
			await visit( browser, site.url, {
				shows: 'button',
				cookie: `userfeedback-${ id }-minimized`,
			} ),
			without
		);
		kilobytes(
			'minimized: all files, React’s included',
			minimized.ours + minimized.core,
			{ goal: atMost( 8, 'KB gzip' ), existing: '475.2 KB' }
		);
		row( 'minimized: requests for files', minimized.requests );
		report.notes.bytes = showing.list;
		await surveys.draft( id );
	} finally {
		await browser.close();
	}
}
