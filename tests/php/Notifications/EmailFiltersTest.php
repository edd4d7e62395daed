<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Mail\Part;
use UserFeedback\Mail\Parts\Paragraph;
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
		self::assertSame( [ 'done' => 4, 'failed' => 0 ], Plugin::instance()->get( OutboxWorker::class )->run() );

		$mails = $this->server->mails();
		$mail  = $mails[0];
		// To find the recipients, and before each of them gets an email.
		self::assertSame( array_fill( 0, 4, [ $survey->id, 1, 1 ] ), $given );
		self::assertSame( [ 'three@example.org', 'one@example.org', 'two@example.org' ], $this->headers( 'To' ) );
		$subject = self::header( 'Subject', $mail['headers'] );
		self::assertDoesNotMatchRegularExpression( '/^Bcc:/mi', $mail['headers'] );
		self::assertSame( '[Site] Bcc: victim@example.org New response to “Commas”', $subject );
		self::assertStringStartsWith( "Hello.\n\nA visitor answered “Commas”.", $mail['body'] );
		self::assertSame( '', $mail['html'], 'what a filter of the text leaves out must not be in the HTML' );
	}

	#[TestDox( '[NOT-05~] other plugins change the parts of an email, of which text and HTML are made' )]
	public function testPartsAreFilteredForTextAndHtml(): void {
		$filter = static fn ( array $parts, ResponseReport $report ) => [
			new Paragraph( "Seen by {$report->survey->title} & others." ),
			'no part',
			...array_filter( $parts, static fn ( Part $part ) => ! str_contains( $part->text(), '2. ' ) ),
		];
		add_filter( 'userfeedback_email_parts', $filter, 10, 2 );
		$this->answer( $this->surveyNotifying( 'one@example.org' ), [ 'q1' => 'Yes', 'q2' => 'A secret' ] );
		$this->work();
		[ $mail ] = $this->server->mails();
		self::assertStringStartsWith( "Seen by Commas & others.\n\nA visitor answered", $mail['body'] );
		self::assertStringContainsString( 'Seen by Commas &amp; others.', $mail['html'] );
		self::assertStringNotContainsString( 'A secret', $mail['body'] . $mail['html'] );
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
