<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

/**
 * A random secret of this site, made once. WordPress' salts are not used because owners rotate them, and every page in a
 * cache would then hold a token that is no longer valid.
 */
final class SiteKey {

	public const OPTION = 'userfeedback_key';

	/**
	 * The secret, 64 hexadecimal digits.
	 */
	public static function get(): string {
		$key = get_option( self::OPTION );
		if ( is_string( $key ) && $key !== '' ) {
			return $key;
		}
		// add_option() keeps an existing value, so two first requests at once agree on one key.
		add_option( self::OPTION, bin2hex( random_bytes( 32 ) ) );
		wp_cache_delete( 'notoptions', 'options' );
		return Cast::string( get_option( self::OPTION ) );
	}
}
