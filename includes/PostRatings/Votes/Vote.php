<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\RatingStatistics;

/**
 * A visitor's own rating of a post, as the visitor may know it.
 *
 * @since 0.6.0
 */
final class Vote {

	/**
	 * @param int           $value      1 to 5.
	 * @param bool          $isNew      Whether it has just been stored; false when the visitor had rated the post before.
	 * @param RatingStatistics $statistics    What the ratings of the post add up to now.
	 * @param bool          $mayComment Whether a private comment may be sent with it.
	 * @param bool          $invites    Whether the control shows the owner's invitation.
	 * @param string        $cookie     By which the visitor is recognised, see VoterRequest::remember().
	 */
	public function __construct(
		public readonly int $value,
		public readonly bool $isNew,
		public readonly RatingStatistics $statistics,
		public readonly bool $mayComment,
		public readonly bool $invites,
		public readonly string $cookie
	) {}
}
