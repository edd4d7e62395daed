import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../../../tools/chromium.js';
import { ensureChromium } from '../../../tools/lib/packages.mjs';
import { ROOT } from '../../../tools/lib/paths.mjs';
import { buildBefore } from '../lib/build-before.mjs';
import { startSiteOf } from '../lib/build-site.mjs';
import { logIn, post } from '../../../tools/lib/dashboard.mjs';
import { interleave, ratios } from '../lib/measure.mjs';
import { atMost } from '../lib/report.mjs';
import { THREE_QUESTIONS } from '../lib/surveys.mjs';

/** The commit that pages are compared with: it showed a question in 0.86 × the time of the existing product, and the goal is 0.6 ×. */
const BEFORE = process.env.BENCH_BEFORE ?? 'c2bcc70';
const GOAL = atMost( 0.6 / 0.86 );

/** A phone: its processor, and a line of 1.6 Mbit/s. */
const SLOWDOWN = 4;
const SLOW_LINE = {
	offline: false,
	latency: 150,
	downloadThroughput: 200_000,
	uploadThroughput: 100_000,
};

const MINUTE = 60_000;

/** In the page: notes when the popup's first question is on the screen. */
function watch() {
	const look = () => {
		const heading = document
			.querySelector( 'userfeedback-widget' )
			?.shadowRoot?.querySelector( '.widget:not(.is-minimized) h2' );
		if ( heading?.getClientRects().length ) {
			window.benchVisible = performance.now();
		} else {
			setTimeout( look, 2 );
		}
	};
	look();
}

/** In the page: notes its largest contentful paint. */
function watchPaint() {
	new PerformanceObserver( ( list ) => {
		window.benchPaint = list.getEntries().at( -1 ).startTime;
	} ).observe( { type: 'largest-contentful-paint', buffered: true } );
}

/** In the page: what is on it when nothing more comes. */
const ENDS = {
	tab: () =>
		document
			.querySelector( 'userfeedback-widget' )
			?.shadowRoot?.querySelector( 'button' ),
	popup: () => window.benchVisible,
	form: () =>
		[ ...document.querySelectorAll( '.userfeedback-inline button' ) ].some(
			( { textContent, offsetParent } ) =>
				offsetParent && textContent.includes( 'Next' )
		),
	rating: () => document.querySelector( '.userfeedback-rating.is-live' ),
};

/** Publishes what a state needs; the answer is the page's path and the visitor's cookie. */
const STATES = {
	'no survey': async () => ( { path: '/' } ),
	'may show': async ( { plan } ) => {
		await plan( Date.now() + 60 * MINUTE );
		return { path: '/' };
	},
	minimized: async ( { plan, id } ) => {
		await plan( null );
		return {
			path: '/',
			cookie: `userfeedback-${ id }-minimized`,
			end: 'tab',
		};
	},
	'popup open': async ( { plan } ) => {
		await plan( null );
		return { path: '/', end: 'popup' };
	},
	'in the content': async ( { plan, form } ) => {
		await plan( null );
		return { path: form, end: 'form' };
	},
	rating: async ( { draft, rated } ) => {
		await draft();
		return { path: rated, end: 'rating' };
	},
};

/** The survey and the pages of a site. */
async function prepare( browser, url ) {
	const page = await browser.newPage();
	await logIn( page, url );
	const { id } = await post( page, 'surveys', {
		survey: { title: 'Three', questions: THREE_QUESTIONS },
	} );
	const publishPost = ( title, content ) =>
		page.evaluate(
			async ( data ) => {
				const { id: made } = await window.wp.apiFetch( {
					path: '/wp/v2/posts',
					method: 'POST',
					data,
				} );
				return `/?p=${ made }`;
			},
			{
				title,
				// The front page shows posts up to here.
				content: `<!-- wp:more --><!--more--><!-- /wp:more -->${ content }`,
				status: 'publish',
			}
		);
	return {
		id,
		form: await publishPost(
			'Form',
			`<!-- wp:userfeedback/survey {"surveyId":${ id },"display":"inline"} /-->`
		),
		rated: await publishPost( 'Rated', '[userfeedback_rating]' ),
		plan: async ( time ) => {
			const date = time && new Date( time ).toISOString();
			await post( page, `surveys/${ id }`, {
				survey: { status: 'publish', publish_at: date },
			} );
		},
		draft: () => post( page, 'surveys/draft', { survey_ids: [ id ] } ),
	};
}

/** Milliseconds of script on the processor so far, compilation included. */
async function scriptTime( tools ) {
	const { metrics } = await tools.send( 'Performance.getMetrics' );
	const of = ( name ) =>
		metrics.find( ( metric ) => metric.name === name )?.value ?? 0;
	return 1000 * ( of( 'ScriptDuration' ) + of( 'V8CompileDuration' ) );
}

/** Opens a page as a new visitor. */
async function open( browser, url, { path, cookie, end }, { slow, line } ) {
	const context = await browser.newContext();
	try {
		if ( cookie ) {
			await context.addCookies( [ { name: cookie, value: '1', url } ] );
		}
		const page = await context.newPage();
		const tools = await context.newCDPSession( page );
		await tools.send( 'Performance.enable', { timeDomain: 'threadTicks' } );
		await tools.send( 'Emulation.setCPUThrottlingRate', {
			rate: slow ? SLOWDOWN : 1,
		} );
		if ( line ) {
			await tools.send( 'Network.enable' );
			await tools.send( 'Network.emulateNetworkConditions', SLOW_LINE );
		}
		await page.addInitScript( watchPaint );
		if ( end === 'popup' ) {
			await page.addInitScript( watch );
		}
		await page.goto( url + path, { waitUntil: 'load', timeout: MINUTE } );
		if ( end ) {
			await page.waitForFunction( ENDS[ end ], null, {
				timeout: MINUTE,
			} );
		}
		await page.waitForLoadState( 'networkidle' );
		const script = await scriptTime( tools );
		const [ visible, paint ] = await page.evaluate( () => [
			window.benchVisible,
			window.benchPaint,
		] );
		return { script, visible, paint };
	} finally {
		await context.close();
	}
}

const CONDITIONS = {
	loopback: {},
	'1.6 Mbit/s and 150 ms': { line: true },
};

/**
 * What a page keeps a phone busy with, when it is painted, and how soon a question is visible, beside an earlier commit.
 *
 * @param {{ report: import('../lib/report.mjs').Report, rounds: number }} context
 */
export async function measureVisitorPages( { report, rounds } ) {
	const roots = { before: await buildBefore( BEFORE ), now: ROOT };
	const sites = {};
	const browser = await chromium.launch( {
		executablePath: await ensureChromium(),
		args: CHROMIUM_ARGUMENTS,
	} );
	const row = ( what, samples, rest ) =>
		report.add( { bench: 'visitor-pages', what, samples, ...rest } );
	try {
		for ( const [ name, root ] of Object.entries( roots ) ) {
			sites[ name ] = await startSiteOf(
				`pages-${ name }`,
				root,
				{ posts: false },
				{ plan: 'elite' }
			);
			Object.assign(
				sites[ name ],
				await prepare( browser, sites[ name ].url )
			);
		}
		const { before, now } = sites;
		const compare = async ( state, condition ) => {
			const targets = {
				before: { url: before.url, state: await state( before ) },
				now: { url: now.url, state: await state( now ) },
			};
			// What a first page prepares for those that follow.
			for ( const { url, state: page } of Object.values( targets ) ) {
				await open( browser, url, page, condition );
			}
			return interleave( targets, rounds, ( target ) =>
				open( browser, target.url, target.state, condition )
			);
		};
		for ( const [ name, state ] of Object.entries( STATES ) ) {
			const samples = await compare( state, { slow: true } );
			for ( const [ when, measured ] of Object.entries( samples ) ) {
				row(
					`${ name }: script of a page, ${ when }`,
					measured.map( ( { script } ) => script ),
					{ unit: 'ms' }
				);
				row(
					`${ name }: largest contentful paint, ${ when }`,
					measured.map( ( { paint } ) => paint ),
					{ unit: 'ms' }
				);
			}
		}
		for ( const [ name, condition ] of Object.entries( CONDITIONS ) ) {
			const samples = await compare( STATES[ 'popup open' ], condition );
			const of = ( when ) =>
				samples[ when ].map( ( { visible } ) => visible );
			row( `${ name }: question visible, before`, of( 'before' ), {
				unit: 'ms',
			} );
			row( `${ name }: question visible`, of( 'now' ), { unit: 'ms' } );
			row(
				`${ name }: question visible ÷ before`,
				ratios( of( 'now' ), of( 'before' ) ),
				condition.line ? { goal: atMost( 1 ) } : { goal: GOAL }
			);
		}
	} finally {
		await browser.close();
		for ( const { stop } of Object.values( sites ) ) {
			await stop();
		}
	}
}
