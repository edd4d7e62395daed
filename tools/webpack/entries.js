/**
 * The entries of the build. Imports nothing from npm: the rules for packages read them, too (tools/lib/package-rules.mjs).
 */
const { existsSync, readdirSync } = require( 'node:fs' );
const { parse, resolve } = require( 'node:path' );

const SRC = resolve( __dirname, '../../src' );

/**
 * An entry for each part: `src/widget/parts/<name>.tsx` becomes `widget/parts/<name>`, `src/add-ons/<slug>/parts/<name>.tsx` becomes
 * `add-ons/<slug>/<name>`, which AddOnFilesPlugin copies to the add-on's folder.
 *
 * @return {Record<string, string>} Entry (its path under build/) → source file.
 */
function partEntries() {
	const addOns = readdirSync( resolve( SRC, 'add-ons' ) );
	const folders = [
		[ 'widget/parts', 'widget/parts' ],
		...addOns.map( ( slug ) => [
			`add-ons/${ slug }/parts`,
			`add-ons/${ slug }`,
		] ),
	];
	return Object.fromEntries(
		folders.flatMap( ( [ folder, entry ] ) =>
			scriptsIn( folder ).map( ( file ) => [
				`${ entry }/${ parse( file ).name }`,
				`src/${ folder }/${ file }`,
			] )
		)
	);
}

/** An entry for each folder with an index: `src/admin-pages/<name>/index.tsx` becomes `admin/<name>`. */
function folderEntries( folder, entry ) {
	return Object.fromEntries(
		readdirSync( resolve( SRC, folder ) )
			.map( ( name ) => [ name, `${ folder }/${ name }/index.tsx` ] )
			.filter( ( [ , file ] ) => existsSync( resolve( SRC, file ) ) )
			.map( ( [ name, file ] ) => [
				`${ entry }/${ name }`,
				`src/${ file }`,
			] )
	);
}

/** The names of the scripts in a folder of src/; none if it does not exist. */
function scriptsIn( folder ) {
	const path = resolve( SRC, folder );
	return existsSync( path )
		? readdirSync( path ).filter( ( name ) => /\.tsx?$/.test( name ) )
		: [];
}

/** Entry (its path under build/) → source file. */
const ENTRIES = {
	...folderEntries( 'admin-pages', 'admin' ),
	'admin/commands': 'src/commands/index.ts',
	...folderEntries( 'blocks', 'blocks' ),
	'post-ratings/control': 'src/post-ratings/style.ts',
	'add-ons/post-ratings/control': 'src/post-ratings/index.ts',
	'add-ons/heatmaps/recorder': 'src/add-ons/heatmaps/index.ts',
	'widget/loader': 'src/widget/loader/index.ts',
	'widget/outbox': 'src/widget/outbox/index.ts',
	'widget/control': 'src/widget/control/index.ts',
	'widget/inline': 'src/widget/inline/index.ts',
	'widget/app': 'src/widget/app/index.tsx',
	'widget/tab': 'src/widget/tab/index.ts',
	'widget/show': 'src/widget/show/index.ts',
	'widget/resume': 'src/widget/resume/index.ts',
	'widget/language': 'src/widget/language/index.ts',
	'widget/preview': 'src/widget/preview/index.ts',
	'widget/why': 'src/widget/why/index.ts',
	...partEntries(),
};

module.exports = { ENTRIES };
