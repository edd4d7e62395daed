<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox;

defined( 'ABSPATH' ) || exit;

/**
 * Finds notifications of one kind. A module contributes it (Module::notificationSources()).
 *
 * @since 0.7.0
 */
interface NotificationSource {

	/**
	 * What there is to say now, in the language of the current user; also what is active later. Every screen of the dashboard asks: it costs at most
	 * a query by a key. What costs more is looked for in a daily task.
	 *
	 * @return list<Notification>
	 */
	public function notifications(): array;
}
