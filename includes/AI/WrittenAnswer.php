<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor wrote to one question, without personal data (Redaction).
 *
 * @since 0.5.0
 */
final class WrittenAnswer {

	/**
	 * @param string $kind     text for the answer itself, comment for what was written beside a choice.
	 * @param string $question Title of the question, as the visitor saw it.
	 * @param string $text     Plain text, possibly with line breaks.
	 */
	public function __construct(
		public readonly int $responseId,
		public readonly string $questionId,
		public readonly string $kind,
		public readonly string $question,
		public readonly string $text
	) {}
}
