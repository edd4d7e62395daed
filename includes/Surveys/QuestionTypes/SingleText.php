<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Support\Text;

/**
 * A single line of free text.
 *
 * @since 0.1.0
 */
final class SingleText extends WrittenQuestion implements ServerForm {

	/** The specification's limit for long text; one line needs no more (decision 0004). */
	public const MAX_LENGTH = LongText::MAX_LENGTH;

	public function read( Question $question, mixed $value, array $extra ): Answer {
		$text = self::within( Text::line( self::text( $value ) ), self::MAX_LENGTH );
		return $text === '' ? Answer::skipped( $question->id ) : Answer::text( $question->id, $text );
	}

	public function fieldsHtml( Question $question, FormField $field ): string {
		return $field->textField(
			'input',
			[
				'type'        => 'text',
				'maxlength'   => self::MAX_LENGTH,
				'placeholder' => self::placeholder( $question ),
			]
		);
	}
}
