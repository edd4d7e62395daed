<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Page;
use UserFeedback\Support\Posts;
use UserFeedback\Support\Text;

/**
 * What lists and exports call the page on which a visitor answered.
 *
 * @since 0.5.0
 */
final class PageName {

	/**
	 * The title that the post has now, as text; otherwise the path of the URL with the title that the visitor's browser sent, marked as such: anybody
	 * can send one. The title of a post that visitors may no longer see is not disclosed. '' for no page.
	 */
	public static function of( Page $page ): string {
		$title = $page->postId > 0 ? self::ofPost( $page->postId ) : '';
		if ( $title !== '' ) {
			return $title;
		}
		$path = self::path( $page->url );
		// Without a URL: the common entry of further pages, which the server has named.
		if ( $path === '' || $page->name === '' ) {
			return $path === '' ? $page->name : $path;
		}
		/* translators: 1: path of a page, such as /shop/; 2: title that the visitor's browser sent for it. */
		return sprintf( __( '%1$s (title as sent: “%2$s”)', 'userfeedback' ), $path, $page->name );
	}

	/**
	 * The title of a post, as text; '' if visitors cannot see the post.
	 *
	 * @since 0.6.0
	 */
	public static function ofPost( int $postId ): string {
		$post = Posts::find( $postId );
		return $post !== null && is_post_publicly_viewable( $post ) ? self::text( $post->post_title ) : '';
	}

	/**
	 * Loads the posts of several pages with one query, so that of() needs none.
	 *
	 * @param list<Page> $pages
	 */
	public static function preload( array $pages ): void {
		Posts::load( array_map( static fn ( Page $page ) => $page->postId, $pages ) );
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
