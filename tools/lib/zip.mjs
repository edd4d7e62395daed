import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { zipSync } from 'fflate';

/** The earliest time that a zip can contain. A zip stores local time without a time zone, so this is the same everywhere. */
const NO_TIME = new Date( 1980, 0, 1 );

/** A regular file that everybody may read, in Unix format. */
const UNIX = 3;
const PLAIN_FILE = 0o100644;

/** The mode is in the upper 16 bits of a zip's 32 attribute bits. */
const UPPER_HALF = 0x10000;

/**
 * The files of a folder, without those whose names start with a dot.
 *
 * @param {string} path  Absolute path of a folder or file; nothing when it does not exist.
 * @param {string} name  What the folder or file is called in the zip.
 * @return {Record<string, Uint8Array>} Name in the zip → content.
 */
export function filesOf( path, name ) {
	if ( ! existsSync( path ) ) {
		return {};
	}
	if ( ! statSync( path ).isDirectory() ) {
		return { [ name ]: readFileSync( path ) };
	}
	return Object.assign(
		{},
		...readdirSync( path )
			.filter( ( child ) => ! child.startsWith( '.' ) )
			.map( ( child ) =>
				filesOf( resolve( path, child ), `${ name }/${ child }` )
			)
	);
}

/**
 * A zip with the same bytes whenever and wherever it is created from the same files.
 *
 * @param {Record<string, Uint8Array>} files Name → content.
 * @return {Uint8Array} The zip.
 */
export function zip( files ) {
	const options = {
		level: 9,
		mtime: NO_TIME,
		os: UNIX,
		attrs: PLAIN_FILE * UPPER_HALF,
	};
	return zipSync(
		Object.fromEntries(
			Object.keys( files )
				.sort()
				.map( ( name ) => [ name, [ files[ name ], options ] ] )
		)
	);
}
