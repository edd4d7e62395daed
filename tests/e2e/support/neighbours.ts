import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from './test';

const FIXTURES = resolve( __dirname, '../neighbours' );
const FOLDER = 'wp-content/mu-plugins/neighbours';

/** A copy of React that is not WordPress' own, as a plugin would bring it, and what it calls itself. */
export const THEIR_REACT = '18.3.1-theirs';

/**
 * Call at the top of a file: other plugins move in for its tests, each active on pages that ask for it
 * (`/about/?with=csp,hostile`).
 */
export function useNeighbours(): void {
	test.beforeEach( ( { file, muPlugin } ) => {
		file( FOLDER, { from: FIXTURES } );
		for ( const name of [ 'react', 'react-dom' ] ) {
			const script = resolve(
				require.resolve( `${ name }/package.json` ),
				`../umd/${ name }.production.min.js`
			);
			file(
				`${ FOLDER }/${ name }.js`,
				readFileSync( script, 'utf8' ).replaceAll(
					'"18.3.1"',
					`"${ THEIR_REACT }"`
				)
			);
		}
		file( `${ FOLDER }/amd.js`, {
			from: require.resolve( 'requirejs/require.js' ),
		} );
		muPlugin(
			'neighbours.php',
			readFileSync( resolve( FIXTURES, 'neighbours.php' ), 'utf8' )
		);
	} );
}

/** The address of a neighbour's script. */
export const scriptOf = ( name: string ) =>
	`/wp-content/mu-plugins/neighbours/${ name }.js`;
