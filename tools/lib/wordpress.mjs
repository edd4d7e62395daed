import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { CACHE } from './paths.mjs';
import { say, UserError } from './progress.mjs';
import { run } from './run.mjs';

/** The version of WordPress that sites are made of. */
export const WORDPRESS_VERSION = '7.1.1';

/**
 * An npm package that carries WordPress, its languages, the SQLite drop-in, the importer and wp-cli: a registry is all
 * that is needed to get them.
 */
const CARRIER = {
	name: 'wp-studio',
	version: '1.22.0',
	integrity:
		'sha512-boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==',
	folder: 'package/dist/cli/wp-files',
};

const HOME = resolve( CACHE, `wordpress-${ WORDPRESS_VERSION }` );

/** Where each part lies once ensureWordPress() has run. */
export const PARTS = {
	core: resolve( HOME, 'latest/wordpress' ),
	languages: resolve( HOME, 'latest/languages' ),
	sqlite: resolve( HOME, 'sqlite-database-integration' ),
	importer: resolve( HOME, 'wordpress-importer' ),
	cli: resolve( HOME, 'wp-cli/wp-cli.phar' ),
};

function checkIntegrity( file ) {
	const [ algorithm, expected ] = CARRIER.integrity.split( /-(.*)/s );
	const actual = createHash( algorithm )
		.update( readFileSync( file ) )
		.digest( 'base64' );
	if ( actual !== expected ) {
		throw new UserError(
			`${ CARRIER.name } ${ CARRIER.version } is not the package that was pinned (its ${ algorithm } differs).`
		);
	}
}

/** Gets WordPress and its companions into the cache, once. */
export async function ensureWordPress() {
	if ( existsSync( HOME ) ) {
		return;
	}
	const id = `${ CARRIER.name }@${ CARRIER.version }`;
	say(
		`Getting WordPress ${ WORDPRESS_VERSION } (64 MB, as npm package ${ id }) …`
	);
	const work = `${ HOME }.${ process.pid }.tmp`;
	mkdirSync( resolve( work, 'parts' ), { recursive: true } );
	try {
		await run(
			'npm',
			[ 'pack', id, '--silent', '--pack-destination', work ],
			{
				what: 'Getting WordPress from the npm registry',
			}
		);
		const archive = resolve(
			work,
			`${ CARRIER.name }-${ CARRIER.version }.tgz`
		);
		checkIntegrity( archive );
		say( 'Unpacking WordPress …' );
		const members = [
			'latest/wordpress',
			'latest/languages',
			'sqlite-database-integration',
			'wordpress-importer',
			'wp-cli/wp-cli.phar',
		].map( ( member ) => `${ CARRIER.folder }/${ member }` );
		await run( 'tar', [
			'-xzf',
			archive,
			'-C',
			resolve( work, 'parts' ),
			`--strip-components=${ CARRIER.folder.split( '/' ).length }`,
			...members,
		] );
		// Another process may have been faster: its copy is as good.
		if ( ! existsSync( HOME ) ) {
			renameSync( resolve( work, 'parts' ), HOME );
		}
	} finally {
		rmSync( work, { recursive: true, force: true } );
	}
}
