<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

use UserFeedback\Database\Transaction;
use UserFeedback\Support\Clock;

/**
 * Writes a survey with all that follows from it: its revision for cached pages, when it was closed, and who is told.
 */
final class SurveyWriter {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly RevisionRepository $revisions,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * Stores a survey that was changed.
	 *
	 * @param Survey $before As it is stored; its id is 0 when it is new.
	 * @param Survey $after  As it shall be, but for revision, time and author of the change.
	 * @param int    $userId Who changes it.
	 * @return Survey As it is stored now.
	 */
	public function write( Survey $before, Survey $after, int $userId ): Survey {
		$now  = $this->clock->now();
		$next = $after->with( revision: $before->revision + 1, updatedAt: $now, updatedBy: $userId );
		return $this->store( $before, $this->withClosingTime( $before, $next ) );
	}

	private function store( Survey $before, Survey $after ): Survey {
		return $this->transaction->run(
			function () use ( $before, $after ): Survey {
				$survey = $after;
				if ( $before->id === 0 ) {
					$survey = $after->with( id: $this->surveys->insert( $after ) );
				} else {
					$this->surveys->update( $survey );
				}
				if ( $this->needsRevision( $before, $survey ) ) {
					$this->revisions->insert( $survey, $this->clock->now() );
				}
				$this->transaction->afterCommit( fn () => $this->announce( $survey, $before ) );
				return $survey;
			}
		);
	}

	/**
	 * Pages show a published survey by revision; a new one is kept only when visitors would see a difference.
	 */
	private function needsRevision( Survey $before, Survey $after ): bool {
		return $after->status === Survey::PUBLISH && (
			$before->status !== Survey::PUBLISH
			|| $before->questionsToArray() !== $after->questionsToArray()
			|| $before->settings !== $after->settings
		);
	}

	/**
	 * Remembers when a survey was taken from visitors: their late answers are accepted for some days.
	 */
	private function withClosingTime( Survey $before, Survey $after ): Survey {
		if ( $after->status === Survey::PUBLISH ) {
			return $after->with( closedAt: null );
		}
		return $before->status === Survey::PUBLISH ? $after->with( closedAt: $this->clock->now() ) : $after;
	}

	private function announce( Survey $survey, Survey $before ): void {
		/**
		 * Fires after a survey was stored and its transaction committed.
		 *
		 * @since 0.1.0
		 *
		 * @param Survey $survey As it is stored now.
		 * @param Survey $before As it was; its id is 0 when the survey is new.
		 */
		do_action( 'userfeedback_survey_saved', $survey, $before );
	}
}
