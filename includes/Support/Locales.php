<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Languages by the names that WordPress gives them, such as de_DE or de_DE_formal.
 *
 * @since 0.7.0
 */
final class Locales {

	/** A locale, or '' for none. In PHP a bare $ would also accept a line break after it. */
	public const PATTERN = '^([a-z]{2,3}(_[A-Za-z0-9]{2,12}){0,2})?$(?!\n)';

	/** Longest locale, of the pattern and of the column. */
	public const MAX_LENGTH = 20;

	/** Languages that are written from right to left. */
	public const RIGHT_TO_LEFT = [ 'ar', 'arq', 'ary', 'azb', 'ckb', 'dv', 'fa', 'haz', 'he', 'ps', 'sd', 'skr', 'ug', 'ur', 'yi' ];

	/**
	 * Whether a text is a locale.
	 */
	public static function isLocale( string $text ): bool {
		return $text !== '' && strlen( $text ) <= self::MAX_LENGTH && preg_match( '/' . self::PATTERN . '/D', $text ) === 1;
	}

	/**
	 * The language of a site, whatever language a request is in. Runs no query: WordPress autoloads the option.
	 */
	public static function ofSite(): string {
		$own    = wp_load_alloptions()['WPLANG'] ?? null;
		$locale = $own === null && is_multisite() ? get_site_option( 'WPLANG' ) : $own;
		return is_string( $locale ) && $locale !== '' ? $locale : 'en_US';
	}

	/**
	 * A locale for the attribute lang: de-DE for de_DE_formal.
	 */
	public static function tag( string $locale ): string {
		return implode( '-', array_slice( explode( '_', $locale ), 0, 2 ) );
	}

	/**
	 * A locale for the attribute dir.
	 *
	 * @return 'ltr'|'rtl'
	 */
	public static function direction( string $locale ): string {
		return in_array( self::language( $locale ), self::RIGHT_TO_LEFT, true ) ? 'rtl' : 'ltr';
	}

	/**
	 * Those of some locales that a reader of another one understands: the same one, then its country's, then others of its language.
	 *
	 * @param list<string> $locales
	 * @return list<string> The best one first; empty for another language.
	 */
	public static function matching( string $wanted, array $locales ): array {
		$country = implode( '_', array_slice( explode( '_', $wanted ), 0, 2 ) );
		$same    = array_filter( $locales, static fn ( string $locale ) => self::language( $locale ) === self::language( $wanted ) );
		$rank    = static fn ( string $locale ) => match ( true ) {
			$locale === $wanted  => 0,
			$locale === $country => 1,
			default              => 2,
		};
		// Stable: the others keep their order.
		usort( $same, static fn ( string $a, string $b ) => $rank( $a ) <=> $rank( $b ) );
		return $same;
	}

	private static function language( string $locale ): string {
		return explode( '_', $locale )[0];
	}
}
