<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Surveys\Logic\ComparedAnswers;
use UserFeedback\Surveys\Logic\ConditionFields;

/**
 * Where a visitor goes after the last question. The same rules as src/survey-model/redirect-target.ts; both are tested with
 * tests/fixtures/redirects.json.
 *
 * @since 0.6.0
 */
final class Redirects {

	/**
	 * URL of the target; '' if the visitor stays and reads the message. Of conditional redirects the first one that holds decides.
	 *
	 * @param mixed           $thankYou Page data of the thank-you (ThankYou::visitorValue()).
	 * @param ComparedAnswers $answers  Submitted values. The thank-you belongs to their current questions.
	 */
	public static function target( mixed $thankYou, ComparedAnswers $answers ): string {
		$url = match ( Cast::at( $thankYou, 'type' ) ) {
			ThankYou::REDIRECT    => Cast::at( $thankYou, 'redirect_url' ),
			ThankYou::CONDITIONAL => self::conditional( Cast::at( $thankYou, 'conditions' ), $answers ),
			default               => '',
		};
		return RedirectTarget::url( null, $url );
	}

	private static function conditional( mixed $rows, ComparedAnswers $answers ): mixed {
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			$condition = ConditionFields::redirect()->read( $row );
			if ( ! $condition->isOff && $answers->fulfilAll( [ $condition ] ) ) {
				return Cast::at( $row, 'redirect_url' );
			}
		}
		return '';
	}
}
