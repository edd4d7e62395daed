import { load } from '../lib/load.mjs';
import { interleave, ratios } from '../lib/measure.mjs';
import { atLeast, figure, limit } from '../lib/report.mjs';
import { ANSWERS, ONE_CHOICE } from '../lib/surveys.mjs';

const CONNECTIONS = [ 4, 1 ];

/** What the existing product measured, × the no-op route, at c=4 and c=1, from small to large. */
const EXISTING = [
	[ '0.68', '0.68' ],
	[ '0.27', '0.34' ],
	[ '0.05', '0.05' ],
];

/** What a visitor's browser sends. */
export async function submission( { site, surveys }, id, answers ) {
	const { nonces } = await surveys.onPage( id );
	return {
		url: `${ site.url }/wp-json/userfeedback/v1/surveys/${ id }/responses`,
		headers: {
			'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
		},
		body: JSON.stringify( {
			submission_id: 'UUID',
			answers,
			page_submitted: {
				id: 1,
				url: await site.link( 1 ),
				name: 'Hello',
			},
			nonce: nonces.submission,
			website: '',
			elapsed_ms: 8000,
		} ),
	};
}

/** How many statements one submission makes beyond those of a route that does nothing. */
async function countQueries( { site, report }, target, noop ) {
	const headers = target.headers;
	const path = ( { url } ) => url.slice( site.url.length );
	const cost = ( { url, body } ) =>
		site.cost( path( { url } ), {
			withQueries: true,
			headers,
			body: body.replace( 'UUID', crypto.randomUUID() ),
		} );
	// The first one meets a page that is not known yet.
	await cost( target );
	const { queries, statements } = await cost( target );
	const idle = await cost( { ...noop, body: target.body } );
	const ours = statements.filter( ( [ sql ] ) => sql.includes( '_ufb_' ) );
	report.add( {
		bench: 'submission',
		what: 'queries on our tables',
		samples: ours.length,
		goal: limit( 10 ),
		existing: '25 in all',
	} );
	report.add( {
		bench: 'submission',
		what: 'queries more than a no-op route, transaction included',
		samples: queries - idle.queries,
		existing: '18',
	} );
	report.notes.submission = statements.map( ( [ sql ] ) =>
		sql.replace( /\s+/g, ' ' ).slice( 0, 160 )
	);
}

/** Measures one survey against the no-op route. */
async function measureAt( context, id, count, existing ) {
	const { site, surveys, report, rounds, seconds } = context;
	const noop = { url: `${ site.url }/wp-json/bench/v1/noop`, body: '{}' };
	await surveys.publish( id );
	const target = await submission( context, id, context.answers );
	const targets = {
		off: { ...noop, headers: { 'X-Bench-Off': '1' } },
		on: noop,
		submit: target,
	};
	const before = await surveys.tally( id );
	let answered = 0;
	let runs = 0;
	const measure = async ( one, connections, duration ) => {
		const result = await load( one, connections, duration );
		if ( one === target ) {
			answered += result.requests;
			runs += connections;
		}
		return result;
	};
	await interleave( targets, 1, ( one ) => measure( one, 4, seconds ) );
	for ( const [ index, connections ] of CONNECTIONS.entries() ) {
		const duration = Math.ceil( seconds / ( index + 1 ) );
		const loads = await interleave( targets, rounds, ( one ) =>
			measure( one, connections, duration )
		);
		const rates = ( name ) => loads[ name ].map( ( { rate } ) => rate );
		const at = `${ figure( count ) } stored, c=${ connections }`;
		const row = ( what, name, rest ) =>
			report.add( {
				bench: 'submission',
				what: `${ at }: ${ what }`,
				samples: ratios( rates( name ), rates( 'off' ) ),
				unit: '× no-op',
				...rest,
			} );
		report.add( {
			bench: 'submission',
			what: `${ at }: no-op without the plugin`,
			samples: rates( 'off' ),
			unit: 'requests/s',
		} );
		row( 'no-op with the plugin', 'on', {
			existing: [ '0.83', '0.86' ][ index ],
		} );
		row( 'submission', 'submit', {
			goal: atLeast( 0.8, '×' ),
			existing: existing[ index ],
		} );
		report.add( {
			bench: 'submission',
			what: `${ at }: submission, p50`,
			samples: loads.submit.map( ( { p50 } ) => p50 ),
			unit: 'ms',
		} );
	}
	// What was under way when a round ended is stored, but nobody waited for its answer.
	await new Promise( ( wake ) => setTimeout( wake, 1000 ) );
	const after = await surveys.tally( id );
	const stored = after.rows - before.rows;
	report.check(
		stored >= answered && stored <= answered + runs,
		`${ answered } submissions were answered and ${ stored } stored.`
	);
	report.check(
		after.published === after.rows && after.counted === after.rows,
		`Of ${ after.rows } responses ${ after.published } are published and ${ after.counted } in the figures.`
	);
	await surveys.draft( id );
	return { target, noop };
}

/**
 * How fast a visitor's answers are stored, whatever is stored already.
 *
 * @param {import('../run.mjs').Context} context
 */
export async function measureSubmissions( context ) {
	const { site, surveys, report, sizes } = context;
	const one = { ...context, answers: [ ANSWERS.choice ] };
	const empty = await surveys.get( 'No response', ONE_CHOICE );
	await measureAt( one, empty, 0, EXISTING[ 0 ] );
	await surveys.publish( empty );
	const target = await submission( one, empty, one.answers );
	const noop = { url: `${ site.url }/wp-json/bench/v1/noop` };
	await countQueries( one, target, noop );
	await surveys.draft( empty );
	for ( const [ index, count ] of sizes.slice( 1 ).entries() ) {
		const id = await surveys.filled( count );
		await measureAt( one, id, count, EXISTING[ index + 1 ] );
	}
	const id = await surveys.filled( sizes[ 1 ] );
	report.check(
		await surveys.isExact( id ),
		'A recount of the submitted answers finds other figures.'
	);
}
