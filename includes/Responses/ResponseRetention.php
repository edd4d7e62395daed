<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\ResponseStatus;
use UserFeedback\Settings\RetentionDays;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;

/**
 * Deletes old responses with their answers. The settings say what is old (Settings\RetentionDays); counts follow.
 *
 * @since 0.4.0
 */
final class ResponseRetention {

	/** Responses that are deleted at once. */
	private const BATCH = 1000;

	public function __construct(
		private readonly ResponseStateRepository $responses,
		private readonly ResponseDeletion $deletion,
		private readonly Clock $clock
	) {}

	/**
	 * For how many days partial answers are kept, counted from the last of them.
	 */
	public static function partialDays(): int {
		/**
		 * Filters for how many days the answers of visitors who did not finish are kept.
		 *
		 * @since 0.4.0
		 *
		 * @param int $days At least 1.
		 */
		return max( 1, Cast::int( apply_filters( 'userfeedback_partial_days', RetentionDays::get( RetentionDays::PARTIAL ) ) ) );
	}

	/**
	 * Deletes some responses that have had a status for so many days. Safe to repeat after a kill at any statement.
	 *
	 * @return int How many were deleted; 0 when none is left.
	 */
	public function deleteOld( ResponseStatus $status, int $days ): int {
		$before = $this->clock->now()->modify( "-$days days" );
		do {
			$bySurvey = $this->responses->before( $status, $before, self::BATCH );
			$deleted  = 0;
			foreach ( $bySurvey as $surveyId => $ids ) {
				$deleted += count( $this->deletion->delete( $surveyId, $ids, $status ) );
			}
			// All of them may have been restored meanwhile.
		} while ( $deleted === 0 && $bySurvey !== [] );
		return $deleted;
	}
}
