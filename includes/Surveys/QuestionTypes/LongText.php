<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Support\Text;

/**
 * Free text of several lines.
 *
 * @since 0.1.0
 */
final class LongText extends WrittenQuestion implements ServerForm {

	/** Widget specification, section 9. */
	public const MAX_LENGTH = 400;

	public function read( Question $question, mixed $value, array $extra ): Answer {
		$text = self::within( Text::lines( self::text( $value ) ), self::MAX_LENGTH );
		return $text === '' ? Answer::skipped( $question->id ) : Answer::text( $question->id, $text );
	}

	public function fieldsHtml( Question $question, FormField $field ): string {
		return $field->textField(
			'textarea',
			[
				'rows'        => 4,
				'maxlength'   => self::MAX_LENGTH,
				'placeholder' => self::placeholder( $question ),
			]
		) . $field->counter( self::MAX_LENGTH, $field->text() );
	}
}
