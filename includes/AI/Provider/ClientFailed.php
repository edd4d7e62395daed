<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Provider;

defined( 'ABSPATH' ) || exit;

use UserFeedback\AI\ServiceFailed;

/**
 * An AI service cannot be asked, whatever for.
 *
 * @since 0.7.0
 */
final class ClientFailed extends ServiceFailed {

	/**
	 * The service accepts no more requests now.
	 */
	public static function limited(): self {
		$message = __( 'The AI service accepts no more requests at the moment. Wait some minutes, then try again.', 'userfeedback' );
		return new self( 'userfeedback_ai_limited', $message, 429 );
	}

	/**
	 * The service refused the key.
	 */
	public static function refused(): self {
		$message = __( 'The AI service refused the key of this site. Check it under Settings > Connectors.', 'userfeedback' );
		return new self( 'userfeedback_ai_refused', $message, 502 );
	}

	/**
	 * The service did not answer, or with an error of its own.
	 */
	public static function unreachable(): self {
		$message = __( 'The AI service did not answer. Try again in some minutes.', 'userfeedback' );
		return new self( 'userfeedback_ai_unreachable', $message, 502 );
	}

	/**
	 * The service answered, but not as its protocol says: a page, for example.
	 */
	public static function unreadable(): self {
		$message = __( 'The AI service sent an answer that cannot be read. Try again.', 'userfeedback' );
		return new self( 'userfeedback_ai_unreadable', $message, 502 );
	}
}
