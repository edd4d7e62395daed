/**
 * Lists the sources of each script, including its lazy chunks: build/.entry-sources.json, `{ "src/….tsx": [
 * "build/….js" ] }`. WordPress loads translations for printed scripts, but not for chunks, so that a chunk's texts
 * have to be included in those of every script that can load it (tools/translations.mjs).
 */
const { relative, sep } = require( 'node:path' );
const { Compilation, sources } = require( 'webpack' );

const FILE = '.entry-sources.json';

/** The modules of a chunk, including those that were concatenated. */
function* modulesOf( compilation, chunk ) {
	for ( const module of compilation.chunkGraph.getChunkModulesIterable(
		chunk
	) ) {
		yield module;
		yield* module.modules ?? [];
	}
}

class EntrySourcesPlugin {
	apply( compiler ) {
		const name = 'EntrySourcesPlugin';
		compiler.hooks.thisCompilation.tap( name, ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap( { name, stage }, () => {
				compilation.emitAsset(
					FILE,
					new sources.RawSource(
						JSON.stringify(
							this.collect( compilation ),
							null,
							'\t'
						)
					)
				);
			} );
		} );
	}

	collect( compilation ) {
		const { context } = compilation.compiler;
		const map = {};
		for ( const [ entry, { chunks } ] of compilation.entrypoints ) {
			const all = new Set( chunks );
			for ( const chunk of chunks ) {
				chunk
					.getAllReferencedChunks()
					.forEach( ( other ) => all.add( other ) );
			}
			for ( const chunk of all ) {
				for ( const { resource } of modulesOf( compilation, chunk ) ) {
					const file = relative(
						context,
						( resource ?? '' ).split( '?' )[ 0 ]
					)
						.split( sep )
						.join( '/' );
					if ( /^src\/.+\.tsx?$/.test( file ) ) {
						const scripts = ( map[ file ] ??= [] );
						const script = `build/${ entry }.js`;
						if ( ! scripts.includes( script ) ) {
							scripts.push( script );
						}
					}
				}
			}
		}
		return Object.fromEntries( Object.entries( map ).sort() );
	}
}

module.exports = { EntrySourcesPlugin };
