import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { licenseKey } from './support/plans';

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

/** The ids of the sites on which both events of ours wait. */
function sitesWithEvents(): string[] {
	const found = wp(
		'eval',
		`foreach ( get_sites( [ 'fields' => 'ids' ] ) as $id ) { switch_to_blog( $id ); if ( wp_next_scheduled( 'userfeedback_work' ) && wp_next_scheduled( 'userfeedback_daily' ) ) { echo "$id "; } restore_current_blog(); }`
	);
	return found.split( ' ' ).filter( Boolean );
}

/** Makes a site and a network of it, as WordPress tells its owner to do by hand. */
function makeNetwork(): void {
	node(
		'--input-type=module',
		'--eval',
		`import { makeSite } from './tools/lib/site.mjs';
		await makeSite( '${ FOLDER }', 'http://127.0.0.1', { posts: false, survey: false } );`
	);
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
	expect( sitesWithEvents() ).toEqual( [ '1', '3' ] );

	// What WordPress does when the plugin is deleted: nothing is removed unless the owner asked for it.
	wp( 'plugin', 'deactivate', 'userfeedback', '--network' );
	expect( sitesWithEvents() ).toEqual( [] );
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

test( 'who deactivates the plugin on one site of a network stops it there only', () => {
	test.setTimeout( 120_000 );
	makeNetwork();
	wp( 'site', 'create', '--slug=two' );
	const two = '--url=http://127.0.0.1/two/';
	wp( 'plugin', 'activate', 'userfeedback' );
	wp( two, 'plugin', 'activate', 'userfeedback' );
	expect( sitesWithEvents() ).toEqual( [ '1', '2' ] );
	wp( two, 'plugin', 'deactivate', 'userfeedback' );
	expect( sitesWithEvents() ).toEqual( [ '1' ] );
} );

/** Enters a license key as a user of a site of the network; answers the word for what is wrong with it, if anything. */
function enterKey( user: string, site: string, scope: string, key: string ) {
	const code = `use UserFeedback\\Licensing\\{ LicenseScope, LicenseService, PublicKey, RevocationList };
		try {
			( new LicenseService( \\UserFeedback\\Plugin::instance()->licenses(), new RevocationList( PublicKey::configured(), '' ) ) )
				->verify( '${ key }', LicenseScope::from( '${ scope }' ) );
		} catch ( \\UserFeedback\\Support\\DomainError $error ) {
			echo $error->errors[0]->code ?? $error->errorCode;
		}`;
	return wp(
		`--url=http://127.0.0.1${ site }`,
		`--user=${ user }`,
		'eval',
		code
	);
}

/** What counts on a site: the plan, what its own key is worth and what the network's is. */
const licenseOf = ( site: string ) =>
	wp(
		`--url=http://127.0.0.1${ site }`,
		'eval',
		`$l = \\UserFeedback\\Plugin::instance()->licenses(); echo $l->current()->plan->value, ' ', $l->ofSite()->status->value, ' ', $l->ofNetwork()->status->value;`
	);

test( "[LIC-02~] a network's key, entered by a super admin on the main site, counts on every site without a key of its own", () => {
	test.setTimeout( 120_000 );
	makeNetwork();
	wp( 'option', 'delete', 'userfeedback_license' );
	wp( 'plugin', 'activate', 'userfeedback', '--network' );
	wp( 'site', 'create', '--slug=two' );
	wp(
		'user',
		'create',
		'owner',
		'owner@example.org',
		'--role=administrator',
		'--url=http://127.0.0.1/two/'
	);
	const pro = licenseKey( '--type', 'pro', '--days', '10' );
	expect( enterKey( 'owner', '/two/', 'network', pro ) ).toBe(
		'userfeedback_access_denied'
	);
	expect( enterKey( 'admin', '/two/', 'network', pro ) ).toBe(
		'not_main_site'
	);
	expect( licenseOf( '/two/' ) ).toBe( 'lite none none' );

	expect( enterKey( 'admin', '/', 'network', pro ) ).toBe( '' );
	expect( licenseOf( '/' ) ).toBe( 'pro none valid' );
	expect( licenseOf( '/two/' ) ).toBe( 'pro none valid' );

	expect(
		enterKey(
			'owner',
			'/two/',
			'site',
			licenseKey( '--type', 'plus', '--days', '10' )
		)
	).toBe( '' );
	expect( licenseOf( '/two/' ) ).toBe( 'plus valid valid' );
	expect( licenseOf( '/' ) ).toBe( 'pro none valid' );

	// Whoever owns one site is told what the network's key is worth, not the key.
	const report = ( user: string ) =>
		wp(
			'--url=http://127.0.0.1/two/',
			`--user=${ user }`,
			'eval',
			`add_filter( 'wp_doing_ajax', '__return_true' ); add_filter( 'wp_die_ajax_handler', fn () => fn () => exit ); set_current_screen( 'dashboard' ); \\UserFeedback\\Plugin::instance()->register();
			$_SERVER['REQUEST_METHOD'] = 'POST'; $_POST['nonce'] = \\UserFeedback\\Support\\AjaxActions::nonces()['general']; do_action( 'wp_ajax_userfeedback_vue_get_license' );`
		);
	const seen = ( user: string ) =>
		JSON.parse( report( user ).replace( /^[^{]*/, '' ) ).data.network;
	expect( seen( 'owner' ) ).toMatchObject( { key: '', type: 'pro' } );
	expect( seen( 'admin' ) ).toMatchObject( { key: pro, type: 'pro' } );
} );
