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

	/** What formulas begin with in any spreadsheet, also in full width; after white space, which some remove (OWASP, CSV Injection). */
	private const FORMULA = '/^[\s\p{Z}\p{Cf}]*(?:[=+\-@]|[\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}\x{2212}])|^[\t\r\n]/u';

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
}
