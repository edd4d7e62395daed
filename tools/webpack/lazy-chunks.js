/**
 * Chunks that screens load on demand (webpackChunkName "admin-line-chart"): their file names, and their style sheets,
 * which need right-to-left versions.
 */
const rtlcss = require( 'rtlcss' );
const webpack = require( 'webpack' );

const { Compilation, RuntimeGlobals, RuntimeModule, sources } = webpack;

/**
 * The path of a chunk's file under build/: "admin-line-chart" becomes admin/line-chart, beside the screens.
 *
 * @param {string} extension With a dot.
 * @return {( data: { chunk: { name?: string, id: string | number } } ) => string} For webpack's options.
 */
const chunkFile =
	( extension ) =>
	( { chunk } ) => {
		const name = chunk.name || `admin-${ chunk.id }`;
		// The file name is stable, but the URL contains a hash, so that browsers may cache it permanently.
		return `${ name.replace( /^([a-z]+)-/, '$1/' ) }${ extension }?ver=[contenthash:12]`;
	};

/**
 * The name of the global with which chunks register. It contains the version: a screen that was opened before an
 * update gets an error, which it can show, instead of a chunk of another version.
 *
 * @param {string} version The plugin's.
 */
const chunkGlobal = ( version ) =>
	`userfeedbackChunks_${ version.replace( /\W/g, '_' ) }`;

/** Creates a NAME-rtl.css for every NAME.css; the plugin of @wordpress/scripts ignores names with a query. */
class MirroredStylesPlugin {
	apply( compiler ) {
		const name = 'MirroredStylesPlugin';
		compiler.hooks.thisCompilation.tap( name, ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
			compilation.hooks.processAssets.tap( { name, stage }, () => {
				for ( const chunk of compilation.chunks ) {
					for ( const file of [ ...chunk.files ] ) {
						const [ path ] = file.split( '?' );
						if ( path.endsWith( '.css' ) ) {
							const styles = compilation
								.getAsset( file )
								.source.source();
							const mirrored = path.replace(
								/\.css$/,
								'-rtl.css'
							);
							compilation.emitAsset(
								mirrored,
								new sources.RawSource(
									rtlcss.process( styles.toString() )
								)
							);
							chunk.files.add( mirrored );
						}
					}
				}
			} );
		} );
	}
}

/** Runs directly after the module that contains the URLs of the chunks' style sheets. */
class MirroredAddress extends RuntimeModule {
	constructor() {
		super( 'mirrored style sheets', RuntimeModule.STAGE_NORMAL + 1 );
	}

	generate() {
		return `var addressOf = __webpack_require__.miniCssF;
__webpack_require__.miniCssF = function ( chunkId ) {
	var address = addressOf( chunkId );
	return document.dir === 'rtl' ? address.replace( '.css', '-rtl.css' ) : address;
};`;
	}
}

/** Makes a lazy chunk load the right-to-left style sheet on a right-to-left page. */
class MirroredAddressPlugin {
	apply( compiler ) {
		const name = 'MirroredAddressPlugin';
		compiler.hooks.thisCompilation.tap( name, ( compilation ) => {
			compilation.hooks.runtimeRequirementInTree
				.for( RuntimeGlobals.ensureChunkHandlers )
				.tap( name, ( chunk ) => {
					const hasStyles = [ ...chunk.getAllAsyncChunks() ].some(
						( lazy ) =>
							compilation.chunkGraph.getChunkModulesIterableBySourceType(
								lazy,
								'css/mini-extract'
							)
					);
					if ( hasStyles ) {
						compilation.addRuntimeModule(
							chunk,
							new MirroredAddress()
						);
					}
				} );
		} );
	}
}

module.exports = {
	chunkFile,
	chunkGlobal,
	MirroredStylesPlugin,
	MirroredAddressPlugin,
};
