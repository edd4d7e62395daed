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

/** The names of the scripts in a folder of src/; none if it does not exist. */
function scriptsIn( folder ) {
	const path = resolve( SRC, folder );
	return existsSync( path )
		? readdirSync( path ).filter( ( name ) => /\.tsx?$/.test( name ) )
		: [];
}

/** Entry (its path under build/) → source file. */
const ENTRIES = {
	'admin/surveys': 'src/admin-pages/surveys/index.tsx',
	'admin/results': 'src/admin-pages/results/index.tsx',
	'admin/post-ratings': 'src/admin-pages/post-ratings/index.tsx',
	'admin/add-ons': 'src/admin-pages/add-ons/index.tsx',
	'admin/settings': 'src/admin-pages/settings/index.tsx',
	'blocks/survey': 'src/blocks/survey/index.tsx',
	'blocks/post-panel': 'src/blocks/post-panel/index.tsx',
	'blocks/post-rating': 'src/blocks/post-rating/index.tsx',
	'post-ratings/control': 'src/post-ratings/style.ts',
	'add-ons/post-ratings/control': 'src/post-ratings/index.ts',
	'widget/loader': 'src/widget/loader/index.ts',
	'widget/outbox': 'src/widget/outbox/index.ts',
	'widget/control': 'src/widget/control/index.ts',
	'widget/inline': 'src/widget/inline/index.ts',
	'widget/app': 'src/widget/app/index.tsx',
	'widget/tab': 'src/widget/tab/index.ts',
	'widget/show': 'src/widget/show/index.ts',
	'widget/resume': 'src/widget/resume/index.ts',
	'widget/preview': 'src/widget/preview/index.ts',
	'widget/why': 'src/widget/why/index.ts',
	...partEntries(),
};

module.exports = { ENTRIES };
