/**
 * npm run package: builds, and creates the packages of the core and of the add-ons with their catalogue in dist/.
 */
import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './lib/build.mjs';
import { packageAll } from './lib/package.mjs';
import { ROOT } from './lib/paths.mjs';
import { runTool, say } from './lib/progress.mjs';

const DIST = resolve( ROOT, 'dist' );

runTool( async () => {
	say( 'Building the scripts …' );
	await build();
	say( 'Packing …' );
	await packageAll( DIST );
	for ( const name of readdirSync( DIST ).sort() ) {
		const { size } = statSync( resolve( DIST, name ) );
		process.stdout.write(
			`dist/${ name } ${ Math.ceil( size / 1024 ) } KB\n`
		);
	}
} );
