<?php

declare( strict_types=1 );

namespace UserFeedback\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Support\Html;
use UserFeedback\Surveys\QuestionTypes\FormField;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\QuestionTypes\ServerForm;
use UserFeedback\Surveys\QuestionTypes\StarRatingForm;

/**
 * One to five stars. The answer is their number.
 *
 * @since 0.1.0
 */
final class StarRating extends StarRatingForm implements QuestionType, ServerForm {

	public function read( Question $question, mixed $value, array $extra ): Answer {
		return $this->readNumber( $question, $value );
	}

	/**
	 * The style sheet draws the stars (src/widget/inline/inline.scss).
	 */
	public function fieldsHtml( Question $question, FormField $field ): string {
		$html = '';
		for ( $stars = 1; $stars <= self::MOST; $stars++ ) {
			$name  = Html::element( 'span', [ 'class' => 'userfeedback-unseen' ], Html::text( $field->string( "stars_$stars" ) ) );
			$html .= $field->choice( 'radio', $stars, (string) $stars, $name );
		}
		return Html::element( 'div', [ 'class' => 'userfeedback-stars' ], $html );
	}
}
