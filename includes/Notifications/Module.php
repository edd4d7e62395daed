<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Extensions\Extensions;
use UserFeedback\Notifications\Automation\AutomationSection;
use UserFeedback\Notifications\Email\EmailNotification;
use UserFeedback\Notifications\Email\EmailSection;
use UserFeedback\Notifications\Email\GatheredEmail;
use UserFeedback\Notifications\Email\WaitingEmails;
use UserFeedback\Notifications\Webhooks\WebhookSection;

/**
 * What happens after an answer: emails, webhooks, automation.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function responseSubscribers(): array {
		return [ ResponseNotifier::class ];
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
