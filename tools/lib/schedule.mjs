import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { nextStage } from './next-stage.mjs';
import { watchPace } from './pace.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { say, seconds } from './progress.mjs';
import { STAGES } from '../stages/list.mjs';

const FOLDER = resolve( CACHE, 'stages' );

/**
 * @typedef {import('../stages/result.mjs').Result & { time: string, cpu: number | null, slowness: number }} StageResult With the time
 *          that passed, the seconds of CPU time (null where those cannot be measured), and how many times as much of it the same work took
 *          as on a quiet machine.
 */

/** Whether PHP can start a process and wait for it, which measured.php needs. */
const canMeasure = () =>
	spawnSync( 'php', [
		'-r',
		'exit( function_exists( "pcntl_fork" ) ? 0 : 1 );',
	] ).status === 0;

/**
 * Runs a stage in its own process and measures its CPU time.
 *
 * @param {string}    name       Of the stage.
 * @param {string[]=} paths      Of the tests that are chosen; all by default.
 * @param {boolean}   isMeasured Whether CPU time can be measured.
 * @param {ReturnType<typeof watchPace>} pace Of the machine.
 * @return {Promise<StageResult>} What came of it.
 */
async function runStage( name, paths, isMeasured, pace ) {
	const from = performance.now();
	say( `${ name } …` );
	const [ report, cpuReport ] = [ 'json', 'cpu' ].map( ( extension ) =>
		resolve( FOLDER, `${ name }.${ extension }` )
	);
	[ report, cpuReport ].forEach( ( file ) =>
		rmSync( file, { force: true } )
	);
	const command = [
		...( STAGES[ name ].isFiller ? [ 'nice', '-n', '15' ] : [] ),
		...( isMeasured
			? [ 'php', resolve( ROOT, 'tools/lib/measured.php' ), cpuReport ]
			: [] ),
		process.execPath,
		resolve( ROOT, 'tools/stage.mjs' ),
		name,
		report,
		...( paths ? [ JSON.stringify( paths ) ] : [] ),
	];
	const code = await new Promise( ( done ) => {
		// In its own process group: Ctrl+C ends only this process. The stage then notices the end of its standard
		// input and shuts down in order.
		const child = spawn( command[ 0 ], command.slice( 1 ), {
			cwd: ROOT,
			detached: true,
			stdio: [ 'pipe', 'inherit', 'inherit' ],
		} );
		child.once( 'error', () => done( 127 ) );
		child.once( 'close', done );
	} );
	const result = existsSync( report )
		? JSON.parse( readFileSync( report, 'utf8' ) )
		: { passed: 0, failed: 1, output: `It ended with code ${ code }.` };
	const time = seconds( from );
	const cpu = existsSync( cpuReport )
		? Number( readFileSync( cpuReport, 'utf8' ) )
		: null;
	if ( result.failed > 0 ) {
		process.stdout.write(
			`\n───── ${ name } failed ─────\n${ result.output.trim() }\n─────\n\n`
		);
	}
	say(
		`${ name }: ${ result.failed > 0 ? 'failed' : 'passed' } after ${ time }`
	);
	if ( result.summary ) {
		process.stdout.write( `${ result.summary }\n` );
	}
	return { ...result, time, cpu, slowness: pace.slowness( from ) };
}

/**
 * Runs the stages, two at a time and a filler beside them; a failed stage does not stop the others.
 *
 * @param {Map<string, string[] | undefined>} chosen Name → paths; undefined for the whole stage.
 * @return {Promise<Map<string, StageResult>>} By name.
 */
export async function runStages( chosen ) {
	mkdirSync( FOLDER, { recursive: true } );
	// The stages print the time since the start of npm test, not since their own.
	process.env.USERFEEDBACK_STARTED_AT ??= String( performance.timeOrigin );
	const isMeasured = canMeasure();
	const pace = watchPace();
	const waiting = [ ...chosen.keys() ];
	const blocked = new Set( waiting );
	const running = new Map();
	const results = new Map();
	while ( waiting.length > 0 || running.size > 0 ) {
		const next = nextStage( waiting, [ ...running.keys() ], blocked );
		if ( next ) {
			waiting.splice( waiting.indexOf( next ), 1 );
			const work = runStage(
				next,
				chosen.get( next ),
				isMeasured,
				pace
			).then( ( result ) => {
				results.set( next, result );
				running.delete( next );
				blocked.delete( next );
			} );
			running.set( next, work );
		} else {
			await Promise.race( running.values() );
		}
	}
	pace.stop();
	return results;
}
