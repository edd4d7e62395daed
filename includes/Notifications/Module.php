<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Extensions\Extensions;

/**
 * Emails about new responses.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function responseSubscribers(): array {
		return [ EmailSubscriber::class ];
	}

	/**
	 * Action userfeedback_register: whom a survey notifies, and how.
	 */
	public static function registerSettings( Extensions $extensions ): void {
		$extensions->settingSection( static fn () => [ new EmailSection(), new WebhookSection(), new AutomationSection() ] );
	}

	public function jobHandlers(): array {
		return [ EmailNotification::class, WaitingEmails::class, GatheredEmail::class ];
	}
}
