<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox\Notices;

defined( 'ABSPATH' ) || exit;

use ReflectionFunction;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\AdminRoute;

/**
 * On the email settings of a site whose server sends emails by itself: many receivers refuse these.
 *
 * @since 0.7.0
 */
final class MailServiceNotice implements NoticeSource {

	public function notices( string $screen ): array {
		if ( $screen !== AdminPages::SETTINGS || $this->hasMailService() ) {
			return [];
		}
		return [
			new Notice(
				'no-mail-service',
				'info',
				__( 'Your server sends emails by itself, and many mailboxes treat these as spam.', 'userfeedback' ) . ' '
					. __( 'If a test email does not arrive, set up a plugin that sends through a mail service (SMTP).', 'userfeedback' ),
				'lightbulb',
				showOn: [ AdminRoute::EmailSettings ]
			),
		];
	}

	/**
	 * Whether a plugin decides how emails are sent.
	 */
	private function hasMailService(): bool {
		return has_action( 'phpmailer_init' ) || has_filter( 'pre_wp_mail' )
			|| ! str_ends_with( wp_normalize_path( (string) ( new ReflectionFunction( 'wp_mail' ) )->getFileName() ), '/wp-includes/pluggable.php' );
	}
}
