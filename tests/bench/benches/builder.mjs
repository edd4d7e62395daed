import {
	logIn,
	post,
	SURVEYS,
	withSiteAndBrowser,
} from '../../../tools/lib/dashboard.mjs';
import { interleave, ratios } from '../lib/measure.mjs';
import { atMost } from '../lib/report.mjs';

/** The processor is slowed down by this factor: a laptop of an owner instead of a server. */
const SLOWDOWN = 4;

/** Characters typed in a round, and the milliseconds between two of them: a fast typist. */
const CHARACTERS = 100;
const PAUSE_MS = 80;

/** The numbers of questions that are compared; a survey has at most 100. */
const SIZES = { 'one question': 1, '100 questions': 100 };

/**
 * Questions with four options and, from the second on, conditions on the one before.
 *
 * @param {number} count
 */
function questions( count ) {
	return Array.from( { length: count }, ( _, index ) => ( {
		id: `q${ index }`,
		type: index % 2 === 0 ? 'radio-button' : 'checkbox',
		title: `How do you like part ${ index + 1 } of our shop?`,
		config: { options: [ 'A lot', 'Somewhat', 'A little', 'Not at all' ] },
		settings: { required: false, randomize: false, comment_box: false },
		logic: {
			enabled: index > 0,
			action: 'show',
			conditions:
				index > 0
					? [
							{
								question_id: `q${ index - 1 }`,
								compare: index % 2 === 0 ? 'IN' : '=',
								value: 'A lot',
							},
						]
					: [],
		},
	} ) );
}

/** In the page: notes how long each frame takes, and how long until a key is seen on the screen. */
function watch() {
	const frames = [];
	const keys = [];
	let last = performance.now();
	let isRunning = true;
	const next = ( now ) => {
		frames.push( now - last );
		last = now;
		if ( isRunning ) {
			window.requestAnimationFrame( next );
		}
	};
	window.requestAnimationFrame( next );
	const observer = new PerformanceObserver( ( list ) => {
		for ( const { name, duration } of list.getEntries() ) {
			if ( name === 'keydown' ) {
				keys.push( duration );
			}
		}
	} );
	observer.observe( { type: 'event', durationThreshold: 16 } );
	window.benchTyping = () => {
		isRunning = false;
		observer.disconnect();
		// The first frame began before the typing.
		return { frames: frames.slice( 1 ), keys };
	};
}

/** The value that a share of the samples does not exceed. */
function percentile( samples, share ) {
	const sorted = [ ...samples ].sort( ( a, b ) => a - b );
	return (
		sorted[
			Math.min( sorted.length - 1, Math.floor( share * sorted.length ) )
		] ?? 0
	);
}

/** The milliseconds that scripts of the page have run so far. */
async function scriptTime( tools ) {
	const { metrics } = await tools.send( 'Performance.getMetrics' );
	return (
		1000 * metrics.find( ( { name } ) => name === 'ScriptDuration' ).value
	);
}

/** Types in the title of the question in the middle, on a page that was loaded anew. */
async function typeInMiddle( page, url, id ) {
	const tools = await page.context().newCDPSession( page );
	await page.goto( 'about:blank' );
	await page.goto( `${ url }${ SURVEYS }#/edit/${ id }/questions` );
	const titles = page.getByRole( 'textbox', { name: 'Title', exact: true } );
	await titles.first().waitFor();
	const title = titles.nth( Math.floor( ( await titles.count() ) / 2 ) );
	await title.click();
	// Time on the processor: what else runs on the machine does not count.
	await tools.send( 'Performance.enable', { timeDomain: 'threadTicks' } );
	await tools.send( 'Emulation.setCPUThrottlingRate', { rate: SLOWDOWN } );
	await page.evaluate( watch );
	await page.keyboard.press( 'End' );
	const before = await scriptTime( tools );
	await page.keyboard.type( 'slowly '.repeat( 20 ).slice( 0, CHARACTERS ), {
		delay: PAUSE_MS,
	} );
	const script = ( await scriptTime( tools ) ) - before;
	const { frames, keys } = await page.evaluate( () => window.benchTyping() );
	await tools.send( 'Emulation.setCPUThrottlingRate', { rate: 1 } );
	await tools.detach();
	return {
		script: script / CHARACTERS,
		median: percentile( frames, 0.5 ),
		p95: percentile( frames, 0.95 ),
		// Keys that are seen within 16 ms are not reported.
		key: percentile(
			[
				...keys,
				...Array( Math.max( 0, CHARACTERS + 1 - keys.length ) ).fill(
					16
				),
			],
			0.95
		),
	};
}

/**
 * How smoothly one types in the builder, with one question and with a hundred.
 *
 * @param {{ report: import('../lib/report.mjs').Report, rounds: number }} context
 */
export async function measureBuilder( { report, rounds } ) {
	await withSiteAndBrowser( 'builder', async ( url, browser ) => {
		const page = await browser.newPage();
		// Leaving with unsaved changes asks first.
		page.on( 'dialog', ( dialog ) => dialog.accept() );
		await logIn( page, url );
		const ids = {};
		for ( const [ name, count ] of Object.entries( SIZES ) ) {
			const survey = {
				title: `Of ${ count } questions`,
				questions: questions( count ),
			};
			ids[ name ] = ( await post( page, 'surveys', { survey } ) ).id;
		}
		const samples = await interleave( ids, rounds, ( id ) =>
			typeInMiddle( page, url, id )
		);
		const of = ( name, key ) =>
			samples[ name ].map( ( sample ) => sample[ key ] );
		const [ small, large ] = Object.keys( SIZES );
		for ( const [ key, what ] of Object.entries( {
			median: 'frame while typing, median',
			p95: 'frame while typing, 95%',
			key: 'key until seen, 95%',
			script: 'script of a key',
		} ) ) {
			for ( const name of [ small, large ] ) {
				report.add( {
					bench: 'builder',
					what: `${ what }, ${ name }`,
					samples: of( name, key ),
					unit: 'ms',
				} );
			}
		}
		for ( const [ key, what ] of Object.entries( {
			key: 'key until seen',
			script: 'script of a key',
		} ) ) {
			report.add( {
				bench: 'builder',
				what: `${ what }, 100 questions ÷ one`,
				samples: ratios( of( large, key ), of( small, key ) ),
				goal: atMost( 3 ),
			} );
		}
	} );
}
