import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const ROOT = resolve( __dirname, '../..' );
const FOLDER = '.cache/sites/network';
const CONFIG = resolve( ROOT, FOLDER, 'wordpress/wp-config.php' );

/** Runs node in the project and answers what it printed; fails with the output when it fails. */
function node( ...args: string[] ): string {
	const { status, stdout, stderr } = spawnSync( process.execPath, args, {
		cwd: ROOT,
		encoding: 'utf8',
	} );
	expect( status, stdout + stderr ).toBe( 0 );
	return stdout.trim();
}

const wp = ( ...args: string[] ) =>
	node( 'tools/wp.mjs', '--data', FOLDER, ...args );

/** The sites that have a table of surveys, by the prefix of their tables. */
function sitesWithTables(): string[] {
	const found = wp(
		'eval',
		'echo wp_json_encode( $GLOBALS["wpdb"]->get_col( "SHOW TABLES LIKE \'%ufb_surveys\'" ) );'
	);
	return ( JSON.parse( found ) as string[] )
		.map( ( name ) => name.replace( 'ufb_surveys', '' ) )
		.sort();
}

/** Makes a network of the site, as WordPress tells its owner to do by hand. */
function makeNetwork(): void {
	wp( 'plugin', 'deactivate', 'userfeedback' );
	wp( 'core', 'multisite-convert' );
	const constants = {
		WP_ALLOW_MULTISITE: 'true',
		MULTISITE: 'true',
		SUBDOMAIN_INSTALL: 'false',
		DOMAIN_CURRENT_SITE: "'127.0.0.1'",
		PATH_CURRENT_SITE: "'/'",
		SITE_ID_CURRENT_SITE: '1',
		BLOG_ID_CURRENT_SITE: '1',
	};
	const lines = Object.entries( constants ).map(
		( [ name, value ] ) => `define( '${ name }', ${ value } );`
	);
	writeFileSync(
		CONFIG,
		readFileSync( CONFIG, 'utf8' ).replace(
			/^<\?php.*$/m,
			( first ) => `${ first }\n${ lines.join( '\n' ) }`
		)
	);
}

test( 'each site of a network has tables of its own, which go with the site and with the plugin', () => {
	test.setTimeout( 120_000 );
	node(
		'--input-type=module',
		'--eval',
		`import { makeSite } from './tools/lib/site.mjs';
		await makeSite( '${ FOLDER }', 'http://127.0.0.1', { posts: false, survey: false } );`
	);
	makeNetwork();
	wp( 'plugin', 'activate', 'userfeedback', '--network' );
	wp( 'site', 'create', '--slug=two' );
	wp( 'site', 'create', '--slug=three' );
	expect( sitesWithTables() ).toEqual( [ 'wp_', 'wp_2_', 'wp_3_' ] );

	const survey = `\\UserFeedback\\Plugin::instance()->surveys()->create( [ 'title' => 'Of two' ], 1 );`;
	wp( '--url=http://127.0.0.1/two/', 'eval', survey );
	const count =
		'echo count( \\UserFeedback\\Plugin::instance()->surveys()->list( new \\UserFeedback\\Surveys\\SurveyQuery() )["items"] );';
	expect( wp( '--url=http://127.0.0.1/two/', 'eval', count ) ).toBe( '1' );
	expect( wp( '--url=http://127.0.0.1/three/', 'eval', count ) ).toBe( '0' );

	wp( 'site', 'delete', '2', '--yes' );
	expect( sitesWithTables() ).toEqual( [ 'wp_', 'wp_3_' ] );

	// What WordPress does when the plugin is deleted: nothing is removed unless the owner asked for it.
	wp( 'plugin', 'deactivate', 'userfeedback', '--network' );
	const uninstall = `define( 'WP_UNINSTALL_PLUGIN', 'userfeedback/userfeedback.php' ); require WP_PLUGIN_DIR . '/userfeedback/uninstall.php';`;
	wp( 'eval', uninstall );
	expect( sitesWithTables() ).toEqual( [ 'wp_', 'wp_3_' ] );
	wp( 'eval', `define( 'USERFEEDBACK_REMOVE_DATA', true ); ${ uninstall }` );
	expect( sitesWithTables() ).toEqual( [] );
	const left = wp(
		'eval',
		`foreach ( get_sites( [ 'fields' => 'ids' ] ) as $id ) { switch_to_blog( $id ); foreach ( wp_load_alloptions( true ) as $name => $value ) { if ( str_starts_with( $name, 'userfeedback' ) || ( $name === 'cron' && str_contains( $value, 'userfeedback' ) ) ) { echo "$id $name "; } } restore_current_blog(); }`
	);
	expect( left ).toBe( '' );
} );
