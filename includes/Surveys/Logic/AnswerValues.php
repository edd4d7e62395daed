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
	 * Values by question id, options by their ids. Skipped questions have an empty text or list.
	 *
	 * @param list<Question>   $questions Of the revision that was answered.
	 * @param iterable<Answer> $answers
	 * @return array<string, string|list<string>>
	 */
	public function of( array $questions, iterable $answers ): array {
		$asked  = array_column( $questions, null, 'id' );
		$values = [];
		foreach ( $answers as $answer ) {
			$question    = $asked[ $answer->questionId ] ?? null;
			$comparators = $this->types->form( $question->type ?? '' )?->comparators() ?? [];
			// The number of a scale is no option.
			$chosen = $question?->options() === [] ? $answer->labels : $answer->optionIds;

			$values[ $answer->questionId ] = in_array( Comparator::Includes, $comparators, true )
				? $chosen
				: $chosen[0] ?? $answer->texts['text'] ?? '';
		}
		return $values;
	}
}
