<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Translations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\AI\ServiceFailed;
use UserFeedback\Support\FieldError;

/**
 * No translations were suggested. Nothing is stored with suggestions, so nothing is lost.
 *
 * @since 0.7.0
 */
final class SuggestionsFailed extends ServiceFailed {

	/**
	 * There is no service that writes text.
	 */
	public static function withoutService(): self {
		$message = __(
			'Suggestions need an AI service that writes text. Set one up under Settings > Connectors, in WordPress 7.0 or newer.',
			'userfeedback'
		);
		return new self( 'userfeedback_ai_missing', $message, 409 );
	}

	/**
	 * What was sent cannot be translated.
	 *
	 * @param non-empty-list<FieldError> $errors Errors by field.
	 */
	public static function invalid( array $errors ): self {
		return new self( 'userfeedback_suggestions_invalid', $errors[0]->message, 400, $errors );
	}

	/**
	 * The answer is not what was asked for: half an answer, or words around it.
	 */
	public static function unreadable(): self {
		$message = __( 'The AI service sent an answer that has no translations. Try again.', 'userfeedback' );
		return new self( 'userfeedback_suggestions_unreadable', $message, 502 );
	}
}
