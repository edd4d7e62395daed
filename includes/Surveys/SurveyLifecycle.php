<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Transaction;
use UserFeedback\Model\Survey;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\NotFound;

/**
 * Publishes, unpublishes, trashes, restores and deletes lists of surveys. SurveyTransitions decides which changes are allowed. A change applies to
 * all surveys of the list or to none.
 *
 * @since 0.1.0
 */
final class SurveyLifecycle {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly SurveyDeletion $deletion,
		private readonly SurveyTransitions $transitions,
		private readonly SurveyWriter $writer,
		private readonly Transaction $transaction
	) {}

	/**
	 * Publishes surveys.
	 *
	 * @param list<int> $ids
	 * @param int       $userId Who publishes them.
	 * @return array{updated: list<int>, message: string} Ids that are published now, and why the others are not.
	 * @throws AccessDenied   When the user may not do this.
	 * @throws SurveyRefused  When one cannot be published.
	 * @throws NotFound When one does not exist.
	 */
	public function publish( array $ids, int $userId ): array {
		$stored = $this->each( $ids, $userId, $this->to( Survey::PUBLISH, $userId ) );
		$drafts = self::idsOf( $stored, static fn ( Survey $survey ) => $survey->status !== Survey::PUBLISH );
		$count  = count( $drafts );
		return [
			'updated' => array_values( array_diff( $ids, $drafts ) ),
			'message' => $count === 0 ? '' : sprintf(
				/* translators: %d: number of surveys. */
				_n(
					'%d survey can’t be published: some questions are missing options. Add them, then publish it again.',
					'%d surveys can’t be published: some questions are missing options. Add them, then publish them again.',
					$count,
					'userfeedback'
				),
				$count
			),
		];
	}

	/**
	 * Turns surveys into drafts, which have no schedule.
	 *
	 * @param list<int> $ids
	 * @param int       $userId Who makes the change.
	 * @return array{updated: list<int>, message: string} Ids that are drafts now; no message.
	 * @throws AccessDenied   When the user may not do this.
	 * @throws NotFound When one does not exist.
	 */
	public function draft( array $ids, int $userId ): array {
		$this->each( $ids, $userId, $this->to( Survey::DRAFT, $userId ) );
		return self::done( $ids );
	}

	/**
	 * Moves surveys to the trash.
	 *
	 * @param list<int> $ids
	 * @param int       $userId Who makes the change.
	 * @return array{updated: list<int>, message: string} Ids that are in the trash now; no message.
	 * @throws AccessDenied   When the user may not do this.
	 * @throws NotFound When one does not exist.
	 */
	public function trash( array $ids, int $userId ): array {
		$this->each( $ids, $userId, $this->to( Survey::TRASH, $userId ) );
		return self::done( $ids );
	}

	/**
	 * Restores surveys from the trash to their earlier state. A survey that can no longer be published becomes a draft.
	 *
	 * @param list<int> $ids
	 * @param int       $userId Who makes the change.
	 * @return array{updated: list<int>, message: string} Ids that are out of the trash now, and how many became drafts.
	 * @throws AccessDenied   When the user may not do this.
	 * @throws NotFound When one does not exist.
	 */
	public function restore( array $ids, int $userId ): array {
		$before = [];
		$stored = $this->each(
			$ids,
			$userId,
			function ( Survey $survey ) use ( &$before, $userId ): Survey {
				$before[ $survey->id ] = $survey->trashedFrom;
				return $survey->status === Survey::TRASH ? $this->transitions->restore( $survey, $userId )->survey : $survey;
			}
		);
		$count = count( self::idsOf( $stored, static fn ( Survey $survey ) => $survey->status !== ( $before[ $survey->id ] ?? $survey->status ) ) );
		return [
			'updated' => $ids,
			'message' => $count === 0 ? '' : sprintf(
				/* translators: %d: number of surveys. */
				_n(
					'%d survey was restored as a draft, because it can’t be published: some of its questions are incomplete.',
					'%d surveys were restored as drafts, because they can’t be published: some of their questions are incomplete.',
					$count,
					'userfeedback'
				),
				$count
			),
		];
	}

	/**
	 * Permanently deletes surveys with all their responses. Only surveys in the trash can be deleted. They are gone at once for every reader and
	 * cannot be restored; jobs delete their rows (SurveyDeletion).
	 *
	 * @param list<int> $ids
	 * @param int       $userId Who deletes them.
	 * @return list<int> Deleted ids.
	 * @throws AccessDenied   When the user may not do this.
	 * @throws NotFound When one does not exist.
	 * @throws SurveyRefused  When one is not in the trash; none is deleted then.
	 */
	public function delete( array $ids, int $userId ): array {
		$this->transaction->run(
			function () use ( $ids, $userId ): void {
				// A request that stores a response locks its survey in share mode: it ends first, or finds no survey.
				$found = $this->deletable( $this->surveys->lock( $ids ), $ids, $userId );
				$this->deletion->begin( array_column( $found, 'id' ), $userId );
			}
		);
		foreach ( $ids as $id ) {
			/**
			 * Fires after a survey was deleted: no reader finds it or its responses any more, and a job deletes their rows. It was in the trash, so
			 * visitors see no difference.
			 *
			 * @since 0.1.0
			 *
			 * @param int $id The deleted survey.
			 */
			do_action( 'userfeedback_survey_deleted', $id );
		}
		return $ids;
	}

	/**
	 * The surveys that delete() would delete, without deleting them; it throws the same.
	 *
	 * @since 0.7.0
	 *
	 * @param list<int> $ids
	 * @param int       $userId Who would delete them.
	 * @return non-empty-list<Survey>
	 */
	public function deleteDryRun( array $ids, int $userId ): array {
		return $this->deletable( $this->surveys->findMany( $ids ), $ids, $userId );
	}

	/**
	 * @param list<Survey> $found
	 * @param list<int>    $ids
	 * @return non-empty-list<Survey>
	 */
	private function deletable( array $found, array $ids, int $userId ): array {
		if ( $found === [] || count( $found ) < count( $ids ) ) {
			throw NotFound::survey();
		}
		foreach ( $found as $survey ) {
			$this->transitions->demandDeletion( $survey, $userId );
		}
		return $found;
	}

	/**
	 * @return Closure( Survey ): Survey
	 */
	private function to( string $status, int $userId ): Closure {
		$changes = [ 'status' => $status ] + ( $status === Survey::DRAFT ? [ 'publishAt' => null ] : [] );
		return fn ( Survey $survey ): Survey => $survey->status === $status
			? $survey
			: $this->transitions->apply( $survey, $survey->with( ...$changes ), $userId )->survey;
	}

	/**
	 * Applies a change to surveys and stores those whose status changed.
	 *
	 * @param list<int>                 $ids
	 * @param Closure( Survey ): Survey $change
	 * @return list<Survey> All surveys as stored now.
	 */
	private function each( array $ids, int $userId, Closure $change ): array {
		return $this->transaction->run(
			function () use ( $ids, $userId, $change ): array {
				$found = array_column( $this->surveys->lock( $ids ), null, 'id' );
				if ( count( $found ) < count( $ids ) ) {
					throw NotFound::survey();
				}
				$after   = array_map( $change, array_values( $found ) );
				$changes = [];
				foreach ( $after as $survey ) {
					if ( $survey->status !== $found[ $survey->id ]->status ) {
						$changes[] = [ $found[ $survey->id ], $survey ];
					}
				}
				$this->writer->writeAll( $changes, $userId );
				return $after;
			}
		);
	}

	/**
	 * @param list<Survey>            $surveys
	 * @param Closure( Survey ): bool $test
	 * @return list<int>
	 */
	private static function idsOf( array $surveys, Closure $test ): array {
		return array_column( array_filter( $surveys, $test ), 'id' );
	}

	/**
	 * @param list<int> $ids
	 * @return array{updated: list<int>, message: string}
	 */
	private static function done( array $ids ): array {
		return [
			'updated' => $ids,
			'message' => '',
		];
	}
}
