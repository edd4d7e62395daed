/**
 * How the scripts of the visitor's page are compiled (their entries: entries.js).
 */
const { resolve } = require( 'node:path' );
const { Compilation } = require( 'webpack' );
const { NAMES } = require( './visitor-jsx' );

const SRC = resolve( __dirname, '../../src' );
const ROOMS = [ 'widget', 'add-ons', 'post-ratings' ];

/** The WordPress scripts that the entries of the visitor's page may depend on; the first matching pattern applies. */
const DEPENDENCIES = [
	[
		/^widget\/(loader|outbox|control|show|tab|resume|inline|preview|why)$/,
		'',
	],
	[ /^(widget|add-ons)\//, "'wp-element'" ],
];

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

module.exports = { VisitorDependenciesPlugin, withVisitorJsx };
