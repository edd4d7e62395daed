import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { parse, relative, resolve } from 'node:path';

/** The top folder of the project. */
export const ROOT = resolve( __dirname, '../../..' );

/** The add-ons, in the order of the catalogue. */
export const SLUGS = [
	'behavior',
	'branding',
	'targeting',
	'templates',
	'question-types',
	'heatmaps',
	'geo-restrictions',
	'post-ratings',
];

/** The entries of the widget's parts: a script in src/widget/parts is one. */
export const PARTS = readdirSync( resolve( ROOT, 'src/widget/parts' ) )
	.filter( ( file ) => /\.tsx?$/.test( file ) )
	.map( ( file ) => `parts/${ parse( file ).name }` )
	.sort();

/** The scripts of each add-on. */
const ADD_ON_SCRIPTS: Record< string, string[] > = {
	...Object.fromEntries(
		readdirSync( resolve( ROOT, 'src/add-ons' ) ).map( ( slug ) => [
			slug,
			readdirSync( resolve( ROOT, 'src/add-ons', slug, 'parts' ) )
				.filter( ( file ) => /\.tsx?$/.test( file ) )
				.map( ( file ) => parse( file ).name ),
		] )
	),
	'post-ratings': [ 'control' ],
};

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
	'src',
	'webpack.config.js',
	'package.json',
	'package-lock.json',
	'tsconfig.json',
	'tools/webpack',
];

/** Those of src/admin-pages. */
const SCREENS = [
	'surveys',
	'results',
	'post-ratings',
	'heatmaps',
	'add-ons',
	'settings',
	'about',
	'growth-tools',
	'welcome',
];

/** A made-up build, with a chunk that a screen names. */
export const BUILD: Record< string, string > = {
	'build/admin/surveys.js': 'e=>1===e?"admin/list.js?ver=cda5b1108fe9":""',
	'build/admin/list.js': 'a chunk',
	...Object.fromEntries(
		SCREENS.filter( ( screen ) => screen !== 'surveys' ).map(
			( screen ) => [ `build/admin/${ screen }.js`, screen ]
		)
	),
	...Object.fromEntries(
		SCREENS.flatMap( ( screen ) => [
			[ `build/admin/${ screen }.asset.php`, '<?php' ],
			[ `build/admin/${ screen }.css`, '' ],
			[ `build/admin/${ screen }-rtl.css`, '' ],
		] )
	),
	...Object.fromEntries(
		[
			'admin/commands',
			'blocks/post-panel',
			'blocks/survey',
			'blocks/post-rating',
			'widget/loader',
			'widget/outbox',
			'widget/control',
			'widget/preview',
			'widget/why',
			'widget/inline',
			'widget/app',
			'widget/tab',
			'widget/show',
			'widget/resume',
			'widget/language',
			...PARTS.map( ( name ) => `widget/${ name }` ),
		].flatMap( ( entry ) => [
			[ `build/${ entry }.js`, entry ],
			[ `build/${ entry }.asset.php`, '<?php' ],
		] )
	),
	...Object.fromEntries(
		[ 'survey', 'post-rating' ].map( ( block ) => [
			`build/blocks/${ block }.css`,
			'',
		] )
	),
	...Object.fromEntries(
		[ 'solid.json', 'regular.json', 'brands.json', 'license.txt' ].map(
			( name ) => [ `build/data/icons-${ name }`, '{}' ]
		)
	),
	'build/widget/inline.css': '',
	'build/post-ratings/control.css': '',
	'build/post-ratings/control.asset.php': '<?php',
};

/** What lies beside it and must stay out. */
const BYSTANDERS = [
	'composer.json',
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

/** The files of a folder without those whose name begins with a dot, in the order of a zip. */
export function filesBelow( top: string ): string[] {
	return readdirSync( top, { recursive: true, withFileTypes: true } )
		.filter( ( entry ) => entry.isFile() && ! entry.name.startsWith( '.' ) )
		.map( ( entry ) =>
			relative( top, resolve( entry.parentPath, entry.name ) )
		)
		.sort();
}

/** The tool is an ES module, which Jest does not load: it runs in a process of its own. */
export function packageAll( to: string, root: string, zone = 'UTC' ) {
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

/**
 * What package-rules.mjs says about the core's package.
 *
 * @param dist    The folder of the package.
 * @param without Names that are taken out of it.
 * @param more    Names that are put into it.
 */
export function coreProblems(
	dist: string,
	without: string[],
	more: string[]
): string[] {
	const { stdout, stderr } = spawnSync(
		process.execPath,
		[
			'--input-type=module',
			'--eval',
			`import { readFileSync } from 'node:fs';
			import { unzipSync } from 'fflate';
			import { coreProblems } from './tools/lib/package-rules.mjs';
			const { dist, slugs, without, more } = JSON.parse( process.argv[ 1 ] );
			const files = unzipSync( readFileSync( dist + '/userfeedback.zip' ) );
			without.forEach( ( name ) => delete files[ 'userfeedback/' + name ] );
			more.forEach( ( name ) => ( files[ 'userfeedback/' + name ] = new Uint8Array() ) );
			console.log( JSON.stringify( coreProblems( files, slugs ) ) );`,
			JSON.stringify( { dist, slugs: SLUGS, without, more } ),
		],
		{ cwd: ROOT, encoding: 'utf8' }
	);
	expect( stderr ).toBe( '' );
	return JSON.parse( stdout );
}

/**
 * Copies what a package is made of, and lays beside it what must stay out.
 *
 * @param root A folder that does not exist.
 */
export function makeProject( root: string ): void {
	for ( const name of COPIED ) {
		cpSync( resolve( ROOT, name ), resolve( root, name ), {
			recursive: true,
		} );
	}
	for ( const [ name, text ] of Object.entries( BUILD ) ) {
		write( root, name, text );
	}
	for ( const language of [ 'de_DE', 'ar' ] ) {
		write( root, `languages/userfeedback-${ language }.l10n.php`, '<?php' );
	}
	for ( const [ slug, scripts ] of Object.entries( ADD_ON_SCRIPTS ) ) {
		for ( const name of scripts ) {
			write( root, `addons/${ slug }/build/${ name }.js`, name );
		}
	}
	for ( const name of BYSTANDERS ) {
		write( root, name, 'not to be shipped' );
	}
}
