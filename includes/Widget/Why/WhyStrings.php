<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\Why;

defined( 'ABSPATH' ) || exit;

/**
 * Texts of the panel "Why (not) here?" and of the debug mode, by the keys that src/widget/why uses.
 *
 * @since 0.4.0
 */
final class WhyStrings {

	/**
	 * @return array<string, string>
	 */
	public static function all(): array {
		return [
			'heading'        => __( 'Surveys on this page', 'userfeedback' ),
			'close'          => __( 'Close', 'userfeedback' ),
			'none'           => __( 'No survey is published or scheduled.', 'userfeedback' ),
			'shows'          => __( 'Shows', 'userfeedback' ),
			'hidden'         => __( 'Hidden', 'userfeedback' ),
			'showing'        => __( 'Shows on this page now.', 'userfeedback' ),
			'shown'          => __( 'Was shown on this page and has been closed.', 'userfeedback' ),
			/* translators: %s: technical word for the reason why a survey is hidden. */
			'unknown'        => __( 'Hidden: %s.', 'userfeedback' ),
			'not_started'    => __(
				'Hidden: the script that chooses a survey has not run. A plugin may delay scripts, or the browser’s console shows an error.',
				'userfeedback'
			),
			'edit'           => Reasons::editSurvey(),
			'show'           => __( 'Show it anyway', 'userfeedback' ),
			/* translators: %s: title of a survey. */
			'show_title'     => __( 'Show it anyway: %s', 'userfeedback' ),
			'all'            => __( 'All surveys', 'userfeedback' ),
			'loading'        => __( 'Loading the survey…', 'userfeedback' ),
			/* translators: %s: title of a survey. */
			'preview'        => __( 'Preview of “%s”: nothing is counted or stored.', 'userfeedback' ),
			'preview_close'  => __( 'Close preview', 'userfeedback' ),
			'preview_failed' => __( 'The survey could not be loaded. Reload the page and try again.', 'userfeedback' ),
			'preview_empty'  => __( 'None of its questions can be shown because their add-on is not active.', 'userfeedback' ),
			'frame'          => __( 'Preview of the survey', 'userfeedback' ),
			/* translators: 1: id of a survey, 2: sentence, for example "Shows on this page now." */
			'console'        => __( 'Survey %1$s: %2$s', 'userfeedback' ),
		];
	}
}
