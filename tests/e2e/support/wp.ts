import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { SITE } from './site-folder';

const ROOT = resolve( __dirname, '../../..' );

/** wp-cli on the site of the tests; answers what it printed. */
export function wp( ...args: string[] ): string {
	return wpOn( SITE, ...args );
}

interface Command {
	program: string;
	args: string[];
	env: NodeJS.ProcessEnv;
}

/** Site → what runs wp-cli on it. To start tools/wp.mjs each time would take half as long as the command itself. */
const commands = new Map< string, Command >();

/** Asks the tools how wp-cli is run. */
function commandFor( site: string ): Command {
	const known = commands.get( site );
	if ( known ) {
		return known;
	}
	const script = `
		import { ensureEngine } from './tools/lib/engine.mjs';
		import { wpCommand } from './tools/lib/site.mjs';
		import { wpEnvironment } from './tools/lib/wp-cli.mjs';
		await ensureEngine();
		const [ program, args ] = wpCommand( process.argv[ 1 ], [] );
		console.log( JSON.stringify( { program, args, env: wpEnvironment() } ) );`;
	const { stdout } = spawnSync(
		process.execPath,
		[
			'--input-type=module',
			'--eval',
			script,
			resolve( ROOT, '.cache/sites', site ),
		],
		{ cwd: ROOT, encoding: 'utf8' }
	);
	const command = JSON.parse( stdout ) as Command;
	commands.set( site, command );
	return command;
}

/** The same on a site of another name: the folder below .cache/sites. */
export function wpOn( site: string, ...args: string[] ): string {
	const command = commandFor( site );
	const { status, stdout, stderr } = spawnSync(
		command.program,
		[ ...command.args, ...args ],
		{ cwd: ROOT, encoding: 'utf8', env: command.env }
	);
	if ( status !== 0 ) {
		throw new Error( `wp ${ args.join( ' ' ) }: ${ stdout }${ stderr }` );
	}
	return stdout.trim();
}
