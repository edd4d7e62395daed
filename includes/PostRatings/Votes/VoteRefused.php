<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;

/**
 * A rating or a comment that is not accepted. Nothing of it was stored.
 *
 * @since 0.6.0
 */
final class VoteRefused extends DomainError {

	/**
	 * There is no such post for visitors, or it cannot be rated. One refusal for all reasons: none tells whether a draft exists.
	 */
	public static function notRateable(): self {
		return new self( 'userfeedback_post_not_rateable', __( 'This page cannot be rated at the moment.', 'userfeedback' ), 404 );
	}

	/**
	 * The request does not carry the token of a page of this site that shows the control.
	 *
	 * @param string $nonce A fresh token, so that a page that is older than the site's key can try once more.
	 */
	public static function unknownPage( string $nonce ): self {
		return new self(
			'userfeedback_token_invalid',
			__( 'This rating does not come from a page of this site. Reload the page and try again.', 'userfeedback' ),
			403,
			details: [ 'nonce' => $nonce ]
		);
	}

	/**
	 * A page of another site sent it.
	 */
	public static function otherSite(): self {
		return new self(
			'userfeedback_rating_cross_site',
			__( 'This rating comes from another site. Open the page on this site to rate it.', 'userfeedback' ),
			403
		);
	}

	/**
	 * The control does not offer this rating.
	 */
	public static function invalidValue(): self {
		$message = __( 'Choose one of the ratings that the page offers. If it offers this one, reload the page first.', 'userfeedback' );
		return new self( 'userfeedback_rating_invalid', $message, 400, [ new FieldError( 'value', 'not_offered', $message ) ] );
	}

	/**
	 * One network sent more than people send.
	 *
	 * @param int $seconds After which the same request may be accepted.
	 */
	public static function tooMany( int $seconds ): self {
		return new self(
			'userfeedback_rate_exceeded',
			__( 'Too many ratings came from your network today. Please try again tomorrow.', 'userfeedback' ),
			429,
			[],
			$seconds
		);
	}

	/**
	 * A comment without a rating.
	 */
	public static function ratingMissing(): self {
		return new self( 'userfeedback_rating_missing', __( 'Rate this page first, then send your comment.', 'userfeedback' ), 409 );
	}

	/**
	 * The owner does not ask for comments with this rating.
	 */
	public static function commentNotWanted(): self {
		return new self( 'userfeedback_comment_not_wanted', __( 'Your rating is stored. It does not take a comment.', 'userfeedback' ), 409 );
	}

	/**
	 * There is another comment with this rating.
	 */
	public static function commentExists(): self {
		return new self( 'userfeedback_comment_exists', __( 'You have already sent a comment with this rating.', 'userfeedback' ), 409 );
	}

	/**
	 * The comment is empty or too long.
	 *
	 * @param string $code    empty or too_long.
	 * @param string $message Translated.
	 */
	public static function invalidComment( string $code, string $message ): self {
		return new self( 'userfeedback_comment_invalid', $message, 400, [ new FieldError( 'comment', $code, $message ) ] );
	}
}
