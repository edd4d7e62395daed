<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Plain text that people typed. It is stored as typed (a "<3" is not a tag) and escaped on output.
 *
 * @since 0.1.0
 */
final class Text {

	/**
	 * One line without control and direction override characters, with collapsed white space, trimmed. Invalid UTF-8 becomes ''.
	 */
	public static function line( string $text ): string {
		return trim( self::replace( '/[\s\p{Z}]+/u', ' ', self::withoutControls( $text ) ) );
	}

	/**
	 * Several lines: as line(), but line breaks are kept as \n.
	 */
	public static function lines( string $text ): string {
		$unified = str_replace( [ "\r\n", "\r" ], "\n", $text );
		$lines   = array_map( self::line( ... ), explode( "\n", $unified ) );
		return trim( implode( "\n", $lines ) );
	}

	/**
	 * The number of characters (not bytes).
	 */
	public static function length( string $text ): int {
		return mb_strlen( $text, 'UTF-8' );
	}

	/**
	 * Whether the bytes are UTF-8.
	 */
	public static function isUtf8( string $text ): bool {
		return mb_check_encoding( $text, 'UTF-8' );
	}

	private static function withoutControls( string $text ): string {
		// U+202A-202E and U+2066-2069 change the direction of all text after them, including texts of the plugin's screens.
		return self::replace( '/[^\P{Cc}\t\n\r]|[\x{202A}-\x{202E}\x{2066}-\x{2069}]/u', '', $text );
	}

	private static function replace( string $pattern, string $with, string $text ): string {
		return preg_replace( $pattern, $with, $text ) ?? '';
	}
}
