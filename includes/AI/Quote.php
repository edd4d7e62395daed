<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

/**
 * Where a quote stands. Only its place is stored: the words are read from the response each time, so they go with it.
 *
 * @since 0.5.0
 */
final class Quote {

	/**
	 * @param string $kind   text or comment.
	 * @param int    $start  First character within the redacted text (WrittenAnswer::$text).
	 * @param int    $length In characters.
	 */
	public function __construct(
		public readonly int $responseId,
		public readonly string $questionId,
		public readonly string $kind,
		public readonly int $start,
		public readonly int $length
	) {}

	/**
	 * A part of an answer.
	 */
	public static function within( WrittenAnswer $answer, int $start, int $length ): self {
		return new self( $answer->responseId, $answer->questionId, $answer->kind, $start, $length );
	}

	/**
	 * The quoted words; '' if the answer is shorter now.
	 */
	public function read( WrittenAnswer $answer ): string {
		return trim( mb_substr( $answer->text, $this->start, $this->length, 'UTF-8' ) );
	}

	/**
	 * Whether this quotes an answer.
	 */
	public function isOf( WrittenAnswer $answer ): bool {
		return $this->responseId === $answer->responseId && $this->questionId === $answer->questionId && $this->kind === $answer->kind;
	}
}
