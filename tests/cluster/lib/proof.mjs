import { say } from '../../../tools/lib/progress.mjs';
import { run } from '../../../tools/lib/run.mjs';
import { Admin, makeContent } from './admin.mjs';
import { startCron } from './cron.mjs';
import { FAULTS } from './faults.mjs';
import { pause } from './http.mjs';
import { Ledger } from './ledger.mjs';
import { readLogs } from './log.mjs';
import { jobsDone, Owner } from './owner.mjs';
import { measureRates } from './rates.mjs';
import { keepPage, provePages } from './pages.mjs';
import { verifyNode } from './verify.mjs';
import { Visitors } from './visitors.mjs';
import { Watch } from './watch.mjs';

/** Visitors who act at the same time. */
const CROWD = 12;

/** Milliseconds between two calls of cron. */
const CRON = 5000;

/** Milliseconds that all jobs may take in the end. */
const JOBS = 600_000;

const seconds = ( from ) => Math.round( ( Date.now() - from ) / 1000 );

/** How often each status was answered between two moments. */
function difference( before, after ) {
	return [ ...after ]
		.map( ( [ key, n ] ) => [ key, n - ( before.get( key ) ?? 0 ) ] )
		.filter( ( [ key, n ] ) => n > 0 && ! /(200|201|204)$/.test( key ) )
		.map( ( [ key, n ] ) => `${ key } × ${ n }` )
		.join( ', ' );
}

/** Waits until so much of what is wanted was accepted. */
async function awaitShare( visitors, share ) {
	while ( visitors.share < share ) {
		await pause( 500 );
	}
}

/** Injects all faults while visitors answer, and reports each. */
async function sufferFaults( cluster, context, report ) {
	const { visitors, ledger, owner, watch, from } = context;
	const rows = [];
	for ( const [ index, fault ] of FAULTS.entries() ) {
		await awaitShare( visitors, ( index + 1 ) / ( FAULTS.length + 2 ) );
		say( `${ fault.name } …` );
		owner.export( owner.surveys[ index % owner.surveys.length ] );
		owner.import();
		const at = Date.now();
		const before = new Map( ledger.statuses );
		const accepted = ledger.accepted.size + ledger.votesTotal;
		const seen = await fault.run( cluster );
		// What visitors tried meanwhile is tried again.
		await pause( 8000 );
		rows.push( [
			fault.name,
			`${ seconds( from ) - seconds( at ) } s`,
			`${ seconds( at ) - 8 } s`,
			ledger.accepted.size + ledger.votesTotal - accepted,
			`${ watch.longestGap( at, Date.now() ) } s`,
			difference( before, ledger.statuses ) || 'none',
			seen ?? '',
		] );
	}
	report.chapter( 'Faults' );
	report.table(
		[
			'Fault',
			'After',
			'Lasted',
			'Accepted meanwhile',
			'Longest time without one',
			'Answers other than success',
			'Seen',
		],
		rows
	);
}

/** Waits until no job is left. */
async function awaitJobs( node ) {
	const deadline = Date.now() + JOBS;
	for (;;) {
		const [ left ] = await node.sql(
			"SELECT COUNT(*) FROM wordpress.wp_ufb_outbox WHERE kind = 'cluster-probe'"
		);
		if ( left === '0' ) {
			return;
		}
		if ( Date.now() > deadline ) {
			throw new Error( `${ left } jobs are left.` );
		}
		await pause( 1000 );
	}
}

/** Compares the jobs that were done with the responses that they follow from. */
async function verifyJobs( { nodes: [ node ], webs }, surveys, report ) {
	const expected = new Set(
		await node.sql(
			`SELECT id FROM wordpress.wp_ufb_responses WHERE id % 20 < 3 AND status = 'publish' AND survey_id IN ( ${ surveys.join( ', ' ) } )`
		)
	);
	const byResponse = new Map();
	const byNode = new Map();
	let runs = 0;
	for ( const line of jobsDone( webs ) ) {
		const [ job, response, web, isThere ] = line.split( ' ' );
		if ( isThere !== '1' ) {
			report.fail( `Job ${ job } did not find response ${ response }.` );
		}
		runs++;
		byNode.set( web, ( byNode.get( web ) ?? 0 ) + 1 );
		const ids = byResponse.get( response ) ?? new Set();
		byResponse.set( response, ids.add( job ) );
	}
	for ( const response of expected ) {
		if ( ! byResponse.has( response ) ) {
			report.fail( `The job of response ${ response } is lost.` );
		}
	}
	for ( const [ response, ids ] of byResponse ) {
		if ( ids.size > 1 ) {
			report.fail(
				`Response ${ response } has the jobs ${ [ ...ids ].join( ', ' ) }.`
			);
		}
		if ( ! expected.has( response ) ) {
			report.fail(
				`A job ran for response ${ response }, which does not exist.`
			);
		}
	}
	report.list( [
		`${ expected.size } responses have a job; ${ runs } runs (${ [
			...byNode,
		]
			.map( ( [ web, n ] ) => `${ web } ${ n }` )
			.join(
				', '
			) }), ${ runs - byResponse.size } of them again with the same id`,
	] );
}

function reportLogs( { webs }, cron, report ) {
	report.chapter( 'Logs' );
	const rows = [];
	for ( const web of webs ) {
		const { passing, others } = readLogs( web );
		for ( const [ line, n ] of passing ) {
			rows.push( [ web.name, n, line ] );
		}
		for ( const [ line, n ] of others ) {
			report.fail( `${ web.name } logged ${ n } ×: ${ line }` );
		}
	}
	report.table( [ 'Server', 'Times', 'What passes by itself' ], rows );
	report.note(
		cron.failures.length === 0
			? 'Cron never failed.'
			: `Cron failed ${ cron.failures.length } times while a fault lasted, the first time: ${ cron.failures[ 0 ].split( '\n' ).slice( 0, 2 ).join( ' ' ) }`
	);
}

/** How large the tables are that grow with what visitors send. */
async function reportSizes( { nodes: [ node ] }, report ) {
	await node.sql(
		'ANALYZE TABLE wordpress.wp_ufb_responses, wordpress.wp_ufb_answers, wordpress.wp_ufb_answer_texts, wordpress.wp_ufb_ratings'
	);
	const lines = await node.sql(
		`SELECT REPLACE( table_name, 'wp_ufb_', '' ), table_rows, ROUND( ( data_length + index_length ) / 1048576, 1 ),
			ROUND( ( data_length + index_length ) / NULLIF( table_rows, 0 ) )
		FROM information_schema.tables WHERE table_schema = 'wordpress' AND table_name LIKE 'wp_ufb_%' ORDER BY data_length DESC LIMIT 7`
	);
	report.chapter( 'Sizes' );
	report.table(
		[ 'Table', 'Rows (estimated)', 'MB', 'Bytes a row' ],
		lines.map( ( line ) => line.split( '\t' ) )
	);
}

/** Compares everything that is stored with what was told. */
async function verify( cluster, { ledger, owner, surveys, watch }, report ) {
	report.chapter( 'What is stored' );
	const rows = [];
	for ( const node of cluster.nodes ) {
		const { problems, figures } = await verifyNode( node, ledger, surveys );
		report.fail( ...problems );
		report.fail( ...( await owner.verifyImports( node ) ) );
		rows.push( [ node.name, ...Object.values( figures ) ] );
	}
	report.table(
		[
			'Node',
			'Responses',
			'Published',
			'Counted',
			'Ratings',
			'Counted',
			'Impressions',
		],
		rows
	);
	for ( const [ index, survey ] of surveys.entries() ) {
		// What the plugin itself finds.
		const web = cluster.webs[ index % cluster.webs.length ];
		const said = await run(
			...web.wp( [ 'userfeedback', 'recount', String( survey ) ] )
		);
		if ( ! said.includes( 'all counts are correct' ) ) {
			report.fail(
				`A recount of survey ${ survey } says: ${ said.trim() }`
			);
		}
	}
	await verifyJobs( cluster, surveys, report );
	report.fail( ...owner.problems );
	report.list( [
		`${ ledger.accepted.size } answers accepted, ${ ledger.refused.size } refused, ${ ledger.unheard.size } partial ones of which nobody heard`,
		`${ ledger.votesTotal } ratings accepted`,
		`${ ledger.retries } requests were sent again; the slowest was accepted after ${ Math.round( ledger.slowest / 1000 ) } s`,
		`${ watch.commits } commits, ${ watch.conflicts } of them lost to another node (${ ( ( 100 * watch.conflicts ) / Math.max( 1, watch.commits ) ).toFixed( 2 ) } %) and were repeated`,
		...owner.done,
	] );
	report.note(
		[ ...ledger.statuses ]
			.sort()
			.map( ( [ key, n ] ) => `${ key } × ${ n }` )
			.join( ', ' )
	);
}

/**
 * Lets visitors answer under all faults, and compares.
 *
 * @param {import('./cluster.mjs').Cluster}                          cluster
 * @param {{ answers: number, votes: number, isShort: boolean }} wanted
 * @param {import('./report.mjs').Report}                            report  Where it says what was seen.
 */
export async function proveCluster( cluster, wanted, report ) {
	const ledger = new Ledger();
	const admin = new Admin( cluster.url, cluster.key );
	const kept = await keepPage( admin );
	const content = await makeContent( admin );
	const surveys = content.surveys.map( ( { id } ) => id );
	const from = Date.now();
	const watch = new Watch( cluster.nodes, ledger );
	if ( ! wanted.isShort ) {
		await measureRates( cluster, content, ledger, watch, report );
	}
	const cron = startCron( cluster.webs, CRON );
	const owner = new Owner( admin, cluster.webs, ledger, surveys );
	const visitors = new Visitors( cluster.url, content, ledger, wanted );
	owner.start();
	visitors.start( CROWD );
	const context = { visitors, ledger, owner, watch, from, surveys };
	await sufferFaults( cluster, context, report );
	await awaitShare( visitors, 1 );
	await visitors.stop();
	say( 'Waiting for exports, imports and jobs …' );
	await owner.stop();
	await awaitJobs( cluster.nodes[ 0 ] );
	await cron.stop();
	await watch.stop();
	say( 'Comparing …' );
	await verify( cluster, context, report );
	await reportSizes( cluster, report );
	await provePages( cluster, admin, content, kept, report );
	reportLogs( cluster, cron, report );
}
