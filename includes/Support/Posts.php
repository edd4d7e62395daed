<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use WP_Post;

/**
 * Posts that are read together.
 *
 * @since 0.7.0
 */
final class Posts {

	/**
	 * Those that exist, read with one query: get_post() would ask the database again for each that was deleted, which responses and ratings keep
	 * naming.
	 *
	 * @param array<int> $ids 0 for none.
	 * @return array<int, WP_Post> By id.
	 */
	public static function existing( array $ids ): array {
		$ids = array_values( array_unique( array_filter( $ids ) ) );
		_prime_post_caches( $ids, false, false );
		$isLoaded = static fn ( int $id ) => wp_cache_get( $id, 'posts' ) !== false;
		$posts    = array_filter( array_map( get_post( ... ), array_filter( $ids, $isLoaded ) ) );
		return array_column( $posts, null, 'ID' );
	}
}
