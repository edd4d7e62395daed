/**
 * npm run rows: lists the rows of the specification that no test refers to. Fails on unknown ids.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './lib/paths.mjs';
import { runTool } from './lib/progress.mjs';
import {
	compare,
	mentionsInPhp,
	mentionsInTypeScript,
	readRows,
} from './lib/rows.mjs';

const PLACES = [
	[ 'tests/unit', /\.test\.tsx?$/, mentionsInTypeScript ],
	[ 'tests/e2e', /\.spec\.ts$/, mentionsInTypeScript ],
	[ 'tests/php', /Test\.php$/, mentionsInPhp ],
];

/** The tests of this tool contain ids without a meaning. */
const EXCLUDED = 'tests/unit/tools/rows.test.ts';

function mentions() {
	return PLACES.flatMap( ( [ folder, pattern, read ] ) => {
		const path = resolve( ROOT, folder );
		const names = existsSync( path )
			? readdirSync( path, { recursive: true } )
			: [];
		return names
			.map( ( name ) => `${ folder }/${ name }` )
			.filter( ( file ) => pattern.test( file ) && file !== EXCLUDED )
			.flatMap( ( file ) =>
				read( readFileSync( resolve( ROOT, file ), 'utf8' ), file )
			);
	} );
}

runTool( async () => {
	const text = readFileSync( resolve( ROOT, 'tests/rows/rows.md' ), 'utf8' );
	const rows = readRows( text );
	const { proven, missing, unknown } = compare( rows, mentions() );
	const lines = text.split( '\n' );
	for ( const id of missing ) {
		process.stdout.write(
			`${ lines.find( ( line ) => line.startsWith( `- ${ id } ` ) ) }\n`
		);
	}
	if ( missing.length > 0 ) {
		process.stdout.write(
			`\n${ proven.length } of ${ rows.length } rows are proven whole.\n`
		);
	}
	for ( const { id, where } of unknown ) {
		process.stderr.write( `${ where }: no row has the id ${ id }.\n` );
	}
	return unknown.length > 0 ? 1 : 0;
} );
