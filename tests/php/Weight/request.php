<?php
/**
 * One request to the site of the tests in a process of its own: `php request.php JSON`. Prints what it cost as the last line.
 *
 * JSON: root (of WordPress), script (in it, for example index.php), uri, method, body, plugins: "none", "core" (no add-ons)
 * or "all", and with: a file that is loaded as soon as the plugins are.
 */

declare( strict_types=1 );

( static function ( array $arguments ): void {
	/** @var array{root: string, script: string, uri: string, method: string, body: string, plugins: string, with?: string} $request */
	$request = (array) json_decode( (string) ( $arguments[1] ?? '' ), true );
	$root    = $request['root'];

	$log     = (string) ini_get( 'error_log' );
	$_SERVER = [
		'HTTP_HOST'       => '127.0.0.1',
		'SERVER_NAME'     => '127.0.0.1',
		'SERVER_PROTOCOL' => 'HTTP/1.1',
		'REQUEST_METHOD'  => $request['method'],
		'REQUEST_URI'     => $request['uri'],
		'SCRIPT_NAME'     => '/' . $request['script'],
		'PHP_SELF'        => '/' . $request['script'],
		'REMOTE_ADDR'     => '192.0.2.7',
		'HTTP_USER_AGENT' => 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
		'CONTENT_TYPE'    => 'application/json',
	] + $_SERVER;
	parse_str( (string) parse_url( $request['uri'], PHP_URL_QUERY ), $_GET );
	$_REQUEST = $_GET;
	if ( $request['script'] === 'wp-admin/admin-ajax.php' ) {
		$_POST = $_GET;
	}

	// WordPress takes over what is in this global before it loads.
	$active = static fn ( mixed $plugins ): array => array_values(
		array_filter(
			(array) $plugins,
			static fn ( mixed $plugin ) => is_string( $plugin ) && ( $request['plugins'] === 'all'
				|| ( $request['plugins'] === 'core' && str_starts_with( $plugin, 'userfeedback/' ) ) )
		)
	);
	$hook   = static fn ( callable $callback, int $arguments = 1 ): array => [
		10 => [
			[
				'function'      => $callback,
				'accepted_args' => $arguments,
			],
		],
	];
	$GLOBALS['wp_filter'] = [
		'option_active_plugins' => $hook( $active ),
		// The tests' site answers under another address.
		'redirect_canonical'    => $hook( static fn () => false ),
		'plugins_loaded'        => $hook(
			static function () use ( $request, $log ): void {
				// WordPress has set its own.
				ini_set( 'error_log', $log );
				if ( isset( $request['with'] ) ) {
					require $request['with'];
				}
			}
		),
		'pre_http_request'      => $hook( static fn () => [ 'response' => [ 'code' => 500 ], 'body' => '', 'headers' => [], 'cookies' => [] ] ),
		'rest_pre_dispatch'     => $hook(
			static function ( mixed $result, mixed $server, mixed $rest ) use ( $request ): mixed {
				if ( $request['body'] !== '' && $rest instanceof WP_REST_Request ) {
					$rest->set_body( $request['body'] );
				}
				return $result;
			},
			3
		),
	];

	// PHP keeps the texts and names of all code in one table, which takes 2 MB more when it is full. WordPress' own nearly fill it: who comes then
	// would pay for that, on some machines and pages. So it is filled before.
	foreach ( array_chunk( range( 1, 40_000 ), 1000 ) as $numbers ) {
		// phpcs:ignore Generic.PHP.ForbiddenFunctions.Found -- Only code fills the table.
		eval( '$text = "text ' . implode( '"; $text = "text ', $numbers ) . '";' );
	}

	define( 'SAVEQUERIES', true );
	// Starting an event that is due at this moment has statements of its own.
	define( 'DISABLE_WP_CRON', true );
	ob_start();
	register_shutdown_function(
		static function (): void {
			$peak = memory_get_peak_usage();
			while ( ob_get_level() > 1 ) {
				ob_end_flush();
			}
			$page     = (string) ob_get_clean();
			$loaded = ( require __DIR__ . '/loaded.php' )();
			echo "\n", wp_json_encode(
				$loaded + [
					'status'     => http_response_code() ?: 200,
					'has_survey' => str_contains( $page, 'id="userfeedback-data"' ),
					'end'        => mb_scrub( substr( $page, -300 ) ),
					'statements' => $GLOBALS['wpdb']->num_queries ?? 0,
					'ours'       => array_values( preg_grep( '/_ufb_/', array_column( $GLOBALS['wpdb']->queries ?? [], 0 ) ) ?: [] ),
					'kilobytes'  => (int) round( $peak / 1024 ),
				]
			), "\n";
		}
	);
	chdir( $root );
	require $root . $request['script'];
} )( $argv );
