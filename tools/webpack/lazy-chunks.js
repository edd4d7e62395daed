/**
 * Chunks that screens load when they need them (webpackChunkName "admin-line-chart"): their names, and their style sheets, which
 * must be mirrored where WordPress is.
 */
const rtlcss = require( 'rtlcss' );
const webpack = require( 'webpack' );

const { Compilation, RuntimeGlobals, RuntimeModule, sources } = webpack;

/**
 * The path of a chunk's file under build/: "admin-line-chart" lies beside the screens, as admin/line-chart.
 *
 * @param {string} extension With a dot.
 * @return {( data: { chunk: { name?: string, id: string | number } } ) => string} For webpack's options.
 */
const chunkFile =
	( extension ) =>
	( { chunk } ) => {
		const name = chunk.name || `admin-${ chunk.id }`;
		// The name on disk is stable, the address is not: a browser keeps a file for as long as it likes.
		return `${ name.replace( /^([a-z]+)-/, '$1/' ) }${ extension }?ver=[contenthash:12]`;
	};

/**
 * The name of the global under which chunks hand themselves over. It holds the version, so that a screen that was opened
 * before an update gets an error, which it can show, and not a chunk of another version.
 *
 * @param {string} version The plugin's.
 */
const chunkGlobal = ( version ) =>
	`userfeedbackChunks_${ version.replace( /\W/g, '_' ) }`;

/** Makes a NAME-rtl.css of every NAME.css; that of @wordpress/scripts passes over names with a query. */
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

/** Runs right after the module that knows the addresses of chunks' style sheets. */
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

/** Lets a lazy chunk bring the mirrored style sheet on a right-to-left page. */
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
