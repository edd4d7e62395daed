<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Email;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Responses\AnsweredResponse;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Text;

/**
 * The email about new responses to a survey, sent to the people whom the survey notifies at that moment.
 *
 * @since 0.1.0
 */
final class ResponseMail {

	public function __construct( private readonly Mailer $mailer ) {}

	/**
	 * Sends it, unless a filter leaves no recipient.
	 *
	 * @param string $id See Mailer::send().
	 * @throws MailNotSent When the mail server does not accept it.
	 */
	public function send( ResponseReport $report, string $id ): void {
		$recipients = $this->recipients( $report );
		if ( $recipients !== [] ) {
			$this->mailer->send( $recipients, $this->subject( $report ), $this->body( $report ), $id );
		}
	}

	/**
	 * @return list<string>
	 */
	private function recipients( ResponseReport $report ): array {
		/**
		 * Filters who gets the email about new responses. It holds answers of visitors: in the plugin only people with userfeedback_view_results
		 * may see or change the addresses, so take none from where others may write. Neither the survey nor what its editors see is changed.
		 * Invalid addresses are left out. The filter does not run for a survey that notifies nobody.
		 *
		 * @since 0.2.0
		 *
		 * @param list<string>   $recipients Addresses that the survey names.
		 * @param ResponseReport $report     Survey, responses that the email shows, and number of those that it reports.
		 */
		$recipients = apply_filters( 'userfeedback_email_recipients', $report->recipients, $report );
		$recipients = is_array( $recipients ) ? array_map( trim( ... ), array_filter( $recipients, is_string( ... ) ) ) : [];
		return array_values( array_unique( array_filter( $recipients, static fn ( string $address ) => is_email( $address ) !== false ) ) );
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

	private function body( ResponseReport $report ): string {
		$title = Text::line( $report->survey->title );
		$shown = array_map( static fn ( AnsweredResponse $response ) => MailText::answers( $response->answers ), $report->responses );
		$parts = [
			$this->introduction( $title, $report->count ),
			// A line between responses, since each begins with question 1 again.
			implode( "\n\n* * *\n\n", $shown ),
		];
		$more  = $report->count - count( $shown );
		if ( $more > 0 ) {
			/* translators: %s: number of responses that the mail does not show. */
			$parts[] = sprintf( _n( 'And %s more.', 'And %s more.', $more, 'userfeedback' ), number_format_i18n( $more ) );
		}
		/* translators: %s: address of a page. */
		$parts[] = sprintf( __( 'Read the results: %s', 'userfeedback' ), AdminPages::url( AdminPages::RESULTS ) . "#/survey/{$report->survey->id}" );
		$body    = implode( "\n\n", array_filter( $parts ) ) . "\n";

		/**
		 * Filters the text of the email about new responses: plain text, in which what visitors typed is quoted by `> ` before each line. Quote
		 * what you add of theirs, too, or a visitor could write lines that look like yours.
		 *
		 * @since 0.2.0
		 *
		 * @param string         $body
		 * @param ResponseReport $report Survey, responses that the email shows, and number of those that it reports.
		 */
		return Cast::string( apply_filters( 'userfeedback_email_body', $body, $report ) );
	}

	private function introduction( string $title, int $count ): string {
		if ( $count === 1 ) {
			/* translators: %s: title of a survey. */
			return sprintf( __( 'A visitor answered “%s”.', 'userfeedback' ), $title );
		}
		/* translators: 1: number of responses, 2: title of a survey. */
		$text = _n(
			'“%2$s” received %1$s response.',
			'“%2$s” received %1$s responses.',
			$count,
			'userfeedback'
		);
		return sprintf( $text, number_format_i18n( $count ), $title );
	}
}
