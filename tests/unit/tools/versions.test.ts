/**
 * @jest-environment node
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import { makeProject, packageAll, SLUGS } from '../support/package';

describe( 'npm run package', () => {
	it( 'gives everything the version of package.json, and add-ons a core of at least that version', () => {
		const folder = mkdtempSync( join( tmpdir(), 'uf-versions-' ) );
		const root = resolve( folder, 'project' );
		const to = resolve( folder, 'dist' );
		makeProject( root );
		const path = resolve( root, 'package.json' );
		writeFileSync(
			path,
			readFileSync( path, 'utf8' ).replace(
				/"version": "[^"]+"/,
				'"version": "9.8.7"'
			)
		);
		expect( packageAll( to, root ) ).toBe( '' );

		const file = ( zip: string, name: string ) =>
			Buffer.from(
				unzipSync( readFileSync( resolve( to, `${ zip }.zip` ) ) )[
					`${ zip }/${ name }`
				] ?? ''
			).toString();
		const core = file( 'userfeedback', 'userfeedback.php' );
		expect( core ).toMatch( /^ \* Version: +9\.8\.7$/m );
		expect( core ).toContain( "const USERFEEDBACK_VERSION = '9.8.7';" );
		expect( file( 'userfeedback', 'readme.txt' ) ).toContain(
			'\nStable tag: 9.8.7\n'
		);
		for ( const block of [
			'block.json',
			'src/blocks/post-rating/block.json',
		] ) {
			expect( JSON.parse( file( 'userfeedback', block ) ).version ).toBe(
				'9.8.7'
			);
		}
		for ( const slug of SLUGS ) {
			const name = `userfeedback-${ slug }`;
			const main = file( name, `${ name }.php` );
			expect( main ).toMatch( /^ \* Version: +9\.8\.7$/m );
			expect( main ).toMatch( /^ \* Requires UserFeedback: 9\.8\.7$/m );
			expect( file( name, 'readme.txt' ) ).toContain(
				'it needs in version 9.8.7 or later'
			);
		}
		const { addons } = JSON.parse(
			readFileSync( resolve( to, 'catalogue.json' ), 'utf8' )
		);
		expect( addons[ 0 ] ).toMatchObject( {
			version: '9.8.7',
			requires: '9.8.7',
		} );

		rmSync( folder, { recursive: true, force: true } );
	} );
} );
