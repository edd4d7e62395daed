<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;
use UserFeedback\Model\OptionHash;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Sender;
use UserFeedback\Surveys\OpenPeriod;
use UserFeedback\Surveys\SurveyNotFound;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Counts how far visitors come: who saw a survey, who started, which question they reached. It stores counts only, nothing about a visitor.
 *
 * @since 0.1.0
 */
final class ProgressService {

	public const IMPRESSION = 'impression';
	public const PROGRESS   = 'progress';

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly DailyCounts $counts,
		private readonly SpamFilter $spam,
		private readonly PageToken $token,
		private readonly Transaction $transaction,
		private readonly OpenPeriod $period,
		private readonly Clock $clock
	) {}

	/**
	 * Counts that the survey was shown.
	 *
	 * @param string $nonce Token of the page.
	 * @throws SurveyNotFound    When there is no such survey.
	 * @throws SubmissionRefused When it is not published now, the token is not ours, or far too many came from the same network.
	 */
	public function countImpression( int $surveyId, string $nonce, Sender $sender ): void {
		$this->count( self::IMPRESSION, $surveyId, $nonce, $sender, new CountDelta( '', OptionHash::IMPRESSIONS ) );
	}

	/**
	 * Counts that a visitor began to answer.
	 *
	 * @throws SurveyNotFound    When there is no such survey.
	 * @throws SubmissionRefused When it is not published now, the token is not ours, or far too many came from the same network.
	 */
	public function countStart( int $surveyId, string $nonce, Sender $sender ): void {
		$this->count( self::PROGRESS, $surveyId, $nonce, $sender, new CountDelta( '', OptionHash::STARTS ) );
	}

	/**
	 * Counts the last question that a visitor saw.
	 *
	 * @param string $questionId A question that the survey does not have is not counted.
	 * @throws SurveyNotFound    When there is no such survey.
	 * @throws SubmissionRefused When it is not published now, the token is not ours, or far too many came from the same network.
	 */
	public function countReached( int $surveyId, string $questionId, string $nonce, Sender $sender ): void {
		$this->count( self::PROGRESS, $surveyId, $nonce, $sender, new CountDelta( $questionId, OptionHash::REACHED ) );
	}

	private function count( string $action, int $surveyId, string $nonce, Sender $sender, CountDelta $delta ): void {
		$survey = $this->surveys->find( $surveyId ) ?? throw new SurveyNotFound();
		if ( ! $this->period->isOpen( $survey, $this->clock->now() ) ) {
			throw SubmissionRefused::closed();
		}
		$this->token->revision( $survey, $nonce, $action );
		$this->spam->admit( $action, $surveyId, $sender );
		if ( $delta->questionId !== '' && $survey->question( $delta->questionId ) === null ) {
			return;
		}
		$today = Dates::localDay( $this->clock->now(), $this->clock->zone() );
		$this->transaction->run(
			function () use ( $surveyId, $today, $delta ): void {
				// Deleting the survey waits for this row: nothing is counted after its counts were deleted.
				if ( $this->surveys->lockStatus( $surveyId ) !== Survey::PUBLISH ) {
					throw SubmissionRefused::closed();
				}
				$this->counts->add( $surveyId, $today, [ $delta ] );
			}
		);
	}
}
