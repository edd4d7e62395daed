/**
 * Font Awesome's free icons as data: build/data/icons-<style>.json, one icon per line.
 *
 * The icon picker loads a whole file when it opens. PHP reads single lines for the visitor's page
 * (includes/Support/Icons.php), which contains only the icons of its survey. PHP uses a binary search, so the lines
 * are sorted by name.
 */
const { existsSync, readFileSync } = require( 'node:fs' );
const { resolve } = require( 'node:path' );
const { Compilation } = require( 'webpack' );

const NAME = 'IconFilesPlugin';

/** The free styles, as stored in surveys. */
const STYLES = [ 'solid', 'regular', 'brands' ];

class IconFilesPlugin {
	/**
	 * @param {string} root The folder that node_modules is in.
	 */
	constructor( root ) {
		this.source = resolve(
			root,
			'node_modules/@fortawesome/fontawesome-free'
		);
	}

	apply( compiler ) {
		const { RawSource } = compiler.webpack.sources;
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
			compilation.hooks.processAssets.tap( { name: NAME, stage }, () => {
				const add = ( file, content ) => {
					// The files never change, so that watch mode writes them once.
					if ( ! compilation.getAsset( file ) ) {
						compilation.emitAsset( file, new RawSource( content ) );
					}
				};
				for ( const [ file, content ] of this.files() ) {
					add( file, content );
				}
			} );
		} );
	}

	/**
	 * The files to write: name below build/ → content. Cached.
	 *
	 * @return {Map<string, string>} The files.
	 */
	files() {
		this.made ??= this.read();
		return this.made;
	}

	read() {
		const metadata = resolve( this.source, 'metadata/icon-families.json' );
		if ( ! existsSync( metadata ) ) {
			throw new Error( `${ metadata } is missing: npm install` );
		}
		const icons = Object.entries(
			JSON.parse( readFileSync( metadata, 'utf8' ) )
		).sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) );
		const files = STYLES.map( ( style ) => [
			`data/icons-${ style }.json`,
			linesOf( icons, style ),
		] );
		return new Map( [
			...files,
			// CC BY 4.0 requires the license wherever the icons are distributed.
			[
				'data/icons-license.txt',
				readFileSync( resolve( this.source, 'LICENSE.txt' ), 'utf8' ),
			],
		] );
	}
}

/**
 * The icons of one style as JSON, one icon per line: `"star":{…},`.
 *
 * @param {[string, object][]} icons Font Awesome's metadata, by name.
 * @param {string}             style One of STYLES.
 */
function linesOf( icons, style ) {
	const lines = icons.flatMap( ( [ name, { label, search, svgs } ] ) => {
		const svg = svgs.classic?.[ style ];
		const icon = svg && {
			label,
			terms: search?.terms ?? [],
			box: [ svg.width, svg.height ],
			path: svg.path,
		};
		return icon
			? [ `${ JSON.stringify( name ) }:${ JSON.stringify( icon ) }` ]
			: [];
	} );
	return `{\n${ lines.join( ',\n' ) }\n}\n`;
}

module.exports = { IconFilesPlugin };
