import {
	cpSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { MU_PLUGINS } from './site-folder';
import { test } from './test';

const FIXTURES = resolve( __dirname, '../neighbours' );
const FOLDER = resolve( MU_PLUGINS, 'neighbours' );

/** A copy of React that is not WordPress' own, as a plugin would bring it, and what it calls itself. */
export const THEIR_REACT = '18.3.1-theirs';

/**
 * Call at the top of a file: other plugins move in for its tests, each active on pages that ask for it
 * (`/about/?with=csp,hostile`).
 */
export function useNeighbours(): void {
	test.beforeAll( () => {
		mkdirSync( FOLDER, { recursive: true } );
		cpSync( FIXTURES, FOLDER, { recursive: true } );
		for ( const name of [ 'react', 'react-dom' ] ) {
			const file = resolve(
				require.resolve( `${ name }/package.json` ),
				`../umd/${ name }.production.min.js`
			);
			writeFileSync(
				resolve( FOLDER, `${ name }.js` ),
				readFileSync( file, 'utf8' ).replaceAll(
					'"18.3.1"',
					`"${ THEIR_REACT }"`
				)
			);
		}
		cpSync(
			require.resolve( 'requirejs/require.js' ),
			resolve( FOLDER, 'amd.js' )
		);
		cpSync(
			resolve( FIXTURES, 'neighbours.php' ),
			resolve( MU_PLUGINS, 'neighbours.php' )
		);
	} );
	test.afterAll( () => {
		rmSync( FOLDER, { recursive: true, force: true } );
		rmSync( resolve( MU_PLUGINS, 'neighbours.php' ), { force: true } );
	} );
}

/** The address of a neighbour's script. */
export const scriptOf = ( name: string ) =>
	`/wp-content/mu-plugins/neighbours/${ name }.js`;
