<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Page;
use UserFeedback\Support\Text;

/**
 * Reads which page a submission names. Nothing in it is trusted: another host or a javascript: URL becomes no page, and the server finds the post of
 * the URL itself. What the browser calls a page counts only where there is no post, and is shown as sent (PageName).
 *
 * @since 0.1.0
 */
final class PageReader {

	private const MAX_NAME_LENGTH = 255;

	public function __construct( private readonly PageRepository $pages ) {}

	/**
	 * The page, without query and fragment.
	 *
	 * @param array{id?: int|null, url: string, name: string} $data As SubmissionSchema has it.
	 */
	public function read( array $data ): Page {
		$parts = Text::isUtf8( $data['url'] ) ? wp_parse_url( $data['url'] ) : false;
		$home  = wp_parse_url( home_url() );
		if ( ! is_array( $parts ) || ! is_array( $home ) || ! $this->isSameSite( $parts, $home ) ) {
			return Page::none();
		}
		// The query is left out: it may hold anything, from search words to a password reset key.
		$port   = isset( $home['port'] ) ? ':' . $home['port'] : '';
		$origin = ( $home['scheme'] ?? 'https' ) . '://' . ( $home['host'] ?? '' ) . $port;
		$url    = sanitize_url( $origin . ( $parts['path'] ?? '/' ), [ 'http', 'https' ] );
		$sentId = max( 0, $data['id'] ?? 0 );
		// WordPress searches long for the post of a URL: what it found for another visitor is stored.
		$stored = $this->pages->at( $url );
		if ( $stored !== null && in_array( $sentId, [ 0, $stored->postId ], true ) ) {
			return $stored;
		}
		// The id that the browser sends only saves a search: it counts if the post has this URL.
		if ( self::isAt( $sentId, $url ) ) {
			return self::ofPost( $sentId );
		}
		$postId = $stored === null ? url_to_postid( $url ) : 0;
		if ( $postId > 0 && is_post_publicly_viewable( $postId ) ) {
			return self::ofPost( $postId );
		}
		return $stored ?? new Page( $url, mb_substr( Text::line( $data['name'] ), 0, self::MAX_NAME_LENGTH ), 0 );
	}

	/**
	 * One address and title for each post: what follows the address of a post in a URL can be made up.
	 */
	private static function ofPost( int $id ): Page {
		return new Page( self::addressOf( $id ), PageName::ofPost( $id ), $id );
	}

	/**
	 * Whether visitors see a post at a URL.
	 */
	private static function isAt( int $id, string $url ): bool {
		if ( $id <= 0 || ! is_post_publicly_viewable( $id ) ) {
			return false;
		}
		$path  = self::path( $url );
		$known = self::path( self::addressOf( $id ) );
		// Pages and other views of a post continue its address.
		return $path === $known || ( $known !== '' && str_starts_with( $path, "$known/" ) );
	}

	private static function addressOf( int $postId ): string {
		return sanitize_url( (string) get_permalink( $postId ), [ 'http', 'https' ] );
	}

	private static function path( string $url ): string {
		return strtolower( rawurldecode( trim( (string) wp_parse_url( $url, PHP_URL_PATH ), '/' ) ) );
	}

	/**
	 * @param array<string, int|string> $parts
	 * @param array<string, int|string> $home
	 */
	private function isSameSite( array $parts, array $home ): bool {
		return in_array( $parts['scheme'] ?? '', [ 'http', 'https' ], true )
			&& strtolower( (string) ( $parts['host'] ?? '' ) ) === strtolower( (string) ( $home['host'] ?? '' ) );
	}
}
