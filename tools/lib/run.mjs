import { spawn, spawnSync } from 'node:child_process';
import { ROOT } from './paths.mjs';
import { UserError } from './progress.mjs';

/** The number of lines at the beginning and end of a long output that an error message shows. */
const SHOWN_LINES = 25;

function shorten( output ) {
	const lines = output.trim().split( '\n' );
	return lines.length <= 2 * SHOWN_LINES
		? lines
		: [
				...lines.slice( 0, SHOWN_LINES ),
				'…',
				...lines.slice( -SHOWN_LINES ),
			];
}

/** The process groups to end with this process. */
const groups = new Set();

/**
 * Ends a process that was started with `detached`, and its descendants.
 *
 * @param {number}         pid    Process (and group) id.
 * @param {NodeJS.Signals} signal The signal.
 */
export function killGroup( pid, signal = 'SIGTERM' ) {
	try {
		process.kill( -pid, signal );
	} catch {
		// The group has already ended.
	}
}

process.on( 'exit', () => {
	groups.forEach( ( pid ) => killGroup( pid, 'SIGKILL' ) );
} );

/**
 * Registers a process group to be ended with this process.
 *
 * @param {import('node:child_process').ChildProcess} child Started with `detached: true`.
 */
export function ownGroup( child ) {
	const { pid } = child;
	if ( pid ) {
		groups.add( pid );
		child.once( 'exit', () => groups.delete( pid ) );
	}
	return child;
}

/**
 * Starts a program that ends with this process, however this one ends: a shell around it reads a pipe that only this
 * process holds open, and kills its group when the pipe closes.
 *
 * @param {string}                                                program Name or path.
 * @param {string[]}                                              args    Arguments.
 * @param {Omit<import('node:child_process').SpawnOptions, 'stdio'>} options
 * @return {{ child: import('node:child_process').ChildProcess, ended: Promise<void>, hasEnded: () => boolean, log: () => string, stop: ( patience?: number ) => Promise<void> }}
 *         The shell, the end of the program, the latest that it wrote to standard error, and a way to end it: asked first, killed after
 *         so many milliseconds, at once for 0.
 */
export function startServer( program, args, options = {} ) {
	const child = ownGroup(
		spawn(
			'sh',
			[
				'-c',
				'( "$@" ; kill 0 ) & cat > /dev/null; kill 0',
				'serve',
				program,
				...args,
			],
			{
				detached: true,
				...options,
				stdio: [ 'pipe', 'ignore', 'pipe' ],
			}
		)
	);
	let log = '';
	child.stderr.on( 'data', ( chunk ) => {
		log = ( log + chunk ).slice( -4000 );
	} );
	// Waits for the pipes: the shell exits immediately, but the program only after its cleanup.
	let hasEnded = false;
	const ended = new Promise( ( resolvePromise ) => {
		child.once( 'close', () => {
			hasEnded = true;
			resolvePromise();
		} );
	} );
	const stop = async ( patience = 3000 ) => {
		killGroup( child.pid, patience > 0 ? 'SIGTERM' : 'SIGKILL' );
		const timer = setTimeout(
			() => killGroup( child.pid, 'SIGKILL' ),
			patience
		);
		await ended;
		clearTimeout( timer );
	};
	return { child, ended, hasEnded: () => hasEnded, log: () => log, stop };
}

/**
 * Whether a program can be started.
 *
 * @param {string} program Its name.
 */
export function hasProgram( program ) {
	return (
		spawnSync( 'sh', [ '-c', `command -v "${ program }"` ] ).status === 0
	);
}

/**
 * Runs a program and collects its output. Resolves even if the program fails.
 *
 * @param {string}                                       program Name or path.
 * @param {string[]}                                     args    Arguments.
 * @param {import('node:child_process').SpawnOptions & { onOutput?: ( text: string ) => void }} options
 * @return {Promise<{ code: number, output: string }>} Exit code (127: not found) with standard output and error.
 */
export function tryRun( program, args, { onOutput, ...options } = {} ) {
	return new Promise( ( resolvePromise ) => {
		const child = ownGroup(
			spawn( program, args, {
				cwd: ROOT,
				stdio: [ 'ignore', 'pipe', 'pipe' ],
				detached: true,
				...options,
			} )
		);
		const chunks = [];
		const collect = ( chunk ) => {
			chunks.push( chunk );
			onOutput?.( chunk.toString() );
		};
		child.stdout?.on( 'data', collect );
		child.stderr?.on( 'data', collect );
		const finish = ( code, extra = '' ) =>
			resolvePromise( {
				code,
				output: Buffer.concat( chunks ).toString() + extra,
			} );
		child.once( 'error', ( error ) => finish( 127, error.message ) );
		child.once( 'close', ( code, signal ) =>
			finish( code ?? 1, signal ? `\nEnded by ${ signal }.` : '' )
		);
	} );
}

/**
 * Runs a program that must succeed, and resolves with its output.
 *
 * @param {string}                                       program Name or path.
 * @param {string[]}                                     args    Arguments.
 * @param {import('node:child_process').SpawnOptions & { what?: string }} options `what` names the work in an error.
 */
export async function run( program, args, { what, ...options } = {} ) {
	const { code, output } = await tryRun( program, args, options );
	if ( code !== 0 ) {
		throw new UserError(
			`${ what ?? [ program, ...args ].join( ' ' ) } failed` +
				` (exit code ${ code }):\n${ shorten( output ).join( '\n' ) }`
		);
	}
	return output;
}
