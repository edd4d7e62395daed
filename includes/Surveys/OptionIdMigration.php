<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Job;
use UserFeedback\Database\JobDeferred;
use UserFeedback\Database\JobHandler;
use UserFeedback\Database\Outbox;
use UserFeedback\Database\Transaction;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Logic\SurveyConditions;

/**
 * Stores the ids of options in surveys from before 0.7.0 and in their revisions, and names options by id in their conditions. Ids are derived from the
 * labels, as readers derive them until then, so answers are taken meanwhile, and a process that is killed leaves surveys in both forms (decision 0077).
 *
 * @since 0.7.0
 */
final class OptionIdMigration implements JobHandler {

	public const KIND = 'option-ids';

	/** The id of the last survey that was migrated, or DONE. */
	public const OPTION = 'userfeedback_option_ids';

	private const DONE = 'done';

	/** Surveys whose ids are read at once. */
	private const CHUNK = 100;

	/** Seconds after which other jobs have their turn. */
	private const TIME = 2.0;

	/**
	 * @param float $time Seconds for each turn.
	 */
	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly OptionIdRepository $rows,
		private readonly SurveyConditions $conditions,
		private readonly Transaction $transaction,
		private readonly Outbox $outbox,
		private readonly Clock $clock,
		private readonly float $time = self::TIME
	) {}

	public function kind(): string {
		return self::KIND;
	}

	/**
	 * On installation and update, and daily until all surveys are migrated, in case a job was abandoned: stores the job.
	 */
	public function begin(): void {
		if ( get_option( self::OPTION ) === self::DONE ) {
			return;
		}
		if ( $this->rows->surveysAfter( 0, 1 ) === [] ) {
			update_option( self::OPTION, self::DONE, false );
			return;
		}
		$this->outbox->add( self::KIND, [] );
	}

	/**
	 * @throws JobDeferred When there is more to do.
	 */
	public function handle( Job $job ): void {
		$end = microtime( true ) + $this->time;
		while ( get_option( self::OPTION ) !== self::DONE ) {
			$ids = $this->rows->surveysAfter( Cast::int( get_option( self::OPTION, 0 ) ), self::CHUNK );
			foreach ( $ids as $id ) {
				$this->transaction->run( fn () => $this->migrate( $id ) );
				update_option( self::OPTION, (string) $id, false );
				if ( microtime( true ) >= $end ) {
					throw new JobDeferred( self::KIND, $this->clock->now() );
				}
			}
			if ( $ids === [] ) {
				update_option( self::OPTION, self::DONE, false );
			}
		}
	}

	/**
	 * One survey with its revisions. A save waits for it, or is found by it.
	 */
	private function migrate( int $id ): void {
		$survey = $this->surveys->find( $id, true );
		if ( $survey === null ) {
			return;
		}
		$identified = $this->conditions->identified( $survey );
		if ( SurveyRow::columns( $identified ) !== SurveyRow::columns( $survey ) ) {
			$this->rows->rewriteSurvey( $identified );
		}
		$this->rows->rewriteRevisions( $id, fn ( array $questions, array $settings ) => $this->revision( $survey, $questions, $settings ) );
	}

	/**
	 * @param list<Question>       $questions
	 * @param array<string, mixed> $settings
	 * @return array{list<Question>, array<string, mixed>}
	 */
	private function revision( Survey $survey, array $questions, array $settings ): array {
		$identified = $this->conditions->identified( $survey->with( questions: $questions, settings: $settings ) );
		return [ $identified->questions, $identified->settings ];
	}
}
