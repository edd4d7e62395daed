<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Job;
use UserFeedback\Database\JobDeferred;
use UserFeedback\Database\JobHandler;
use UserFeedback\Database\NewJob;
use UserFeedback\Database\Outbox;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;

/**
 * Deletes what is left of surveys that were deleted: responses, counts and revisions, in batches, for some seconds each time. Nobody reads any of it
 * any more, so a process that is killed leaves only rows for the next one.
 *
 * @since 0.7.0
 */
final class SurveyDeletion implements JobHandler {

	public const KIND = 'delete-survey';

	/** Seconds after which other jobs have their turn. */
	private const TIME = 5.0;

	/**
	 * @param float $time Seconds for each turn.
	 */
	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly RevisionRepository $revisions,
		private readonly SurveyResponses $responses,
		private readonly Outbox $outbox,
		private readonly Clock $clock,
		private readonly float $time = self::TIME
	) {}

	public function kind(): string {
		return self::KIND;
	}

	/**
	 * Makes surveys unknown to all readers and stores the jobs that delete the rest. Its caller has a transaction in which the surveys are locked, so
	 * no response is being stored.
	 *
	 * @param non-empty-list<int> $ids
	 */
	public function begin( array $ids ): void {
		$this->surveys->markDeleted( $ids );
		$this->addJobs( $ids );
	}

	/**
	 * @throws JobDeferred When there is more to do.
	 */
	public function handle( Job $job ): void {
		$id  = Cast::int( $job->payload['survey_id'] ?? 0 );
		$end = microtime( true ) + $this->time;
		if ( ! $this->surveys->isDeleted( $id ) ) {
			return;
		}
		while ( $this->responses->deleteSome( $id ) || $this->revisions->deleteSome( $id ) ) {
			if ( microtime( true ) >= $end ) {
				throw new JobDeferred( self::KIND, $this->clock->now() );
			}
		}
		$this->surveys->remove( $id );
	}

	/**
	 * Daily: stores the jobs again, in case one was abandoned.
	 */
	public function resume(): void {
		$this->addJobs( $this->surveys->deleted() );
	}

	/**
	 * @param list<int> $ids
	 */
	private function addJobs( array $ids ): void {
		$this->outbox->addAll( ...array_map( static fn ( int $id ) => new NewJob( self::KIND, [ 'survey_id' => $id ] ), $ids ) );
	}
}
