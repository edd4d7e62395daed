<?php

declare( strict_types=1 );

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * How emails of the plugin look and are sent.
 *
 * @since 0.7.0
 */
final class Module extends \UserFeedback\Module {

	public function settingFields(): array {
		return [ new MailSettings() ];
	}
}
