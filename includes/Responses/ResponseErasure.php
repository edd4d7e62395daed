<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\OutboxChanges;
use UserFeedback\Database\Transaction;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Responses\Counts\CountWriter;
use UserFeedback\StoredData\Person;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Erases personal data from responses (decision 0101). What is in the totals loses everything that could lead to a person, and its choices stay; what
 * never counted is deleted. With it go notes, tags, what was sent to webhooks, and emails and webhooks that wait.
 *
 * It asks nobody's rights: WordPress has checked who uses its tools, and a visitor proves with the id that the answer is his.
 *
 * @since 0.7.0
 */
final class ResponseErasure {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ResponseStateRepository $responses,
		private readonly PersonalResponseRepository $personal,
		private readonly ResponseDeletion $deletion,
		private readonly CountWriter $counts,
		private readonly OutboxChanges $outbox,
		private readonly Transaction $transaction
	) {}

	/**
	 * Erases what a person answered.
	 *
	 * @param non-empty-list<int> $ids Responses of the survey.
	 */
	public function anonymise( int $surveyId, array $ids ): void {
		$this->transaction->run(
			function () use ( $surveyId, $ids ): void {
				if ( $this->surveys->lockStatus( $surveyId ) === null ) {
					return;
				}
				$found   = $this->responses->lock( $surveyId, $ids );
				$counted = self::counted( $found );
				$others  = array_values( array_diff( array_keys( $found ), $counted ) );
				if ( $counted !== [] ) {
					$this->withCounts( $surveyId, $counted, fn () => $this->personal->anonymise( $surveyId, $counted ) );
				}
				if ( $others !== [] ) {
					$this->deletion->delete( $surveyId, $others );
				}
				$this->report( $surveyId, array_keys( $found ) );
			}
		);
	}

	/**
	 * Deletes the response with a submission id, whatever its status, and takes it out of the counts. Does nothing if there is none.
	 *
	 * @param string $submissionId UUID.
	 */
	public function deleteSubmission( string $submissionId ): void {
		$place = $this->personal->bySubmission( $submissionId );
		if ( $place === null ) {
			return;
		}
		$this->transaction->run(
			function () use ( $place ): void {
				$this->report( $place['survey'], $this->deletion->delete( $place['survey'], [ $place['id'] ] ) );
			}
		);
	}

	/**
	 * Erases some texts of other people that mention an address, and pages whose address or title contains it.
	 *
	 * @return int How many.
	 */
	public function eraseMentions( Person $person, int $limit ): int {
		$mentions = $this->personal->mentions( $person, $limit );
		$texts    = [];
		foreach ( $mentions as $mention ) {
			$texts[ $mention['survey'] ][ $mention['question'] . ' ' . $mention['kind'] ][] = $mention['id'];
		}
		foreach ( $texts as $surveyId => $byText ) {
			$this->transaction->run( fn () => $this->eraseTexts( $surveyId, $byText ) );
		}
		$left = $limit - count( $mentions );
		return count( $mentions ) + ( $left === 0 ? 0 : $this->personal->forgetPages( $person, $left ) );
	}

	/**
	 * @param non-empty-array<string, non-empty-list<int>> $byText Ids of responses by question and kind of text.
	 */
	private function eraseTexts( int $surveyId, array $byText ): void {
		if ( $this->surveys->lockStatus( $surveyId ) === null ) {
			return;
		}
		$ids     = array_values( array_unique( array_merge( ...array_values( $byText ) ) ) );
		$counted = self::counted( $this->responses->lock( $surveyId, $ids ) );
		$delete  = function () use ( $surveyId, $byText, $ids ): void {
			foreach ( $byText as $text => $of ) {
				[ $question, $kind ] = explode( ' ', $text, 2 );
				$this->personal->deleteTexts( $surveyId, $of, $question, $kind );
			}
			$this->personal->deleteDeliveries( $surveyId, $ids );
		};
		if ( $counted === [] ) {
			$delete();
		} else {
			$this->withCounts( $surveyId, $counted, $delete );
		}
		$this->announce( $surveyId, $ids );
	}

	/**
	 * @param array<int, array{status: ResponseStatus, trashed_from: ResponseStatus|null, is_test: bool}> $locked
	 * @return list<int> Ids of those that are in the counts.
	 */
	private static function counted( array $locked ): array {
		return array_keys( array_filter( $locked, static fn ( array $response ) => $response['status'] === ResponseStatus::Publish ) );
	}

	/**
	 * Changes locked responses that are in the counts, which follow.
	 *
	 * @param non-empty-list<int> $ids
	 * @param callable(): void    $change
	 */
	private function withCounts( int $surveyId, array $ids, callable $change ): void {
		$before = $this->responses->counts( $surveyId, $ids, -1 );
		$change();
		/** @var array<string, list<CountDelta>> $changes */
		$changes = array_merge_recursive( $before, $this->responses->counts( $surveyId, $ids, 1 ) );
		$this->counts->addDays( $surveyId, $changes );
	}

	/**
	 * @param list<int> $ids
	 */
	private function report( int $surveyId, array $ids ): void {
		if ( $ids === [] ) {
			return;
		}
		$this->outbox->change( [ 'survey_id' => $surveyId ], static fn ( array $payload ) => self::without( $payload, $ids ) );
		$this->announce( $surveyId, $ids );
	}

	/**
	 * @param list<int> $ids
	 */
	private function announce( int $surveyId, array $ids ): void {
		$announce = static function () use ( $surveyId, $ids ): void {
			/**
			 * Fires when personal data was erased from responses, or responses were deleted for that reason: copies of them must go, too. It fires in
			 * the transaction, and again after the commit for what was copied meanwhile.
			 *
			 * @since 0.7.0
			 *
			 * @param int       $surveyId
			 * @param list<int> $ids      Of the responses. Some may still exist, without personal data.
			 */
			do_action( 'userfeedback_responses_erased', $surveyId, $ids );
		};
		$announce();
		$this->transaction->afterCommit( $announce );
	}

	/**
	 * The payload of a job without some responses; null when it is about nothing else. A job about several names the first of them, and their number.
	 *
	 * @param array<string, mixed> $payload
	 * @param list<int>            $ids
	 * @return array<string, mixed>|null
	 */
	private static function without( array $payload, array $ids ): ?array {
		if ( isset( $payload['response_id'] ) ) {
			return in_array( $payload['response_id'], $ids, true ) ? null : $payload;
		}
		$named = $payload['response_ids'] ?? null;
		if ( ! is_array( $named ) || ! is_int( $payload['count'] ?? null ) ) {
			return $payload;
		}
		$left  = array_values( array_filter( $named, static fn ( mixed $id ) => ! in_array( $id, $ids, true ) ) );
		$count = $payload['count'] - ( count( $named ) - count( $left ) );
		return match ( true ) {
			$count < 1    => null,
			// It is about others as well, and must name one: whoever sends it finds that this one is gone.
			$left === []  => $payload,
			default       => array_replace(
				$payload,
				[
					'response_ids' => $left,
					'count'        => $count,
				]
			),
		};
	}
}
