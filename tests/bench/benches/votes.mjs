import { load } from '../lib/load.mjs';
import { interleave, ratios } from '../lib/measure.mjs';
import { atLeast, limit } from '../lib/report.mjs';

const CONNECTIONS = [ 4, 1 ];

const AT_ONCE = 50;

/** What another plugin for ratings measured, × the no-op route (research/performance.md). */
const EXISTING = '0.61';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0';

/** A published post that is old enough for a visitor who took some seconds. */
async function ratedPost( site ) {
	const id = await site.wp( [
		'post',
		'create',
		'--post_title=Rated',
		'--post_status=publish',
		'--post_date=2026-01-01 12:00:00',
		'--porcelain',
	] );
	return Number( id.trim().split( '\n' ).pop() );
}

/** What a visitor's browser sends. Through the proxy each request comes from a network of its own. */
async function vote( site, post ) {
	const url = `${ site.url }/wp-json/userfeedback/v1/posts/${ post }/rating`;
	// A refusal carries a token, too.
	const refused = await fetch( url, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( { value: 4 } ),
	} );
	const nonce = ( await refused.json() ).data?.nonce;
	return {
		url,
		headers: { 'User-Agent': BROWSER },
		body: JSON.stringify( {
			value: 4,
			nonce,
			website: '',
			elapsed_ms: 8000,
		} ),
	};
}

/** Numbers of stored ratings of a post: rows, published rows, what the totals count. */
async function tally( site, post ) {
	const [ rows, published, counted ] = await Promise.all(
		[
			`SELECT COUNT(*) FROM {ratings} WHERE post_id = ${ post }`,
			`SELECT COUNT(*) FROM {ratings} WHERE post_id = ${ post } AND status = 'publish'`,
			`SELECT COALESCE( SUM( n ), 0 ) FROM {rating_totals} WHERE post_id = ${ post }`,
		].map( async ( sql ) => Number( ( await site.sql( sql ) )[ 0 ] ) )
	);
	return { rows, published, counted };
}

/** How many statements one vote makes beyond those of a route that does nothing. */
async function countQueries( { site, report }, target, noop ) {
	const cost = ( { url } ) =>
		site.cost( url.slice( site.url.length ), {
			withQueries: true,
			headers: target.headers,
			body: target.body,
		} );
	await cost( target );
	const { queries, statements } = await cost( target );
	const idle = await cost( noop );
	report.add( {
		bench: 'votes',
		what: 'queries on our tables',
		samples: statements.filter( ( [ sql ] ) => sql.includes( '_ufb_' ) )
			.length,
		goal: limit( 12 ),
	} );
	report.add( {
		bench: 'votes',
		what: 'queries more than a no-op route, transaction included',
		samples: queries - idle.queries,
	} );
	report.notes.votes = statements.map( ( [ sql, milliseconds ] ) => [
		sql.replace( /\s+/g, ' ' ).slice( 0, 160 ),
		milliseconds,
	] );
}

/** Fifty visitors who rate a post at the same moment. */
async function rateAtOnce( { site, report } ) {
	const post = await ratedPost( site );
	const { url, headers, body } = await vote( site, post );
	const send = async () => {
		const { status } = await fetch( url, {
			method: 'POST',
			headers: { ...headers, 'Content-Type': 'application/json' },
			body,
		} );
		return status;
	};
	const statuses = await Promise.all(
		Array.from( { length: AT_ONCE }, send )
	);
	const { rows, counted } = await tally( site, post );
	report.add( {
		bench: 'votes',
		what: `${ AT_ONCE } visitors at once: stored`,
		samples: rows,
		goal: atLeast( AT_ONCE ),
		existing: '22',
	} );
	report.check(
		rows === AT_ONCE &&
			counted === AT_ONCE &&
			statuses.every( ( status ) => status === 201 ),
		`Of ${ AT_ONCE } simultaneous ratings ${ rows } are stored and ${ counted } counted.`
	);
}

/**
 * How fast a visitor's rating is stored.
 *
 * @param {import('../run.mjs').Context} context
 */
export async function measureVotes( context ) {
	const { site, report, rounds, seconds } = context;
	const post = await ratedPost( site );
	const noop = { url: `${ site.url }/wp-json/bench/v1/noop`, body: '{}' };
	const target = await vote( site, post );
	const targets = {
		off: { ...noop, headers: { 'X-Bench-Off': '1' } },
		on: noop,
		vote: target,
	};
	await interleave( targets, 1, ( one ) => load( one, 4, seconds ) );
	for ( const [ index, connections ] of CONNECTIONS.entries() ) {
		const duration = Math.ceil( seconds / ( index + 1 ) );
		const loads = await interleave( targets, rounds, ( one ) =>
			load( one, connections, duration )
		);
		const rates = ( name ) => loads[ name ].map( ( { rate } ) => rate );
		const row = ( what, of, rest ) =>
			report.add( {
				bench: 'votes',
				what: `c=${ connections }: ${ what }`,
				samples: ratios( rates( of ), rates( 'off' ) ),
				unit: '× no-op',
				...rest,
			} );
		row( 'no-op with the plugins', 'on' );
		row( 'vote', 'vote', {
			goal: atLeast( 0.85, '×' ),
			existing: EXISTING,
		} );
		report.add( {
			bench: 'votes',
			what: `c=${ connections }: vote, p50`,
			samples: loads.vote.map( ( { p50 } ) => p50 ),
			unit: 'ms',
		} );
	}
	await countQueries( context, target, noop );
	// What was under way when a round ended is stored, but nobody waited for its answer.
	await new Promise( ( wake ) => setTimeout( wake, 1000 ) );
	const { rows, published, counted } = await tally( site, post );
	report.check(
		published === rows && counted === rows,
		`Of ${ rows } ratings ${ published } are published and ${ counted } counted.`
	);
	await rateAtOnce( context );
}
