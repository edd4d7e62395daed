import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import prettier from 'prettier';
import { ROOT } from './paths.mjs';
import { UserError } from './progress.mjs';

/**
 * A file's content, formatted.
 *
 * @param {string} name    Path of the file from the root.
 * @param {string} content
 */
export async function formatted( name, content ) {
	const filepath = resolve( ROOT, name );
	const options = await prettier.resolveConfig( filepath );
	return prettier.format( content, { ...options, filepath } );
}

/**
 * Writes a generated file; with --check, only checks that it is current.
 *
 * @param {string} name    Path of the file from the root.
 * @param {string} content
 * @param {string} source  What it is generated from.
 * @param {string} command What writes it.
 */
export function update( name, content, source, command ) {
	const file = resolve( ROOT, name );
	const present = existsSync( file ) ? readFileSync( file, 'utf8' ) : '';
	if ( ! process.argv.includes( '--check' ) ) {
		writeFileSync( file, content );
		process.stdout.write(
			`${ name } ${ content === present ? 'is current' : 'was written' }.\n`
		);
	} else if ( content !== present ) {
		throw new UserError(
			`${ name } is older than ${ source }: ${ command } writes it anew.`
		);
	}
}
