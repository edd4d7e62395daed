<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Surveys\OptionRepository;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;

/**
 * Reads the options of surveys with all their labels.
 *
 * @since 0.7.0
 */
final class SurveyOptionsReader {

	public function __construct(
		private readonly OptionRepository $stored,
		private readonly QuestionTypes $types
	) {}

	/**
	 * The options that a survey has or had, in one query.
	 */
	public function read( Survey $survey ): SurveyOptions {
		$asked  = $this->asked( $survey );
		$stored = $this->stored->ofSurveys( [ $survey->id ] )[ $survey->id ] ?? [];
		$all    = [];
		foreach ( array_keys( $asked + $stored ) as $questionId ) {
			$all[ $questionId ] = QuestionOptions::fromLabels( $asked[ $questionId ] ?? [], $stored[ $questionId ] ?? [] );
		}
		return new SurveyOptions( $all );
	}

	/**
	 * The options that the questions of a survey have now, without a query.
	 *
	 * @return array<array<string>> Question → OptionId → label.
	 */
	public function asked( Survey $survey ): array {
		$labels = [];
		foreach ( $survey->questions as $question ) {
			$labels[ $question->id ] = $this->types->optionLabels( $question );
		}
		return $labels;
	}
}
