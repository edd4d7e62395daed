<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use Closure;
use UserFeedback\Database\Transaction;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Surveys\RevisionRepository;
use UserFeedback\Surveys\SurveyNotFound;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The rules of responses that are stored: what can be read of them, and what becomes of them. Figures follow in the same transaction.
 */
final class ResponseLifecycle {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly RevisionRepository $revisions,
		private readonly StoredResponseRepository $responses,
		private readonly ResponsePlaces $places,
		private readonly FiguresRepository $figures,
		private readonly DailyCounts $counts,
		private readonly Transaction $transaction
	) {}

	/**
	 * A page of a list with the number of responses behind each filter.
	 *
	 * @return array{survey: Survey, items: list<StoredResponse>, counts: array<string, int>}
	 * @throws SurveyNotFound When there is no such survey.
	 */
	public function list( ResponseQuery $query ): array {
		$survey = $this->surveys->find( $query->surveyId ) ?? throw new SurveyNotFound();
		$counts = [];
		foreach ( ResponseStatus::cases() as $status ) {
			$counts[ $status->value ] = $this->places->count( $query->surveyId, $status );
		}
		return [
			'survey' => $survey,
			'items'  => $this->responses->query( $query ),
			'counts' => $counts,
		];
	}

	/**
	 * A response with its answers, in the order and words of the questions that the visitor saw.
	 *
	 * @return array{survey: Survey, response: StoredResponse, answers: list<array{question: Question, answer: Answer}>}
	 * @throws ResponseNotFound When there is no such response of this survey.
	 * @throws SurveyNotFound   When there is no such survey.
	 */
	public function get( int $surveyId, int $id ): array {
		$survey    = $this->surveys->find( $surveyId ) ?? throw new SurveyNotFound();
		$response  = $this->responses->find( $surveyId, $id ) ?? throw new ResponseNotFound();
		$questions = $this->revisions->questions( $surveyId, $response->revision ) ?? $survey->questions;
		$given     = $this->responses->answers( $response );
		$answers   = [];
		foreach ( $questions as $question ) {
			if ( isset( $given[ $question->id ] ) ) {
				$answers[] = [
					'question' => $question,
					'answer'   => $given[ $question->id ],
				];
			}
		}
		return [
			'survey'   => $survey,
			'response' => $response,
			'answers'  => $answers,
		];
	}

	/**
	 * Where a response stands among those of its survey and status.
	 */
	public function placeOf( StoredResponse $response ): Place {
		return $this->places->of( $response );
	}

	/**
	 * Puts responses into the trash and out of the figures, all of them or none.
	 *
	 * @param list<int> $ids
	 * @return list<int> Ids that are in the trash now.
	 * @throws ResponseNotFound When one is not of this survey.
	 */
	public function trash( int $surveyId, array $ids ): array {
		return $this->each( $surveyId, $ids, static fn ( ResponseStatus $from ) => ResponseStatus::Trash );
	}

	/**
	 * Brings responses back from the trash to where they were, and spam into the figures, all of them or none.
	 *
	 * @param list<int> $ids
	 * @return list<int> Ids that were asked for.
	 * @throws ResponseNotFound When one is not of this survey.
	 */
	public function restore( int $surveyId, array $ids ): array {
		return $this->each(
			$surveyId,
			$ids,
			static fn ( ResponseStatus $from, ?ResponseStatus $trashedFrom ) => $from === ResponseStatus::Trash
				? $trashedFrom ?? ResponseStatus::Publish
				: ResponseStatus::Publish
		);
	}

	/**
	 * Takes responses for spam and out of the figures, all of them or none.
	 *
	 * @param list<int> $ids
	 * @return list<int> Ids that are spam now.
	 * @throws ResponseNotFound When one is not of this survey.
	 */
	public function markAsSpam( int $surveyId, array $ids ): array {
		return $this->each( $surveyId, $ids, static fn ( ResponseStatus $from ) => ResponseStatus::Spam );
	}

	/**
	 * Says of responses whether they are tests of the owner's, which stay out of the figures; all of them or none.
	 *
	 * @param list<int> $ids
	 * @return list<int> Ids that were asked for.
	 * @throws ResponseNotFound When one is not of this survey.
	 */
	public function markAsTest( int $surveyId, array $ids, bool $isTest = true ): array {
		return $this->transaction->run(
			function () use ( $surveyId, $ids, $isTest ): array {
				$changed = array_filter( $this->locked( $surveyId, $ids ), static fn ( array $response ) => $response['is_test'] !== $isTest );
				$counted = array_filter( $changed, static fn ( array $response ) => $response['status'] === ResponseStatus::Publish );
				if ( $changed === [] ) {
					return $ids;
				}
				// As what they were out of the figures, as what they are into them.
				$before = $this->figuresOf( $surveyId, array_keys( $counted ), -1 );
				$this->responses->markAsTest( $surveyId, array_keys( $changed ), $isTest );
				/** @var array<string, list<CountDelta>> $changes */
				$changes = array_merge_recursive( $before, $this->figuresOf( $surveyId, array_keys( $counted ), 1 ) );
				$this->count( $surveyId, $changes );
				return $ids;
			}
		);
	}

	/**
	 * Deletes responses of the trash, or spam, for good, all of them or none.
	 *
	 * @param list<int> $ids
	 * @return list<int> Ids that are gone.
	 * @throws ResponseNotFound   When one is not of this survey.
	 * @throws ResponseNotInTrash When one is published.
	 */
	public function delete( int $surveyId, array $ids ): array {
		return $this->transaction->run(
			function () use ( $surveyId, $ids ): array {
				foreach ( $this->locked( $surveyId, $ids ) as $response ) {
					if ( $response['status'] === ResponseStatus::Publish ) {
						throw new ResponseNotInTrash();
					}
				}
				$this->responses->delete( $surveyId, $ids );
				return $ids;
			}
		);
	}

	/**
	 * Deletes responses for good that are spam. Those that somebody has restored or moved meanwhile stay.
	 *
	 * @param list<int> $ids
	 * @return int How many are gone.
	 */
	public function deleteSpam( int $surveyId, array $ids ): int {
		return $this->transaction->run(
			function () use ( $surveyId, $ids ): int {
				$isSpam = static fn ( array $response ) => $response['status'] === ResponseStatus::Spam;
				$spam   = array_keys( array_filter( $this->responses->lock( $surveyId, $ids ), $isSpam ) );
				if ( $spam !== [] ) {
					$this->responses->delete( $surveyId, $spam );
				}
				return count( $spam );
			}
		);
	}

	/**
	 * Counts a survey's figures anew from its stored answers. Impressions and progress have no rows to count and stay.
	 *
	 * @return bool Whether a figure was wrong.
	 * @throws SurveyNotFound When there is no such survey.
	 */
	public function recount( int $surveyId ): bool {
		return $this->transaction->run(
			function () use ( $surveyId ): bool {
				// Submissions and changes of responses hold the survey's row in share mode: from here on nothing changes.
				$this->surveys->find( $surveyId, true ) ?? throw new SurveyNotFound();
				return $this->counts->replace( $surveyId, fn () => $this->figures->of( $surveyId, null, 1 ) );
			}
		);
	}

	/**
	 * @param list<int>                                                          $ids
	 * @param Closure( ResponseStatus, ResponseStatus|null ): ResponseStatus $target Where a response goes.
	 * @return list<int>
	 */
	private function each( int $surveyId, array $ids, Closure $target ): array {
		return $this->transaction->run(
			function () use ( $surveyId, $ids, $target ): array {
				$moves = [];
				foreach ( $this->locked( $surveyId, $ids ) as $id => $response ) {
					$to = $target( $response['status'], $response['trashed_from'] );
					if ( $to !== $response['status'] ) {
						$moves[ $response['status']->value . '>' . $to->value ][] = [ $id, $response['status'], $to ];
					}
				}
				foreach ( $moves as $move ) {
					$this->moveAll( $surveyId, $move );
				}
				return $ids;
			}
		);
	}

	/**
	 * @param non-empty-list<array{int, ResponseStatus, ResponseStatus}> $move Responses that go the same way.
	 */
	private function moveAll( int $surveyId, array $move ): void {
		$from = $move[0][1];
		$to   = $move[0][2];
		$ids  = array_column( $move, 0 );
		$this->responses->move( $surveyId, $ids, $to, $to === ResponseStatus::Trash ? $from : null );

		$sign = (int) ( $to === ResponseStatus::Publish ) - (int) ( $from === ResponseStatus::Publish );
		$this->count( $surveyId, $this->figuresOf( $surveyId, $ids, $sign ) );
	}

	/**
	 * What responses add to the figures, or take away; nothing for none of them.
	 *
	 * @param list<int> $ids
	 * @return array<string, list<CountDelta>> By day.
	 */
	private function figuresOf( int $surveyId, array $ids, int $sign ): array {
		return $ids === [] || $sign === 0 ? [] : $this->figures->of( $surveyId, $ids, $sign );
	}

	/**
	 * Changes the figures. Call it last in a transaction, see DailyCounts::add().
	 *
	 * @param array<string, list<CountDelta>> $figures By day.
	 */
	private function count( int $surveyId, array $figures ): void {
		ksort( $figures );
		foreach ( $figures as $day => $deltas ) {
			$this->counts->add( $surveyId, (string) $day, $deltas );
		}
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, array{status: ResponseStatus, trashed_from: ResponseStatus|null, is_test: bool}>
	 */
	private function locked( int $surveyId, array $ids ): array {
		// Whoever deletes the survey waits for this row, and whoever counts its answers anew.
		if ( $this->surveys->lockStatus( $surveyId ) === null ) {
			throw new ResponseNotFound();
		}
		$locked = $this->responses->lock( $surveyId, $ids );
		if ( count( $locked ) !== count( $ids ) ) {
			throw new ResponseNotFound();
		}
		return $locked;
	}
}
