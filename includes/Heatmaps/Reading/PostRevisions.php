<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Reading;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Dates;
use WP_Post;

/**
 * When a post was changed, so that what was counted before and after can be compared.
 *
 * @since 0.7.0
 */
final class PostRevisions {

	/** A screen offers no more. */
	private const MOST = 50;

	/**
	 * The revisions of a post, newest first.
	 *
	 * @param int $postId 0 for none.
	 * @return list<array{id: int, date: string, author: string}>
	 */
	public function of( int $postId ): array {
		if ( $postId === 0 || get_post( $postId ) === null ) {
			return [];
		}
		$revisions = wp_get_post_revisions( $postId, [ 'posts_per_page' => self::MOST ] );
		$saved     = [];
		foreach ( $revisions as $revision ) {
			if ( $revision instanceof WP_Post && ! wp_is_post_autosave( $revision ) ) {
				$saved[] = self::revision( $revision );
			}
		}
		return $saved;
	}

	/**
	 * @return array{id: int, date: string, author: string}
	 */
	private static function revision( WP_Post $revision ): array {
		$author = get_userdata( (int) $revision->post_author );
		return [
			'id'     => $revision->ID,
			'date'   => Dates::toIso( Dates::fromColumn( $revision->post_date_gmt ) ),
			'author' => $author === false ? '' : $author->display_name,
		];
	}
}
