<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * What a request names does not exist.
 *
 * @since 0.7.0
 */
final class NotFound extends DomainError {

	/**
	 * No survey of this site.
	 */
	public static function survey(): self {
		return self::of( 'survey', __( 'This survey does not exist. It may have been deleted.', 'userfeedback' ) );
	}

	/**
	 * The survey has no such question.
	 */
	public static function question(): self {
		return self::of( 'question', __( 'This survey has no such question. Reload the page.', 'userfeedback' ) );
	}

	/**
	 * No post, or none that has a page on the site.
	 */
	public static function post(): self {
		return self::of( 'post', __( 'This post does not exist, or it has no page on the site. It may have been deleted.', 'userfeedback' ) );
	}

	/**
	 * No ratings of such a plugin on this site.
	 *
	 * @param string $known Ids of the plugins whose ratings can be imported, separated by commas.
	 */
	public static function ratingSource( string $known ): self {
		/* translators: %s: names of plugins, separated by commas. */
		return self::of( 'source', sprintf( __( 'Ratings of this plugin cannot be imported. Choose one of: %s.', 'userfeedback' ), $known ) );
	}

	/**
	 * No check of the site's health, or none that repairs something.
	 */
	public static function healthCheck(): self {
		return self::of( 'check', __( 'UserFeedback has no such check. Reload the page.', 'userfeedback' ) );
	}

	private static function of( string $noun, string $message ): self {
		return new self( "userfeedback_{$noun}_not_found", $message, 404 );
	}
}
