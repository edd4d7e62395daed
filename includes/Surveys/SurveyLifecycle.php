<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

use Closure;
use UserFeedback\Database\Transaction;

/**
 * The rules of what becomes of surveys: published, drafts, in the trash, deleted. Lists are changed whole or not at all.
 */
final class SurveyLifecycle {

	public function __construct(
		private readonly SurveyService $surveys,
		private readonly SurveyRepository $repository,
		private readonly SurveyWriter $writer,
		private readonly Transaction $transaction
	) {}

	/**
	 * Publishes surveys, all of them or none.
	 *
	 * @param list<int> $ids
	 * @param int       $userId Who publishes them.
	 * @return list<int> Ids that are published now.
	 * @throws InvalidSurvey  When one cannot be published.
	 * @throws SurveyNotFound When one does not exist.
	 */
	public function publish( array $ids, int $userId ): array {
		return $this->transaction->run(
			function () use ( $ids, $userId ): array {
				$published = [];
				foreach ( $ids as $id ) {
					if ( $this->surveys->update( $id, [ 'status' => Survey::PUBLISH ], $userId )->isPublished() ) {
						$published[] = $id;
					}
				}
				return $published;
			}
		);
	}

	/**
	 * Makes drafts of surveys, all of them or none.
	 *
	 * @param list<int> $ids
	 * @param int       $userId Who does it.
	 * @return list<int> Ids that are drafts now.
	 * @throws SurveyNotFound When one does not exist.
	 */
	public function draft( array $ids, int $userId ): array {
		return $this->each( $ids, $userId, static fn ( Survey $survey ) => $survey->with( status: Survey::DRAFT, trashedFrom: null ) );
	}

	/**
	 * Puts surveys into the trash, all of them or none.
	 *
	 * @param list<int> $ids
	 * @param int       $userId Who does it.
	 * @return list<int> Ids that are in the trash now.
	 * @throws SurveyNotFound When one does not exist.
	 */
	public function trash( array $ids, int $userId ): array {
		return $this->each(
			$ids,
			$userId,
			static fn ( Survey $survey ) => $survey->status === Survey::TRASH
				? $survey
				: $survey->with( status: Survey::TRASH, trashedFrom: $survey->status )
		);
	}

	/**
	 * Takes surveys out of the trash into the state they had before, all of them or none.
	 *
	 * @param list<int> $ids
	 * @param int       $userId Who does it.
	 * @return list<int> Ids that are out of the trash now.
	 * @throws SurveyNotFound When one does not exist.
	 */
	public function restore( array $ids, int $userId ): array {
		return $this->each(
			$ids,
			$userId,
			static fn ( Survey $survey ) => $survey->status === Survey::TRASH
				? $survey->with( status: $survey->trashedFrom ?? Survey::DRAFT, trashedFrom: null )
				: $survey
		);
	}

	/**
	 * Deletes surveys with everything that was answered to them. Only what is in the trash can be deleted.
	 *
	 * @param list<int> $ids
	 * @return list<int> Ids that are gone.
	 * @throws SurveyNotFound    When one does not exist.
	 * @throws SurveyNotInTrash  When one is not in the trash; none is deleted then.
	 */
	public function delete( array $ids ): array {
		foreach ( $ids as $id ) {
			if ( $this->surveys->get( $id )->status !== Survey::TRASH ) {
				throw new SurveyNotInTrash();
			}
		}
		foreach ( $ids as $id ) {
			$this->deleteWhole( $id );

			/**
			 * Fires after a survey was deleted with its responses.
			 *
			 * @since 0.1.0
			 *
			 * @param int $id The survey that is gone.
			 */
			do_action( 'userfeedback_survey_deleted', $id );
		}
		return $ids;
	}

	/**
	 * The survey itself goes last, so that a deletion that was interrupted can be repeated.
	 */
	private function deleteWhole( int $id ): void {
		$this->repository->empty( $id );
		$this->transaction->run(
			function () use ( $id ): void {
				// Whoever stores an answer holds this row until it is stored: wait for them, then delete what they stored meanwhile.
				if ( $this->repository->find( $id, true ) !== null ) {
					$this->repository->empty( $id );
					$this->repository->delete( $id );
				}
			}
		);
	}

	/**
	 * @param list<int>                 $ids
	 * @param Closure( Survey ): Survey $change
	 * @return list<int>
	 */
	private function each( array $ids, int $userId, Closure $change ): array {
		return $this->transaction->run(
			function () use ( $ids, $userId, $change ): array {
				foreach ( $ids as $id ) {
					$before = $this->repository->find( $id, true ) ?? throw new SurveyNotFound();
					$after  = $change( $before );
					if ( $after !== $before ) {
						$this->writer->write( $before, $after, $userId );
					}
				}
				return $ids;
			}
		);
	}
}
