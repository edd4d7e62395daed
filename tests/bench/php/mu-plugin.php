<?php
/**
 * Plugin Name: Bench
 * Description: What tests/bench asks of its site by headers of a request: nothing is written to the database between two rounds.
 *
 * X-Bench-Off: without any plugin. X-Bench-Core: without add-ons. X-Bench-Empty: as if no survey were published. X-Bench-Admin: as the administrator, for whoever
 * knows the site's key. X-Bench-Stats: leaves what the request cost in a file of this name. X-Bench-Queries: with its statements.
 */

declare( strict_types=1 );

( static function (): void {
	$asked = static fn ( string $name ): string => (string) ( $_SERVER[ "HTTP_X_BENCH_$name" ] ?? '' );

	if ( $asked( 'OFF' ) !== '' ) {
		add_filter( 'pre_option_active_plugins', static fn () => [] );
	}
	if ( $asked( 'CORE' ) !== '' ) {
		add_filter( 'option_active_plugins', static fn () => [ 'userfeedback/userfeedback.php' ] );
	}
	if ( $asked( 'EMPTY' ) !== '' ) {
		add_filter( 'pre_option_userfeedback_published', static fn () => [] );
	}
	if ( defined( 'BENCH_KEY' ) && hash_equals( (string) constant( 'BENCH_KEY' ), $asked( 'ADMIN' ) ) ) {
		add_filter( 'determine_current_user', static fn () => 1, 100 );
		/**
		 * Instead of WordPress' own, which asks for the cookie of a login.
		 */
		function auth_redirect(): void {}
	}
	if ( $asked( 'QUERIES' ) !== '' ) {
		define( 'SAVEQUERIES', true );
	}
	add_action( 'wp_ajax_nopriv_bench', static fn () => wp_send_json_success() );
	add_action(
		'rest_api_init',
		static function (): void {
			register_rest_route(
				'bench/v1',
				'/noop',
				[
					'methods'             => 'POST',
					'callback'            => static fn () => [ 'success' => true ],
					'permission_callback' => '__return_true',
				]
			);
		}
	);

	if ( preg_match( '/^[a-z0-9]{1,32}$/D', $asked( 'STATS' ) ) !== 1 ) {
		return;
	}
	$file = dirname( ABSPATH ) . '/stats/' . $asked( 'STATS' ) . '.json';
	// After WordPress' own work at the end of a request, which was registered before.
	register_shutdown_function(
		static function () use ( $file ): void {
			global $wpdb;
			$statements = array_map( static fn ( array $query ) => [ $query[0], $query[1] * 1000 ], $wpdb->queries ?? [] );
			// The plugin is a link to the project.
			[ 'files' => $loaded, 'services' => $made ] = ( require realpath( WP_PLUGIN_DIR . '/userfeedback' ) . '/tests/php/Weight/loaded.php' )();
			$reads      = $statements === [] ? [] : $wpdb->get_col( "SHOW SESSION STATUS LIKE 'Handler_read%'", 1 );
			$stats      = [
				'milliseconds' => ( microtime( true ) - $_SERVER['REQUEST_TIME_FLOAT'] ) * 1000,
				'peak'         => memory_get_peak_usage(),
				'queries'      => $wpdb->num_queries,
				'files'        => count( $loaded ),
				'loaded'       => $loaded,
				'services'     => $made,
				'statements'   => $statements,
				'reads'        => array_sum( array_map( intval( ... ), $reads ) ),
			];
			file_put_contents( "$file.new", wp_json_encode( $stats ) );
			rename( "$file.new", $file );
		}
	);
} )();
