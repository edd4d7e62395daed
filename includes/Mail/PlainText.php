<?php

declare( strict_types=1 );

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Text;

/**
 * Lines of plain text emails. What visitors wrote is quoted, so that none of it looks like a line of the plugin: lines are broken here wherever a
 * mail program may break them, and each begins with a mark.
 *
 * @since 0.7.0
 */
final class PlainText {

	/** Columns of a line without its mark; mail programs wrap lines of more than 78. */
	private const WIDTH = 72;

	private const QUOTE = '> ';

	/**
	 * A text with a mark before each of its lines. Control characters and those that change the direction of what follows are left out.
	 */
	public static function quote( string $text ): string {
		$lines = array_merge( ...array_map( self::wrapped( ... ), self::lines( $text ) ) );
		return implode( "\n", array_map( static fn ( string $line ) => rtrim( self::QUOTE . $line ), $lines ) );
	}

	/**
	 * A line, broken where it is too long. Further lines are indented by the length of the mark.
	 *
	 * @param string $mark Before the first line, for example "1. ".
	 */
	public static function marked( string $line, string $mark ): string {
		return $mark . implode( "\n" . str_repeat( ' ', Text::length( $mark ) ), self::wrapped( Text::line( $line ) ) );
	}

	/**
	 * The lines of a text, without control characters.
	 *
	 * @return non-empty-list<string>
	 */
	public static function lines( string $text ): array {
		// In this mode \R matches every line break of Unicode: also vertical tab, form feed, U+0085, U+2028 and U+2029.
		$lines = preg_split( '/(*BSR_UNICODE)\R/u', mb_scrub( $text, 'UTF-8' ) );
		return array_map( Text::line( ... ), $lines === false || $lines === [] ? [ '' ] : $lines );
	}

	/**
	 * @return non-empty-list<string>
	 */
	private static function wrapped( string $line ): array {
		$lines = [];
		while ( mb_strwidth( $line, 'UTF-8' ) > self::WIDTH ) {
			$most = mb_strimwidth( $line, 0, self::WIDTH, '', 'UTF-8' );
			// At the last space that fits; a longer word is cut, since a mail program would cut it as well.
			$space   = mb_strrpos( $most . mb_substr( $line, mb_strlen( $most, 'UTF-8' ), 1, 'UTF-8' ), ' ', 0, 'UTF-8' );
			$length  = $space === false || $space === 0 ? mb_strlen( $most, 'UTF-8' ) : $space;
			$lines[] = mb_substr( $line, 0, $length, 'UTF-8' );
			$line    = ltrim( mb_substr( $line, $length, null, 'UTF-8' ), ' ' );
		}
		return [ ...$lines, $line ];
	}
}
