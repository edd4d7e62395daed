<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\Logic\Comparator;

/**
 * Base class of question types with options. Answers are labels.
 *
 * @since 0.1.0
 */
abstract class ChoiceForm implements QuestionForm {

	/** Limit of the server; the builder's limit is lower (src/survey-model/limits.ts). */
	public const MAX_OPTIONS = 50;

	public const MAX_LABEL_LENGTH = 200;

	/** Minimum number of options for a single choice. */
	public const MIN_OPTIONS = 2;

	public function configSchema(): array {
		$options = JsonSchema::listOf( $this->optionSchema() );
		return JsonSchema::object( [ 'options' => JsonSchema::described( $options, 'In order, with unique labels.' ) ] );
	}

	public function settingsSchema(): array {
		return [];
	}

	public function normalizeConfig( array $config ): array {
		/** @var array{options: list<string|array{label: string}>} $config */
		return [
			'options' => array_map(
				static fn ( string|array $option ) => is_string( $option )
					? Text::line( $option )
					: [ 'label' => Text::line( $option['label'] ) ] + $option,
				$config['options']
			),
		] + $config;
	}

	public function errors( Question $question ): array {
		$inside = ( $this->optionSchema()['type'] ?? '' ) === 'string' ? '' : '.label';
		$options = $question->options();
		$errors  = [];
		if ( count( $options ) > self::MAX_OPTIONS ) {
			/* translators: 1: greatest number of options, 2: number of options that were sent. */
			$message  = __( 'A question can have at most %1$d options; this one has %2$d. Remove some.', 'userfeedback' );
			$errors[] = new FieldError( 'config.options', 'too_many', sprintf( $message, self::MAX_OPTIONS, count( $options ) ) );
		}
		foreach ( $options as $index => $label ) {
			$field = "config.options[$index]$inside";
			if ( Text::length( $label ) > self::MAX_LABEL_LENGTH ) {
				/* translators: %d: greatest number of characters. */
				$message  = sprintf( __( 'An option can have at most %d characters. Shorten it.', 'userfeedback' ), self::MAX_LABEL_LENGTH );
				$errors[] = new FieldError( $field, 'too_long', $message );
			}
			if ( $label === '' || array_search( $label, $options, true ) >= $index ) {
				continue;
			}

			/* translators: %s: label of the option that appears twice. */
			$message  = sprintf( __( 'The option “%s” appears twice. Rename or remove one of them.', 'userfeedback' ), $label );
			$errors[] = new FieldError( $field, 'duplicate', $message );
		}
		return $errors;
	}

	public function hasRequiredOptions( Question $question ): bool {
		return count( $question->options() ) >= $this->minOptions() && ! in_array( '', $question->options(), true );
	}

	public function isQuantitative(): bool {
		return true;
	}

	public function values( Question $question ): array {
		return $question->options();
	}

	public function comparators(): array {
		return Comparator::ONE_OF;
	}

	/**
	 * For types that implement ServerForm.
	 *
	 * @since 0.6.0
	 */
	public function formValue(): FormValue {
		return FormValue::Label;
	}

	/**
	 * For types that implement ServerForm.
	 *
	 * @since 0.6.0
	 */
	public function isGroup(): bool {
		return true;
	}

	/**
	 * JSON schema of one option: a label, or an object with a label.
	 *
	 * @return array<string, mixed>
	 */
	protected function optionSchema(): array {
		return JsonSchema::TEXT;
	}

	/**
	 * Minimum number of options of the question.
	 */
	protected function minOptions(): int {
		return self::MIN_OPTIONS;
	}

	/**
	 * Reads an answer of a single-choice type.
	 *
	 * @throws InvalidAnswer When the value is not one of the options.
	 */
	protected static function readOption( Question $question, mixed $value ): Answer {
		return Answer::choice( $question->id, [ self::readLabel( $question, $value ) ] );
	}

	/**
	 * The label of an option that an answer names.
	 *
	 * @since 0.7.0
	 *
	 * @param mixed $value The id of the option, or else its label.
	 * @throws InvalidAnswer When the value is not one of the options.
	 */
	protected static function readLabel( Question $question, mixed $value ): string {
		return ( is_string( $value ) ? $question->optionLabel( $value ) : null ) ?? throw self::unknownOption( $question );
	}

	/**
	 * Exception for a value that is not one of the options.
	 */
	protected static function unknownOption( Question $question ): InvalidAnswer {
		return new InvalidAnswer(
			'unknown_option',
			/* translators: %s: title of the question. */
			sprintf( __( 'This is not one of the options of “%s”. Reload the page and choose again.', 'userfeedback' ), $question->title )
		);
	}
}
