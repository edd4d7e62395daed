<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Support\Locales;

/**
 * The language of the page that WordPress is creating: as plugins for several languages tell it, else as WordPress does.
 *
 * @since 0.7.0
 */
final class PageLanguage {

	/**
	 * The locale, for example de_DE.
	 */
	public static function locale(): string {
		// Emails and previews switch, whatever page they are made on.
		$found = is_locale_switched() ? '' : ( self::ofPolylang() ?: self::ofWpml() ?: self::ofTranslatePress() );
		return Locales::isLocale( $found ) ? $found : determine_locale();
	}

	/**
	 * Polylang answers false outside of pages in a language.
	 */
	private static function ofPolylang(): string {
		return function_exists( 'pll_current_language' ) ? Cast::string( pll_current_language( 'locale' ) ) : '';
	}

	/**
	 * WPML names languages by codes of its own, and lists their locales. Other plugins answer the same filters.
	 */
	private static function ofWpml(): string {
		if ( ! has_filter( 'wpml_current_language' ) ) {
			return '';
		}
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals
		$code = Cast::string( apply_filters( 'wpml_current_language', null ) );
		$all  = apply_filters( 'wpml_active_languages', null, [ 'skip_missing' => 0 ] );
		// phpcs:enable
		return Cast::string( Cast::at( $all, $code, 'default_locale' ) );
	}

	/**
	 * TranslatePress has the locale in a global, which its documentation names.
	 */
	private static function ofTranslatePress(): string {
		return Cast::string( $GLOBALS['TRP_LANGUAGE'] ?? '' );
	}
}
