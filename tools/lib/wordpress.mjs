import { createHash } from 'node:crypto';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { phpCommand } from './engine.mjs';
import { CACHE } from './paths.mjs';
import { say, UserError } from './progress.mjs';
import { run } from './run.mjs';

/** The supported versions of WordPress for sites. */
export const RELEASES = {
	7.1: { version: '7.1.1' },
	// The oldest version that the plugin supports; of 6.7, only this early build is available as a package.
	6.7: { version: '6.7-alpha' },
};

/** The default version of sites. */
export const DEFAULT_RELEASE = '7.1';

const WORDPRESS_VERSION = RELEASES[ DEFAULT_RELEASE ].version;

/**
 * An npm package that contains WordPress, its languages, the SQLite drop-in, the importer and wp-cli, so that a
 * package registry is sufficient to get them.
 */
const CARRIER = {
	name: 'wp-studio',
	version: '1.22.0',
	integrity:
		'sha512-boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==',
	folder: 'package/dist/cli/wp-files',
};

const HOME = resolve( CACHE, `wordpress-${ WORDPRESS_VERSION }` );

/** An npm package that contains older WordPress versions: a zip of the PHP files and a folder of browser assets. */
const OLD_CARRIER = {
	name: '@wp-playground/wordpress-builds',
	version: '0.9.19',
	integrity:
		'sha512-dlqvh/MJDpE5W68vgPPKUjpip6zMuBh59L3D18ZX+pdwurC4q4ydrTww/3sTMV69BBcoH6kF93YtAtujNC5Mpw==',
	folder: 'package',
};
const OLD_HOME = resolve( CACHE, `wordpress-${ RELEASES[ '6.7' ].version }` );

/** The location of each part after ensureWordPress(). */
export const PARTS = {
	core: resolve( HOME, 'latest/wordpress' ),
	languages: resolve( HOME, 'latest/languages' ),
	sqlite: resolve( HOME, 'sqlite-database-integration' ),
	importer: resolve( HOME, 'wordpress-importer' ),
	cli: resolve( HOME, 'wp-cli/wp-cli.phar' ),
};

function checkIntegrity( { name, version, integrity }, file ) {
	const [ algorithm, expected ] = integrity.split( /-(.*)/s );
	const actual = createHash( algorithm )
		.update( readFileSync( file ) )
		.digest( 'base64' );
	if ( actual !== expected ) {
		throw new UserError(
			`${ name } ${ version } is not the package that was pinned (its ${ algorithm } differs).`
		);
	}
}

/** Downloads the archive of an npm package into a folder and verifies it. */
async function getPackage( carrier, folder ) {
	const { name, version } = carrier;
	await run(
		'npm',
		[
			'pack',
			`${ name }@${ version }`,
			'--silent',
			'--pack-destination',
			folder,
		],
		{ what: 'Getting WordPress from the npm registry' }
	);
	const file = name.replace( /^@/, '' ).replace( '/', '-' );
	const archive = resolve( folder, `${ file }-${ version }.tgz` );
	checkIntegrity( carrier, archive );
	return archive;
}

/** Extracts parts of an archive. */
function unpack( { folder }, archive, members, to ) {
	return run( 'tar', [
		'-xzf',
		archive,
		'-C',
		to,
		`--strip-components=${ folder.split( '/' ).length }`,
		...members.map( ( member ) => `${ folder }/${ member }` ),
	] );
}

/** Downloads WordPress and its companions into the cache once. */
export async function ensureWordPress() {
	if ( existsSync( HOME ) ) {
		return;
	}
	say(
		`Getting WordPress ${ WORDPRESS_VERSION } (64 MB, as npm package ${ CARRIER.name }) …`
	);
	const work = `${ HOME }.${ process.pid }.tmp`;
	mkdirSync( resolve( work, 'parts' ), { recursive: true } );
	try {
		const archive = await getPackage( CARRIER, work );
		say( 'Unpacking WordPress …' );
		const members = [
			'latest/wordpress',
			'latest/languages',
			'sqlite-database-integration',
			'wordpress-importer',
			'wp-cli/wp-cli.phar',
		];
		await unpack( CARRIER, archive, members, resolve( work, 'parts' ) );
		// Another process may have finished first: its copy is equivalent.
		if ( ! existsSync( HOME ) ) {
			renameSync( resolve( work, 'parts' ), HOME );
		}
	} finally {
		rmSync( work, { recursive: true, force: true } );
	}
}

async function ensureOldWordPress() {
	if ( existsSync( OLD_HOME ) ) {
		return;
	}
	say(
		`Getting WordPress ${ RELEASES[ '6.7' ].version } (150 MB, as npm package ${ OLD_CARRIER.name }) …`
	);
	const work = `${ OLD_HOME }.${ process.pid }.tmp`;
	const core = resolve( work, 'core' );
	mkdirSync( core, { recursive: true } );
	try {
		const archive = await getPackage( OLD_CARRIER, work );
		const zip = 'src/wordpress/wp-nightly.zip';
		await unpack(
			OLD_CARRIER,
			archive,
			[ zip, 'public/wp-nightly' ],
			work
		);
		await run( ...unzipCommand( resolve( work, zip ), core ) );
		cpSync( resolve( work, 'public/wp-nightly' ), core, {
			recursive: true,
		} );
		// The package is a complete site with its own settings and database: remove those.
		for ( const name of [ 'wp-config.php', 'wp-content/database' ] ) {
			rmSync( resolve( core, name ), { recursive: true, force: true } );
		}
		if ( ! existsSync( OLD_HOME ) ) {
			renameSync( core, OLD_HOME );
		}
	} finally {
		rmSync( work, { recursive: true, force: true } );
	}
}

/** PHP is always available; an unzip program may not be. */
function unzipCommand( zip, to ) {
	const code =
		'$zip = new ZipArchive(); exit( $zip->open( $argv[1] ) === true && $zip->extractTo( $argv[2] ) ? 0 : 1 );';
	return phpCommand( [ '-r', code, '--', zip, to ], [] );
}

/**
 * Makes sure that a WordPress version is available, and resolves with its folder.
 *
 * @param {string} release One of RELEASES.
 */
export async function ensureRelease( release ) {
	if ( release === DEFAULT_RELEASE ) {
		return PARTS.core;
	}
	await ensureOldWordPress();
	return OLD_HOME;
}
