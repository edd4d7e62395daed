<?php

declare( strict_types=1 );

namespace UserFeedback\Extensions;

defined( 'ABSPATH' ) || exit;

/**
 * Kind of a part, as in window.userfeedback.register( kind, name, definition ).
 *
 * @since 0.2.0
 */
enum PartKind: string {

	/** Shows questions of a type. */
	case QuestionType = 'question-type';

	/** Adds something to questions that have a setting. */
	case QuestionAddition = 'question-addition';

	/** Decides whether a visitor may see a survey. Loaded before the survey is chosen. */
	case Gate = 'gate';

	/** Decides when a survey shows. Loaded before the widget's app. */
	case Trigger = 'trigger';

	/** Component below the thank-you message. */
	case ThankYou = 'thank-you';

	/**
	 * Content below the message of surveys in the content of a page.
	 *
	 * @since 0.7.0
	 */
	case Ending = 'ending';

	/** Decides which question comes next. */
	case NextQuestion = 'next-question';

	/** CSS properties of the widget. */
	case Theme = 'theme';

	/**
	 * Receives the events of surveys.
	 *
	 * @since 0.4.0
	 */
	case Listener = 'listener';

	/**
	 * Follows the answers of visitors, to record them.
	 *
	 * @since 0.4.0
	 */
	case Observer = 'observer';

	/**
	 * Whether a survey still shows if the part cannot be loaded.
	 */
	public function isOptional(): bool {
		return $this !== self::QuestionType && $this !== self::Gate;
	}

	/**
	 * Whether the tab of a minimised popup needs the part, too: for its colours, or because it is an event that the tab is shown.
	 *
	 * @since 0.7.0
	 */
	public function isForTab(): bool {
		return $this === self::Theme || $this === self::Listener;
	}
}
