<?php

declare( strict_types=1 );

namespace UserFeedback\Abilities;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Access\Rights;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\Capability;
use UserFeedback\Model\Survey;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Surveys\QuestionCopies;
use UserFeedback\Surveys\SentQuestions;
use UserFeedback\Surveys\SurveyRefused;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Surveys\Templates\Template;
use UserFeedback\Surveys\Templates\TemplateCatalogue;

/**
 * Creates drafts of surveys. A draft is all that a program may make: a person reads it before visitors do.
 *
 * @since 0.7.0
 */
final class DraftService {

	/** What may be set. Settings, notifications and the status are the business of whoever publishes it. */
	private const FIELDS = [ 'title', 'type', 'template', 'questions' ];

	public function __construct(
		private readonly SurveyService $surveys,
		private readonly TemplateCatalogue $templates,
		private readonly Rights $rights
	) {}

	/**
	 * Stores a new draft.
	 *
	 * @param array<string, mixed> $input  Its title; and a type, the key of a template, questions.
	 * @param int                  $userId Who creates it.
	 * @throws AccessDenied  Without the capability to edit surveys.
	 * @throws FeatureLocked When the template or a question uses a feature that the site may not use.
	 * @throws SurveyRefused When a field is invalid, or there is no such template.
	 */
	public function create( array $input, int $userId ): Survey {
		$this->rights->demand( $userId, Capability::EDIT_SURVEYS );
		$fields   = array_intersect_key( $input, array_flip( self::FIELDS ) );
		$key      = Cast::string( $fields['template'] ?? '' );
		$template = $key === '' ? null : $this->template( $key );
		if ( $template !== null ) {
			$ids     = QuestionCopies::idsFor( $template->questions );
			$fields += [
				'type'      => $template->type,
				'questions' => SentQuestions::toArray( QuestionCopies::of( $template->questions, $ids ) ),
			];
		}
		return $this->surveys->create( $fields, $userId )->survey;
	}

	/**
	 * @throws SurveyRefused When there is none, or this site does not have its questions.
	 */
	private function template( string $key ): Template {
		foreach ( $this->templates->all() as $template ) {
			if ( $template->key !== $key ) {
				continue;
			}
			// Without its add-on, SurveyService refuses it as locked.
			if ( $template->questions !== [] || $template->questionTypes() === [] || ! $this->templates->isAllowed( $template ) ) {
				return $template;
			}
		}
		/* translators: %s: key of a survey template, such as nps. */
		$message = sprintf( __( 'This site has no survey template %s.', 'userfeedback' ), $key );
		throw SurveyRefused::invalid( [ new FieldError( 'template', 'unknown_template', $message ) ] );
	}
}
