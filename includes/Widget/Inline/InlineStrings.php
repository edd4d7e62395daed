<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\Inline;

defined( 'ABSPATH' ) || exit;

/**
 * Texts of inline surveys besides those of the widget (Widget\WidgetStrings).
 *
 * @since 0.6.0
 */
final class InlineStrings {

	/**
	 * Label of the button that sends the answers.
	 */
	public static function send(): string {
		return __( 'Send', 'userfeedback' );
	}

	/**
	 * Above the errors of a form.
	 */
	public static function errors(): string {
		return __( 'Your answers have not been sent yet. Please correct them and send them again.', 'userfeedback' );
	}

	/**
	 * Label of the field that only programs fill.
	 */
	public static function honeypot(): string {
		return __( 'Leave this field empty', 'userfeedback' );
	}

	/**
	 * Why a survey with a question of a type without ServerForm does not show.
	 */
	public static function onlyPopup(): string {
		return __( 'It has a question that only a popup can ask. Show it as a popup, or remove the question.', 'userfeedback' );
	}

	/**
	 * A survey that does not exist, for people who may edit surveys.
	 */
	public static function missing(): string {
		$text = __( 'There is no survey here. Choose one in the block, or correct the id in the shortcode.', 'userfeedback' );
		return "$text " . self::onlyEditors();
	}

	/**
	 * Why visitors do not see a draft.
	 */
	public static function draft(): string {
		return __( 'It is a draft. Publish it so that visitors can answer.', 'userfeedback' );
	}

	/**
	 * Why visitors do not see a survey in the trash.
	 */
	public static function trashed(): string {
		return __( 'It is in the trash. Restore and publish it so that visitors can answer.', 'userfeedback' );
	}

	/**
	 * A survey that visitors do not see, for people who may edit surveys.
	 *
	 * @param string $title  Title of the survey.
	 * @param string $reason Why, as a sentence.
	 */
	public static function hidden( string $title, string $reason ): string {
		/* translators: 1: title of a survey, 2: sentence that says why visitors do not see it. */
		$text = sprintf( __( 'Survey “%1$s”: %2$s', 'userfeedback' ), $title, $reason );
		return "$text " . self::onlyEditors();
	}

	private static function onlyEditors(): string {
		return __( 'Only people who may edit surveys see this note.', 'userfeedback' );
	}
}
