/**
 * The scripts of the visitor's page: their entries and how they are compiled.
 */
const { existsSync, readdirSync } = require( 'node:fs' );
const { parse, resolve } = require( 'node:path' );
const { Compilation } = require( 'webpack' );
const { NAMES } = require( './visitor-jsx' );

const SRC = resolve( __dirname, '../../src' );
const ROOMS = [ 'widget', 'add-ons', 'post-ratings' ];

/** The WordPress scripts that the entries of the visitor's page may depend on; the first matching pattern applies. */
const DEPENDENCIES = [
	[ /^widget\/(loader|outbox|control|inline|preview|why)$/, '' ],
	[ /^(widget|add-ons)\//, "'wp-element'" ],
];

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

/**
 * The rules of webpack, changed so that JSX in visitors' scripts is compiled to calls of wp-element.
 *
 * @param {Array} rules The rules of the default configuration.
 */
function withVisitorJsx( rules ) {
	const scripts = rules.find( ( { use } ) =>
		use?.[ 0 ]?.loader?.includes( 'babel-loader' )
	);
	const folders = ROOMS.map( ( room ) => resolve( SRC, room ) + '/' );
	const [ babel ] = scripts.use;
	const plugins = [
		[
			require.resolve( '@babel/plugin-transform-react-jsx', {
				paths: [ require.resolve( '@wordpress/babel-preset-default' ) ],
			} ),
			{ runtime: 'classic', useSpread: true, ...NAMES },
		],
		require.resolve( './visitor-jsx' ),
	];
	return [
		...rules.filter( ( rule ) => rule !== scripts ),
		{ ...scripts, exclude: [ /node_modules/, ...folders ] },
		{
			test: scripts.test,
			include: folders,
			use: {
				...babel,
				options: {
					...babel.options,
					plugins: [ ...babel.options.plugins, ...plugins ],
				},
			},
		},
	];
}

/** Fails the build if a visitor's script depends on an additional WordPress script. */
class VisitorDependenciesPlugin {
	apply( compiler ) {
		const name = 'VisitorDependenciesPlugin';
		compiler.hooks.compilation.tap( name, ( compilation ) => {
			// After the plugin that writes the .asset.php files.
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap( { name, stage }, () => {
				for ( const entry of compilation.entrypoints.keys() ) {
					const [ , allowed ] =
						DEPENDENCIES.find( ( [ names ] ) =>
							names.test( entry )
						) ?? [];
					const asset = compilation.getAsset(
						`${ entry }.asset.php`
					);
					const [ , list ] =
						/'dependencies' => array\((.*?)\)/.exec(
							asset?.source.source() ?? ''
						) ?? [];
					if ( list && allowed !== undefined && list !== allowed ) {
						compilation.errors.push(
							new Error(
								`${ entry } may need ${ allowed || 'nothing' } and asks for ${ list }`
							)
						);
					}
				}
			} );
		} );
	}
}

module.exports = { partEntries, VisitorDependenciesPlugin, withVisitorJsx };
