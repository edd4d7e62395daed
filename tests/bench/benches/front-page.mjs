import { load } from '../lib/load.mjs';
import { interleave, ratios } from '../lib/measure.mjs';
import { atLeast, atMost, limit } from '../lib/report.mjs';
import { THREE_QUESTIONS } from '../lib/surveys.mjs';

const KB = 1024;
const CONNECTIONS = 4;

/** What a front page loads today; it may become less. */
const MOST_FILES = { empty: 25, targeted: 41 };

const OFF = { 'X-Bench-Off': '1' };
const EMPTY = { 'X-Bench-Empty': '1' };

/**
 * What the server does for a visitor's page because of us.
 *
 * @param {import('../run.mjs').Context} context
 */
export async function measureFrontPage( {
	site,
	surveys,
	report,
	rounds,
	seconds,
} ) {
	const row = ( what, samples, rest ) =>
		report.add( { bench: 'front-page', what, samples, ...rest } );
	const id = await surveys.get( 'Front page', THREE_QUESTIONS );
	await surveys.publish( id );

	// The first request of each kind fills caches.
	const queries = async ( headers ) => {
		await site.cost( '/', { headers } );
		return ( await site.cost( '/', { headers, withQueries: true } ) )
			.queries;
	};
	const without = await queries( OFF );
	row( 'queries without the plugin', without, { existing: '22' } );
	row( 'more queries, no survey', ( await queries( EMPTY ) ) - without, {
		goal: limit( 0 ),
		existing: '10',
	} );
	row( 'more queries, a survey targeted', ( await queries() ) - without, {
		goal: limit( 1 ),
		existing: '10',
	} );

	for ( const [ what, headers, most ] of [
		[ 'files of ours, no survey', EMPTY, MOST_FILES.empty ],
		[ 'files of ours, a survey targeted', {}, MOST_FILES.targeted ],
	] ) {
		const { files } = await site.cost( '/', { headers } );
		row( what, files, { goal: limit( most ) } );
	}

	const [ autoloaded ] = await site.sql(
		`SELECT SUM( LENGTH( option_name ) + LENGTH( option_value ) ) FROM wp_options
		WHERE option_name LIKE 'userfeedback%' AND autoload IN ( 'yes', 'on', 'auto', 'auto-on' )`
	);
	row( 'autoloaded options', Number( autoloaded ) / KB, {
		unit: 'KB',
		goal: atMost( 8, 'KB' ),
	} );

	const target = ( headers ) => ( { url: `${ site.url }/`, headers } );
	const targets = {
		off: target( OFF ),
		empty: target( EMPTY ),
		on: target( {} ),
	};
	await interleave( targets, 1, ( one ) =>
		load( one, CONNECTIONS, seconds )
	);
	const loads = await interleave( targets, rounds, ( one ) =>
		load( one, CONNECTIONS, seconds )
	);
	const rates = ( name ) => loads[ name ].map( ( { rate } ) => rate );
	row( 'rate without the plugin, c=4', rates( 'off' ), {
		unit: 'requests/s',
		existing: '47',
	} );
	row( 'rate, no survey', ratios( rates( 'empty' ), rates( 'off' ) ), {
		unit: '× without',
		existing: '0.96',
	} );
	row( 'rate, a survey targeted', ratios( rates( 'on' ), rates( 'off' ) ), {
		unit: '× without',
		goal: atLeast( 0.97, '×' ),
		existing: '0.89',
	} );
	await surveys.draft( id );
}
