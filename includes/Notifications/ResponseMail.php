<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Text;

/**
 * The mail about new responses to a survey, sent to those whom the survey notifies at that moment.
 */
final class ResponseMail {

	/**
	 * @param string $resultsUrl Address of the results' screen.
	 */
	public function __construct(
		private readonly Mailer $mailer,
		private readonly string $resultsUrl
	) {}

	/**
	 * Sends it.
	 *
	 * @param list<list<array{question: Question, answer: Answer}>> $shown Answers of the responses that it shows.
	 * @param int                                                   $count How many responses it reports.
	 * @param string                                                $id    See Mailer::send().
	 * @throws MailNotSent When the mail server does not take it.
	 */
	public function send( Survey $survey, array $shown, int $count, string $id ): void {
		$title = Text::line( $survey->title );
		$parts = [
			$this->introduction( $title, $count ),
			// A line between responses, since each begins with question 1 again.
			implode( "\n\n* * *\n\n", array_map( MailText::answers( ... ), $shown ) ),
		];
		$more  = $count - count( $shown );
		if ( $more > 0 ) {
			/* translators: %s: number of responses that the mail does not show. */
			$parts[] = sprintf( _n( 'And %s more.', 'And %s more.', $more, 'userfeedback' ), number_format_i18n( $more ) );
		}
		/* translators: %s: address of a page. */
		$parts[] = sprintf( __( 'Read the results: %s', 'userfeedback' ), "$this->resultsUrl#/survey/$survey->id" );
		$this->mailer->send( EmailAddresses::of( $survey ), $this->subject( $title, $count ), implode( "\n\n", array_filter( $parts ) ) . "\n", $id );
	}

	private function subject( string $title, int $count ): string {
		if ( $count === 1 ) {
			/* translators: %s: title of a survey. */
			return sprintf( __( 'New response to “%s”', 'userfeedback' ), $title );
		}
		/* translators: 1: number of responses, 2: title of a survey. */
		$text = _n( '%1$s new response to “%2$s”', '%1$s new responses to “%2$s”', $count, 'userfeedback' );
		return sprintf( $text, number_format_i18n( $count ), $title );
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
