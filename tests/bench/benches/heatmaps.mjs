import { load } from '../lib/load.mjs';
import { interleave, ratios } from '../lib/measure.mjs';
import { atLeast, atMost, figure, limit } from '../lib/report.mjs';
import { measureAt, ownSql, slowest } from './results.mjs';

const CONNECTIONS = [ 4, 1 ];

const DAYS = 90;

const MB = 1024 * 1024;

const ROUTE = '/wp-json/userfeedback/v1/heatmaps';

const daysAgo = ( days ) =>
	new Date( Date.now() - days * 86_400_000 ).toISOString().slice( 0, 10 );

/** A page that is recorded until the bench is over. */
async function record( site, path ) {
	const { id } = await site.api( 'POST', 'heatmaps/pages', {
		url: `${ site.url }${ path }`,
		wanted_views: 100_000,
	} );
	return id;
}

/** What a page sends of a view in which somebody has read and clicked. */
async function beacon( site, heatmap ) {
	const recorded = await site.wp( [
		'option',
		'get',
		'userfeedback_heatmaps_recording',
		'--format=json',
	] );
	const line = recorded.trim().split( '\n' ).pop();
	const [ , , token ] = Object.values( JSON.parse( line ) ).find(
		( [ id ] ) => id === heatmap
	);
	const paths = Array.from(
		{ length: 8 },
		( _, index ) => `[1a2b3c4d]>div>p:nth(${ index })>a.more`
	);
	return {
		url: `${ site.url }${ ROUTE }`,
		body: JSON.stringify( {
			heatmap,
			token,
			view: 'UUID',
			part: 0,
			device: 'desktop',
			first: true,
			scroll: 60,
			fold: 25,
			paths,
			cells: [
				[ 'click', 0, 120, 1 ],
				[ 'click', 3, 90, 1 ],
				...Array.from( { length: 24 }, ( _, index ) => [
					'move',
					index % 8,
					index * 10,
					2,
				] ),
			],
		} ),
	};
}

/** Views and clicks as the heatmap and as its sums have them. */
async function tally( site, heatmap ) {
	const [ views, clicks, viewCells, clickCells ] = await Promise.all(
		[
			`SELECT views FROM {heatmaps} WHERE id = ${ heatmap }`,
			`SELECT clicks FROM {heatmaps} WHERE id = ${ heatmap }`,
			`SELECT SUM( n ) FROM {heatmap_sums} WHERE page_id = ${ heatmap } AND kind = 'v'`,
			`SELECT SUM( n ) FROM {heatmap_sums} WHERE page_id = ${ heatmap } AND kind = 'c'`,
		].map( async ( sql ) => Number( ( await site.sql( sql ) )[ 0 ] ) )
	);
	return { views, clicks, viewCells, clickCells };
}

/** How many statements a part makes beyond those of a route that does nothing. */
async function countQueries( { site, report }, target, noop ) {
	const cost = ( { url, body } ) =>
		site.cost( url.slice( site.url.length ), {
			withQueries: true,
			body: body.replace( 'UUID', crypto.randomUUID() ),
		} );
	await cost( target );
	const { queries, statements } = await cost( target );
	const idle = await cost( noop );
	report.add( {
		bench: 'heatmaps',
		what: 'a part: queries on our tables',
		samples: statements.filter( ( [ sql ] ) => sql.includes( '_ufb_' ) )
			.length,
		goal: limit( 10 ),
	} );
	report.add( {
		bench: 'heatmaps',
		what: 'a part: queries more than a no-op route, transaction included',
		samples: queries - idle.queries,
	} );
	report.notes.heatmapPart = statements.map( ( [ sql, milliseconds ] ) => [
		sql.replace( /\s+/g, ' ' ).slice( 0, 160 ),
		milliseconds,
	] );
}

async function measureParts( context ) {
	const { site, report, rounds, seconds } = context;
	const heatmap = await record( site, '/' );
	const noop = { url: `${ site.url }/wp-json/bench/v1/noop`, body: '{}' };
	const target = await beacon( site, heatmap );
	const targets = {
		off: { ...noop, headers: { 'X-Bench-Off': '1' } },
		part: target,
	};
	await interleave( targets, 1, ( one ) => load( one, 4, seconds ) );
	for ( const [ index, connections ] of CONNECTIONS.entries() ) {
		const duration = Math.ceil( seconds / ( index + 1 ) );
		const loads = await interleave( targets, rounds, ( one ) =>
			load( one, connections, duration )
		);
		const rates = ( name ) => loads[ name ].map( ( { rate } ) => rate );
		report.add( {
			bench: 'heatmaps',
			what: `c=${ connections }: a part of a view`,
			samples: ratios( rates( 'part' ), rates( 'off' ) ),
			unit: '× no-op',
			goal: atLeast( 0.85, '×' ),
		} );
	}
	await countQueries( context, target, noop );
	// What was under way when a round ended is stored, but nobody waited for its answer.
	await new Promise( ( wake ) => setTimeout( wake, 1000 ) );
	const { views, clicks, viewCells, clickCells } = await tally(
		site,
		heatmap
	);
	report.check(
		views > 0 &&
			viewCells === views &&
			clicks === 2 * views &&
			clickCells === clicks,
		`Of ${ views } views ${ viewCells } are in the sums; of ${ clicks } clicks ${ clickCells }.`
	);
}

/** What the viewer asks for. */
function requests( heatmap ) {
	const path = `${ ROUTE }/pages/${ heatmap }`;
	const month = `from=${ daysAgo( 29 ) }&to=${ daysAgo( 0 ) }`;
	return {
		clicks: {
			what: 'clicks of one device, 30 days',
			path: `${ path }?${ month }&device=desktop`,
			most: 50,
		},
		allClicks: {
			what: 'clicks of all devices, all time',
			path: `${ path }`,
			most: 50,
		},
		moves: {
			what: 'moves of one device, 30 days',
			path: `${ path }?${ month }&device=desktop&kind=move`,
			most: 50,
		},
		allMoves: {
			what: 'moves of all devices, all time',
			path: `${ path }?kind=move`,
			most: 50,
		},
	};
}

async function measureShown( context ) {
	const { report, site, sizes } = context;
	const count = sizes.at( -1 );
	const heatmap = await record( site, '/filled' );
	await site.sql( 'TRUNCATE {heatmap_sums}' );
	await site.php( 'fill-heatmap', { heatmap, count, days: DAYS } );
	const [ bytes ] = await site.sql(
		`SELECT SUM( data_length + index_length ) FROM information_schema.tables
		WHERE table_schema = DATABASE() AND table_name LIKE '%ufb\\_heatmap%'`
	);
	const [ rows ] = await site.sql(
		`SELECT COUNT(*) FROM {heatmap_sums} WHERE page_id = ${ heatmap }`
	);
	const events = `${ figure( count ) } events`;
	report.add( {
		bench: 'heatmaps',
		what: `${ events } in ${ figure( Number( rows ) ) } rows: stored`,
		samples: Number( bytes ) / MB,
		unit: 'MB',
		goal: limit( 50, 'MB' ),
	} );
	const targets = requests( heatmap );
	const { times, statements } = await measureAt( context, targets );
	report.notes.heatmaps = {};
	for ( const [ name, { what, most } ] of Object.entries( targets ) ) {
		const row = ( kind, samples, goal ) =>
			report.add( {
				bench: 'heatmaps',
				what: `${ events }, ${ what }: ${ kind }`,
				samples,
				unit: 'ms',
				goal,
			} );
		row(
			'time in PHP',
			times[ name ].map( ( { milliseconds } ) => milliseconds )
		);
		row( 'SQL', statements[ name ].map( ownSql ), atMost( most, 'ms' ) );
		report.notes.heatmaps[ name ] = slowest( statements[ name ] );
	}
}

/**
 * How fast what happens on recorded pages is stored, how large it is, and how long owners wait for it.
 *
 * @param {import('../run.mjs').Context} context
 */
export async function measureHeatmaps( context ) {
	await measureParts( context );
	await measureShown( context );
}
