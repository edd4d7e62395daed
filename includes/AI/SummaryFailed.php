<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

/**
 * No summary was made; the one before stays.
 *
 * @since 0.5.0
 */
final class SummaryFailed extends ServiceFailed {

	/**
	 * It failed in the background.
	 *
	 * @param string $why What one of the others said then.
	 */
	public static function because( string $why ): self {
		return new self( 'userfeedback_summary_failed', $why, 502 );
	}

	/**
	 * The answer is not what was asked for: half an answer, or words without the responses behind them.
	 */
	public static function unreadable(): self {
		$message = __( 'The AI service sent an answer that is not a summary of these responses. Try again.', 'userfeedback' );
		return new self( 'userfeedback_summary_unreadable', $message, 502 );
	}
}
