<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

use WP_Post;
use WP_Term;

/**
 * The terms of the page that WordPress is creating, of taxonomies that visitors can view.
 *
 * @since 0.4.0
 */
final class PageTerms {

	/**
	 * The term whose archive the page is, or the terms of the single post. WordPress has read them with the main query.
	 *
	 * @return list<WP_Term>
	 */
	public static function all(): array {
		$object = get_queried_object();
		if ( $object instanceof WP_Term ) {
			return is_taxonomy_viewable( $object->taxonomy ) ? [ $object ] : [];
		}
		return $object instanceof WP_Post && is_singular() ? self::ofPost( $object ) : [];
	}

	/**
	 * @return list<WP_Term>
	 */
	private static function ofPost( WP_Post $post ): array {
		$terms = [];
		foreach ( array_filter( get_object_taxonomies( $post ), is_taxonomy_viewable( ... ) ) as $taxonomy ) {
			$found = get_the_terms( $post, $taxonomy );
			array_push( $terms, ...( is_array( $found ) ? array_values( $found ) : [] ) );
		}
		return $terms;
	}
}
