<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * The icons that come with the plugin, Font Awesome's free ones. The build writes them to files with one icon a line, in the order of their
 * names (tools/webpack/icon-files.js): the picker reads them whole, which is 1 MB; here a visitor's page finds its few by halving.
 *
 * @since 0.1.0
 */
final class Icons {

	/** Bytes that are read at once: a line or two. */
	private const CHUNK = 1024;

	/** Bytes of a range that is not worth halving. */
	private const SHORT = 4096;

	/**
	 * @param string $directory Where the files are, with a slash at the end.
	 */
	public function __construct( private readonly string $directory ) {}

	/**
	 * The drawing of an icon, or null when there is none of this name.
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
		// Without the braces that are the first and the last line.
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
	 * The line that begins with a key, among those from one byte to another.
	 *
	 * @param resource $file
	 */
	private static function find( $file, string $key, int $from, int $to ): ?string {
		while ( $to - $from > self::SHORT ) {
			fseek( $file, intdiv( $from + $to, 2 ) );
			// What is left of the line in the middle; the next one is compared.
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
