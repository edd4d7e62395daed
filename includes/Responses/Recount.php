<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;
use UserFeedback\Surveys\SurveyNotFound;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Counts the stored responses of a survey again and corrects its daily counts.
 *
 * @since 0.1.0
 */
final class Recount {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ResponseStateRepository $responses,
		private readonly CountedDaysRepository $counts,
		private readonly Transaction $transaction
	) {}

	/**
	 * Impressions and progress have no rows to count and stay. Each day is one transaction: visitors wait for the counting of one day at most.
	 *
	 * @return bool Whether a count was wrong.
	 * @throws SurveyNotFound When there is no such survey.
	 */
	public function run( int $surveyId ): bool {
		$this->surveys->find( $surveyId ) ?? throw new SurveyNotFound();
		// Later days begin with correct counts.
		$days = array_unique( [ ...$this->responses->days( $surveyId ), ...$this->counts->days( $surveyId ) ] );
		sort( $days );
		$wasWrong = false;
		foreach ( $days as $day ) {
			$wasWrong = $this->countDay( $surveyId, $day ) || $wasWrong;
		}
		return $wasWrong;
	}

	private function countDay( int $surveyId, string $day ): bool {
		return $this->transaction->run(
			function () use ( $surveyId, $day ): bool {
				// Submissions and changes of responses hold the survey's row in share mode: until the commit nothing changes.
				$this->surveys->find( $surveyId, true ) ?? throw new SurveyNotFound();
				return $this->counts->replaceDay( $surveyId, $day, fn () => $this->responses->countsOfDay( $surveyId, $day ) );
			}
		);
	}
}
