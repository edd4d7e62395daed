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
		private readonly DailyCounts $counts,
		private readonly Transaction $transaction
	) {}

	/**
	 * Impressions and progress have no rows to count and stay.
	 *
	 * @return bool Whether a count was wrong.
	 * @throws SurveyNotFound When there is no such survey.
	 */
	public function run( int $surveyId ): bool {
		return $this->transaction->run(
			function () use ( $surveyId ): bool {
				// Submissions and changes of responses hold the survey's row in share mode: from here on nothing changes.
				$this->surveys->find( $surveyId, true ) ?? throw new SurveyNotFound();
				return $this->counts->replace( $surveyId, fn () => $this->responses->counts( $surveyId, null, 1 ) );
			}
		);
	}
}
