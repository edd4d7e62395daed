<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Model\Capability;

/**
 * Deletes what is left of surveys that were deleted: responses, counts and revisions, in batches. Nobody reads any of it any more, so a process that
 * is killed leaves only rows for the next one. Its subject is the id of a survey.
 *
 * @since 0.7.0
 */
final class SurveyDeletion implements LongWork {

	public const KIND = 'delete-survey';

	public function __construct(
		private readonly HiddenSurveyRepository $surveys,
		private readonly RevisionRepository $revisions,
		private readonly SurveyResponses $responses,
		private readonly WorkQueue $queue
	) {}

	public function kind(): string {
		return self::KIND;
	}

	public function capability(): string {
		return Capability::DELETE_SURVEYS;
	}

	/**
	 * Makes surveys unknown to all readers and stores the jobs that delete the rest. Its caller has a transaction in which the surveys are locked, so
	 * no response is being stored.
	 *
	 * @param non-empty-list<int> $ids
	 * @param int                 $userId Who deletes them.
	 */
	public function begin( array $ids, int $userId ): void {
		$this->surveys->markDeleted( $ids );
		foreach ( $ids as $id ) {
			$this->queue->begin( self::KIND, (string) $id, [], $userId );
		}
	}

	public function step( Step $step ): StepResult {
		$id = (int) $step->subject;
		if ( ! $this->surveys->isDeleted( $id ) ) {
			return StepResult::finished( [], $step->total ?? 0 );
		}
		$total = $step->total ?? $this->responses->countRows( $id );
		// A step that was killed deleted rows that nobody counted.
		$done = $step->isRepeated ? max( 0, $total - $this->responses->countRows( $id ) ) : $step->done;
		do {
			$rows  = $this->responses->deleteSome( $id );
			$done += $rows;
			if ( $rows === 0 && ! $this->revisions->deleteSome( $id ) ) {
				$this->surveys->remove( $id );
				return StepResult::finished( [], $total );
			}
		} while ( ! $step->isOver() );
		return StepResult::unfinished( [], min( $done, $total ), $total );
	}

	/**
	 * Daily: stores the jobs again, in case one has failed.
	 */
	public function resume(): void {
		foreach ( $this->surveys->deleted() as $id ) {
			$this->queue->begin( self::KIND, (string) $id );
		}
	}
}
