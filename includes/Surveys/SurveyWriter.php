<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Clock;

/**
 * Writes a survey with all that follows from it: its revision for cached pages, when it was closed, and who is told.
 *
 * @since 0.1.0
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
	 * @param Survey      $before As it is stored; its id is 0 when it is new.
	 * @param Survey      $after  As it shall be, but for revision, time and author of the change.
	 * @param int         $userId Who changes it.
	 * @param string|null $saveId UUID by which the client would send this save again.
	 * @return Survey As it is stored now.
	 */
	public function write( Survey $before, Survey $after, int $userId, ?string $saveId = null ): Survey {
		return $this->writeAll( [ [ $before, $after ] ], $userId, $saveId )[0];
	}

	/**
	 * Stores a new survey under an id of the client's.
	 *
	 * @param Survey      $blank    What it is changed from.
	 * @param Survey      $after    As it shall be, as for write().
	 * @param int         $userId   Who makes it.
	 * @param string      $clientId UUID.
	 * @param string|null $saveId   As for write().
	 * @return Survey|null As it is stored now; null when there is one of that id already, and nothing is written then.
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
	 * Stores surveys that were changed at once; what follows from all of them together happens once.
	 *
	 * @param list<array{Survey, Survey}> $changes Each as it is stored and as it shall be, as for write().
	 * @param int                         $userId  Who changes them.
	 * @param string|null                 $saveId  As for write(); null when a client would send none again.
	 * @return list<Survey> As they are stored now.
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
		$next = $after->with( revision: $before->revision + 1, updatedAt: $this->clock->now(), updatedBy: $userId, saveId: $saveId );
		return $this->withClosingTime( $before, $next );
	}

	/**
	 * @param list<StoredChange> $changes
	 * @return list<Survey> As they are stored now.
	 */
	private function finish( array $changes ): array {
		foreach ( $changes as $change ) {
			if ( $this->needsRevision( $change->before, $change->after ) ) {
				$this->revisions->insert( $change->after, $this->clock->now() );
			}
		}
		$this->transaction->afterCommit( fn () => $this->announce( $changes ) );
		return array_map( static fn ( StoredChange $change ) => $change->after, $changes );
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

	/**
	 * @param list<StoredChange> $changes
	 */
	private function announce( array $changes ): void {
		$seen = array_filter( $changes, static fn ( StoredChange $change ) => $change->isSeen() );
		$ids  = array_map( static fn ( StoredChange $change ) => $change->after->id, array_values( $seen ) );
		if ( $ids !== [] ) {
			/**
			 * Fires once after what visitors see of surveys has changed and is stored, whether by a save or by an action on many surveys.
			 *
			 * @since 0.2.0
			 *
			 * @param list<int> $ids The surveys that look different, appeared or disappeared.
			 */
			do_action( 'userfeedback_visible_surveys_changed', $ids );
		}
		foreach ( $changes as $change ) {
			/**
			 * Fires after a survey was stored and its transaction committed.
			 *
			 * @since 0.1.0
			 *
			 * @param Survey $survey As it is stored now.
			 * @param Survey $before As it was; its id is 0 when the survey is new.
			 */
			do_action( 'userfeedback_survey_saved', $change->after, $change->before );
		}
	}
}
