<?php

declare( strict_types=1 );

namespace UserFeedback\Extensions;

defined( 'ABSPATH' ) || exit;

/**
 * What a part of the visitor's page is, as its script says in window.userfeedback.register( kind, name, definition ).
 *
 * @since 0.2.0
 */
enum PartKind: string {

	/** How questions of a type are shown. */
	case QuestionType = 'question-type';

	/** What a setting of questions adds to them. */
	case QuestionAddition = 'question-addition';

	/** Decides when a survey shows. Fetched before the widget's app, and without it. */
	case Trigger = 'trigger';

	/** What follows the last message. */
	case ThankYou = 'thank-you';

	/** Decides which question comes next. */
	case NextQuestion = 'next-question';

	/** How the widget looks. */
	case Theme = 'theme';

	/**
	 * Whether a survey shows without its part when that cannot be fetched.
	 */
	public function isOptional(): bool {
		return $this !== self::QuestionType;
	}
}
