import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { SITE } from './site-folder';

const ROOT = resolve( __dirname, '../../..' );

/** wp-cli on the site of the tests; answers what it printed. */
export function wp( ...args: string[] ): string {
	return wpOn( SITE, ...args );
}

/** The same on a site of another name: the folder below .cache/sites. */
export function wpOn( site: string, ...args: string[] ): string {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[ 'tools/wp.mjs', '--data', `.cache/sites/${ site }`, ...args ],
		{ cwd: ROOT, encoding: 'utf8' }
	);
	if ( status !== 0 ) {
		throw new Error( `wp ${ args.join( ' ' ) }: ${ stdout }${ stderr }` );
	}
	return stdout.trim();
}

/** Makes an administrator who reads the dashboard in a language of their own, unless a test before did. */
export function makeUser( name: string, locale: string ): void {
	const users = wp( 'user', 'list', '--field=user_login' ).split( '\n' );
	if ( ! users.includes( name ) ) {
		wp(
			'user',
			'create',
			name,
			`${ name }@example.org`,
			`--user_pass=${ name }`,
			'--role=administrator'
		);
	}
	wp( 'user', 'meta', 'update', name, 'locale', locale );
}
