<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

/**
 * Texts that a survey starts with, in the language of whoever makes it.
 */
final class SurveyTexts {

	/**
	 * Shown after the last question, also when the owner left the message empty (spec, widget 4).
	 */
	public static function thankYou(): string {
		return __( 'Thanks for your feedback!', 'userfeedback' );
	}
}
