/**
 * Build of the admin screens, the visitor's widget and the blocks, on top of the configuration of @wordpress/scripts.
 */
const {
	existsSync,
	mkdirSync,
	utimesSync,
	writeFileSync,
} = require( 'node:fs' );
const { resolve, sep } = require( 'node:path' );
const defaultConfig = require( '@wordpress/scripts/config/webpack.config' );
const { version } = require( './package.json' );
const { AddOnFilesPlugin } = require( './tools/webpack/add-on-files' );
const { CountryFilePlugin } = require( './tools/webpack/country-file' );
const { ENTRIES } = require( './tools/webpack/entries' );
const { EntrySourcesPlugin } = require( './tools/webpack/entry-sources' );
const { IconFilesPlugin } = require( './tools/webpack/icon-files' );
const {
	chunkFile,
	chunkGlobal,
	MirroredAddressPlugin,
	MirroredStylesPlugin,
} = require( './tools/webpack/lazy-chunks' );
const {
	VisitorDependenciesPlugin,
	withVisitorJsx,
} = require( './tools/webpack/visitor-scripts' );

/** Leaves build/.built, whose time tells tools/lib/build.mjs how old the build is. */
class BuiltMarkerPlugin {
	apply( compiler ) {
		compiler.hooks.done.tap( 'BuiltMarkerPlugin', ( stats ) => {
			if ( ! stats.hasErrors() ) {
				mkdirSync( compiler.outputPath, { recursive: true } );
				// The time at which the sources were read, not the one at which the build ended.
				writeFileSync( resolve( compiler.outputPath, '.built' ), '' );
				utimesSync(
					resolve( compiler.outputPath, '.built' ),
					new Date(),
					new Date( stats.startTime )
				);
			}
		} );
	}
}

function availableEntries() {
	const entries = {};
	for ( const [ name, file ] of Object.entries( ENTRIES ) ) {
		const path = resolve( __dirname, file );
		if ( ! existsSync( path ) ) {
			process.stderr.write(
				`webpack: ${ file } does not exist, so ${ name } is not built.\n`
			);
			continue;
		}
		entries[ name ] = path;
	}
	return entries;
}

/**
 * Makes `import styles from './style.scss?inline'` answer the compiled CSS as a string: a shadow root cannot use
 * a style sheet of the document. Without css-loader, whose run-time code would weigh more than the widget's own;
 * such a file may use Sass, but neither url() of a file nor CSS modules.
 *
 * @param {Array} rules The rules of the default configuration.
 */
function withInlineStyles( rules ) {
	const scss = rules.find( ( rule ) => rule.test?.test( 'style.scss' ) );
	const preprocessors = scss.use.slice( 2 );
	return [
		...rules.filter( ( rule ) => rule !== scss ),
		{ ...scss, resourceQuery: { not: [ /inline/ ] } },
		{
			test: scss.test,
			resourceQuery: /inline/,
			type: 'asset/source',
			use: preprocessors,
		},
	];
}

/**
 * The plugins of the default configuration, with styles of lazy chunks under names of ours, and without copies of block.json.
 *
 * @param {Array} plugins Those of the default configuration.
 */
function withLazyStyles( plugins ) {
	const named = ( name ) => ( plugin ) => plugin.constructor.name === name;
	const styles = plugins.find( named( 'MiniCssExtractPlugin' ) );
	styles.options.chunkFilename = chunkFile( '.css' );
	return [
		...plugins.filter(
			( plugin ) =>
				! named( 'RtlCssPlugin' )( plugin ) &&
				// It copies block.json, which WordPress reads where it is.
				! named( 'CopyPlugin' )( plugin )
		),
		new MirroredStylesPlugin(),
		new MirroredAddressPlugin(),
	];
}

module.exports = {
	...defaultConfig,
	entry: availableEntries(),
	output: {
		...defaultConfig.output,
		publicPath: 'auto',
		chunkFilename: chunkFile( '.js' ),
		chunkLoadingGlobal: chunkGlobal( version ),
	},
	resolve: {
		...defaultConfig.resolve,
		alias: {
			...defaultConfig.resolve?.alias,
			'@': resolve( __dirname, 'src' ),
		},
	},
	externals: {
		// wouter brings a stand-in for React 17; each script that uses wouter depends on wp-element anyway.
		'use-sync-external-store/shim/index.js': [ 'wp', 'element' ],
	},
	optimization: {
		...defaultConfig.optimization,
		splitChunks: {
			...defaultConfig.optimization.splitChunks,
			cacheGroups: {
				...defaultConfig.optimization.splitChunks.cacheGroups,
				// What a lazy chunk brings is in it, not in a nameless second one.
				defaultVendors: false,
			},
		},
	},
	module: {
		...defaultConfig.module,
		rules: [
			...withVisitorJsx( withInlineStyles( defaultConfig.module.rules ) ),
			// Pure modules: a script gets only those of which it uses an export.
			{
				include: resolve( __dirname, 'src/survey-model' ) + sep,
				sideEffects: false,
			},
		],
	},
	plugins: [
		...withLazyStyles( defaultConfig.plugins ),
		new EntrySourcesPlugin(),
		new IconFilesPlugin( __dirname ),
		new CountryFilePlugin( __dirname ),
		new AddOnFilesPlugin( __dirname ),
		new VisitorDependenciesPlugin(),
		new BuiltMarkerPlugin(),
	],
	// Sizes are printed and judged by tools/test.mjs, per entry and gzipped.
	performance: { hints: false },
};
