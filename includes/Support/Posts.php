<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use WP_Post;

/**
 * Posts that are read together. WordPress remembers those that exist, but asks the database again and again for each that was deleted, which
 * responses and ratings keep naming.
 *
 * @since 0.7.0
 */
final class Posts {

	/** @var array<int, array<int, true>> Those that were not found, by site and id. */
	private static array $missing = [];

	/**
	 * Loads several with one query, so that find() needs none.
	 *
	 * @param array<int> $ids 0 for none.
	 */
	public static function load( array $ids ): void {
		$ids = array_values( array_unique( array_filter( $ids ) ) );
		_prime_post_caches( $ids, false, false );
		foreach ( $ids as $id ) {
			unset( self::$missing[ get_current_blog_id() ][ $id ] );
			if ( wp_cache_get( $id, 'posts' ) === false ) {
				self::$missing[ get_current_blog_id() ][ $id ] = true;
			}
		}
	}

	/**
	 * A post; null if there is none.
	 */
	public static function find( int $id ): ?WP_Post {
		return $id <= 0 || isset( self::$missing[ get_current_blog_id() ][ $id ] ) ? null : get_post( $id );
	}
}
