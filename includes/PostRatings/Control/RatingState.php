<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Control;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor has just done with a control, for the pages after a form was sent. No cache may keep such a page.
 *
 * @since 0.6.0
 */
final class RatingState {

	/**
	 * @param int|null $value       The visitor's own rating, 1 to 5; null without one.
	 * @param string   $message     Shown at the control, plain text; '' for none.
	 * @param bool     $isError     Whether the message is about a refusal.
	 * @param string   $comment     What the visitor typed into the comment box that was refused.
	 * @param bool     $asksComment Whether the comment box is shown.
	 * @param bool     $invites     Whether the invitation is shown.
	 */
	public function __construct(
		public readonly ?int $value,
		public readonly string $message = '',
		public readonly bool $isError = false,
		public readonly string $comment = '',
		public readonly bool $asksComment = false,
		public readonly bool $invites = false
	) {}
}
