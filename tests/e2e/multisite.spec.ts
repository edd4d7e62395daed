import { expect, test, type Page } from '@playwright/test';
import { logIn } from './support/log-in';
import {
	HOST,
	makeNetwork,
	serve,
	sitesWithEvents,
	sitesWithTables,
	wp,
} from './support/network';
import { licenseKey, revocationList } from './support/plans';

test( 'each site of a network has its own tables, which are removed with the site and with the plugin', () => {
	test.setTimeout( 120_000 );
	makeNetwork();
	wp( 'plugin', 'activate', 'userfeedback', '--network' );
	wp( 'site', 'create', '--slug=two' );
	wp( 'site', 'create', '--slug=three' );
	expect( sitesWithTables() ).toEqual( [ 'wp_', 'wp_2_', 'wp_3_' ] );

	const survey = `\\UserFeedback\\Plugin::instance()->get( \\UserFeedback\\Surveys\\SurveyService::class )->create( [ 'title' => 'Of two' ], 1 );`;
	wp( `--url=http://${ HOST }/two/`, 'eval', survey );
	const count =
		'echo count( \\UserFeedback\\Plugin::instance()->get( \\UserFeedback\\Surveys\\SurveyService::class )->list( new \\UserFeedback\\Surveys\\SurveyQuery() )["items"] );';
	expect( wp( `--url=http://${ HOST }/two/`, 'eval', count ) ).toBe( '1' );
	expect( wp( `--url=http://${ HOST }/three/`, 'eval', count ) ).toBe( '0' );

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

test( 'deactivating the plugin on one site of a network affects only that site', () => {
	test.setTimeout( 120_000 );
	makeNetwork();
	wp( 'site', 'create', '--slug=two' );
	const two = `--url=http://${ HOST }/two/`;
	wp( 'plugin', 'activate', 'userfeedback' );
	wp( two, 'plugin', 'activate', 'userfeedback' );
	expect( sitesWithEvents() ).toEqual( [ '1', '2' ] );

	// An unattended update: cron alone updates the tables of its site.
	const schema = ( ...site: string[] ) =>
		wp( ...site, 'option', 'get', 'userfeedback_schema' );
	const current = schema();
	const older = String( Number( current ) - 1 );
	wp( 'option', 'update', 'userfeedback_schema', older );
	wp( two, 'option', 'update', 'userfeedback_schema', older );
	wp( two, 'cron', 'event', 'run', 'userfeedback_work' );
	expect( [ schema(), schema( two ) ] ).toEqual( [ older, current ] );

	wp( two, 'plugin', 'deactivate', 'userfeedback' );
	expect( sitesWithEvents() ).toEqual( [ '1' ] );
} );

test( '[ABT-02~] a network-activated add-on or plugin is active on each site and cannot be deactivated by a site', () => {
	test.setTimeout( 120_000 );
	makeNetwork();
	wp( 'plugin', 'activate', 'userfeedback', '--network' );
	wp( 'plugin', 'deactivate', 'userfeedback-behavior' );
	wp( 'plugin', 'activate', 'userfeedback-behavior', '--network' );
	const code = `use UserFeedback\\Licensing\\AddOn;
		use UserFeedback\\AddOns\\{ AddOnActivation, AddOnRefused, Catalogue, CheckedPackages, InstalledAddOns, KnownPlugin, KnownPlugins, PackageCheck, PluginRefused };
		$installed = new InstalledAddOns();
		$packages  = new CheckedPackages( \\UserFeedback\\Plugin::instance()->get( \\UserFeedback\\Licensing\\FeatureGate::class ), Catalogue::configured(), new PackageCheck() );
		try {
			( new AddOnActivation( $packages, $installed ) )->deactivate( AddOn::Behavior );
		} catch ( AddOnRefused $refused ) {
			echo $refused->errorCode, ' ';
		}
		$active = get_site_option( 'active_sitewide_plugins' );
		update_site_option( 'active_sitewide_plugins', $active + [ KnownPlugin::Redirection->basename() => time() ] );
		try {
			( new KnownPlugins() )->deactivate( KnownPlugin::Redirection );
		} catch ( PluginRefused $refused ) {
			echo $refused->errorCode, ' ';
		}
		update_site_option( 'active_sitewide_plugins', $active );
		echo wp_json_encode( [ $installed->isActive( AddOn::Behavior ), $installed->isActive( AddOn::Branding ) ] );`;
	wp( 'plugin', 'deactivate', 'userfeedback-branding' );
	expect( wp( 'eval', code ) ).toBe(
		'userfeedback_addon_network_active userfeedback_plugin_network_active [true,false]'
	);
} );

/** Enters a license key as a user of a site of the network; answers the word for what is wrong with it, if anything. */
function enterKey( user: string, site: string, scope: string, key: string ) {
	const code = `use UserFeedback\\Licensing\\{ LicenseScope, LicenseService, PublicKey, RevocationList };
		try {
			( new LicenseService( \\UserFeedback\\Plugin::instance()->get( \\UserFeedback\\Licensing\\LicenseStore::class ), new RevocationList( PublicKey::configured(), '' ) ) )
				->verify( '${ key }', LicenseScope::from( '${ scope }' ) );
		} catch ( \\UserFeedback\\Support\\DomainError $error ) {
			echo $error->errors[0]->code ?? $error->errorCode;
		}`;
	return wp(
		`--url=http://${ HOST }${ site }`,
		`--user=${ user }`,
		'eval',
		code
	);
}

/** What counts on a site: the plan, what its own key is worth and what the network's is. */
const licenseOf = ( site: string ) =>
	wp(
		`--url=http://${ HOST }${ site }`,
		'eval',
		`$l = \\UserFeedback\\Plugin::instance()->get( \\UserFeedback\\Licensing\\LicenseStore::class ); echo $l->current()->plan->value, ' ', $l->ofSite()->status->value, ' ', $l->ofNetwork()->status->value;`
	);

/** Stores the site's key and the network's as they are, whatever they are worth. */
const storeKeys = ( site: string, network: string ) =>
	wp(
		'eval',
		`update_option( 'userfeedback_license', '${ site }', false ); update_network_option( null, 'userfeedback_license', '${ network }' );`
	);

const noticesOf = ( page: Page ) =>
	page.locator( '.userfeedback-license-notices .components-notice__content' );

const EXPIRED =
	'Your license key for UserFeedback has expired. Please click here to renew your license key.';
const DISABLED =
	'Your license key for UserFeedback has been disabled. Please use a different key.';
const INVALID =
	'Your license key for UserFeedback is invalid. The key no longer exists or the user associated with the key has been deleted. Please use a different key.';

test( '[LIC-02] a network key, entered by a super admin on the main site, applies to every site without its own key; the dashboard shows problems with either key', async ( {
	browser,
	playwright,
} ) => {
	test.setTimeout( 300_000 );
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
		`--url=http://${ HOST }/two/`
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
			`--url=http://${ HOST }/two/`,
			`--user=${ user }`,
			'eval',
			`add_filter( 'wp_doing_ajax', '__return_true' ); add_filter( 'wp_die_ajax_handler', fn () => fn () => exit ); set_current_screen( 'dashboard' ); $_REQUEST['action'] = 'userfeedback_vue_get_license'; \\UserFeedback\\Plugin::instance()->registerActions();
			$_SERVER['REQUEST_METHOD'] = 'POST'; $_POST['nonce'] = \\UserFeedback\\Support\\AjaxActions::nonces()['general']; do_action( 'wp_ajax_userfeedback_vue_get_license' );`
		);
	const seen = ( user: string ) =>
		JSON.parse( report( user ).replace( /^[^{]*/, '' ) ).data.network;
	expect( seen( 'owner' ) ).toMatchObject( { key: '', type: 'pro' } );
	expect( seen( 'admin' ) ).toMatchObject( { key: pro, type: 'pro' } );

	wp(
		'eval',
		`update_network_option( null, 'userfeedback_revoked_licenses', '${ revocationList( 'gone' ) }' );`
	);
	const past = [ '--issued', '2026-01-01', '--expires', '2026-02-01' ];
	const future = [ '--issued', '2099-01-01', '--days', '9' ];
	const key = ( ...options: string[] ) =>
		licenseKey( '--type', 'pro', ...options );
	const stop = await serve();
	try {
		const url = `http://${ HOST }`;
		const page = await browser.newPage( {
			baseURL: url,
			storageState: await logIn( playwright, url, 'admin', 'password' ),
		} );
		const errors: string[] = [];
		page.on( 'pageerror', ( error ) => errors.push( error.message ) );
		const open = ( screen: string ) =>
			page.goto( `/wp-admin/admin.php?page=userfeedback_${ screen }` );

		// The network's key has two faults each time: the first of the order is said.
		storeKeys( key( ...past ), key( ...past, '--id', 'gone' ) );
		await open( 'surveys' );
		await expect( noticesOf( page ) ).toHaveText( [
			EXPIRED,
			`Network license: ${ EXPIRED }`,
		] );

		const network = key( ...future, '--id', 'gone' );
		storeKeys( 'UF1.forged.key', network );
		await open( 'settings' );
		await expect( noticesOf( page ) ).toHaveText( [
			INVALID,
			`Network license: ${ DISABLED }`,
		] );
		// A key is on no page: it comes when somebody comes to its field.
		const answer = page.waitForResponse( '**/admin-ajax.php' );
		const field = page.getByRole( 'textbox', {
			name: 'Network license key',
		} );
		await field.focus();
		const { data } = await ( await answer ).json();
		await expect( field ).toHaveValue( network );
		expect( data.network ).toMatchObject( {
			key: network,
			type: 'pro',
			is_expired: false,
			is_disabled: true,
			is_invalid: true,
		} );
		expect( data ).toMatchObject( {
			key: 'UF1.forged.key',
			is_expired: false,
			is_disabled: false,
			is_invalid: true,
		} );

		storeKeys( key( '--days', '9', '--id', 'gone' ), key( ...future ) );
		await open( 'results' );
		await expect( noticesOf( page ) ).toHaveText( [
			DISABLED,
			`Network license: ${ INVALID }`,
		] );
		expect( errors ).toEqual( [] );
	} finally {
		await stop();
	}
} );
