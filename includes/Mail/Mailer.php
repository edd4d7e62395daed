<?php

declare( strict_types=1 );

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || exit;

use Closure;
use InvalidArgumentException;
use PHPMailer\PHPMailer\PHPMailer;
use Throwable;
use UserFeedback\Support\Text;

/**
 * Sends the emails of the plugin, each to one address, as plain text or with HTML beside it (MailSettings::IS_HTML). Their Message-ID stays the same
 * over all tries, so that a mail program recognises a repeated one. Texts are in the current language: see SiteLocale.
 *
 * @since 0.7.0
 */
final class Mailer {

	/**
	 * Seconds that a mail server may take for one answer, instead of the five minutes of PHPMailer: with one that does not answer at all, it waits
	 * three times.
	 */
	private const PATIENCE = 10;

	/** WordPress' filter of wp_mail. */
	private const EMOJI = 'wp_staticize_emoji_for_email';

	/** What WordPress or this class sets. */
	private const OWN_HEADERS = [ 'to', 'cc', 'bcc', 'from', 'sender', 'reply-to', 'subject', 'date', 'message-id', 'mime-version', 'content-type' ];

	/**
	 * Sends an email.
	 *
	 * @param string $id Identifies the email on this site: letters, digits and dots. Of an email to several people each needs its own.
	 * @throws MailNotSent              When the mail server does not take it.
	 * @throws InvalidArgumentException When a header cannot be set.
	 */
	public function send( string $address, Mail $mail, string $id ): void {
		$headers = self::headers( $mail );
		if ( ! AddressList::isAddress( $address ) ) {
			throw new MailNotSent( sprintf( '“%s” is not an email address.', Text::line( $address ) ) );
		}
		$page   = new MailPage( MailSite::current() );
		$text   = $page->text( $mail );
		$html   = $mail->text === null && MailSettings::isHtml() ? $page->html( $mail ) : null;
		$reason = $this->attempt(
			sprintf( '<userfeedback.%d.%s@%s>', get_current_blog_id(), $id, $this->host() ),
			$text,
			$html,
			static fn () => wp_mail(
				$address,
				Text::line( $mail->subject ),
				$html ?? $text,
				[ 'Content-Type: ' . ( $html === null ? 'text/plain' : 'text/html' ) . '; charset=UTF-8', ...$headers ]
			)
		);
		if ( $reason !== null ) {
			throw new MailNotSent( $reason );
		}
	}

	/**
	 * What an email says as plain text.
	 */
	public function text( Mail $mail ): string {
		return ( new MailPage( MailSite::current() ) )->text( $mail );
	}

	/**
	 * Calls wp_mail() and returns why it failed; null when it did not.
	 *
	 * @param Closure(): bool $send
	 */
	private function attempt( string $messageId, string $text, ?string $html, Closure $send ): ?string {
		$restore = static fn ( bool $isSent ) => null;
		$reason  = '';

		// WordPress sends all emails of a request through one PHPMailer and does not reset these fields. Another plugin may send one when this
		// one is reported as sent or failed, so they are restored before that, and again in case nothing was reported.
		$prepare = static function ( PHPMailer $mailer ) use ( $messageId, $text, $html, &$prepare, &$restore ): void {
			remove_action( 'phpmailer_init', $prepare, PHP_INT_MAX );
			$restore = self::prepare( $mailer, $messageId, $text, $html );
		};
		$sent    = static function () use ( &$restore ): void {
			$restore( true );
		};
		$failed  = static function ( \WP_Error $error ) use ( &$restore, &$reason ): void {
			$restore( false );
			$reason = $error->get_error_message();
		};
		// WordPress would replace emoji in HTML by pictures of a server elsewhere, which learns who reads the email and when.
		$emoji = has_filter( 'wp_mail', self::EMOJI );
		if ( is_int( $emoji ) ) {
			remove_filter( 'wp_mail', self::EMOJI, $emoji );
		}
		add_action( 'phpmailer_init', $prepare, PHP_INT_MAX );
		add_action( 'wp_mail_succeeded', $sent, PHP_INT_MIN );
		add_action( 'wp_mail_failed', $failed, PHP_INT_MIN );
		$isSent = false;
		try {
			$isSent = $send();
		} catch ( Throwable $failure ) {
			// Of another plugin.
			$reason = $failure->getMessage();
		} finally {
			$restore( $isSent );
			remove_action( 'phpmailer_init', $prepare, PHP_INT_MAX );
			remove_action( 'wp_mail_succeeded', $sent, PHP_INT_MIN );
			remove_action( 'wp_mail_failed', $failed, PHP_INT_MIN );
			if ( is_int( $emoji ) ) {
				add_filter( 'wp_mail', self::EMOJI, $emoji );
			}
		}
		return $isSent ? null : $reason;
	}

	/**
	 * Sets what wp_mail() does not.
	 *
	 * @return Closure( bool ): void Restores it; the argument says whether the email was sent. Calls after the first do nothing.
	 */
	private static function prepare( PHPMailer $mailer, string $messageId, string $text, ?string $html ): Closure {
		$smtp   = $mailer->getSMTPInstance();
		$before = [ $mailer->MessageID, $mailer->Timeout, $smtp->Timelimit ];

		$mailer->MessageID = $messageId;
		$mailer->Timeout   = min( $mailer->Timeout, self::PATIENCE );
		$smtp->Timelimit   = min( $smtp->Timelimit, self::PATIENCE );
		// Another plugin may have put the text into a template of its own. Otherwise the type must be right, whatever wp_mail_content_type says:
		// what a visitor wrote in plain text is not HTML.
		if ( $mailer->Body === ( $html ?? $text ) ) {
			$mailer->isHTML( $html !== null );
			$mailer->AltBody = $html === null ? '' : $text;
		}

		$isDone = false;
		return static function ( bool $isSent ) use ( $mailer, $smtp, $before, &$isDone ): void {
			if ( $isDone ) {
				return;
			}
			$isDone = true;
			if ( ! $isSent ) {
				// PHPMailer would use the connection again, and take a late answer for that to the next email.
				$smtp->close();
			}
			[ $mailer->MessageID, $mailer->Timeout, $smtp->Timelimit ] = $before;
			$mailer->AltBody = '';
		};
	}

	/**
	 * @return list<string> As wp_mail() takes them.
	 * @throws InvalidArgumentException When one cannot be set.
	 */
	private static function headers( Mail $mail ): array {
		$headers = [];
		foreach ( $mail->headers as $name => $value ) {
			if ( preg_match( '/^[A-Za-z][A-Za-z0-9-]*$/D', $name ) !== 1 || in_array( strtolower( $name ), self::OWN_HEADERS, true ) ) {
				throw new InvalidArgumentException( 'An email has no header ' . Text::line( $name ) . '.' );
			}
			$headers[] = "$name: " . Text::line( $value );
		}
		return $headers;
	}

	private function host(): string {
		$host = wp_parse_url( home_url(), PHP_URL_HOST );
		return is_string( $host ) ? $host : 'localhost';
	}
}
