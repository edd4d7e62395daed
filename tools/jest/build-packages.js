/** Jest's globalSetup: creates the files of packages.js if they are missing. */
const { mkdirSync, rmSync, writeFileSync } = require( 'node:fs' );
const { resolve } = require( 'node:path' );
const { ALL, FOLDER, configuration, isBuilt } = require( './packages' );

module.exports = async () => {
	if ( isBuilt() ) {
		return;
	}
	rmSync( ALL, { recursive: true, force: true } );
	const webpack = require( 'webpack' );
	const stats = await new Promise( ( done, fail ) =>
		webpack( configuration(), ( error, result ) =>
			error ? fail( error ) : done( result )
		)
	);
	if ( stats.hasErrors() ) {
		throw new Error( stats.toString( { all: false, errors: true } ) );
	}
	mkdirSync( FOLDER, { recursive: true } );
	writeFileSync( resolve( FOLDER, '.built' ), '' );
};
