<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;

/**
 * Something that heatmaps do not accept. Nothing of it was stored.
 *
 * @since 0.7.0
 */
final class HeatmapRefused extends DomainError {

	/**
	 * The heatmap has its views, is paused or deleted, or the plan has no heatmaps: the page stops sending.
	 */
	public static function ended(): self {
		return new self( 'userfeedback_heatmap_ended', __( 'This page is not recorded any more.', 'userfeedback' ), 410 );
	}

	/**
	 * A page of another site sent it.
	 */
	public static function otherSite(): self {
		return new self( 'userfeedback_heatmap_cross_site', __( 'This comes from a page of another site.', 'userfeedback' ), 403 );
	}

	/**
	 * The request does not carry the token of a recorded page of this site.
	 */
	public static function unknownPage(): self {
		return new self( 'userfeedback_token_invalid', __( 'This does not come from a recorded page of this site.', 'userfeedback' ), 403 );
	}

	/**
	 * More bytes than a browser sends at once.
	 */
	public static function tooLarge(): self {
		return new self( 'userfeedback_heatmap_too_large', __( 'This is more than 64 KB. Send it in parts.', 'userfeedback' ), 413 );
	}

	/**
	 * One network sent more than people send.
	 *
	 * @param int $seconds After which the same request may be accepted.
	 */
	public static function tooMany( int $seconds ): self {
		$message = __( 'Too much came from your network. Please try again later.', 'userfeedback' );
		return new self( 'userfeedback_rate_exceeded', $message, 429, [], $seconds );
	}

	/**
	 * An invalid field.
	 *
	 * @param string $code    What is wrong with it.
	 * @param string $message Translated.
	 */
	public static function invalid( string $field, string $code, string $message ): self {
		return new self( 'userfeedback_heatmap_invalid', $message, 400, [ new FieldError( $field, $code, $message ) ] );
	}

	/**
	 * There is no such heatmap.
	 */
	public static function missing(): self {
		$message = __( 'This heatmap does not exist. It may have been deleted.', 'userfeedback' );
		return new self( 'userfeedback_heatmap_not_found', $message, 404 );
	}

	/**
	 * The page has a heatmap.
	 */
	public static function exists( Heatmap $heatmap ): self {
		return new self(
			'userfeedback_heatmap_exists',
			__( 'There is already a heatmap of this page. Open it, or delete it first.', 'userfeedback' ),
			409,
			details: [ 'heatmap_id' => $heatmap->id ]
		);
	}

	/**
	 * So many pages are recorded that each page of the site would load too much.
	 */
	public static function full(): self {
		$message = __( 'No more pages can be recorded at the same time. Pause one of them first.', 'userfeedback' );
		return new self( 'userfeedback_heatmaps_full', $message, 409 );
	}

	/**
	 * The heatmap has all views that were wanted.
	 */
	public static function complete(): self {
		$message = __( 'This heatmap has the number of views that you wanted. Choose a larger number to record more.', 'userfeedback' );
		return new self( 'userfeedback_heatmap_complete', $message, 409, [ new FieldError( 'wanted_views', 'reached', $message ) ] );
	}
}
