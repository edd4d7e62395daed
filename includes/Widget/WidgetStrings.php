<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * All texts of the widget's app that owners do not write; parts have their own texts (CoreParts). Scripts contain none: texts are translated on the
 * server, so that visitors load no translation library.
 *
 * @since 0.1.0
 */
final class WidgetStrings {

	/**
	 * Texts by the keys that the scripts use.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		return [
			'next'            => __( 'Next', 'userfeedback' ),
			'skip'            => __( 'Skip', 'userfeedback' ),
			'back'            => __( 'Back', 'userfeedback' ),
			'close'           => __( 'Close', 'userfeedback' ),
			'toggle'          => __( 'Feedback', 'userfeedback' ),
			'region_label'    => __( 'Survey', 'userfeedback' ),
			/* translators: Announced by screen readers when the survey opens. %s: title of the first question. */
			'announcement'    => __( 'Survey: %s', 'userfeedback' ),
			/* translators: 1: number of the question shown, 2: number of questions. */
			'progress'        => __( 'Question %1$s of %2$s', 'userfeedback' ),
			'required'        => __( 'Required', 'userfeedback' ),
			'required_choice' => __( 'Choose an answer to continue.', 'userfeedback' ),
			'saved'           => __( 'Your answer is saved and will be sent as soon as the site can be reached.', 'userfeedback' ),
			'answered'        => __( 'You have answered this.', 'userfeedback' ),
			'sending'         => __( 'Sending…', 'userfeedback' ),
			'error_send'      => __( 'Your answers have not been sent yet. Check your connection and try again.', 'userfeedback' ),
			'retry'           => __( 'Try again', 'userfeedback' ),
			'error_refused'   => __( 'Your answers could not be accepted.', 'userfeedback' ),
			'error_closed'    => __( 'This survey has closed, so your answers could not be saved.', 'userfeedback' ),
		];
	}
}
