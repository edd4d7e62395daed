<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Surveys\Logic\OptionNames;
use UserFeedback\Surveys\QuestionTypes\OptionIds;

/**
 * Questions as the REST API and survey files have them, in the shape of QuestionSchema: conditions have labels, and all options have ids, also those
 * of surveys that were stored before options had ids.
 *
 * @since 0.7.0
 */
final class SentQuestions {

	/**
	 * @param list<Question> $questions All questions of a survey.
	 * @return list<array<string, mixed>>
	 */
	public static function toArray( array $questions ): array {
		$labelled = ( new OptionNames( $questions ) )->labelledQuestions();
		return array_map( static fn ( Question $question ) => OptionIds::completed( $question )->toArray(), $labelled );
	}
}
