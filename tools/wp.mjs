/**
 * npm run wp -- [--data DIR] COMMAND …: runs wp-cli on the site of `npm start`, which need not be running.
 */
import { spawn } from 'node:child_process';
import { siteFolder } from './lib/options.mjs';
import { CALLED_FROM } from './lib/paths.mjs';
import { ensureEngine } from './lib/engine.mjs';
import { runTool, UserError } from './lib/progress.mjs';
import { readStamp, wpCommand } from './lib/site.mjs';
import { ensureWordPress } from './lib/wordpress.mjs';
import { wpEnvironment } from './lib/wp-cli.mjs';

/**
 * Removes --data from the front; all other arguments are for wp-cli.
 *
 * @param {string[]} args What a person typed.
 */
function splitArguments( args ) {
	const [ first, second, ...rest ] = args;
	if ( first === '--data' ) {
		return { folder: siteFolder( second ?? '' ), command: rest };
	}
	if ( first?.startsWith( '--data=' ) ) {
		return {
			folder: siteFolder( first.slice( '--data='.length ) ),
			command: args.slice( 1 ),
		};
	}
	return { folder: siteFolder( undefined ), command: args };
}

runTool( async () => {
	const { folder, command } = splitArguments( process.argv.slice( 2 ) );
	if ( ! readStamp( folder ) ) {
		throw new UserError(
			`There is no site in ${ folder } yet: npm start makes it.`
		);
	}
	await ensureEngine();
	await ensureWordPress();
	// Paths in the command are relative to the directory in which it was called.
	const [ program, args ] = wpCommand( folder, command, [ CALLED_FROM ] );
	const child = spawn( program, args, {
		cwd: CALLED_FROM,
		stdio: 'inherit',
		env: wpEnvironment(),
	} );
	return new Promise( ( resolvePromise ) => {
		child.once( 'close', ( code ) => resolvePromise( code ?? 1 ) );
	} );
} );
