<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications;

use UserFeedback\Database\OutboxWorker;
use UserFeedback\Notifications\Email\ResponseReport;
use UserFeedback\Plugin;
use UserFeedback\Settings\Settings;
use UserFeedback\Surveys\SurveyService;

/**
 * What other plugins change of the email about a new response, through a real SMTP server.
 */
final class EmailFiltersTest extends MailTestCase {

	public function testSubjectTextAndRecipientsAreFilteredWithWhatTheMailReports(): void {
		$survey = $this->surveyNotifying( 'one@example.org, two@example.org' );
		$given  = [];
		add_filter(
			'userfeedback_email_recipients',
			static function ( array $recipients, ResponseReport $report ) use ( &$given ): array {
				$given[] = [ $report->survey->id, count( $report->responses ), $report->count ];
				return [ 'three@example.org', ...$recipients, 'three@example.org', 'nobody', [] ];
			},
			10,
			2
		);
		add_filter( 'userfeedback_email_subject', static fn ( string $subject ) => "[Site]\r\nBcc: victim@example.org $subject" );
		add_filter( 'userfeedback_email_body', static fn ( string $body ) => "Hello.\n\n$body" );
		$this->answer( $survey, [ 'q1' => 'Yes' ] );
		self::assertSame( [ 'done' => 1, 'failed' => 0 ], Plugin::instance()->get( OutboxWorker::class )->run() );

		[ $mail ] = $this->server->mails();
		preg_match( '/^Subject: (.*)\r?$/m', $mail['headers'], $found );
		$subject = iconv_mime_decode( trim( $found[1] ?? '' ), 0, 'UTF-8' );
		self::assertSame( [ [ $survey->id, 1, 1 ] ], $given );
		self::assertStringContainsString( 'To: three@example.org, one@example.org, two@example.org', $mail['headers'] );
		self::assertDoesNotMatchRegularExpression( '/^Bcc:/mi', $mail['headers'] );
		self::assertSame( '[Site] Bcc: victim@example.org New response to “Commas”', $subject );
		self::assertStringStartsWith( "Hello.\n\nA visitor answered “Commas”.", $mail['body'] );
	}

	public function testAFilterThatLeavesNoRecipientSendsNothing(): void {
		add_filter( 'userfeedback_email_recipients', '__return_empty_array' );
		$this->answer( $this->surveyNotifying( 'one@example.org' ), [ 'q1' => 'Yes' ] );
		self::assertSame( [ 'done' => 1, 'failed' => 0 ], Plugin::instance()->get( OutboxWorker::class )->run() );
		self::assertSame( [], $this->server->mails() );
	}

	/** Who may see and change recipients is the rule of RecipientRights: a filter decides about the mail alone. */
	public function testFilteredRecipientsAreNeitherShownNorStored(): void {
		$filter = static fn () => [ 'three@example.org' ];
		add_filter( 'userfeedback_email_recipients', $filter );
		$survey = $this->surveyNotifying( 'one@example.org' );
		$path   = "/userfeedback/v1/surveys/$survey->id";
		$this->asAdmin();
		self::assertSame( 'one@example.org', $this->body( $this->get( $path ) )['notifications']['email']['addresses'] );
		update_option( Settings::OPTION, Settings::stored()->with( [ Settings::CREATE_EDIT_SURVEYS => [ 'author' ] ] )->toArray() );
		$this->asRole( 'author' );
		$read = $this->body( $this->get( $path ) )['notifications'];
		self::assertSame( '', $read['email']['addresses'] );
		self::assertSame( 200, $this->post( $path, [ 'survey' => [ 'title' => 'New', 'notifications' => $read ] ] )->get_status() );
		$read['email']['addresses'] = 'three@example.org';
		$this->assertRefused( $this->post( $path, [ 'survey' => [ 'notifications' => $read ] ] ), 403, 'userfeedback_recipients_denied' );
		$stored = Plugin::instance()->get( SurveyService::class )->get( $survey->id )->notifications;
		self::assertSame( 'one@example.org', $stored['email']['addresses'] ?? null );
	}
}
