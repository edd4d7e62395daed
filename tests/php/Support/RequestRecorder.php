<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

/**
 * The outgoing requests of this process and of the test site's web server.
 */
final class RequestRecorder {

	private readonly string $log;
	private readonly string $plugin;

	/**
	 * Begins to record.
	 */
	public function __construct() {
		$this->log    = sys_get_temp_dir() . '/ufb-requests-' . bin2hex( random_bytes( 4 ) );
		$this->plugin = WP_CONTENT_DIR . '/mu-plugins/record-requests.php';
		file_put_contents( $this->log, '' );
		$script = __DIR__ . '/record-requests.php';
		( require $script )( $this->log );
		file_put_contents( $this->plugin, sprintf( "<?php\n( require %s )( %s );\n", var_export( $script, true ), var_export( $this->log, true ) ) );
		register_shutdown_function( $this->end( ... ) );
	}

	/**
	 * Every one that was recorded.
	 *
	 * @return list<array{string, list<string>}> URL, and files of its callers.
	 */
	public function all(): array {
		$lines = file( $this->log, FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES ) ?: [];
		return array_map( static fn ( string $line ) => json_decode( $line, true ), $lines );
	}

	/**
	 * Those that code of the plugin or of an add-on has caused.
	 *
	 * @return list<string> URLs.
	 */
	public function ours(): array {
		$root  = dirname( __DIR__, 3 );
		$isOur = static fn ( string $file ) => str_starts_with( $file, "$root/includes/" ) || str_starts_with( $file, "$root/addons/" );
		$found = array_filter( $this->all(), static fn ( array $request ) => array_filter( $request[1], $isOur ) !== [] );
		return array_column( $found, 0 );
	}

	/**
	 * Ends it on the web server.
	 */
	public function end(): void {
		foreach ( [ $this->plugin, $this->log ] as $file ) {
			if ( is_file( $file ) ) {
				unlink( $file );
			}
		}
	}
}
