/**
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { version } from '../../../package.json';
import { ROOT, SLUGS } from '../support/package';

describe( 'readme.txt', () => {
	const LINES = [
		[ 'Requires at least', '6.7' ],
		[ 'Tested up to', '7.1' ],
		[ 'Requires PHP', '8.1' ],
		[ 'License', 'GPL-2.0-or-later' ],
	] as const;

	it.each( [ '', ...SLUGS ] )( 'of %p equals the main file’s', ( slug ) => {
		const folder = slug === '' ? '' : `addons/${ slug }/`;
		const readme = `${ folder }readme.txt`;
		const main = `${ folder }userfeedback${ slug && `-${ slug }` }.php`;
		const text = readFileSync( resolve( ROOT, readme ), 'utf8' );
		const code = readFileSync( resolve( ROOT, main ), 'utf8' );
		const line = ( name: string ) =>
			new RegExp( `^${ name }: (.+)$`, 'm' ).exec( text )?.[ 1 ];
		const header = ( name: string ) =>
			new RegExp( `^ \\* ${ name }: +(.+)$`, 'm' ).exec( code )?.[ 1 ];
		for ( const [ name, value ] of LINES ) {
			expect( [ name, line( name ) ] ).toEqual( [ name, value ] );
			// WordPress reads the newest version that was tested from the readme alone.
			expect( [ name, header( name ) ] ).toEqual( [
				name,
				name === 'Tested up to' ? undefined : value,
			] );
		}
		expect( text ).toContain( `=== ${ header( 'Plugin Name' ) } ===\n` );
		// `npm version` writes all of them.
		expect( header( 'Version' ) ).toBe( version );
		expect( line( 'Stable tag' ) ).toBe( version );
		expect( line( 'Contributors' ) ).toMatch( /^[a-z]+$/ );
		expect( line( 'Tags' )?.split( ', ' ).length ).toBeLessThanOrEqual( 5 );
		expect( text ).toContain( `\n= ${ header( 'Version' ) } =\n` );
		// WordPress.org cuts a longer one.
		const short = text.split( '\n\n' )[ 1 ] ?? '';
		expect( short ).toMatch( /^[A-Z].{20,148}\.$/ );
	} );

	it( 'says where the sources of the built files are and how to build them', () => {
		const text = readFileSync( resolve( ROOT, 'readme.txt' ), 'utf8' );
		const section = text.split( '== Source code ==' )[ 1 ] ?? '';
		for ( const name of [
			'src',
			'webpack.config.js',
			'tools/webpack',
			'package.json',
			'npm ci',
			'npm run build',
		] ) {
			expect( section ).toContain( `\`${ name }\`` );
		}
	} );
} );
