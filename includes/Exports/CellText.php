<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

/**
 * Texts of visitors in cells of a spreadsheet.
 *
 * @since 0.5.0
 */
final class CellText {

	/** What formulas begin with in any spreadsheet, also in full width. */
	private const SIGN = '(?:[=+\-@]|[\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}\x{2212}])';

	/** After white space, which some remove (OWASP, CSV Injection). */
	private const FORMULA = '/^[\s\p{Z}\p{Cf}]*' . self::SIGN . '|^[\t\r\n]/u';

	/**
	 * Where a program that separates cells by semicolons or tabs, as Excel does in German and French, begins another cell or row: quotes around a
	 * text that is not at the beginning of its own cell mean nothing to it. Plain numbers up to the next such place are harmless.
	 */
	private const INNER_FORMULA = '/[;\t\n](?=(?:[^\S\t\n]|[\p{Z}\p{Cf}"])*' . self::SIGN . ')(?! *-\d+(?:[.,]\d+)?(?:[;\t\n]|$))/uD';

	/** A plain number is harmless. */
	private const NUMBER = '/^-?\d+(?:[.,]\d+)?$/D';

	/**
	 * The text without what a cell cannot hold: invalid UTF-8, control characters other than tabs and line breaks (which become \n), and U+FFFE
	 * and U+FFFF, which are no characters of XML.
	 */
	public static function clean( string $text ): string {
		// Most texts need nothing.
		if ( preg_match( '/^[\x20-\x7E]*$/D', $text ) === 1 ) {
			return $text;
		}
		$text = str_replace( [ "\r\n", "\r" ], "\n", mb_scrub( $text, 'UTF-8' ) );
		return preg_replace( '/[^\P{Cc}\t\n]|[\x{FFFE}\x{FFFF}]/u', '', $text ) ?? '';
	}

	/**
	 * Whether a spreadsheet might run the text.
	 *
	 * @param string $text As clean() returns it.
	 */
	public static function isFormula( string $text ): bool {
		return preg_match( self::FORMULA, $text ) === 1 && preg_match( self::NUMBER, $text ) !== 1;
	}

	/**
	 * The text with an apostrophe before everything that a spreadsheet might run when it reads a CSV file, whatever separates its cells.
	 *
	 * @since 0.7.0
	 *
	 * @param string $text As clean() returns it.
	 */
	public static function guarded( string $text ): string {
		$guarded = self::isFormula( $text ) ? "'" . $text : $text;
		return strpbrk( $text, ";\t\n" ) === false ? $guarded : preg_replace( self::INNER_FORMULA, "$0'", $guarded ) ?? '';
	}
}
