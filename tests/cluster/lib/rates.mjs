import { say } from '../../../tools/lib/progress.mjs';
import { pause } from './http.mjs';
import { Visitors } from './visitors.mjs';
import { processorSeconds } from './watch.mjs';

/** Milliseconds of each measurement. */
const LASTING = 30_000;

const MUCH = Number.MAX_SAFE_INTEGER;

/**
 * How many answers a second are accepted with one and two web servers and one and three nodes of the database. All of them share the processors
 * of this machine: what one answer costs each of them says how many machines a rate needs.
 *
 * @param {import('./cluster.mjs').Cluster}      cluster
 * @param {Awaited<ReturnType<typeof import('./admin.mjs').makeContent>>} content
 * @param {import('./ledger.mjs').Ledger}        ledger
 * @param {import('./watch.mjs').Watch}          watch
 * @param {import('./report.mjs').Report}        report
 */
export async function measureRates( cluster, content, ledger, watch, report ) {
	const rows = [];
	const { nodes, webs, url } = cluster;
	const used = () => ( {
		php: processorSeconds( /php-fpm/ ),
		database: processorSeconds( /^\S*mariadbd / ),
		others: processorSeconds( /haproxy|redis-server|nginx/ ),
	} );
	const measure = async ( web, database ) => {
		say( `Rates with ${ web } web servers and ${ database } nodes …` );
		const visitors = new Visitors( url, content, ledger, {
			answers: MUCH,
			votes: 0,
		} );
		await watch.count();
		const before = {
			...used(),
			accepted: ledger.accepted.size,
			retries: ledger.retries,
			commits: watch.commits,
			conflicts: watch.conflicts,
			at: Date.now(),
		};
		visitors.start( 12 );
		await pause( LASTING );
		const after = used();
		const accepted = ledger.accepted.size - before.accepted;
		const seconds = ( Date.now() - before.at ) / 1000;
		await visitors.stop();
		await watch.count();
		const each = ( name ) =>
			(
				( 1000 * ( after[ name ] - before[ name ] ) ) /
				accepted
			).toFixed( 1 );
		const commits = watch.commits - before.commits;
		const conflicts = watch.conflicts - before.conflicts;
		rows.push( [
			web,
			database,
			( accepted / seconds ).toFixed( 0 ),
			each( 'php' ),
			each( 'database' ),
			each( 'others' ),
			`${ ( ( 100 * conflicts ) / Math.max( 1, commits ) ).toFixed( 2 ) } %`,
			ledger.retries - before.retries,
		] );
	};
	await measure( 2, 3 );
	await webs[ 1 ].stop();
	await measure( 1, 3 );
	await webs[ 1 ].start();
	await nodes[ 2 ].stop();
	await nodes[ 1 ].stop();
	await pause( 3000 );
	await measure( 2, 1 );
	await webs[ 1 ].stop();
	await measure( 1, 1 );
	await webs[ 1 ].start();
	for ( const node of nodes.slice( 1 ) ) {
		await node.start();
		await node.awaitSynced();
	}
	report.chapter( 'Rates' );
	report.note(
		'All servers share two processors, so the rate does not grow with them; the milliseconds of processor time for each accepted answer do not depend on that.'
	);
	report.table(
		[
			'Web servers',
			'Nodes',
			'Answers/s',
			'PHP, ms',
			'All nodes, ms',
			'Others, ms',
			'Commits that lost',
			'Sent again by browsers',
		],
		rows
	);
}
