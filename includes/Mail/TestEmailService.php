<?php

declare( strict_types=1 );

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\RateLimiter;
use UserFeedback\Mail\Parts\Button;
use UserFeedback\Mail\Parts\Group;
use UserFeedback\Mail\Parts\Heading;
use UserFeedback\Mail\Parts\Paragraph;
use UserFeedback\Mail\Parts\Quote;
use UserFeedback\Support\AdminRoute;

/**
 * The rules of test emails: they show whether the site can send emails, and what these look like. Nobody can be sent one who would get no other.
 *
 * @since 0.7.0
 */
final class TestEmailService {

	private const PER_HOUR = 10;

	public function __construct(
		private readonly Mailer $mailer,
		private readonly RateLimiter $limiter
	) {}

	/**
	 * Sends a test email with the stored settings, in the language of the site.
	 *
	 * @param string $address That of the current user or of a stored recipient; '' for that of the current user.
	 * @return string Where it was sent.
	 * @throws TestEmailFailed When it is refused, here or by the mail server.
	 */
	public function send( string $address ): string {
		$user = wp_get_current_user();
		$to   = $address === '' ? $user->user_email : $address;
		if ( ! in_array( strtolower( $to ), array_map( strtolower( ... ), [ $user->user_email, ...MailSettings::recipients() ] ), true ) ) {
			throw TestEmailFailed::address();
		}
		if ( $this->limiter->hit( 'test-email', (string) $user->ID, HOUR_IN_SECONDS ) > self::PER_HOUR ) {
			throw TestEmailFailed::limit( HOUR_IN_SECONDS );
		}
		try {
			SiteLocale::run( fn () => $this->mailer->send( $to, $this->mail(), 'test.' . bin2hex( random_bytes( 8 ) ) ) );
		} catch ( MailNotSent $failure ) {
			throw TestEmailFailed::server( $failure->getMessage() );
		}
		return $to;
	}

	private function mail(): Mail {
		return new Mail(
			__( 'Test email of UserFeedback', 'userfeedback' ),
			[
				new Paragraph( __( 'This site can send emails. They will look like this one.', 'userfeedback' ) ),
				new Group(
					new Heading( __( 'A question of a survey', 'userfeedback' ), '1. ' ),
					new Quote( __( 'What a visitor answered.', 'userfeedback' ) )
				),
				new Button( __( 'Open the settings', 'userfeedback' ), AdminRoute::EmailSettings->urlElsewhere() ),
			],
			__( 'You get this email because somebody tested the email settings of this site.', 'userfeedback' )
		);
	}
}
