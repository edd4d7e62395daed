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

	/**
	 * Whether a message is that text, in whatever language of this site: the survey may be that of somebody who reads another one.
	 */
	public static function isThankYou( string $message ): bool {
		if ( $message === self::thankYou() ) {
			return true;
		}
		foreach ( [ 'en_US', ...get_available_languages() ] as $locale ) {
			if ( switch_to_locale( $locale ) ) {
				$text = self::thankYou();
				restore_previous_locale();
				if ( $message === $text ) {
					return true;
				}
			}
		}
		return false;
	}
}
