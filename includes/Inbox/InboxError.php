<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * A notification, an action or a notice that the user cannot have meant.
 *
 * @since 0.7.0
 */
final class InboxError extends DomainError {

	/**
	 * There is no such notification, or it does not concern the user.
	 */
	public static function notFound(): self {
		return new self(
			'userfeedback_notification_not_found',
			__( 'This notification does not exist any more. Reload the page.', 'userfeedback' ),
			404
		);
	}

	/**
	 * No button of a notification does this.
	 */
	public static function unknownAction(): self {
		return new self(
			'userfeedback_action_unknown',
			__( 'This action does not exist any more. Reload the page.', 'userfeedback' ),
			404
		);
	}

	/**
	 * What should be done again was done already, or was deleted.
	 */
	public static function nothingToRetry(): self {
		return new self(
			'userfeedback_nothing_to_retry',
			__( 'This task has not failed any more: it is waiting, running or done. Reload the page.', 'userfeedback' ),
			409
		);
	}

	/**
	 * No notice has such an id.
	 */
	public static function invalidNotice(): self {
		return new self( 'userfeedback_notice_invalid', __( 'This notice does not exist. Reload the page.', 'userfeedback' ), 400 );
	}
}
