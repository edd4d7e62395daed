<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\PostPanel;

defined( 'ABSPATH' ) || exit;

use Closure;
use WP_Post;
use WP_Query;

/**
 * Lets code run as if WordPress created the page of a post, whether or not it is published. Page rules ask the main query
 * (Surveys\PageRules\PageTest).
 *
 * @since 0.6.0
 */
final class PostPage {

	/** Globals of WordPress that conditional tags such as is_page() read. */
	private const GLOBALS = [ 'wp_query', 'wp_the_query', 'post' ];

	/**
	 * The result of the work on the page of a post. Runs no query for posts; the main query is restored afterwards.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	public static function within( WP_Post $post, Closure $work ): mixed {
		$query  = self::query( $post );
		$before = [];
		foreach ( self::GLOBALS as $name ) {
			$before[ $name ] = $GLOBALS[ $name ] ?? null;
		}
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- Restored below.
		$GLOBALS['wp_query']     = $query;
		$GLOBALS['wp_the_query'] = $query;
		$GLOBALS['post']         = $post;
		try {
			return $work();
		} finally {
			foreach ( $before as $name => $value ) {
				$GLOBALS[ $name ] = $value;
			}
		}
		// phpcs:enable
	}

	/**
	 * The main query of the post's page. It is parsed but not run: it would not find a draft.
	 */
	private static function query( WP_Post $post ): WP_Query {
		$query = new WP_Query();
		$query->parse_query(
			match ( $post->post_type ) {
				'page'       => [ 'page_id' => $post->ID ],
				'attachment' => [ 'attachment_id' => $post->ID ],
				default      => [
					'p'         => $post->ID,
					'post_type' => $post->post_type,
				],
			}
		);
		$query->posts       = [ $post ];
		$query->post        = $post;
		$query->post_count  = 1;
		$query->found_posts = 1;
		return $query;
	}
}
