<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;

/**
 * A random secret of this site, made once. WordPress' salts are not used because owners rotate them, and every page in a
 * cache would then hold a token that is no longer valid.
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
			// Of two first requests at once the first one's key stays, and both go on with it.
			$connection->addOption( self::OPTION, $fresh );
		} catch ( DatabaseError ) {
			// A secret of this request alone: a visitor's page must not break because nothing can be stored.
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
