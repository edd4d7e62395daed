<?php

declare( strict_types=1 );

namespace UserFeedback\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Surveys\QuestionTypes\AdditionalSettings;
use UserFeedback\Surveys\QuestionTypes\QuestionAddition;
use UserFeedback\Surveys\QuestionTypes\QuestionForm;

/**
 * Options in another order for each visitor. The browser draws it, since pages come from caches; answers are read as ever.
 *
 * @since 0.1.0
 */
final class RandomOrder implements QuestionAddition {

	public function setting(): string {
		return 'randomize';
	}

	public function suits( Question $question, QuestionForm $form ): bool {
		return AdditionalSettings::suits( $this->setting(), $form );
	}

	public function read( Question $question, Answer $answer, array $extra ): Answer {
		return $answer;
	}
}
