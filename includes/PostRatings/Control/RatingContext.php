<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Control;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\RatingStatistics;

/**
 * What a control on a visitor's page needs besides the settings. Equal for all visitors unless there is a RatingState.
 *
 * @since 0.6.0
 */
final class RatingContext {

	/**
	 * @param RatingStatistics    $statistics Published ratings of the post.
	 * @param string           $token   Of Support\VisitorToken, for votes and comments on this post.
	 * @param string           $voteUrl REST route of the post's rating.
	 * @param int              $number  1 for the first control of the post on the page, 2 for the second.
	 * @param RatingState|null $state   What this visitor has done; null on pages that caches may keep.
	 */
	public function __construct(
		public readonly RatingStatistics $statistics,
		public readonly string $token,
		public readonly string $voteUrl,
		public readonly int $number = 1,
		public readonly ?RatingState $state = null
	) {}
}
