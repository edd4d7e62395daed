<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Settings\Behavior\LastDay;

/**
 * Stores surveys with their revision, earlier labels of options, closing time and last day, and fires the hooks after the commit.
 *
 * @since 0.1.0
 */
final class SurveyWriter {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly RevisionRepository $revisions,
		private readonly OptionHistory $history,
		private readonly Transaction $transaction,
		private readonly OpenPeriod $period,
		private readonly Clock $clock
	) {}

	/**
	 * Stores a changed survey.
	 *
	 * @param Survey      $before As it is stored; its id is 0 when it is new.
	 * @param Survey      $after  New values, except revision, time and author of the change.
	 * @param int         $userId Who changes it.
	 * @param string|null $saveId UUID under which the client would repeat this save.
	 * @return Survey As stored now.
	 */
	public function write( Survey $before, Survey $after, int $userId, ?string $saveId = null ): Survey {
		return $this->writeAll( [ [ $before, $after ] ], $userId, $saveId )[0];
	}

	/**
	 * Stores a new survey with an id from the client.
	 *
	 * @param Survey      $blank    Starting point of a new survey.
	 * @param Survey      $after    New values, as for write().
	 * @param int         $userId   Who creates it.
	 * @param string      $clientId UUID.
	 * @param string|null $saveId   As for write().
	 * @return Survey|null As stored now; null if a survey with that id exists. Nothing is written then.
	 */
	public function writeOnce( Survey $blank, Survey $after, int $userId, string $clientId, ?string $saveId ): ?Survey {
		return $this->transaction->run(
			function () use ( $blank, $after, $userId, $clientId, $saveId ): ?Survey {
				$next = $this->next( $blank, $after, $userId, $saveId );
				$id   = $this->surveys->insert( $next, $clientId );
				return $id === null ? null : $this->finish( [ new StoredChange( $blank, $next->with( id: $id ) ) ] )[0];
			}
		);
	}

	/**
	 * Stores a new survey that is not complete, with its revision; call it in a transaction.
	 *
	 * @since 0.7.0
	 *
	 * @param Survey $survey   As for write().
	 * @param string $clientId UUID.
	 * @return int|null Its id; null if a survey with that client id exists. Nothing is written then.
	 */
	public function writeIncomplete( Survey $survey, string $clientId, int $userId ): ?int {
		$next = $this->next( $survey, $survey, $userId, null );
		$id   = $this->surveys->insert( $next, $clientId );
		if ( $id !== null ) {
			// Drafts have no revision, but lists and exports find answers to questions that were removed by the revision of a response.
			$this->revisions->insert( $next->with( id: $id ), $this->clock->now() );
		}
		return $id;
	}

	/**
	 * Stores a survey that is complete now under its revision; call it in a transaction.
	 *
	 * @since 0.7.0
	 *
	 * @param Survey $survey Stored by writeIncomplete(), with the status that it has from now on.
	 */
	public function complete( Survey $survey ): void {
		$this->surveys->update( $survey );
		$this->transaction->afterCommit( fn () => $this->announce( [ new StoredChange( $survey->with( id: 0 ), $survey ) ] ) );
	}

	/**
	 * Stores several changed surveys; hooks for all of them fire once.
	 *
	 * @param list<array{Survey, Survey}> $changes Stored survey and new values, as for write().
	 * @param int                         $userId  Who changes them.
	 * @param string|null                 $saveId  As for write(); null if clients do not repeat this save.
	 * @return list<Survey> As stored now.
	 */
	public function writeAll( array $changes, int $userId, ?string $saveId = null ): array {
		return $this->transaction->run(
			function () use ( $changes, $userId, $saveId ): array {
				$stored = [];
				foreach ( $changes as [ $before, $after ] ) {
					$next = $this->next( $before, $after, $userId, $saveId );
					if ( $before->id === 0 ) {
						$next = $next->with( id: (int) $this->surveys->insert( $next ) );
					} else {
						$this->surveys->update( $next );
					}
					$stored[] = new StoredChange( $before, $next );
				}
				return $this->finish( $stored );
			}
		);
	}

	private function next( Survey $before, Survey $after, int $userId, ?string $saveId ): Survey {
		$now  = $this->clock->now();
		$next = $after->with(
			revision: $before->revision + 1,
			updatedAt: $now,
			updatedBy: $userId,
			saveId: $saveId,
			lastDay: LastDay::of( $before, $after, $now, $this->clock->zone() )
		);
		return $this->withClosingTime( $before, $next );
	}

	/**
	 * @param list<StoredChange> $changes
	 * @return list<Survey> As stored now.
	 */
	private function finish( array $changes ): array {
		$now = $this->clock->now();
		$this->history->record( $changes, $now );
		foreach ( $changes as $change ) {
			if ( $this->needsRevision( $change->before, $change->after ) ) {
				$this->revisions->insert( $change->after, $now );
			}
		}
		$this->transaction->afterCommit( fn () => $this->announce( $changes ) );
		return array_map( static fn ( StoredChange $change ) => $change->after, $changes );
	}

	/**
	 * Cached pages refer to a revision; a new one is stored only if visitors would see a difference.
	 */
	private function needsRevision( Survey $before, Survey $after ): bool {
		return $after->status === Survey::PUBLISH && (
			$before->status !== Survey::PUBLISH
			|| $before->questionsToArray() !== $after->questionsToArray()
			|| $before->settings !== $after->settings
		);
	}

	/**
	 * Stores when a survey was closed or had expired: late answers are accepted for seven days.
	 */
	private function withClosingTime( Survey $before, Survey $after ): Survey {
		if ( $after->status === Survey::PUBLISH ) {
			return $after->with( closedAt: null );
		}
		$now = $this->clock->now();
		return $before->status === Survey::PUBLISH ? $after->with( closedAt: min( $now, $this->period->end( $before ) ?? $now ) ) : $after;
	}

	/**
	 * @param list<StoredChange> $changes
	 */
	private function announce( array $changes ): void {
		$seen = array_filter( $changes, static fn ( StoredChange $change ) => $change->isSeen() );
		$ids  = array_map( static fn ( StoredChange $change ) => $change->after->id, array_values( $seen ) );
		if ( $ids !== [] ) {
			/**
			 * Fires once after a stored change that visitors see, whether by a save or by an action on many surveys.
			 *
			 * @since 0.2.0
			 *
			 * @param list<int> $ids The surveys that changed, appeared or disappeared.
			 */
			do_action( 'userfeedback_visible_surveys_changed', $ids );
		}
		foreach ( $changes as $change ) {
			/**
			 * Fires after a survey was stored and its transaction committed.
			 *
			 * @since 0.1.0
			 *
			 * @param Survey $survey As stored now.
			 * @param Survey $before As it was before; id 0 for a new survey.
			 */
			do_action( 'userfeedback_survey_saved', $change->after, $change->before );
		}
	}
}
