import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	HOST,
	makeNetwork,
	sitesWithEvents,
	sitesWithTables,
	wp,
} from './support/network';

/** Sites besides the main one. */
const SITES = 20;

const IDS = Array.from( { length: SITES }, ( _, index ) => index + 2 );

/** Runs PHP on every site. */
const onEach = ( code: string ) =>
	`foreach ( get_sites( [ 'fields' => 'ids', 'number' => 0 ] ) as $id ) { switch_to_blog( $id ); ${ code } restore_current_blog(); }`;

/** What WordPress does when the plugin is deleted, but for its files. Prints the peak of memory in bytes. */
const UNINSTALL = `uninstall_plugin( 'userfeedback/userfeedback.php' ); echo memory_get_peak_usage();`;

/** What is left of the plugin on all sites and of the network: names of tables, options, metadata and events. */
const leftovers = () =>
	JSON.parse(
		wp(
			'eval',
			`global $wpdb; $left = $wpdb->get_col( "SHOW TABLES LIKE '%ufb\\_%'" );
			${ onEach(
				`foreach ( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%userfeedback%'" ) as $name ) { $left[] = "$id $name"; }
				if ( str_contains( serialize( _get_cron_array() ), 'userfeedback' ) ) { $left[] = "$id cron"; }`
			) }
			array_push( $left, ...$wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%userfeedback%'" ) );
			array_push( $left, ...$wpdb->get_col( "SELECT meta_key FROM $wpdb->sitemeta WHERE meta_key LIKE '%userfeedback%' AND meta_key <> 'active_sitewide_plugins'" ) );
			echo wp_json_encode( $left );`
		)
	) as string[];

test( '[OPS-03] a network: activation touches the main site alone, new sites begin with its settings if chosen, deletion keeps or deletes as each site has chosen, and a killed one is repeated', () => {
	test.setTimeout( 900_000 );
	makeNetwork();
	wp( 'eval', `define( 'USERFEEDBACK_REMOVE_DATA', true ); ${ UNINSTALL }` );
	expect( leftovers() ).toEqual( [] );

	// A network of many sites without the plugin.
	wp(
		'eval',
		`for ( $n = 2; $n <= ${ SITES + 1 }; $n++ ) { wpmu_create_blog( '${ HOST }', "/s$n/", "S$n", 1 ); }`
	);
	const statements = Number(
		wp(
			'eval',
			`$before = $GLOBALS['wpdb']->num_queries; activate_plugin( 'userfeedback/userfeedback.php', '', true ); echo $GLOBALS['wpdb']->num_queries - $before;`
		)
	);
	expect( sitesWithTables() ).toEqual( [ 'wp_' ] );
	expect( statements ).toBeLessThan( 400 );

	// Each site is installed when it is first used. Odd ones delete their data; one is archived, one marked as deleted.
	const INSTALL = `UserFeedback\\Plugin::instance()->get( UserFeedback\\Database\\Installer::class )->update();`;
	wp(
		'eval',
		onEach(
			`${ INSTALL } update_option( 'userfeedback_settings', [ 'delete_data' => $id % 2 === 1 ] );
			UserFeedback\\Responses\\ListColumns::keep( 1, 1, [ 'q1' ] );`
		) +
			` update_blog_status( 3, 'archived', '1' ); update_blog_status( 4, 'archived', '1' ); update_blog_status( 5, 'deleted', '1' ); update_blog_status( 6, 'deleted', '1' );`
	);
	expect( sitesWithTables() ).toHaveLength( SITES + 1 );
	expect( sitesWithEvents() ).toHaveLength( SITES + 1 );

	// Defaults for new sites: what is no address, image or consent. The others keep their own.
	const defaults = {
		defaults_for_new_sites: true,
		delete_data: true,
		allow_usage_tracking: true,
		notifications_recipients: 'owner@example.org',
		trusted_proxies: [ '203.0.113.7 X-Forwarded-For' ],
		widget_custom_logo: 'https://example.org/logo.png',
		widget_color: '#123456',
		view_results: [ 'editor' ],
	};
	wp(
		'option',
		'update',
		'userfeedback_settings',
		JSON.stringify( defaults ),
		'--format=json'
	);
	wp( 'site', 'create', '--slug=later' );
	const settings = ( site: string ) =>
		JSON.parse(
			wp(
				`--url=http://${ HOST }/${ site }/`,
				'option',
				'get',
				'userfeedback_settings',
				'--format=json'
			)
		) as unknown;
	expect( settings( 'later' ) ).toEqual( {
		widget_color: '#123456',
		view_results: [ 'editor' ],
	} );
	expect( settings( 's2' ) ).toEqual( { delete_data: false } );

	// A site that is deleted takes its tables, its preferences of users and its files with it, wherever they are.
	const exports = mkdtempSync( join( tmpdir(), 'exports-' ) );
	wp(
		'eval',
		`define( 'USERFEEDBACK_EXPORTS_DIR', '${ exports }' ); require_once ABSPATH . 'wp-admin/includes/admin.php';
		switch_to_blog( 21 );
		foreach ( [ new UserFeedback\\Exports\\ExportFolder(), new UserFeedback\\Import\\ImportFolder() ] as $folder ) { $folder->add( ABSPATH . 'index.php', 'csv' ); }
		restore_current_blog();
		wp_delete_site( 21 );`
	);
	expect( readdirSync( exports ) ).toEqual( [] );
	const ofDeleted = /(^wp_21_|^21 |_21$)/;
	expect( leftovers().filter( ( name ) => ofDeleted.test( name ) ) ).toEqual(
		[]
	);

	wp( 'plugin', 'deactivate', 'userfeedback', '--network' );
	expect( sitesWithEvents() ).toEqual( [] );

	// Killed in the middle, then repeated.
	wp(
		'eval',
		`$count = 0; add_filter( 'query', function ( $sql ) use ( &$count ) { if ( preg_match( '/^(DELETE|DROP)/', trim( $sql ) ) && ++$count > 220 ) { exit( 0 ); } return $sql; } ); ${ UNINSTALL }`
	);
	expect( sitesWithTables().length ).toBeGreaterThan( SITES / 2 + 2 );
	wp( 'eval', UNINSTALL );
	const kept = [ ...IDS.filter( ( id ) => id % 2 === 0 ), SITES + 2 ];
	expect( sitesWithTables() ).toEqual(
		kept.map( ( id ) => `wp_${ id }_` ).sort()
	);
	const left = leftovers();
	expect(
		left.filter( ( name ) =>
			/^(1|[0-9]*[13579]) |^wp_([0-9]*[13579]_)?ufb/.test( name )
		)
	).toEqual( [] );
	expect( left ).toContain( '2 userfeedback_settings' );
	expect( left ).toContain( 'userfeedback_response_columns_2' );
	expect( left.filter( ( name ) => name.endsWith( 'cron' ) ) ).toEqual( [] );

	// Memory for all sites, and then for the one that is left.
	const memory = Number(
		wp(
			'eval',
			`define( 'USERFEEDBACK_REMOVE_DATA', true ); ${ UNINSTALL }`
		)
	);
	expect( leftovers() ).toEqual( [] );
	const few = Number(
		wp(
			'eval',
			`define( 'USERFEEDBACK_REMOVE_DATA', true ); add_action( 'pre_get_sites', fn ( $query ) => $query->query_vars['site__in'] = [ 1, 2 ] ); ${ UNINSTALL }`
		)
	);
	// Not a megabyte more than for two sites, so that a thousand need what ten need.
	expect( memory - few ).toBeLessThan( 1_000_000 );
} );
