/**
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unzipSync } from 'fflate';

const ROOT = resolve( __dirname, '../../..' );

const SLUGS = [
	'behavior',
	'branding',
	'targeting',
	'templates',
	'question-types',
	'heatmaps',
	'geo-restrictions',
	'post-ratings',
];

/** What the tool copies from the project; the build is made up, since a real one takes a minute. */
const COPIED = [
	'userfeedback.php',
	'uninstall.php',
	'block.json',
	'readme.txt',
	'LICENSE',
	'includes',
	'languages',
	'addons',
];

/** What lies beside it and must stay out. */
const BYSTANDERS = [
	'package.json',
	'src/index.ts',
	'tests/some.test.ts',
	'tools/some.mjs',
	'docs/some.md',
	'node_modules/some/index.js',
	'vendor/autoload.php',
	'.cache/some.json',
	'build/.built',
	'build/add-ons/question-types/nps.js',
	'languages/.made',
	'addons/question-types/.DS_Store',
];

function write( folder: string, name: string, text: string ) {
	mkdirSync( resolve( folder, name, '..' ), { recursive: true } );
	writeFileSync( resolve( folder, name ), text );
}

/** The tool is an ES module, which Jest does not load: it runs in a process of its own. */
function packageAll( to: string, root: string, zone = 'UTC' ) {
	const { stderr } = spawnSync(
		process.execPath,
		[
			'--input-type=module',
			'--eval',
			`import { packageAll } from './tools/lib/package.mjs';
			await packageAll( process.argv[ 1 ], process.argv[ 2 ] ).catch( ( error ) => console.error( error.message ) );`,
			to,
			root,
		],
		{ cwd: ROOT, encoding: 'utf8', env: { ...process.env, TZ: zone } }
	);
	return stderr;
}

let folder: string;
let root: string;
let dist: string;

/** What the tool complained of. */
let complaints: string;

const content = ( name: string ) => readFileSync( resolve( dist, name ) );
const names = ( zip: string ) => Object.keys( unzipSync( content( zip ) ) );
const hash = ( data: Buffer ) =>
	createHash( 'sha256' ).update( data ).digest( 'hex' );
const catalogue = (): Array< Record< string, string > > =>
	JSON.parse( content( 'catalogue.json' ).toString() ).addons;

beforeAll( () => {
	folder = mkdtempSync( join( tmpdir(), 'uf-package-' ) );
	root = resolve( folder, 'project' );
	dist = resolve( folder, 'dist' );
	for ( const name of COPIED ) {
		cpSync( resolve( ROOT, name ), resolve( root, name ), {
			recursive: true,
		} );
	}
	write( root, 'build/admin/surveys.js', 'surveys' );
	write( root, 'addons/question-types/build/nps.js', 'nps' );
	for ( const name of BYSTANDERS ) {
		write( root, name, 'not to be shipped' );
	}
	complaints = packageAll( dist, root );
} );

afterAll( () => rmSync( folder, { recursive: true, force: true } ) );

describe( 'npm run package', () => {
	it( 'makes a package of the core, one of each add-on, and the catalogue', () => {
		expect( complaints ).toBe( '' );
		expect( readdirSync( dist ).sort() ).toEqual(
			[
				'catalogue.json',
				'userfeedback.zip',
				...SLUGS.map( ( slug ) => `userfeedback-${ slug }.zip` ),
			].sort()
		);
	} );

	it( 'packs of the core what runs, and nothing else', () => {
		const core = names( 'userfeedback.zip' );
		expect( core ).toEqual(
			expect.arrayContaining( [
				'userfeedback/userfeedback.php',
				'userfeedback/uninstall.php',
				'userfeedback/block.json',
				'userfeedback/readme.txt',
				'userfeedback/LICENSE',
				'userfeedback/includes/Plugin.php',
				'userfeedback/includes/Licensing/store.json',
				'userfeedback/build/admin/surveys.js',
				'userfeedback/languages/userfeedback.pot',
				...SLUGS.map(
					( slug ) => `userfeedback/addons/${ slug }/icon.svg`
				),
			] )
		);
		const tops = new Set( core.map( ( name ) => name.split( '/' )[ 1 ] ) );
		expect( [ ...tops ].sort() ).toEqual( [
			'LICENSE',
			'addons',
			'block.json',
			'build',
			'catalogue.json',
			'includes',
			'languages',
			'readme.txt',
			'uninstall.php',
			'userfeedback.php',
		] );
		expect(
			core.filter( ( name ) => /\/\.|\/build\/add-ons\//.test( name ) )
		).toEqual( [] );
		expect(
			core.filter(
				( name ) =>
					name.includes( '/addons/' ) && ! name.endsWith( '.svg' )
			)
		).toEqual( [] );
	} );

	it( 'packs each add-on below its own folder, with its main file, scripts and licence', () => {
		for ( const slug of SLUGS ) {
			const name = `userfeedback-${ slug }`;
			const files = names( `${ name }.zip` );
			expect(
				files.every( ( file ) => file.startsWith( `${ name }/` ) )
			).toBe( true );
			expect( files ).toEqual(
				expect.arrayContaining( [
					`${ name }/${ name }.php`,
					`${ name }/LICENSE`,
					`${ name }/icon.svg`,
				] )
			);
			expect( files.filter( ( file ) => /\/\./.test( file ) ) ).toEqual(
				[]
			);
		}
		expect( names( 'userfeedback-question-types.zip' ) ).toContain(
			'userfeedback-question-types/build/nps.js'
		);
	} );

	it( 'names each package in the catalogue by its content', () => {
		expect( catalogue().map( ( { slug } ) => slug ) ).toEqual( SLUGS );
		for ( const entry of catalogue() ) {
			expect( entry ).toEqual( {
				slug: entry[ 'slug' ],
				title: expect.stringMatching( /^[A-Z]/ ),
				excerpt: expect.stringMatching( /\.$/ ),
				icon: expect.stringMatching( /^data:image\/svg\+xml;base64,/ ),
				type: expect.stringMatching( /^(plus|pro|elite)$/ ),
				version: expect.stringMatching( /^\d+\.\d+\.\d+$/ ),
				requires: expect.stringMatching( /^\d+\.\d+\.\d+$/ ),
				sha256: hash(
					content( `userfeedback-${ entry[ 'slug' ] }.zip` )
				),
				url: `userfeedback-${ entry[ 'slug' ] }.zip`,
			} );
		}
	} );

	it( 'gives the core a copy of the catalogue', () => {
		const core = unzipSync( content( 'userfeedback.zip' ) );
		expect( core[ 'userfeedback/catalogue.json' ] ).toEqual(
			new Uint8Array( content( 'catalogue.json' ) )
		);
	} );

	it( 'makes the same bytes at another time and in another time zone', () => {
		const again = resolve( folder, 'again' );
		utimesSync( resolve( root, 'LICENSE' ), 1e9, 1e9 );
		expect( packageAll( again, root, 'Pacific/Auckland' ) ).toBe( '' );
		for ( const name of readdirSync( dist ) ) {
			expect( hash( readFileSync( resolve( again, name ) ) ) ).toBe(
				hash( content( name ) )
			);
		}
	} );

	it( 'says what is missing instead of packing half of it', () => {
		const half = resolve( folder, 'half' );
		cpSync( root, half, { recursive: true } );
		rmSync( resolve( half, 'build' ), { recursive: true } );
		expect( packageAll( resolve( folder, 'nothing' ), half ) ).toBe(
			'build is missing: nothing is complete.\n'
		);
	} );
} );
