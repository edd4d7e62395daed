<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;
use UserFeedback\Model\OptionId;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\Counts\CountWriter;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\NotFound;
use UserFeedback\Support\Sender;
use UserFeedback\Surveys\OpenPeriod;
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
		private readonly CountWriter $counts,
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
	 * @throws NotFound    When there is no such survey.
	 * @throws SubmissionRefused When it is not published now, the token is not ours, or far too many came from the same network.
	 */
	public function countImpression( int $surveyId, string $nonce, Sender $sender ): void {
		$this->count( self::IMPRESSION, $surveyId, $nonce, $sender, new CountDelta( '', OptionId::IMPRESSIONS ) );
	}

	/**
	 * Counts that a visitor began to answer.
	 *
	 * @throws NotFound    When there is no such survey.
	 * @throws SubmissionRefused When it is not published now, the token is not ours, or far too many came from the same network.
	 */
	public function countStart( int $surveyId, string $nonce, Sender $sender ): void {
		$this->count( self::PROGRESS, $surveyId, $nonce, $sender, new CountDelta( '', OptionId::STARTS ) );
	}

	/**
	 * Counts the furthest question that a visitor saw. A visitor who comes further after a report is reported again, and counts once.
	 *
	 * @param string $questionId A question that the survey does not have is not counted.
	 * @param string $before     The question of the visitor's earlier report, which no longer counts; '' for none. Ignored unless it comes before
	 *                           the question.
	 * @throws NotFound    When there is no such survey.
	 * @throws SubmissionRefused When it is not published now, the token is not ours, or far too many came from the same network.
	 */
	public function countReached( int $surveyId, string $questionId, string $before, string $nonce, Sender $sender ): void {
		$this->count( self::PROGRESS, $surveyId, $nonce, $sender, new CountDelta( $questionId, OptionId::REACHED ), $before );
	}

	private function count( string $action, int $surveyId, string $nonce, Sender $sender, CountDelta $delta, string $before = '' ): void {
		$survey = $this->surveys->find( $surveyId ) ?? throw NotFound::survey();
		if ( ! $this->period->isOpen( $survey, $this->clock->now() ) ) {
			throw SubmissionRefused::closed();
		}
		$this->token->revision( $survey, $nonce, $action );
		$this->spam->admit( $action, $surveyId, $sender );
		if ( $delta->questionId !== '' && $survey->question( $delta->questionId ) === null ) {
			return;
		}
		$today  = Dates::localDay( $this->clock->now(), $this->clock->zone() );
		$deltas = [ $delta ];
		if ( self::comesBefore( $survey, $before, $delta->questionId ) ) {
			$deltas[] = new CountDelta( $before, OptionId::REACHED, -1 );
		}
		$this->transaction->run(
			function () use ( $surveyId, $today, $deltas ): void {
				// Deleting the survey waits for this row: nothing is counted after its counts were deleted.
				if ( $this->surveys->lockStatus( $surveyId ) !== Survey::PUBLISH ) {
					throw SubmissionRefused::closed();
				}
				$this->counts->add( $surveyId, $today, $deltas );
			}
		);
	}

	private static function comesBefore( Survey $survey, string $first, string $second ): bool {
		$ids   = array_column( $survey->questions, 'id' );
		$place = array_search( $first, $ids, true );
		return $place !== false && $place < array_search( $second, $ids, true );
	}
}
