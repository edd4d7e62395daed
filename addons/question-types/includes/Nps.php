<?php

declare( strict_types=1 );

namespace UserFeedback\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Support\Html;
use UserFeedback\Surveys\QuestionTypes\FormField;
use UserFeedback\Surveys\QuestionTypes\NpsForm;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\QuestionTypes\ServerForm;

/**
 * The Net Promoter Score. The answer is a number of the scale.
 *
 * @since 0.1.0
 */
final class Nps extends NpsForm implements QuestionType, ServerForm {

	public function read( Question $question, mixed $value, array $extra ): Answer {
		return $this->readNumber( $question, $value );
	}

	public function fieldsHtml( Question $question, FormField $field ): string {
		$least = $this->least( $question );
		$ends  = [
			$least     => $field->string( 'nps_least' ),
			self::MOST => $field->string( 'nps_most' ),
		];
		$html  = '';
		foreach ( range( $least, self::MOST ) as $number ) {
			$end = $ends[ $number ] ?? null;
			// Not as hidden text in the label: browsers set spaces around it ("0 , Not Likely").
			$name  = $end === null ? null : strtr( $field->string( 'nps_end' ), [ '%1$s' => (string) $number, '%2$s' => trim( $end ) ] );
			$html .= $field->choice( 'radio', $number, (string) $number, (string) $number, $name );
		}
		$words = Html::element( 'span', [], Html::text( $ends[ $least ] ) ) . Html::element( 'span', [], Html::text( $ends[ self::MOST ] ) );
		return Html::element( 'div', [ 'class' => 'userfeedback-scale' ], $html )
			. Html::element( 'p', [ 'class' => 'userfeedback-ends', 'aria-hidden' => 'true' ], $words );
	}
}
