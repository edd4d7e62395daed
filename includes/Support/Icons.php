<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * The plugin's icons (Font Awesome Free). The build writes them to files with one icon per line, sorted by name (tools/webpack/icon-files.js). The
 * icon picker loads whole files (1 MB); this class finds single icons by binary search.
 *
 * @since 0.1.0
 */
final class Icons {

	/** Bytes per read, about one or two lines. */
	private const CHUNK = 1024;

	/** Ranges below this many bytes are searched line by line. */
	private const SHORT = 4096;

	/**
	 * @param string $directory Folder of the files, with a trailing slash.
	 */
	public function __construct( private readonly string $directory ) {}

	/**
	 * Drawing of an icon; null if it does not exist.
	 *
	 * @param string $style solid, regular or brands.
	 * @return array{box: array{int, int}, path: string}|null Width and height of the drawing, and the d of an SVG path.
	 */
	public function drawing( string $style, string $name ): ?array {
		$file = "{$this->directory}icons-$style.json";
		if ( preg_match( '/^[a-z0-9-]+$/D', $name ) !== 1 || ! in_array( $style, [ 'solid', 'regular', 'brands' ], true ) || ! is_file( $file ) ) {
			return null;
		}
		$handle = fopen( $file, 'rb' );
		if ( $handle === false ) {
			return null;
		}
		stream_set_chunk_size( $handle, self::CHUNK );
		// Without the braces in the first and last line.
		$line = self::find( $handle, "\"$name\":", 2, (int) filesize( $file ) - 2 );
		fclose( $handle );
		if ( $line === null ) {
			return null;
		}
		/** @var array{box: array{int, int}, path: string} $icon */
		$icon = Json::decode( rtrim( substr( $line, strlen( "\"$name\":" ) ), ",\n" ) );
		return [
			'box'  => $icon['box'],
			'path' => $icon['path'],
		];
	}

	/**
	 * The line that starts with a key, within a byte range.
	 *
	 * @param resource $file
	 */
	private static function find( $file, string $key, int $from, int $to ): ?string {
		while ( $to - $from > self::SHORT ) {
			fseek( $file, intdiv( $from + $to, 2 ) );
			// Skip the rest of this line; the next one is compared.
			fgets( $file );
			$start = (int) ftell( $file );
			$line  = fgets( $file );
			if ( $line === false || $start >= $to ) {
				break;
			}
			if ( strcmp( $key, substr( $line, 0, (int) strpos( $line, ':' ) + 1 ) ) < 0 ) {
				$to = $start;
			} else {
				$from = $start;
			}
		}
		fseek( $file, $from );
		while ( $from < $to ) {
			$line = fgets( $file );
			if ( $line === false || str_starts_with( $line, $key ) ) {
				return $line === false ? null : $line;
			}
			$from += strlen( $line );
		}
		return null;
	}
}
