<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Page;
use UserFeedback\Support\Text;

/**
 * Reads which page a submission names. Nothing in it is trusted: another host, a javascript: URL or a post that visitors cannot
 * see becomes no page.
 *
 * @since 0.1.0
 */
final class PageReader {

	private const MAX_NAME_LENGTH = 255;

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
		$name   = mb_substr( Text::line( $data['name'] ), 0, self::MAX_NAME_LENGTH );
		return new Page( $url, $name, $this->postId( $data['id'] ?? 0 ) );
	}

	/**
	 * @param array<string, int|string> $parts
	 * @param array<string, int|string> $home
	 */
	private function isSameSite( array $parts, array $home ): bool {
		return in_array( $parts['scheme'] ?? '', [ 'http', 'https' ], true )
			&& strtolower( (string) ( $parts['host'] ?? '' ) ) === strtolower( (string) ( $home['host'] ?? '' ) );
	}

	private function postId( ?int $id ): int {
		return $id !== null && $id > 0 && is_post_publicly_viewable( $id ) ? $id : 0;
	}
}
