/**
 * node tools/browser.mjs ENGINE: starts a browser of the stage engines, or its driver, with a fresh profile. Prints
 * its port and the capabilities of a session as JSON, and ends it when standard input is closed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOf } from './lib/browsers.mjs';
import { runTool } from './lib/progress.mjs';
import { startServer } from './lib/run.mjs';
import { freePort } from './lib/server.mjs';

runTool( async () => {
	const [ engine ] = process.argv.slice( 2 );
	const closed = new Promise( ( end ) =>
		process.stdin.on( 'end', end ).resume()
	);
	const profile = mkdtempSync( join( tmpdir(), 'userfeedback-browser-' ) );
	try {
		const port = await freePort();
		const { command, env, capabilities } = startOf( engine, port, profile );
		const [ program, ...args ] = command;
		const server = startServer( program, args, {
			env: { ...process.env, ...env },
		} );
		process.stdout.write(
			`${ JSON.stringify( { port, capabilities } ) }\n`
		);
		await Promise.race( [ closed, server.ended ] );
		process.stderr.write( server.log() );
		await server.stop();
	} finally {
		rmSync( profile, { recursive: true, force: true, maxRetries: 5 } );
	}
	process.exit();
} );
