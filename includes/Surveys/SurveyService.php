<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

use Closure;
use UserFeedback\Database\Transaction;
use UserFeedback\Results\DailyCounts;
use UserFeedback\Support\Clock;

/**
 * The rules of making, changing and publishing surveys.
 *
 * @phpstan-import-type Fields from SurveyValidator
 */
final class SurveyService {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly DailyCounts $counts,
		private readonly SurveyValidator $validator,
		private readonly SurveyFeatures $features,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * The survey with an id.
	 *
	 * @throws SurveyNotFound When there is none.
	 */
	public function get( int $id ): Survey {
		return $this->surveys->find( $id ) ?? throw new SurveyNotFound();
	}

	/**
	 * A page of the list, with the number of surveys on all pages.
	 *
	 * @return array{items: list<SurveySummary>, total: int}
	 */
	public function list( SurveyQuery $query ): array {
		$now = $this->clock->now();
		return [
			'items' => $this->surveys->query( $query, $now ),
			'total' => $this->surveys->count( $query, $now ),
		];
	}

	/**
	 * How many surveys each status filter would show.
	 *
	 * @return array<string, int>
	 */
	public function countByStatus(): array {
		return $this->surveys->countByStatus( $this->clock->now() );
	}

	/**
	 * The published ones among some surveys, in the order of the ids.
	 *
	 * @param list<int> $ids
	 * @return list<Survey>
	 */
	public function showable( array $ids ): array {
		$byId = array_column( $this->surveys->findMany( $ids ), null, 'id' );
		$open = [];
		foreach ( $ids as $id ) {
			if ( ( $byId[ $id ] ?? null )?->status === Survey::PUBLISH ) {
				$open[] = $byId[ $id ];
			}
		}
		return $open;
	}

	/**
	 * How many responses surveys have.
	 *
	 * @param list<int> $ids
	 * @return array<int, int> By survey; one without responses is missing.
	 */
	public function responseCounts( array $ids ): array {
		return $this->counts->responsesOf( $ids );
	}

	/**
	 * Stores a new survey.
	 *
	 * @param array<mixed> $input  See SurveySchema::input(); the title is required.
	 * @param int          $userId Who makes it.
	 * @throws InvalidSurvey When a field is wrong.
	 */
	public function create( array $input, int $userId ): SavedSurvey {
		$now   = $this->clock->now();
		$blank = new Survey( 0, '', 'survey', Survey::DRAFT, '', [], SurveySchema::defaultSettings(), [], 0, null, null, $now, $now, $userId );
		return $this->save( $blank, $this->validator->read( $input, true ), $userId );
	}

	/**
	 * Changes the fields of a survey that were sent.
	 *
	 * @param array<mixed> $input    See SurveySchema::input().
	 * @param int          $userId   Who changes it.
	 * @param int|null     $revision The revision that was read, to find out that somebody else saved since; null overwrites.
	 * @throws InvalidSurvey  When a field is wrong.
	 * @throws SurveyNotFound When there is no such survey.
	 * @throws SurveyConflict When somebody else saved since.
	 */
	public function update( int $id, array $input, int $userId, ?int $revision = null ): SavedSurvey {
		$fields = $this->validator->read( $input, false );
		return $this->transaction->run(
			function () use ( $id, $fields, $userId, $revision ): SavedSurvey {
				$current = $this->surveys->find( $id, true ) ?? throw new SurveyNotFound();
				if ( $revision !== null && $revision !== $current->revision ) {
					throw new SurveyConflict( $current, $this->nameOf( $current->updatedBy ) );
				}
				return $this->save( $current, $fields, $userId );
			}
		);
	}

	/**
	 * Makes a copy: a draft with fresh question ids and without responses.
	 *
	 * @param int $userId Who copies it.
	 * @throws SurveyNotFound When there is no such survey.
	 */
	public function duplicate( int $id, int $userId ): Survey {
		$original = $this->get( $id );
		$now      = $this->clock->now();
		/* translators: %s: title of a survey that is copied. */
		$title = mb_substr( sprintf( __( '%s (copy)', 'userfeedback' ), $original->title ), 0, SurveySchema::MAX_TITLE_LENGTH );
		$blank = new Survey( 0, '', $original->type, Survey::DRAFT, $original->template, [], [], [], 0, null, null, $now, $now, $userId );
		$copy  = $blank->with(
			title: $title,
			questions: QuestionCopies::of( $original->questions ),
			settings: $original->settings,
			notifications: $original->notifications,
			revision: 1
		);
		return $this->store( $blank, $copy );
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
			if ( $this->get( $id )->status !== Survey::TRASH ) {
				throw new SurveyNotInTrash();
			}
		}
		foreach ( $ids as $id ) {
			$this->surveys->delete( $id );

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
					if ( $this->update( $id, [ 'status' => Survey::PUBLISH ], $userId )->isPublished() ) {
						$published[] = $id;
					}
				}
				return $published;
			}
		);
	}

	/**
	 * @param Survey $before The stored survey; id 0 for a new one.
	 * @param Fields $fields What changes.
	 */
	private function save( Survey $before, array $fields, int $userId ): SavedSurvey {
		$after = $this->closedOrOpened(
			$before,
			$before->with(
				...$fields,
				revision: $before->revision + 1,
				updatedAt: $this->clock->now(),
				updatedBy: $userId,
				trashedFrom: null
			)
		);

		$errors  = $this->features->errors( $before, $after );
		$message = '';
		if ( $after->status === Survey::PUBLISH && ! $this->validator->hasAllOptions( $after ) ) {
			// A save must not lose what was typed: the survey is kept, as a draft (row EDT-06).
			$after   = $this->closedOrOpened( $before, $after->with( status: Survey::DRAFT ) );
			$message = __( "The Survey can't be published: Some questions are missing options.", 'userfeedback' );
		} elseif ( $after->status === Survey::PUBLISH ) {
			array_push( $errors, ...$this->validator->publishErrors( $after ) );
		}
		if ( $errors !== [] ) {
			throw new InvalidSurvey( $errors );
		}
		return new SavedSurvey( $this->store( $before, $after ), $message );
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
					$this->surveys->insertRevision( $survey, $this->clock->now() );
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
	 * @param list<int>                 $ids
	 * @param Closure( Survey ): Survey $change
	 * @return list<int>
	 */
	private function each( array $ids, int $userId, Closure $change ): array {
		return $this->transaction->run(
			function () use ( $ids, $userId, $change ): array {
				foreach ( $ids as $id ) {
					$before = $this->surveys->find( $id, true ) ?? throw new SurveyNotFound();
					$after  = $change( $before );
					if ( $after !== $before ) {
						$saved = $after->with( revision: $before->revision + 1, updatedAt: $this->clock->now(), updatedBy: $userId );
						$this->store( $before, $this->closedOrOpened( $before, $saved ) );
					}
				}
				return $ids;
			}
		);
	}

	/**
	 * Remembers when a survey was taken from visitors: their late answers are accepted for some days.
	 */
	private function closedOrOpened( Survey $before, Survey $after ): Survey {
		if ( $after->status === Survey::PUBLISH ) {
			return $after->with( closedAt: null );
		}
		return $before->status === Survey::PUBLISH ? $after->with( closedAt: $this->clock->now() ) : $after;
	}

	private function nameOf( int $userId ): string {
		$user = get_userdata( $userId );
		return $user === false ? '' : $user->display_name;
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
