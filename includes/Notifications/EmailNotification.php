<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications;

use PHPMailer\PHPMailer\PHPMailer;
use UserFeedback\Database\Job;
use UserFeedback\Database\JobHandler;
use UserFeedback\Responses\Answer;
use UserFeedback\Responses\ResponseLifecycle;
use UserFeedback\Responses\ResponseNotFound;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyNotFound;
use UserFeedback\Surveys\SurveyService;

/**
 * The plain e-mail that tells a survey's addresses of a new response.
 */
final class EmailNotification implements JobHandler {

	public const KIND = 'email';

	/**
	 * @param string $resultsUrl Address of the results' screen.
	 */
	public function __construct(
		private readonly SurveyService $surveys,
		private readonly ResponseLifecycle $responses,
		private readonly string $resultsUrl
	) {}

	public function kind(): string {
		return self::KIND;
	}

	/**
	 * @throws MailNotSent When the mail server does not take it.
	 */
	public function handle( Job $job ): void {
		$surveyId   = (int) ( is_scalar( $job->payload['survey_id'] ?? null ) ? $job->payload['survey_id'] : 0 );
		$responseId = (int) ( is_scalar( $job->payload['response_id'] ?? null ) ? $job->payload['response_id'] : 0 );
		try {
			$survey = $this->surveys->get( $surveyId );
			$found  = $this->responses->get( $surveyId, $responseId );
		} catch ( SurveyNotFound | ResponseNotFound ) {
			// Deleted meanwhile: there is nothing to tell any more.
			return;
		}
		$addresses = EmailAddresses::of( $survey );
		if ( $addresses !== [] ) {
			$this->send( $job, $addresses, $this->subject( $survey ), $this->body( $survey, $found['answers'] ) );
		}
	}

	/**
	 * @param list<string> $addresses
	 */
	private function send( Job $job, array $addresses, string $subject, string $body ): void {
		// The same over all tries, so that a mail program can tell that it has this one already.
		$messageId = sprintf( '<userfeedback.%d.%d@%s>', get_current_blog_id(), $job->id, $this->host() );
		$mark      = static function ( PHPMailer $mailer ) use ( $messageId ): void {
			$mailer->MessageID = $messageId;
		};
		$reason    = '';
		$listen    = static function ( \WP_Error $error ) use ( &$reason ): void {
			$reason = $error->get_error_message();
		};
		add_action( 'phpmailer_init', $mark );
		add_action( 'wp_mail_failed', $listen );
		try {
			$sent = wp_mail( $addresses, $subject, $body, [ 'Content-Type: text/plain; charset=UTF-8' ] );
		} finally {
			remove_action( 'phpmailer_init', $mark );
			remove_action( 'wp_mail_failed', $listen );
		}
		if ( ! $sent ) {
			throw new MailNotSent( $reason );
		}
	}

	private function subject( Survey $survey ): string {
		/* translators: %s: title of a survey. */
		return Text::line( sprintf( __( 'New response to “%s”', 'userfeedback' ), $survey->title ) );
	}

	/**
	 * @param list<array{question: \UserFeedback\Surveys\Question, answer: Answer}> $answers
	 */
	private function body( Survey $survey, array $answers ): string {
		/* translators: %s: title of a survey. */
		$parts = [ sprintf( __( 'A visitor answered “%s”.', 'userfeedback' ), $survey->title ) ];
		foreach ( $answers as [ 'question' => $question, 'answer' => $answer ] ) {
			$parts[] = $question->title . "\n" . $this->text( $answer );
		}
		/* translators: %s: address of a page. */
		$parts[] = sprintf( __( 'Read the results: %s', 'userfeedback' ), "$this->resultsUrl#/survey/$survey->id" );
		return implode( "\n\n", $parts ) . "\n";
	}

	private function text( Answer $answer ): string {
		if ( $answer->isSkipped() ) {
			return __( 'Skipped', 'userfeedback' );
		}
		return implode( ', ', [ ...$answer->labels, ...array_values( $answer->texts ) ] );
	}

	private function host(): string {
		$host = wp_parse_url( home_url(), PHP_URL_HOST );
		return is_string( $host ) ? $host : 'localhost';
	}
}
