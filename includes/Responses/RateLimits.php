<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;

/**
 * How often one network may send something, as a site filters it.
 *
 * @since 0.6.0
 */
final class RateLimits {

	/**
	 * The limits of one kind of requests.
	 *
	 * @param array{many: int, too_many: int, surveys: int} $defaults
	 * @param string                                        $purpose  What the requests are for.
	 * @param int                                           $id       Survey or post that they are about.
	 * @return array{many: int, too_many: int, surveys: int} Each at least 1.
	 */
	public static function of( array $defaults, string $purpose, int $id ): array {
		/**
		 * Filters how many submissions, impressions or reports of progress to one survey one network may send in ten minutes, and how many ratings
		 * of one post in a day, and how many parts of views of one heatmap in ten minutes.
		 *
		 * @since 0.1.0
		 * @since 0.2.0 Counts each survey on its own; `surveys`; `$purpose`; `$surveyId`.
		 * @since 0.4.0 `$purpose` can be `partial`.
		 * @since 0.6.0 `$purpose` can be `rating`; `$surveyId` is then the post's id, and `surveys` is about all posts.
		 * @since 0.7.0 `$purpose` can be `heatmap`; `$surveyId` is then the heatmap's id, and nothing is held back.
		 *
		 * @param array{many: int, too_many: int, surveys: int} $limits   Above `many` it is one of two signals of spam, above `too_many`
		 *                                                                answers and ratings are held back (since 0.6.0), above ten times
		 *                                                                `too_many` refused; over all surveys `surveys` times as many are
		 *                                                                allowed.
		 * @param string                                        $purpose  submission, partial (since 0.4.0), impression, progress, rating (since
		 *                                                                0.6.0) or heatmap (since 0.7.0).
		 * @param int                                           $surveyId Survey that is answered or shown, or post that is rated.
		 */
		$limits = apply_filters( 'userfeedback_rate_limits', $defaults, $purpose, $id );
		$limits = is_array( $limits ) ? $limits + $defaults : $defaults;
		return [
			'many'     => max( 1, Cast::int( $limits['many'] ) ),
			'too_many' => max( 1, Cast::int( $limits['too_many'] ) ),
			'surveys'  => max( 1, Cast::int( $limits['surveys'] ) ),
		];
	}
}
