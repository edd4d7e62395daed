<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Responses\Answer;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\Text as PlainText;
use UserFeedback\Surveys\Question;

/**
 * One option out of several. The answer is the label of the option.
 */
final class RadioButton implements QuestionType {

	/** What the server accepts; the builder stops at 5 (docs/architecture.md). */
	public const MAX_OPTIONS = 50;

	public const MIN_OPTIONS = 2;
	public const MAX_LABEL_LENGTH = 200;

	public function name(): string {
		return 'radio-button';
	}

	public function configSchema(): array {
		return [
			'type'                 => 'object',
			'properties'           => [
				'options' => [
					'description' => 'Labels of the options, in order, all different.',
					'type'        => 'array',
					'items'       => [ 'type' => 'string' ],
				],
			],
			'required'             => [ 'options' ],
			'additionalProperties' => false,
		];
	}

	public function normalizeConfig( array $config ): array {
		/** @var array{options: list<string>} $config */
		return [ 'options' => array_map( PlainText::line( ... ), $config['options'] ) ];
	}

	public function errors( Question $question ): array {
		$options = $question->options();
		$errors  = [];
		if ( count( $options ) > self::MAX_OPTIONS ) {
			/* translators: 1: greatest number of options, 2: number of options that were sent. */
			$message  = __( 'A question can have at most %1$d options; this one has %2$d. Remove some.', 'userfeedback' );
			$errors[] = new FieldError( 'config.options', 'too_many', sprintf( $message, self::MAX_OPTIONS, count( $options ) ) );
		}
		foreach ( $options as $index => $label ) {
			$field = "config.options[$index]";
			if ( PlainText::length( $label ) > self::MAX_LABEL_LENGTH ) {
				/* translators: %d: greatest number of characters. */
				$message  = sprintf( __( 'An option can have at most %d characters. Shorten it.', 'userfeedback' ), self::MAX_LABEL_LENGTH );
				$errors[] = new FieldError( $field, 'too_long', $message );
			}
			if ( $label === '' || array_search( $label, $options, true ) >= $index ) {
				continue;
			}

			/* translators: %s: label of the option that stands twice. */
			$message  = sprintf( __( 'The option “%s” stands twice. Rename or remove one of them.', 'userfeedback' ), $label );
			$errors[] = new FieldError( $field, 'duplicate', $message );
		}
		return $errors;
	}

	public function hasItsOptions( Question $question ): bool {
		return count( $question->options() ) >= self::MIN_OPTIONS && ! in_array( '', $question->options(), true );
	}

	public function isQuantitative(): bool {
		return true;
	}

	public function read( Question $question, mixed $value ): Answer {
		// Strict on purpose: with a loose comparison `true` would be the first option.
		if ( ! is_string( $value ) || ! in_array( $value, $question->options(), true ) ) {
			throw new InvalidAnswer(
				'unknown_option',
				/* translators: %s: title of the question. */
				sprintf( __( 'This is not one of the options of “%s”. Reload the page and choose again.', 'userfeedback' ), $question->title )
			);
		}
		return Answer::choice( $question->id, [ $value ] );
	}
}
