<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * No summary was made; the one before stays. The message is for the owner, and never what a service sent: that may hold parts of keys or of pages.
 *
 * @since 0.5.0
 */
final class SummaryFailed extends DomainError {

	/**
	 * It failed in the background.
	 *
	 * @param string $why What one of the others said then.
	 */
	public static function because( string $why ): self {
		return new self( 'userfeedback_summary_failed', $why, 502 );
	}

	/**
	 * The service accepts no more requests now.
	 */
	public static function limited(): self {
		$message = __( 'The AI service accepts no more requests at the moment. Wait some minutes, then try again.', 'userfeedback' );
		return new self( 'userfeedback_summary_limited', $message, 429 );
	}

	/**
	 * The service refused the key.
	 */
	public static function refused(): self {
		$message = __( 'The AI service refused the key of this site. Check it under Settings > Connectors.', 'userfeedback' );
		return new self( 'userfeedback_summary_refused', $message, 502 );
	}

	/**
	 * The service did not answer, or with an error of its own.
	 */
	public static function unreachable(): self {
		$message = __( 'The AI service did not answer. Try again in some minutes.', 'userfeedback' );
		return new self( 'userfeedback_summary_unreachable', $message, 502 );
	}

	/**
	 * The answer is not what was asked for: a page, half an answer, or words without the responses behind them.
	 */
	public static function unreadable(): self {
		$message = __( 'The AI service sent an answer that is not a summary of these responses. Try again.', 'userfeedback' );
		return new self( 'userfeedback_summary_unreadable', $message, 502 );
	}
}
