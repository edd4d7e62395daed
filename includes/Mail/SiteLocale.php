<?php

declare( strict_types=1 );

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * The language of the site. Jobs run in requests of anybody: WordPress may translate these into the language of a user.
 *
 * @since 0.7.0
 */
final class SiteLocale {

	/**
	 * Runs work in the language of the site.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	public static function run( Closure $work ): mixed {
		$isSwitched = switch_to_locale( self::ofSite() );
		try {
			return $work();
		} finally {
			if ( $isSwitched ) {
				restore_previous_locale();
			}
		}
	}

	/**
	 * While another locale is switched to, get_locale() gives that one.
	 */
	private static function ofSite(): string {
		if ( ! is_locale_switched() ) {
			return get_locale();
		}
		$stored = get_option( 'WPLANG' );
		if ( is_multisite() && $stored === false ) {
			$stored = get_site_option( 'WPLANG' );
		}
		return is_string( $stored ) && $stored !== '' ? $stored : 'en_US';
	}
}
