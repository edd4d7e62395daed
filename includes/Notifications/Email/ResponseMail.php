<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Email;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Mail\AddressList;
use UserFeedback\Mail\Mail;
use UserFeedback\Mail\Mailer;
use UserFeedback\Mail\MailNotSent;
use UserFeedback\Mail\Part;
use UserFeedback\Mail\SiteLocale;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Text;

/**
 * The email about new responses to a survey, in the language of the site, for the people whom the survey notifies at that moment.
 *
 * @since 0.1.0
 */
final class ResponseMail {

	public function __construct(
		private readonly Mailer $mailer,
		private readonly ResponseParts $parts
	) {}

	/**
	 * Sends it to one recipient.
	 *
	 * @param string $address One of recipients().
	 * @param string $id      See Mailer::send().
	 * @throws MailNotSent When the mail server does not accept it.
	 */
	public function send( ResponseReport $report, string $address, string $id ): void {
		SiteLocale::run( fn () => $this->mailer->send( $address, $this->mail( $report ), $id ) );
	}

	/**
	 * Who gets it now.
	 *
	 * @return list<string>
	 */
	public function recipients( ResponseReport $report ): array {
		/**
		 * Filters who gets the email about new responses. It holds answers of visitors: in the plugin only people with userfeedback_view_results
		 * may see or change the addresses, so take none from where others may write. Neither the survey nor what its editors see is changed.
		 * Invalid addresses are left out. The filter does not run for a survey that notifies nobody. It runs once to find the recipients, and
		 * again before each of them gets an email of their own: who is not among them then gets none.
		 *
		 * @since 0.2.0
		 *
		 * @param list<string>   $recipients Addresses that the survey names.
		 * @param ResponseReport $report     Survey, responses that the email shows, and number of those that it reports.
		 */
		$recipients = apply_filters( 'userfeedback_email_recipients', $report->recipients, $report );
		$recipients = is_array( $recipients ) ? array_map( trim( ... ), array_filter( $recipients, is_string( ... ) ) ) : [];
		return array_values( array_unique( array_filter( $recipients, AddressList::isAddress( ... ) ) ) );
	}

	private function mail( ResponseReport $report ): Mail {
		/* translators: %s: title of a survey. */
		$reason = __( 'You get this email because new responses to “%s” are sent to this address.', 'userfeedback' );
		$mail   = new Mail( $this->subject( $report ), $this->filteredParts( $report ), sprintf( $reason, Text::line( $report->survey->title ) ) );
		$text   = $this->mailer->text( $mail );

		/**
		 * Filters the email about new responses as plain text, in which what visitors typed is quoted by `> ` before each line. Quote what you
		 * add of theirs, too, or a visitor could write lines that look like yours. An email that this filter changes has no HTML, so that what
		 * it leaves out is not sent all the same: to change both, use userfeedback_email_parts.
		 *
		 * @since 0.2.0
		 *
		 * @param string         $text
		 * @param ResponseReport $report Survey, responses that the email shows, and number of those that it reports.
		 */
		$filtered = Cast::string( apply_filters( 'userfeedback_email_body', $text, $report ) );
		return $filtered === $text ? $mail : $mail->withText( $filtered );
	}

	/**
	 * @return list<Part>
	 */
	private function filteredParts( ResponseReport $report ): array {
		/**
		 * Filters the parts of the email about new responses, from which its plain text and its HTML are made.
		 *
		 * @since 0.7.0
		 *
		 * @param list<Part>     $parts  Such as Mail\Parts\Paragraph; what visitors typed is in Mail\Parts\Quote.
		 * @param ResponseReport $report Survey, responses that the email shows, and number of those that it reports.
		 */
		$parts = apply_filters( 'userfeedback_email_parts', $this->parts->of( $report ), $report );
		return is_array( $parts ) ? array_values( array_filter( $parts, static fn ( mixed $part ) => $part instanceof Part ) ) : [];
	}

	private function subject( ResponseReport $report ): string {
		$title = Text::line( $report->survey->title );
		if ( $report->count === 1 ) {
			/* translators: %s: title of a survey. */
			$subject = sprintf( __( 'New response to “%s”', 'userfeedback' ), $title );
		} else {
			/* translators: 1: number of responses, 2: title of a survey. */
			$text    = _n( '%1$s new response to “%2$s”', '%1$s new responses to “%2$s”', $report->count, 'userfeedback' );
			$subject = sprintf( $text, number_format_i18n( $report->count ), $title );
		}

		/**
		 * Filters the subject of the email about new responses. Line breaks and control characters are removed afterwards.
		 *
		 * @since 0.2.0
		 *
		 * @param string         $subject
		 * @param ResponseReport $report Survey, responses that the email shows, and number of those that it reports.
		 */
		return Text::line( Cast::string( apply_filters( 'userfeedback_email_subject', $subject, $report ) ) );
	}
}
