import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as runBuild } from '../lib/build.mjs';
import { ROOT } from '../lib/paths.mjs';
import { oneResult } from './result.mjs';

/** Most bytes, gzipped, of what every visitor's browser may have to load. Of the widget, styles are inside the script. */
const BUDGETS = {
	'widget/loader.js': 3 * 1024,
	'widget/app.js': 10 * 1024,
};

function sizes() {
	const folder = resolve( ROOT, 'build' );
	return readdirSync( folder, { recursive: true } )
		.filter(
			( name ) =>
				/\.(js|css)$/.test( name ) && ! name.endsWith( '-rtl.css' )
		)
		.sort()
		.map( ( name ) => {
			const content = readFileSync( resolve( folder, name ) );
			return {
				name,
				bytes: content.length,
				gzip: gzipSync( content, { level: 9 } ).length,
			};
		} );
}

/** The production build, its sizes and the budgets that visitors care about. */
export async function build() {
	const output = await runBuild();
	const files = existsSync( resolve( ROOT, 'build' ) ) ? sizes() : [];
	const lines = files.map( ( { name, bytes, gzip } ) => {
		const budget = BUDGETS[ name ];
		const note = budget ? ` (at most ${ budget })` : '';
		return `  ${ name.padEnd( 28 ) }${ String( bytes ).padStart( 9 ) } bytes ${ String( gzip ).padStart( 8 ) } gzip${ note }`;
	} );
	const tooLarge = files.filter(
		( { name, gzip } ) => gzip > ( BUDGETS[ name ] ?? Infinity )
	);
	const missing = Object.keys( BUDGETS ).filter(
		( name ) => ! files.some( ( file ) => file.name === name )
	);
	const problems = [
		...tooLarge.map(
			( { name, gzip } ) =>
				`${ name } has ${ gzip } bytes gzipped, more than its budget.`
		),
		...missing.map( ( name ) => `${ name } was not built.` ),
	];
	return oneResult(
		problems.length === 0,
		[ output, ...problems ].join( '\n' ),
		lines.join( '\n' )
	);
}
