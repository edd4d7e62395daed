import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { PORTS } from './ports';

const ROOT = resolve( __dirname, '../../..' );
const FOLDER = '.cache/sites/network';

/** Of the network's address, by which WordPress knows its sites. */
export const HOST = `127.0.0.1:${ PORTS.network }`;

const CONFIG = resolve( ROOT, FOLDER, 'wordpress/wp-config.php' );

/** Runs node in the project and answers what it printed; fails with the output when it fails. */
function node( ...args: string[] ): string {
	const { status, stdout, stderr } = spawnSync( process.execPath, args, {
		cwd: ROOT,
		encoding: 'utf8',
	} );
	expect( status, stdout + stderr ).toBe( 0 );
	return stdout.trim();
}

/** wp-cli on the network. */
export const wp = ( ...args: string[] ) =>
	node( 'tools/wp.mjs', '--data', FOLDER, ...args );

/** The sites that have a table of surveys, by the prefix of their tables. */
export function sitesWithTables(): string[] {
	const found = wp(
		'eval',
		'echo wp_json_encode( $GLOBALS["wpdb"]->get_col( "SHOW TABLES LIKE \'%ufb_surveys\'" ) );'
	);
	return ( JSON.parse( found ) as string[] )
		.map( ( name ) => name.replace( 'ufb_surveys', '' ) )
		.sort();
}

/** The ids of the sites on which both events of ours wait. */
export function sitesWithEvents(): string[] {
	const found = wp(
		'eval',
		`foreach ( get_sites( [ 'fields' => 'ids' ] ) as $id ) { switch_to_blog( $id ); if ( wp_next_scheduled( 'userfeedback_work' ) && wp_next_scheduled( 'userfeedback_daily' ) ) { echo "$id "; } restore_current_blog(); }`
	);
	return found.split( ' ' ).filter( Boolean );
}

/** Makes a site and a network of it, as WordPress tells its owner to do by hand. */
export function makeNetwork(): void {
	node(
		'--input-type=module',
		'--eval',
		`import { makeSite } from './tools/lib/site.mjs';
		await makeSite( '${ FOLDER }', 'http://${ HOST }', { posts: false, survey: false } );`
	);
	wp( 'plugin', 'deactivate', 'userfeedback' );
	wp( 'core', 'multisite-convert' );
	const constants = {
		WP_ALLOW_MULTISITE: 'true',
		MULTISITE: 'true',
		SUBDOMAIN_INSTALL: 'false',
		DOMAIN_CURRENT_SITE: `'${ HOST }'`,
		PATH_CURRENT_SITE: "'/'",
		SITE_ID_CURRENT_SITE: '1',
		BLOG_ID_CURRENT_SITE: '1',
	};
	const lines = Object.entries( constants ).map(
		( [ name, value ] ) => `define( '${ name }', ${ value } );`
	);
	writeFileSync(
		CONFIG,
		readFileSync( CONFIG, 'utf8' ).replace(
			/^<\?php.*$/m,
			( first ) => `${ first }\n${ lines.join( '\n' ) }`
		)
	);
}

/** Serves the network until the test ends. */
export async function serve(): Promise< () => Promise< void > > {
	const child = spawn(
		process.execPath,
		[
			'--input-type=module',
			'--eval',
			`import { serve } from './tools/lib/server.mjs';
			process.on( 'SIGTERM', () => process.exit() );
			await serve( '${ resolve( ROOT, FOLDER ) }', ${ PORTS.network } );
			console.log( 'ready' );`,
		],
		{ cwd: ROOT, stdio: [ 'ignore', 'pipe', 'inherit' ] }
	);
	const ended = once( child, 'exit' );
	await Promise.race( [ once( child.stdout, 'data' ), ended ] );
	expect( child.exitCode, 'the server runs' ).toBeNull();
	return async () => {
		child.kill( 'SIGTERM' );
		await ended;
	};
}
