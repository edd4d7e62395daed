<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Page;
use UserFeedback\Support\Text;

/**
 * What lists and exports call the page on which a visitor answered.
 *
 * @since 0.5.0
 */
final class PageName {

	/**
	 * The title that the post has now, as text; otherwise the title that the visitor's browser sent, otherwise the path of the URL.
	 * The title of a post that visitors may no longer see is not disclosed. '' for no page.
	 */
	public static function of( Page $page ): string {
		$post  = $page->postId > 0 ? get_post( $page->postId ) : null;
		$title = $post !== null && is_post_publicly_viewable( $post ) ? self::text( $post->post_title ) : '';
		if ( $title !== '' ) {
			return $title;
		}
		return $page->name !== '' ? $page->name : self::path( $page->url );
	}

	/**
	 * Loads the posts of several pages with one query, so that of() needs none.
	 *
	 * @param list<Page> $pages
	 */
	public static function preload( array $pages ): void {
		$ids = array_filter( array_unique( array_map( static fn ( Page $page ) => $page->postId, $pages ) ) );
		if ( $ids !== [] ) {
			_prime_post_caches( array_values( $ids ), false, false );
		}
	}

	/**
	 * A post's title is stored as HTML.
	 */
	private static function text( string $title ): string {
		return Text::line( html_entity_decode( wp_kses( $title, [] ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	private static function path( string $url ): string {
		$path = (string) wp_parse_url( $url, PHP_URL_PATH );
		return $path !== '' ? rawurldecode( $path ) : $url;
	}
}
