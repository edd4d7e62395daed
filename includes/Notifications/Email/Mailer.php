<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Email;

defined( 'ABSPATH' ) || exit;

use PHPMailer\PHPMailer\PHPMailer;

/**
 * Sends plain text emails whose Message-ID stays the same over all tries, so that a mail program recognises a repeated one.
 *
 * @since 0.1.0
 */
final class Mailer {

	/**
	 * Sends an email.
	 *
	 * @param list<string> $addresses
	 * @param string       $subject One line.
	 * @param string       $body    Plain text.
	 * @param string       $id      Identifies the email on this site: letters, digits and dots.
	 * @throws MailNotSent When the mail server does not take it.
	 */
	public function send( array $addresses, string $subject, string $body, string $id ): void {
		$messageId = sprintf( '<userfeedback.%d.%s@%s>', get_current_blog_id(), $id, $this->host() );
		$restore   = static fn () => null;
		$reason    = '';

		// WordPress sends all emails of a request through one PHPMailer and does not reset this field. Another plugin may send one when this
		// one is reported as sent or failed, so the field is restored before that, and again in case nothing was reported.
		$mark   = static function ( PHPMailer $mailer ) use ( $messageId, &$mark, &$restore ): void {
			remove_action( 'phpmailer_init', $mark );
			$previous          = $mailer->MessageID;
			$mailer->MessageID = $messageId;
			$restore           = static function () use ( $mailer, $previous ): void {
				$mailer->MessageID = $previous;
			};
		};
		$sent   = static function () use ( &$restore ): void {
			$restore();
		};
		$failed = static function ( \WP_Error $error ) use ( &$restore, &$reason ): void {
			$restore();
			$reason = $error->get_error_message();
		};
		add_action( 'phpmailer_init', $mark );
		add_action( 'wp_mail_succeeded', $sent, PHP_INT_MIN );
		add_action( 'wp_mail_failed', $failed, PHP_INT_MIN );
		try {
			$isSent = wp_mail( $addresses, $subject, $body, [ 'Content-Type: text/plain; charset=UTF-8' ] );
		} finally {
			$restore();
			remove_action( 'phpmailer_init', $mark );
			remove_action( 'wp_mail_succeeded', $sent, PHP_INT_MIN );
			remove_action( 'wp_mail_failed', $failed, PHP_INT_MIN );
		}
		if ( ! $isSent ) {
			throw new MailNotSent( $reason );
		}
	}

	private function host(): string {
		$host = wp_parse_url( home_url(), PHP_URL_HOST );
		return is_string( $host ) ? $host : 'localhost';
	}
}
