<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Access\Rights;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\Capability;
use UserFeedback\Model\Survey;
use UserFeedback\Support\AccessDenied;

/**
 * Decides which state a survey may go to: the one table of who may do it, and what must hold. Every way of changing a survey asks here.
 *
 * @since 0.1.0
 */
final class SurveyTransitions {

	/** The state of a survey before it is stored, and after it was deleted for good. */
	private const NONE = 'none';

	/** From → to → the capability that it takes. What is not listed cannot be done. */
	private const CAPABILITIES = [
		self::NONE      => [
			Survey::DRAFT   => Capability::EDIT_SURVEYS,
			Survey::PUBLISH => Capability::EDIT_SURVEYS,
		],
		Survey::DRAFT   => [
			Survey::DRAFT   => Capability::EDIT_SURVEYS,
			Survey::PUBLISH => Capability::EDIT_SURVEYS,
			Survey::TRASH   => Capability::DELETE_SURVEYS,
		],
		Survey::PUBLISH => [
			Survey::DRAFT   => Capability::EDIT_SURVEYS,
			Survey::PUBLISH => Capability::EDIT_SURVEYS,
			Survey::TRASH   => Capability::DELETE_SURVEYS,
		],
		Survey::TRASH   => [
			// Its fields may change; it stays where it is.
			Survey::TRASH   => Capability::EDIT_SURVEYS,
			Survey::DRAFT   => Capability::DELETE_SURVEYS,
			Survey::PUBLISH => Capability::DELETE_SURVEYS,
			self::NONE      => Capability::DELETE_SURVEYS,
		],
	];

	/** The states in which visitors answer a survey: each question needs its title and its options. */
	private const COMPLETE = [ Survey::PUBLISH ];

	public function __construct(
		private readonly Rights $rights,
		private readonly SurveyValidator $validator,
		private readonly SurveyFeatures $features
	) {}

	/**
	 * The survey as it may be stored: as asked for, or as a draft when questions lack options (row EDT-06: a save loses nothing typed).
	 *
	 * @param Survey $before As it is stored; its id is 0 when it is new.
	 * @param Survey $after  As somebody wants it to be.
	 * @param int    $userId Who wants it.
	 * @throws AccessDenied  When the user may not do this.
	 * @throws SurveyRefused When it cannot be published, or a question was added that nobody can answer here.
	 * @throws FeatureLocked When a field newly asks for more than license and add-ons allow.
	 */
	public function apply( Survey $before, Survey $after, int $userId ): SavedSurvey {
		$this->demandRight( $before, $after->status, $userId );
		$message = '';
		if ( $this->lacksOptions( $after ) ) {
			$message = self::draftReason();
			$after   = $after->with( status: Survey::DRAFT );
		}
		$errors = $this->mustBeComplete( $after ) ? $this->validator->publishErrors( $after ) : [];
		if ( $errors !== [] ) {
			throw SurveyRefused::invalid( $errors );
		}
		$this->demandFeatures( $before, $after );
		return new SavedSurvey( $after->with( trashedFrom: self::trashedFrom( $before, $after ) ), $message );
	}

	/**
	 * The survey out of the trash, in the state that it had before: a draft when it was published and has become incomplete since.
	 *
	 * @param Survey $trashed As it is stored, in the trash.
	 * @param int    $userId  Who restores it.
	 * @throws AccessDenied When the user may not do this.
	 */
	public function restore( Survey $trashed, int $userId ): SavedSurvey {
		$restored = $trashed->with( status: $trashed->trashedFrom ?? Survey::DRAFT );
		if ( $this->mustBeComplete( $restored ) && $this->validator->publishErrors( $restored ) !== [] ) {
			$restored = $restored->with( status: Survey::DRAFT );
		}
		return $this->apply( $trashed, $restored, $userId );
	}

	/**
	 * Throws unless the survey may be deleted for good.
	 *
	 * @param int $userId Who deletes it.
	 * @throws AccessDenied  When the user may not do this.
	 * @throws SurveyRefused When it is not in the trash.
	 */
	public function demandDeletion( Survey $survey, int $userId ): void {
		$this->demandRight( $survey, self::NONE, $userId );
	}

	/**
	 * Why a survey became a draft though publishing was asked for.
	 */
	public static function draftReason(): string {
		return __( "The Survey can't be published: Some questions are missing options.", 'userfeedback' );
	}

	/**
	 * Whether publishing a survey makes it a draft instead (see apply()).
	 */
	public function lacksOptions( Survey $survey ): bool {
		return $this->mustBeComplete( $survey ) && ! $this->validator->hasAllOptions( $survey );
	}

	private function mustBeComplete( Survey $survey ): bool {
		return in_array( $survey->status, self::COMPLETE, true );
	}

	/**
	 * The state that restoring leads back to.
	 */
	private static function trashedFrom( Survey $before, Survey $after ): ?string {
		if ( $after->status !== Survey::TRASH ) {
			return null;
		}
		return $before->status === Survey::TRASH ? $before->trashedFrom : $before->status;
	}

	/**
	 * @param string $status A status, or NONE.
	 */
	private function demandRight( Survey $before, string $status, int $userId ): void {
		$from       = $before->id === 0 ? self::NONE : $before->status;
		$capability = self::CAPABILITIES[ $from ][ $status ] ?? null;
		$this->rights->demand( $userId, $capability ?? Capability::DELETE_SURVEYS );
		if ( $capability === null ) {
			throw SurveyRefused::notInTrash();
		}
	}

	/**
	 * @throws FeatureLocked When a field newly asks for more than license and add-ons allow.
	 * @throws SurveyRefused When a question was added that nobody can answer here.
	 */
	private function demandFeatures( Survey $before, Survey $after ): void {
		$locked = $this->features->locked( $before, $after );
		if ( $locked !== [] ) {
			throw FeatureLocked::inFields( $locked );
		}
		$unanswerable = $this->features->unanswerable( $before, $after );
		if ( $unanswerable !== [] ) {
			throw SurveyRefused::invalid( $unanswerable );
		}
	}
}
