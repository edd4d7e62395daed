<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Support\NotFound;
use UserFeedback\Support\Text;

/**
 * What the results show of a post besides its ratings.
 *
 * @phpstan-type PostFacts array{post_id: int, post_title: string, url: string, post_state: string}
 * @since 0.6.0
 */
final class RatedPostReader {

	/**
	 * Loads several posts with one query, so that of() needs none.
	 *
	 * @param list<int> $ids
	 */
	public function preload( array $ids ): void {
		if ( $ids !== [] ) {
			_prime_post_caches( $ids, false, false );
		}
	}

	/**
	 * Frees the memory that the loaded posts take, for reading very many. Other caches of this request go with them.
	 */
	public function forget(): void {
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
	}

	/**
	 * Title, address and state of a post. Users who may see results but may not read the post learn only its number: who rates a private post or a
	 * draft is not who may know what it is about (decision 0059).
	 *
	 * @param int|null $reader Id of the user who reads; null for WP-CLI without a user, which may read everything.
	 * @return PostFacts `post_title` is plain text; `url` is '' where visitors cannot see the post; `post_state` is '' for a published post,
	 *                   otherwise its translated status.
	 * @throws NotFound When there is no such post.
	 */
	public function of( int $id, ?int $reader ): array {
		$post = get_post( $id ) ?? throw NotFound::post();

		$isPublic = is_post_publicly_viewable( $post );
		$mayRead  = $isPublic || self::mayRead( $post->ID, $post->post_type, $reader );
		$status   = get_post_status_object( (string) get_post_status( $post ) );
		return [
			'post_id'    => $post->ID,
			'post_title' => $mayRead ? self::title( $post->post_title ) : self::number( $post->ID ),
			'url'        => $isPublic ? (string) get_permalink( $post ) : '',
			'post_state' => match ( true ) {
				$status === null => '',
				$status->name === 'publish' && $post->post_password !== '' => __( 'Password protected', 'userfeedback' ),
				$status->name === 'publish' => '',
				default => Cast::string( $status->label ),
			},
		];
	}

	private static function mayRead( int $id, string $type, ?int $reader ): bool {
		// WordPress cannot decide about a type that is not registered, for example one of a plugin that was deactivated.
		return $reader === null || ( post_type_exists( $type ) ? user_can( $reader, 'read_post', $id ) : user_can( $reader, 'edit_others_posts' ) );
	}

	/**
	 * A post's title is stored as HTML.
	 */
	private static function title( string $title ): string {
		$text = Text::line( html_entity_decode( wp_kses( $title, [] ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		return $text === '' ? __( '(no title)', 'userfeedback' ) : $text;
	}

	private static function number( int $id ): string {
		/* translators: %d: ID of a post whose title the user may not read. */
		return sprintf( __( 'Post %d', 'userfeedback' ), $id );
	}
}
