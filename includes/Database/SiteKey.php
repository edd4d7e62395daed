<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;

/**
 * A random secret of this site, generated once. WordPress' salts are not used: owners rotate them, which would invalidate the tokens in all cached
 * pages.
 *
 * @since 0.1.0
 */
final class SiteKey {

	public const OPTION = 'userfeedback_key';

	/**
	 * The secret, 64 hexadecimal digits.
	 */
	public static function get( Connection $connection ): string {
		$key = self::stored();
		if ( $key !== '' ) {
			return $key;
		}
		$fresh = bin2hex( random_bytes( 32 ) );
		try {
			// If two requests race, both use the key that was stored first.
			( new OptionRows( $connection ) )->add( self::OPTION, $fresh );
		} catch ( DatabaseError ) {
			// Valid for this request only: a visitor's page must not break because the key cannot be stored.
			return $fresh;
		}
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		return self::stored();
	}

	private static function stored(): string {
		return Cast::string( get_option( self::OPTION, '' ) );
	}
}
