import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as runBuild } from '../lib/build.mjs';
import { packageAll } from '../lib/package.mjs';
import { CACHE, ROOT } from '../lib/paths.mjs';
import { oneResult } from './result.mjs';

const KB = 1024;

/** Maximum gzipped bytes that every visitor's browser may load. The widget's script contains its styles. */
const VISITOR_BUDGETS = {
	'widget/loader.js': 2.5 * KB,
	// Whoever sees a survey.
	'widget/show.js': 1.75 * KB,
	// A minimized survey: loader, show and tab are at most 8 KB.
	'widget/tab.js': 3.75 * KB,
	// Whoever has begun on an earlier page.
	'widget/resume.js': 0.75 * KB,
	// Surveys in several languages that follow the browser.
	'widget/language.js': 0.75 * KB,
	'widget/outbox.js': 2.25 * KB,
	// Only pages that call the API, or have an opener.
	'widget/control.js': 1.75 * KB,
	'widget/app.js': 9 * KB,
	// Pages with a survey in their content (decisions 0062, 0085).
	'widget/inline.js': 7.75 * KB,
	'widget/inline.css': 1.75 * KB,
	// Pages with a rating control: both together at most 3 KB.
	'add-ons/post-ratings/control.js': 1820,
	'post-ratings/control.css': 1252,
	// Recorded views of pages with a heatmap.
	'add-ons/heatmaps/recorder.js': 3 * KB,
	// Of the site's editors only.
	'widget/why.js': 6 * KB,
};

/** Maximum gzipped bytes of each script that only some surveys need. */
const PART_BUDGET = 1.5 * KB;
const PARTS = /^(widget\/parts|add-ons)\/.+\.js$/;

/** Maximum gzipped bytes of our files that a dashboard screen loads before it is rendered. */
const FIRST_LOAD = 60 * KB;

/** Maximum gzipped bytes until a part that is loaded on demand can be used, by chunk; includes the first load. */
const LAZY_PARTS = {
	// Decisions 0036, 0093 and 0108.
	'admin/survey-editor': { what: 'builder usable', most: 131.5 * KB },
	// Decisions 0055, 0093 and 0108.
	'admin/line-chart': { what: 'chart drawn', most: 116 * KB },
};

/** @typedef {{ name: string, bytes: number, gzip: number, content: string }} BuiltFile */

/** @return {BuiltFile[]} Scripts and styles, in one writing direction. */
function readBuild() {
	const folder = resolve( ROOT, 'build' );
	if ( ! existsSync( folder ) ) {
		return [];
	}
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
				content: content.toString(),
			};
		} );
}

/**
 * The size of each screen's files, and its limit.
 *
 * @param {BuiltFile[]} files The build.
 */
function screenLoads( files ) {
	const weight = ( part ) =>
		files
			.filter(
				( { name } ) => name.replace( /\.(js|css)$/, '' ) === part
			)
			.reduce( ( sum, { gzip } ) => sum + gzip, 0 );
	const isEntry = ( { name } ) =>
		/^admin\/.+\.js$/.test( name ) &&
		existsSync(
			resolve( ROOT, 'build', name.replace( /js$/, 'asset.php' ) )
		);
	return files.filter( isEntry ).flatMap( ( { name, content } ) => {
		const screen = name.replace( /\.js$/, '' );
		const first = weight( screen );
		const parts = Object.entries( LAZY_PARTS ).filter( ( [ part ] ) =>
			content.includes( `${ part }.js?ver=` )
		);
		return [
			{ name: `${ screen }, first load`, size: first, most: FIRST_LOAD },
			...parts.map( ( [ part, { what, most } ] ) => ( {
				name: `${ screen }, ${ what }`,
				size: first + weight( part ),
				most,
			} ) ),
		];
	} );
}

/** The production build, its packages, its sizes and the size budgets. */
export async function build() {
	const output = await runBuild();
	// Throws if a package of the real build violates the rules (lib/package-rules.mjs).
	await packageAll( resolve( CACHE, 'packages' ) );
	const files = readBuild();
	const budgets = Object.entries( VISITOR_BUDGETS ).map(
		( [ name, most ] ) => ( {
			name,
			size: files.find( ( file ) => file.name === name )?.gzip ?? NaN,
			most,
		} )
	);
	const parts = files
		.filter(
			( { name } ) => PARTS.test( name ) && ! VISITOR_BUDGETS[ name ]
		)
		.map( ( { name, gzip } ) => ( {
			name,
			size: gzip,
			most: PART_BUDGET,
		} ) );
	const judged = [ ...budgets, ...parts, ...screenLoads( files ) ];
	const problems = judged
		// Includes files that were not built at all.
		.filter( ( { size, most } ) => ! ( size <= most ) )
		.map(
			( { name, size, most } ) =>
				`${ name }: ${ Number.isNaN( size ) ? 'it was not built' : `${ size } bytes gzipped, at most ${ most }` }.`
		);
	const number = ( value ) => String( value ).padStart( 9 );
	const lines = [
		...files.map(
			( { name, bytes, gzip } ) =>
				`  ${ name.padEnd( 32 ) }${ number( bytes ) } bytes ${ number( gzip ) } gzip`
		),
		...judged.map(
			( { name, size, most } ) =>
				`  ${ name.padEnd( 32 ) }${ number( size ) } gzip  of ${ number( most ) }`
		),
	];
	return oneResult(
		problems.length === 0,
		[ output, ...problems ].join( '\n' ),
		lines.join( '\n' )
	);
}
