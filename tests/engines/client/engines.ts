import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { Bidi } from './bidi';
import type { Driver } from './driver';
import { WebDriver } from './webdriver';

const ROOT = resolve( __dirname, '../../..' );

/** The browser engines that visitors use (tools/lib/browsers.mjs). */
export type Engine = 'chromium' | 'firefox' | 'webkit';

/**
 * Starts a browser with a fresh profile. close() ends it; so does the end of this process.
 *
 * @param engine Which one.
 */
export async function startEngine( engine: Engine ): Promise< Driver > {
	const tool = spawn( process.execPath, [ 'tools/browser.mjs', engine ], {
		cwd: ROOT,
	} );
	const ended = once( tool, 'close' );
	let log = '';
	tool.stderr.on( 'data', ( chunk ) => ( log += chunk ) );
	const isRunning = () => tool.exitCode === null;
	const end = async () => {
		tool.stdin.end();
		await ended;
	};
	try {
		const [ line ] = await Promise.race( [
			once( tool.stdout, 'data' ),
			ended.then( () => [] ),
		] );
		const { port, capabilities } = JSON.parse( String( line ) ) as {
			port: number;
			capabilities?: object;
		};
		const driver = capabilities
			? await WebDriver.connect( port, capabilities, isRunning )
			: await Bidi.connect( port, isRunning );
		const close = driver.close.bind( driver );
		driver.close = async () => {
			await close().catch( () => {} );
			await end();
		};
		return driver;
	} catch ( error ) {
		await end();
		throw new Error(
			`${ engine } could not be started: ${ String( error ) }\n${ log }`
		);
	}
}
