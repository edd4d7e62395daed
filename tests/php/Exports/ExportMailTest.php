<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Exports;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Exports\ExportMail;
use UserFeedback\Exports\ExportRepository;
use UserFeedback\Mail\Mailer;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\SmtpServer;

/**
 * The email about an export that took long.
 */
final class ExportMailTest extends BackgroundTestCase {

	private SmtpServer $server;

	protected function setUp(): void {
		parent::setUp();
		$this->server = SmtpServer::start();
	}

	protected function tearDown(): void {
		$this->server->stop();
		parent::tearDown();
	}

	#[TestDox( '[EXP-03~] the user who asked gets an email once the export took two minutes, without answers or the address of the file' )]
	public function testTheUserGetsAnEmailAfterTwoMinutes(): void {
		$export = $this->start( 'csv' );
		$mail   = new ExportMail( new Mailer() );
		$mail->sendIfLate( $export, $export->createdAt->modify( '+119 seconds' ) );
		self::assertCount( 0, $this->server->mails() );
		$mail->sendIfLate( $export, $export->createdAt->modify( '+120 seconds' ) );
		$mails = $this->server->mails();
		self::assertCount( 1, $mails );
		$user = get_userdata( 1 );
		self::assertNotFalse( $user );
		[ 'headers' => $headers, 'body' => $body ] = $mails[0];
		self::assertStringContainsString( "To: $user->user_email", $headers );
		self::assertStringContainsString( 'Subject: Your export is ready', $headers );
		self::assertStringContainsString( "admin.php?page=userfeedback_results&route=/survey/{$this->survey->id}", $body );
		self::assertStringNotContainsString( $export->file, $body );
		self::assertStringNotContainsString( 'userfeedback_exports', $body );
	}

	#[TestDox( '[EXP-03~] nobody without access to results gets an email' )]
	public function testNobodyWithoutAccessGetsAnEmail(): void {
		$userId   = $this->asRole( 'author' );
		$export   = $this->background->start( $this->prepared( 'csv' ), $userId );
		( new ExportMail( new Mailer() ) )->sendIfLate( $export, $export->createdAt->modify( '+1 hour' ) );
		self::assertSame( [], $this->server->mails() );
	}

	#[TestDox( '[EXP-03~] the job sends the email with its last part' )]
	public function testTheJobSendsTheEmailWithItsLastPart(): void {
		$export = $this->start( 'csv' );
		$stored = Plugin::instance()->get( ExportRepository::class );
		// It waited for ten minutes.
		$this->age( $export->id, 600 );
		self::assertFalse( $this->turn( $export->id ) );
		self::assertSame( [], $this->server->mails() );
		while ( ! $this->turn( $export->id ) ) {
			continue;
		}
		self::assertCount( 1, $this->server->mails() );
		self::assertSame( 'done', $stored->find( $export->id )?->state );
		self::assertTrue( $this->turn( $export->id ) );
		self::assertCount( 1, $this->server->mails(), 'a repeated job sends none' );
	}
}
