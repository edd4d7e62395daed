<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Page;
use UserFeedback\Support\Posts;
use UserFeedback\Support\Text;
use WP_Post;

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
		return self::name( $page, $page->postId > 0 ? get_post( $page->postId ) : null );
	}

	/**
	 * The same of several pages, whose posts are read with one query.
	 *
	 * @since 0.7.0
	 *
	 * @template Key of array-key
	 * @param array<Key, Page> $pages
	 * @return array<Key, string> By the same keys.
	 */
	public static function ofMany( array $pages ): array {
		$posts = Posts::existing( array_map( static fn ( Page $page ) => $page->postId, $pages ) );
		return array_map( static fn ( Page $page ) => self::name( $page, $posts[ $page->postId ] ?? null ), $pages );
	}

	private static function name( Page $page, ?WP_Post $post ): string {
		$title = self::title( $post );
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
		return self::title( get_post( $postId ) );
	}

	private static function title( ?WP_Post $post ): string {
		return $post !== null && is_post_publicly_viewable( $post ) ? self::text( $post->post_title ) : '';
	}

	/**
	 * Loads the posts of several pages with one query, so that of() needs none for those that exist.
	 *
	 * @param list<Page> $pages
	 */
	public static function preload( array $pages ): void {
		Posts::existing( array_map( static fn ( Page $page ) => $page->postId, $pages ) );
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
