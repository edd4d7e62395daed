<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;

/**
 * Single choice. The answer is the label of the option.
 *
 * @since 0.1.0
 */
final class RadioButton extends ChoiceForm implements QuestionType, ServerForm {

	public function read( Question $question, mixed $value, array $extra ): Answer {
		return self::readOption( $question, $value );
	}

	public function fieldsHtml( Question $question, FormField $field ): string {
		return $field->choices( 'radio', $question->options() );
	}
}
