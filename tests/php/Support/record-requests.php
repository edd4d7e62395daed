<?php
/**
 * Writes every request that WordPress' HTTP API is about to send into a file: a line of JSON with its URL and the files of its callers. Loaded by a
 * test, and by a must-use plugin on the site of the tests.
 */

declare( strict_types=1 );

return static function ( string $log ): void {
	add_filter(
		'pre_http_request',
		static function ( mixed $response, array $arguments, string $url ) use ( $log ): mixed {
			$files = array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ), 'file' );
			file_put_contents( $log, wp_json_encode( [ $url, $files ] ) . "\n", FILE_APPEND );
			return $response;
		},
		1,
		3
	);
};
