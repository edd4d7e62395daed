<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Logic;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;

/**
 * Answers in the form in which conditions compare them: a list for types with several choices, otherwise a text.
 *
 * @since 0.3.0
 */
final class AnswerValues {

	public function __construct( private readonly QuestionTypes $types ) {}

	/**
	 * Values by question id. Skipped questions have an empty text or list.
	 *
	 * @param list<Question>   $questions
	 * @param iterable<Answer> $answers
	 * @return array<string, string|list<string>>
	 */
	public function of( array $questions, iterable $answers ): array {
		$types  = array_column( $questions, 'type', 'id' );
		$values = [];
		foreach ( $answers as $answer ) {
			$comparators                   = $this->types->form( $types[ $answer->questionId ] ?? '' )?->comparators() ?? [];
			$values[ $answer->questionId ] = in_array( Comparator::Includes, $comparators, true )
				? $answer->labels
				: $answer->labels[0] ?? $answer->texts['text'] ?? '';
		}
		return $values;
	}
}
