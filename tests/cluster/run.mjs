/**
 * npm run test:cluster: visitors answer on a site of several servers while these fail one after the other; then what is stored is compared with
 * what the visitors were told.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CACHE } from '../../tools/lib/paths.mjs';
import { runTool, say } from '../../tools/lib/progress.mjs';
import { freePort } from '../../tools/lib/server.mjs';
import { prepareCluster } from './lib/servers.mjs';

const HELP = `npm run test:cluster -- [options]

  --answers N   how many answers shall be accepted (200000)
  --votes N     how many ratings of posts (50000)
  --short       a short form: 4,000 answers, 1,000 ratings, each fault once
  --report FILE where the report goes (.cache/cluster/report.md)
`;

function options( args ) {
	const value = ( name, otherwise ) =>
		args.includes( name ) ? args[ args.indexOf( name ) + 1 ] : otherwise;
	const isShort = args.includes( '--short' );
	return {
		isShort,
		answers: Number( value( '--answers', isShort ? 4000 : 200_000 ) ),
		votes: Number( value( '--votes', isShort ? 1000 : 50_000 ) ),
		report: resolve(
			value( '--report', resolve( CACHE, 'cluster/report.md' ) )
		),
	};
}

await runTool( async () => {
	const args = process.argv.slice( 2 );
	if ( args.includes( '--help' ) ) {
		process.stdout.write( HELP );
		return 0;
	}
	const wanted = options( args );
	await prepareCluster();
	const { startCluster } = await import( './lib/cluster.mjs' );
	const { startReplicated } = await import( './lib/replica.mjs' );
	const { proveCluster } = await import( './lib/proof.mjs' );
	const { Report } = await import( './lib/report.mjs' );
	const { proveReplica } = await import( './lib/replica-proof.mjs' );
	const from = Date.now();
	const report = new Report();
	const prove = async ( start, proof ) => {
		const site = await start( await freePort() );
		try {
			await proof( site );
		} catch ( error ) {
			// What was seen before is reported all the same.
			report.fail( error.stack ?? String( error ) );
		} finally {
			await site.stop();
		}
	};
	await prove( startCluster, ( site ) =>
		proveCluster( site, wanted, report )
	);
	await prove( startReplicated, ( site ) => proveReplica( site, report ) );
	report.note(
		`From start to end: ${ Math.round( ( Date.now() - from ) / 1000 ) } s.`
	);
	mkdirSync( dirname( wanted.report ), { recursive: true } );
	writeFileSync( wanted.report, report.text() );
	process.stdout.write( `\n${ report.text() }\n` );
	say( `The report is in ${ wanted.report }.` );
	return report.problems.length > 0 ? 1 : 0;
} );
// After a failure visitors would still try for minutes.
process.exit();
