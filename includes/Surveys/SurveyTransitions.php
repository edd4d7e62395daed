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
 * State machine of surveys: which state may change to which, with which capability and under which conditions. Every change of a survey uses it.
 *
 * @since 0.1.0
 */
final class SurveyTransitions {

	/** State before a survey is stored, and after it was permanently deleted. */
	private const NONE = 'none';

	/** From → to → required capability. All other transitions are refused. */
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
			// Fields of a trashed survey may change.
			Survey::TRASH   => Capability::EDIT_SURVEYS,
			Survey::DRAFT   => Capability::DELETE_SURVEYS,
			Survey::PUBLISH => Capability::DELETE_SURVEYS,
			self::NONE      => Capability::DELETE_SURVEYS,
		],
	];

	/** States in which every question needs its title and its options, because visitors answer it. */
	private const COMPLETE = [ Survey::PUBLISH ];

	public function __construct(
		private readonly Rights $rights,
		private readonly SurveyValidator $validator,
		private readonly SurveyFeatures $features
	) {}

	/**
	 * The survey to store: as requested, or as a draft if questions lack options (row EDT-06: a save never loses input).
	 *
	 * @param Survey $before The stored survey; id 0 for a new one.
	 * @param Survey $after  The requested survey.
	 * @param int    $userId Who makes the change.
	 * @throws AccessDenied  When the user may not do this.
	 * @throws SurveyRefused When it cannot be published, or an added question cannot be answered on this site.
	 * @throws FeatureLocked When a field starts to use a feature that license and add-ons do not allow.
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
	 * The restored survey in its earlier state; a draft if it was published and is incomplete now.
	 *
	 * @param Survey $trashed The stored survey, in the trash.
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
	 * Throws unless the survey may be permanently deleted.
	 *
	 * @param int $userId Who deletes it.
	 * @throws AccessDenied  When the user may not do this.
	 * @throws SurveyRefused When it is not in the trash.
	 */
	public function demandDeletion( Survey $survey, int $userId ): void {
		$this->demandRight( $survey, self::NONE, $userId );
	}

	/**
	 * Message for a survey that became a draft although publishing was requested.
	 */
	public static function draftReason(): string {
		return __( "The Survey can't be published: Some questions are missing options.", 'userfeedback' );
	}

	/**
	 * Whether publishing turns the survey into a draft instead (see apply()).
	 */
	public function lacksOptions( Survey $survey ): bool {
		return $this->mustBeComplete( $survey ) && ! $this->validator->hasAllOptions( $survey );
	}

	private function mustBeComplete( Survey $survey ): bool {
		return in_array( $survey->status, self::COMPLETE, true );
	}

	/**
	 * The state to restore later.
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
	 * @throws FeatureLocked When a field starts to use a feature that license and add-ons do not allow.
	 * @throws SurveyRefused When an added question cannot be answered on this site.
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
