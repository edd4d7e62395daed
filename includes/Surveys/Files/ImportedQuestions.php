<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Files;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Support\ArrayPath;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\QuestionTypes\LibraryImage;
use UserFeedback\Surveys\QuestionTypes\QuestionForm;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\SurveyFeatures;

/**
 * Prepares the questions of a file for this site: leaves out what it cannot use, and reports it. SurveyValidator validates the result.
 *
 * @since 0.3.0
 */
final class ImportedQuestions {

	public function __construct(
		private readonly FeatureGate $gate,
		private readonly QuestionTypes $types
	) {}

	/**
	 * The questions that this site can use, with their settings. Whatever is no question is returned unchanged, so that it is refused with its path.
	 *
	 * @param list<mixed> $questions
	 * @return array<int, mixed> With the indexes of the file.
	 */
	public function usable( array $questions, LeftOut $leftOut ): array {
		$usable = [];
		foreach ( $questions as $index => $question ) {
			$type = Cast::at( $question, 'type' );
			$form = is_string( $type ) ? $this->types->form( $type ) : null;
			if ( is_array( $question ) && is_string( $type ) && ! $this->isUsable( $type ) ) {
				$leftOut->add( "questions[$index]", 'question_type', $this->reason( $question, $type ) );
				continue;
			}
			$isKnown          = is_array( $question ) && $form !== null;
			$usable[ $index ] = $isKnown ? $this->cleaned( $question, $form, "questions[$index]", $leftOut ) : $question;
		}
		return $usable;
	}

	/**
	 * Whether a new question of this type can be added here.
	 */
	private function isUsable( string $type ): bool {
		$feature = SurveyFeatures::ofType( $type );
		return ( $feature === null || $this->gate->allows( $feature ) ) && $this->types->find( $type ) !== null;
	}

	/**
	 * @param array<mixed> $question
	 */
	private function reason( array $question, string $type ): string {
		$title   = Text::line( Cast::string( $question['title'] ?? '' ) );
		$feature = SurveyFeatures::ofType( $type );
		$locked  = $feature === null ? null : $this->gate->fieldError( $feature, 'type' );
		if ( $locked !== null ) {
			/* translators: 1: title of a question, 2: why, as a sentence. */
			return sprintf( __( 'The question “%1$s” was left out. %2$s', 'userfeedback' ), $title, $locked->message );
		}
		return sprintf(
			/* translators: 1: title of a question, 2: name of a question type, for example star-rating. */
			__( 'The question “%1$s” was left out: this site has no question type “%2$s”.', 'userfeedback' ),
			$title,
			Text::line( $type )
		);
	}

	/**
	 * @param array<mixed> $question
	 * @return array<mixed>
	 */
	private function cleaned( array $question, QuestionForm $form, string $field, LeftOut $leftOut ): array {
		$question = (array) $leftOut->onlyKnown( $question, QuestionSchema::of( Cast::string( $question['type'] ?? '' ), $form ), $field );
		foreach ( SurveyFeatures::SETTINGS as $setting => $feature ) {
			$locked = Cast::at( $question, 'settings', $setting ) === true ? $this->gate->fieldError( $feature, "$field.settings.$setting" ) : null;
			if ( $locked === null ) {
				continue;
			}

			$question = ArrayPath::put( $question, [ 'settings', $setting ], false );
			$leftOut->add( $locked->field, $locked->code, $locked->message );
		}
		return self::withLibraryImages( $question, $field, $leftOut );
	}

	/**
	 * @param array<mixed> $question
	 * @return array<mixed>
	 */
	private static function withLibraryImages( array $question, string $field, LeftOut $leftOut ): array {
		$options = Cast::at( $question, 'config', 'options' );
		foreach ( is_array( $options ) ? $options : [] as $index => $option ) {
			$image = Cast::at( $option, 'image' );
			if ( ! is_string( $image ) || LibraryImage::isAllowed( $image ) ) {
				continue;
			}

			$question = ArrayPath::put( $question, [ 'config', 'options', (string) $index, 'image' ], '' );
			/* translators: %s: label of an option. */
			$reason = __( 'The image of “%s” is on another website. Choose one from your media library.', 'userfeedback' );
			$label  = Text::line( Cast::string( Cast::at( $option, 'label' ) ) );
			$leftOut->add( "$field.config.options[$index].image", 'foreign_image', sprintf( $reason, $label ) );
		}
		return $question;
	}
}
