<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Pages;

defined( 'ABSPATH' ) || exit;

use WP_Post;
use WP_Query;

/**
 * Published pages, posts and other contents of this site that have a URL.
 *
 * @since 0.3.0
 */
final class SitePages {

	/** Maximum number of results of a search. */
	private const LIMIT = 20;

	/**
	 * Published contents whose title contains the words, most relevant first; the newest ones for an empty text.
	 *
	 * @param string $words Words in the title.
	 * @return list<array{id: int, title: string}> Titles are plain text.
	 */
	public static function search( string $words ): array {
		$query = new WP_Query(
			[
				'post_type'              => self::types(),
				'post_status'            => 'publish',
				's'                      => $words,
				'search_columns'         => [ 'post_title' ],
				'posts_per_page'         => self::LIMIT,
				'no_found_rows'          => true,
				'ignore_sticky_posts'    => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			]
		);
		$found = [];
		foreach ( (array) $query->posts as $post ) {
			if ( $post instanceof WP_Post && current_user_can( 'read_post', $post->ID ) ) {
				$found[] = [
					'id'    => $post->ID,
					'title' => self::titleOf( $post ),
				];
			}
		}
		return $found;
	}

	/**
	 * Whether visitors can open a page: it is published and has a URL.
	 */
	public static function isReadable( int $id ): bool {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && $post->post_status === 'publish' && in_array( $post->post_type, self::types(), true );
	}

	/**
	 * Title of a page that visitors can open, as plain text; null if they cannot.
	 */
	public static function title( int $id ): ?string {
		$post = self::isReadable( $id ) ? get_post( $id ) : null;
		return $post instanceof WP_Post ? self::titleOf( $post ) : null;
	}

	/**
	 * URL of a page that visitors can open; '' if they cannot.
	 *
	 * @since 0.4.0
	 */
	public static function url( int $id ): string {
		return self::isReadable( $id ) ? (string) get_permalink( $id ) : '';
	}

	/**
	 * Loads pages with one query, before each of them is read.
	 *
	 * @since 0.4.0
	 *
	 * @param list<int> $ids 0 for none.
	 */
	public static function prime( array $ids ): void {
		_prime_post_caches( array_values( array_unique( array_filter( $ids ) ) ), false, false );
	}

	private static function titleOf( WP_Post $post ): string {
		$title = trim( html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		/* translators: title of a page that has none. */
		return $title === '' ? __( '(no title)', 'userfeedback' ) : mb_substr( $title, 0, 500 );
	}

	/**
	 * @return list<string>
	 */
	private static function types(): array {
		$types = array_filter( get_post_types( [ 'public' => true ] ), is_post_type_viewable( ... ) );
		return array_values( array_diff( $types, [ 'attachment' ] ) );
	}
}
