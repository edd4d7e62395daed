/**
 * @jest-environment node
 */
import { createHash } from 'node:crypto';
import {
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import {
	BUILD,
	coreProblems,
	filesBelow,
	makeProject,
	packageAll,
	PARTS,
	ROOT,
	SLUGS,
} from '../support/package';

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
	makeProject( root );
	complaints = packageAll( dist, root );
} );

afterAll( () => rmSync( folder, { recursive: true, force: true } ) );

describe( 'npm run package', () => {
	it( 'creates packages of the core and of each add-on, and the catalogue', () => {
		expect( complaints ).toBe( '' );
		expect( readdirSync( dist ).sort() ).toEqual(
			[
				'catalogue.json',
				'userfeedback.zip',
				...SLUGS.map( ( slug ) => `userfeedback-${ slug }.zip` ),
			].sort()
		);
	} );

	it( 'packs everything that the core runs, the sources of built files, and nothing else', () => {
		const core = names( 'userfeedback.zip' );
		expect( core ).toEqual(
			expect.arrayContaining( [
				'userfeedback/userfeedback.php',
				'userfeedback/uninstall.php',
				'userfeedback/block.json',
				'userfeedback/readme.txt',
				'userfeedback/LICENSE',
				'userfeedback/languages/userfeedback.pot',
				...Object.keys( BUILD ).map(
					( name ) => `userfeedback/${ name }`
				),
				...SLUGS.map(
					( slug ) => `userfeedback/addons/${ slug }/icon.svg`
				),
			] )
		);
		for ( const top of [ 'includes', 'src' ] ) {
			expect(
				core.filter( ( name ) =>
					name.startsWith( `userfeedback/${ top }/` )
				)
			).toEqual(
				filesBelow( resolve( ROOT, top ) ).map(
					( name ) => `userfeedback/${ top }/${ name }`
				)
			);
		}
		expect(
			core.filter( ( name ) => name.startsWith( 'userfeedback/tools/' ) )
		).toEqual(
			filesBelow( resolve( ROOT, 'tools/webpack' ) ).map(
				( name ) => `userfeedback/tools/webpack/${ name }`
			)
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
			'package-lock.json',
			'package.json',
			'readme.txt',
			'src',
			'tools',
			'tsconfig.json',
			'uninstall.php',
			'userfeedback.php',
			'webpack.config.js',
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

	it( 'packs each add-on below its own folder: main file, readme, license, icon, code and scripts', () => {
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
					`${ name }/readme.txt`,
					`${ name }/icon.svg`,
				] )
			);
			expect(
				files.filter(
					( file ) =>
						! /^[^/]+\/(?:userfeedback-[a-z-]+\.php|readme\.txt|LICENSE|icon\.svg|(?:includes|build)\/[\w-]+\.(?:php|asset\.php|js)|build\/countries\.bin)$/.test(
							file
						)
				)
			).toEqual( [] );
		}
		expect( names( 'userfeedback-question-types.zip' ) ).toContain(
			'userfeedback-question-types/build/nps.js'
		);
		expect( names( 'userfeedback-geo-restrictions.zip' ) ).toContain(
			'userfeedback-geo-restrictions/build/countries.bin'
		);
	} );

	it( 'identifies each package in the catalogue by its content', () => {
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

	it( 'creates the same bytes at any time and in any time zone', () => {
		const again = resolve( folder, 'again' );
		utimesSync( resolve( root, 'LICENSE' ), 1e9, 1e9 );
		expect( packageAll( again, root, 'Pacific/Auckland' ) ).toBe( '' );
		for ( const name of readdirSync( dist ) ) {
			expect( hash( readFileSync( resolve( again, name ) ) ) ).toBe(
				hash( content( name ) )
			);
		}
	} );

	it( 'writes no core package if something is missing, and reports what', () => {
		const aside = resolve( folder, 'aside' );
		renameSync( resolve( root, 'build/widget' ), aside );
		const to = resolve( folder, 'nothing' );
		const complaint = packageAll( to, root );
		for ( const name of [ 'loader', 'why', 'inline', ...PARTS ] ) {
			expect( complaint ).toContain(
				`build/widget/${ name }.js is missing.\n`
			);
		}
		expect( complaint ).toContain( 'build/widget/inline.css is missing.' );
		expect( readdirSync( to ) ).not.toContain( 'userfeedback.zip' );
		renameSync( aside, resolve( root, 'build/widget' ) );
	} );

	it( 'finds everything that a package lacks', () => {
		const problems = coreProblems(
			dist,
			[
				'build/admin/results.asset.php',
				'build/admin/list.js',
				'build/admin/post-ratings-rtl.css',
				'build/blocks/post-panel.asset.php',
				'build/post-ratings/control.css',
				'includes/AI/Module.php',
				'includes/Support/Clock.php',
				'includes/Container.php',
				'readme.txt',
				'LICENSE',
				'languages/userfeedback-de_DE.l10n.php',
				'addons/heatmaps/icon.svg',
				'tools/webpack/icon-files.js',
				'src/admin-pages/settings/_roles.scss',
			],
			[]
		);
		expect( problems ).toEqual(
			expect.arrayContaining( [
				'build/admin/results.asset.php is missing.',
				'build/admin/list.js is missing.',
				'build/admin/post-ratings-rtl.css is missing.',
				'build/blocks/post-panel.asset.php is missing.',
				'build/post-ratings/control.css is missing.',
				'includes/AI/Module.php is missing.',
				'includes/Support/Clock.php, which includes/AI/SummaryService.php uses, is missing.',
				'includes/Container.php is missing.',
				'readme.txt is missing.',
				'LICENSE is missing.',
				'languages/userfeedback-de_DE.l10n.php is missing.',
				'addons/heatmaps/icon.svg is missing.',
				'tools/webpack/icon-files, which webpack.config.js imports, is missing.',
				'src/admin-pages/settings/roles, which src/admin-pages/settings/settings.scss imports, is missing.',
			] )
		);
	} );

	it( 'finds everything that does not belong in a package', () => {
		const more = [
			'composer.json',
			'docs/rest.md',
			'tools/package.mjs',
			'tools/webpack/.cache/some.js',
			'src/widget/app/state.test.ts',
			'src/tests/some.ts',
			'includes/node_modules/some.js',
			'includes/.env',
			'build/widget/app.js.map',
			'languages/userfeedback.zip',
		];
		expect( coreProblems( dist, [], more ) ).toEqual(
			more.map(
				( name ) => `${ name } does not belong into the package.`
			)
		);
	} );
} );
