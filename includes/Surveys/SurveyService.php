<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\Survey;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\Clock;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\Logic\OptionNames;
use UserFeedback\Surveys\Logic\SurveyConditions;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\Translations\Translations;

/**
 * Creates, changes and copies surveys.
 *
 * @since 0.1.0
 */
final class SurveyService {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly SurveyResponses $responses,
		private readonly SurveyValidator $validator,
		private readonly SurveyTransitions $transitions,
		private readonly SurveyWriter $writer,
		private readonly SettingSections $sections,
		private readonly RecipientRights $recipients,
		private readonly SurveyConditions $conditions,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * The survey with an id.
	 *
	 * @throws NotFound When there is none.
	 */
	public function get( int $id ): Survey {
		return $this->surveys->find( $id ) ?? throw NotFound::survey();
	}

	/**
	 * A page of the list, each survey with the number of its responses, and the number of surveys on all pages.
	 *
	 * @return array{items: list<SurveySummary>, total: int}
	 */
	public function list( SurveyQuery $query ): array {
		$now    = $this->clock->now();
		$items  = $this->surveys->query( $query, $now );
		$counts = $this->responses->countsOf( array_column( $items, 'id' ) );
		return [
			'items' => array_map( static fn ( SurveySummary $survey ) => $survey->withResponses( $counts[ $survey->id ] ?? 0 ), $items ),
			'total' => $this->surveys->count( $query, $now ),
		];
	}

	/**
	 * The ids of all surveys but those in the trash.
	 *
	 * @return list<int>
	 */
	public function idsOutsideTheTrash(): array {
		return $this->surveys->idsOutsideTheTrash();
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
	 * The surveys among these ids that are published, now or later, in the order of the ids.
	 *
	 * @since 0.4.0
	 *
	 * @param list<int> $ids
	 * @return list<Survey>
	 */
	public function published( array $ids ): array {
		$byId  = array_column( $this->surveys->findMany( $ids ), null, 'id' );
		$found = array_filter( array_map( static fn ( int $id ) => $byId[ $id ] ?? null, $ids ) );
		return array_values( array_filter( $found, static fn ( Survey $survey ) => $survey->status === Survey::PUBLISH ) );
	}

	/**
	 * A new survey before it is stored, with the initial values of all setting sections.
	 */
	public function started(): Survey {
		return $this->sections->started( $this->blank() );
	}

	/**
	 * Stores a new survey.
	 *
	 * @param array<mixed> $input    See SurveySchema::input(); the title is required.
	 * @param int          $userId   Who creates it.
	 * @param string|null  $clientId UUID from the client for the survey. If the first save is repeated because its response was
	 *                               lost, it changes the survey that the first attempt created.
	 * @param string|null  $saveId   UUID from the client for this save, as for update().
	 * @throws AccessDenied  When the user may not do this.
	 * @throws FeatureLocked When a field uses a feature that the plan does not include.
	 * @throws SurveyRefused When a field is invalid; when it sets notifications without the capability to view results; when somebody
	 *                       else created or saved the survey with that client id.
	 */
	public function create( array $input, int $userId, ?string $clientId = null, ?string $saveId = null ): SavedSurvey {
		$changes = $this->validator->read( $input, true );
		$blank   = $this->started();
		if ( $clientId === null ) {
			return $this->save( $blank, $changes, $userId, $saveId );
		}
		// Checked before the transaction: the transaction must start with a write.
		$new    = $this->transitions->apply( $blank, $this->changed( $blank, $changes, $userId ), $userId );
		$errors = $this->sections->changeErrors( $blank, $new->survey );
		return $this->transaction->run(
			function () use ( $blank, $new, $errors, $input, $userId, $clientId, $saveId ): SavedSurvey {
				$stored = $errors === [] ? $this->writer->writeOnce( $blank, $new->survey, $userId, $clientId, $saveId ) : null;
				if ( $stored !== null ) {
					return new SavedSurvey( $stored, $new->message, true );
				}
				$current = $this->surveys->lockByClientId( $clientId );
				// After the search: a repeated save was valid when it was stored, and its time of publication may have passed since.
				if ( $current === null ) {
					throw $errors === [] ? NotFound::survey() : SurveyRefused::invalid( $errors );
				}
				if ( $current->updatedBy !== $userId ) {
					throw $this->conflict( $current, $userId );
				}
				return $this->saveOnce( $current, $this->validator->read( $input, true, $current->questions ), $userId, $saveId );
			}
		);
	}

	/**
	 * What create() would store, without storing it; it throws the same.
	 *
	 * @since 0.7.0
	 *
	 * @param array<mixed> $input  See SurveySchema::input().
	 * @param int          $userId Who would create it.
	 */
	public function createDryRun( array $input, int $userId ): SavedSurvey {
		return $this->accepted( $this->conditions->identified( $this->started() ), $this->validator->read( $input, true ), $userId );
	}

	/**
	 * Changes the sent fields of a survey.
	 *
	 * @param array<mixed> $input    See SurveySchema::input().
	 * @param int          $userId   Who changes it.
	 * @param int|null     $revision Revision that the client read, to detect a conflict; null overwrites.
	 * @param string|null  $saveId   UUID from the client for this save. If the save is repeated because its response was lost,
	 *                               the stored survey is returned.
	 * @throws AccessDenied   When the user may not do this.
	 * @throws FeatureLocked When a field starts to use a feature that the plan does not include.
	 * @throws NotFound When there is no such survey.
	 * @throws SurveyRefused  When a field is invalid; when it changes notifications without the capability to view results; on a conflict;
	 *                        when a revision is sent and the survey was moved to the trash since, or a status would take it out.
	 */
	public function update( int $id, array $input, int $userId, ?int $revision = null, ?string $saveId = null ): SavedSurvey {
		return $this->transaction->run(
			function () use ( $id, $input, $userId, $revision, $saveId ): SavedSurvey {
				$current = $this->surveys->find( $id, true ) ?? throw NotFound::survey();
				$changes = $this->validator->read( $input, false, $current->questions );
				if ( $revision !== null && ! self::isRepeated( $current, $userId, $saveId ) ) {
					$this->demandRead( $current, $revision, $changes, $userId );
				}
				return $this->saveOnce( $current, $changes, $userId, $saveId );
			}
		);
	}

	/**
	 * Throws unless a client has read what it changes. One that did not see that the survey is in the trash would publish it from there.
	 *
	 * @param int $revision Revision that the client read.
	 * @throws SurveyRefused When the survey was saved since, is in the trash since, or would leave it by its status.
	 */
	private function demandRead( Survey $current, int $revision, SurveyChanges $changes, int $userId ): void {
		$isCurrent = $revision === $current->revision;
		if ( $current->status === Survey::TRASH && ( ! $isCurrent || isset( $changes->fields['status'] ) ) ) {
			throw SurveyRefused::inTrash();
		}
		if ( ! $isCurrent ) {
			throw $this->conflict( $current, $userId );
		}
	}

	/**
	 * Creates a copy: a draft with new question ids and without responses.
	 *
	 * @param int $userId Who copies it.
	 * @throws AccessDenied   When the user may not do this.
	 * @throws NotFound When there is no such survey.
	 * @throws FeatureLocked   When it uses a feature that the plan no longer includes.
	 */
	public function duplicate( int $id, int $userId ): Survey {
		$original = $this->conditions->identified( $this->get( $id ) );
		/* translators: %s: title of a survey that is copied. */
		$title = mb_substr( sprintf( __( '%s (copy)', 'userfeedback' ), $original->title ), 0, SurveySchema::MAX_TITLE_LENGTH );
		$blank = $this->blank();
		$ids   = QuestionCopies::idsFor( $original->questions );
		$copy  = $blank->with(
			title: $title,
			type: $original->type,
			template: $original->template,
			questions: QuestionCopies::of( $original->questions, $ids )
		);
		$copy  = $this->conditions->renamed( $this->sections->copied( $original, $copy ), $ids );
		return $this->writer->write( $blank, $this->transitions->apply( $blank, $copy, $userId )->survey, $userId );
	}

	/**
	 * The survey that a client's input describes, which is not stored: a new one, without a check of rights and plans.
	 *
	 * @param array<mixed> $input See SurveySchema::input().
	 * @throws SurveyRefused When a field is invalid.
	 */
	public function unsaved( array $input ): Survey {
		$changes = $this->validator->read( $input, false );
		$survey  = $this->sections->write( $this->sections->started( $this->blank() )->with( ...$changes->fields ), $changes->settings );
		return $this->conditions->identified( $survey );
	}

	private function saveOnce( Survey $current, SurveyChanges $changes, int $userId, ?string $saveId ): SavedSurvey {
		if ( ! self::isRepeated( $current, $userId, $saveId ) ) {
			return $this->save( $current, $changes, $userId, $saveId );
		}
		$isDraft = $this->transitions->lacksOptions( $current->with( ...$changes->fields ) );
		return new SavedSurvey( $current, $isDraft ? SurveyTransitions::draftReason() : '' );
	}

	private static function isRepeated( Survey $current, int $userId, ?string $saveId ): bool {
		return $saveId !== null && $saveId === $current->saveId && $userId === $current->updatedBy;
	}

	/**
	 * @param Survey $before The stored survey; id 0 for a new one.
	 */
	private function save( Survey $before, SurveyChanges $changes, int $userId, ?string $saveId ): SavedSurvey {
		// As it would be stored today, so that only changes differ.
		$before = $this->conditions->identified( $before );
		$saved  = $this->accepted( $before, $changes, $userId );
		return new SavedSurvey( $this->writer->write( $before, $saved->survey, $userId, $saveId ), $saved->message, $before->id === 0 );
	}

	/**
	 * What would be stored.
	 */
	private function accepted( Survey $before, SurveyChanges $changes, int $userId ): SavedSurvey {
		$saved = $this->transitions->apply( $before, $this->changed( $before, $changes, $userId ), $userId );
		// After the features: what is locked is reported as locked.
		$errors = $this->sections->changeErrors( $before, $saved->survey );
		return $errors === [] ? $saved : throw SurveyRefused::invalid( $errors );
	}

	/**
	 * The survey with the sent changes. If the questions change, conditions that cannot hold any more are turned off in sections that were not sent.
	 *
	 * @throws SurveyRefused For a new image that is not from the media library, unknown sections, changed
	 *                       recipients without the capability, or invalid conditions in a sent section.
	 */
	private function changed( Survey $before, SurveyChanges $changes, int $userId ): Survey {
		$after  = $before->with( ...$changes->fields );
		$sent   = $this->conditions->identifiedValues( $changes->settings, new OptionNames( $after->questions, $before->questions ) );
		$values = $this->recipients->permitted( $this->sections, $before, $sent, $userId );
		$after  = $this->conditions->identified( $this->sections->write( $after, $values ), $before );
		$sent   = array_keys( $values );
		$after  = isset( $changes->fields['questions'] ) || $sent !== [] ? $this->conditions->settled( $after, $sent ) : $after;
		$errors = [
			...ImageSources::errors( $before, $after ),
			...$changes->unknownErrors( $before ),
			...$this->conditions->sectionErrors( $after, $sent ),
			...Translations::surveyErrors( $before, $after ),
		];
		return $errors === [] ? $after : throw SurveyRefused::invalid( $errors );
	}

	private function conflict( Survey $current, int $userId ): SurveyRefused {
		$user = get_userdata( $current->updatedBy );
		return SurveyRefused::conflict( $current, $user === false ? '' : $user->display_name, $current->updatedBy === $userId );
	}

	private function blank(): Survey {
		$now = $this->clock->now();
		return new Survey( 0, '', Survey::STANDARD, Survey::DRAFT, '', [], [], [], 0, null, null, $now, $now, 0 );
	}
}
