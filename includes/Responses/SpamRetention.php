<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use UserFeedback\Support\Clock;

/**
 * Spam is kept for thirty days, so that an owner can find what was taken for it by mistake, and goes then.
 */
final class SpamRetention {

	private const KEPT  = '-30 days';
	private const BATCH = 500;

	public function __construct(
		private readonly ResponseLifecycle $responses,
		private readonly StoredResponseRepository $stored,
		private readonly Clock $clock
	) {}

	/**
	 * Deletes spam that is old enough.
	 *
	 * @return int How many responses are gone.
	 */
	public function run(): int {
		$before  = $this->clock->now()->modify( self::KEPT );
		$deleted = 0;
		do {
			$bySurvey = $this->stored->spamBefore( $before, self::BATCH );
			foreach ( $bySurvey as $surveyId => $ids ) {
				$deleted += $this->responses->deleteSpam( $surveyId, $ids );
			}
		} while ( $bySurvey !== [] );
		return $deleted;
	}
}
