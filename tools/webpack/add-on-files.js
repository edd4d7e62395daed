/**
 * Copies the scripts of add-ons from build/add-ons/<slug> to addons/<slug>/build: each add-on is a separate plugin,
 * and its package contains only its folder.
 */
const { existsSync } = require( 'node:fs' );
const { cp, readdir, rm } = require( 'node:fs/promises' );
const { resolve } = require( 'node:path' );

const NAME = 'AddOnFilesPlugin';

class AddOnFilesPlugin {
	/**
	 * @param {string} root The folder that addons/ is in.
	 */
	constructor( root ) {
		this.root = root;
	}

	apply( compiler ) {
		compiler.hooks.afterEmit.tapPromise( NAME, async ( compilation ) => {
			const built = resolve( compilation.outputOptions.path, 'add-ons' );
			if ( ! existsSync( built ) ) {
				return;
			}
			for ( const slug of await readdir( built ) ) {
				const folder = resolve( this.root, 'addons', slug, 'build' );
				await rm( folder, { recursive: true, force: true } );
				await cp( resolve( built, slug ), folder, { recursive: true } );
			}
		} );
	}
}

module.exports = { AddOnFilesPlugin };
