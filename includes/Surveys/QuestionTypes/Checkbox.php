<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Surveys\Logic\Comparator;

/**
 * Multiple choice. The answer is a list of labels.
 *
 * @since 0.1.0
 */
final class Checkbox extends ChoiceForm implements QuestionType, ServerForm {

	/** One option is enough, for example "I agree". */
	public const MIN_OPTIONS = 1;

	public function read( Question $question, mixed $value, array $extra ): Answer {
		if ( ! is_array( $value ) ) {
			throw self::unknownOption( $question );
		}
		$labels = array_map( static fn ( mixed $option ) => self::readLabel( $question, $option ), $value );
		// In the order of the options, without duplicates.
		$chosen = array_values( array_intersect( $question->options(), $labels ) );
		return $chosen === [] ? Answer::skipped( $question->id ) : Answer::choice( $question->id, $chosen );
	}

	public function comparators(): array {
		return Comparator::SOME_OF;
	}

	public function fieldsHtml( Question $question, FormField $field ): string {
		return $field->choices( 'checkbox', $question->options() );
	}

	public function formValue(): FormValue {
		return FormValue::Labels;
	}

	protected function minOptions(): int {
		return self::MIN_OPTIONS;
	}
}
