<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the page that somebody wants to record.
 *
 * @since 0.7.0
 */
final class RecordedPage {

	/**
	 * The page, and the post that it shows.
	 *
	 * @param string|null $url    Of a page of this site.
	 * @param int         $postId Or a post; 0 for none.
	 * @return array{string, int} See PagePath, and the post's id, 0 for none.
	 * @throws HeatmapRefused When visitors see no such page on this site.
	 */
	public function find( ?string $url, int $postId ): array {
		if ( $postId > 0 ) {
			$link = is_post_publicly_viewable( $postId ) ? get_permalink( $postId ) : false;
			$page = is_string( $link ) ? PagePath::ofUrl( $link ) : null;
			$text = __( 'Visitors cannot see this post. Publish it first.', 'userfeedback' );
			return [ $page ?? throw HeatmapRefused::invalid( 'post_id', 'not_public', $text ), $postId ];
		}
		$page = $url === null ? null : PagePath::ofUrl( $url );
		if ( $url === null || $page === null ) {
			/* translators: %s: address of the front page. */
			$text = __( 'Enter the address of a page of this site, such as %s.', 'userfeedback' );
			throw HeatmapRefused::invalid( 'url', 'not_of_site', sprintf( $text, home_url( '/' ) ) );
		}
		$found = url_to_postid( $url );
		return [ $page, $found > 0 && is_post_publicly_viewable( $found ) ? $found : 0 ];
	}
}
