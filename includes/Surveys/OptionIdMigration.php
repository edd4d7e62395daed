<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Model\Capability;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Surveys\Logic\SurveyConditions;

/**
 * Stores the ids of options in surveys from before 0.7.0 and in their revisions, and names options by id in their conditions. Ids are derived from
 * the labels, as readers derive them until then, so answers are taken meanwhile, and a process that is killed leaves surveys in both forms
 * (decision 0077).
 *
 * @since 0.7.0
 */
final class OptionIdMigration implements LongWork {

	public const KIND = 'option-ids';

	/** Surveys whose ids are read at once. */
	private const CHUNK = 100;

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly OptionIdRepository $rows,
		private readonly SurveyConditions $conditions,
		private readonly Transaction $transaction,
		private readonly WorkQueue $queue
	) {}

	public function kind(): string {
		return self::KIND;
	}

	public function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * When the site is installed or updated: stores the job if there are surveys. Those that have ids stay as they are.
	 */
	public function begin(): void {
		if ( $this->rows->surveysAfter( 0, 1 ) !== [] ) {
			$this->queue->begin( self::KIND );
		}
	}

	public function step( Step $step ): StepResult {
		$after = Cast::int( $step->state['after'] ?? 0 );
		$done  = $step->done;
		do {
			$ids = $this->rows->surveysAfter( $after, self::CHUNK );
			foreach ( $ids as $id ) {
				$this->transaction->run( fn () => $this->migrate( $id ) );
				$after = $id;
				++$done;
				if ( $step->isOver() ) {
					return StepResult::unfinished( [ 'after' => $after ], $done );
				}
			}
		} while ( $ids !== [] );
		return StepResult::finished( [], $done );
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
