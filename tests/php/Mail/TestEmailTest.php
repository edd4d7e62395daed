<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Mail;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Mail\MailSettings;
use UserFeedback\Settings\Settings;
use UserFeedback\Tests\Notifications\MailTestCase;

/**
 * The test email of the settings screen, received by a real SMTP server.
 */
final class TestEmailTest extends MailTestCase {

	private const PATH = '/userfeedback/v1/settings/test-email';

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
		update_option( Settings::OPTION, [ MailSettings::RECIPIENTS => 'one@example.org, two@example.org' ] );
	}

	#[TestDox( '[STG-03~] a test email goes to the user or to a saved recipient, to nobody else' )]
	public function testGoesToKnownAddressesOnly(): void {
		$own = wp_get_current_user()->user_email;
		self::assertSame( [ 'address' => $own ], $this->body( $this->post( self::PATH ) ) );
		foreach ( [ $own, 'two@example.org', 'TWO@example.org' ] as $address ) {
			self::assertSame( 200, $this->post( self::PATH, [ 'address' => $address ] )->get_status() );
		}
		foreach ( [ 'three@example.org', 'one@example.org, two@example.org', "two@example.org\r\nBcc: three@example.org", 'nobody' ] as $address ) {
			$this->assertRefused( $this->post( self::PATH, [ 'address' => $address ] ), 403, 'userfeedback_test_address_denied' );
		}
		self::assertSame( [ $own, $own, 'two@example.org', 'TWO@example.org' ], $this->headers( 'To' ) );
		$mail = $this->server->mails()[0];
		self::assertSame( 'Test email of UserFeedback', self::header( 'Subject', $mail['headers'] ) );
		self::assertStringContainsString( '> What a visitor answered.', $mail['body'] );
		self::assertStringContainsString( 'page=userfeedback_settings&amp;route=/email', $mail['html'] );
	}

	#[TestDox( '[STG-03~] what the mail server says is reported' )]
	public function testReportsTheMailServer(): void {
		$this->server->mode( 'refuse one@example.org' );
		$refused = $this->post( self::PATH, [ 'address' => 'one@example.org' ] );
		$this->assertRefused( $refused, 424, 'userfeedback_test_email_failed' );
		$data = $this->body( $refused );
		self::assertStringContainsString( 'one@example.org: no <such> mailbox', $data['data']['reason'] );
		self::assertStringEndsWith( $data['data']['reason'], $data['message'] );
		self::assertSame( 200, $this->post( self::PATH, [ 'address' => 'two@example.org' ] )->get_status() );
	}

	#[TestDox( '[STG-03~] nobody sends more than ten test emails in an hour' )]
	public function testIsLimited(): void {
		for ( $number = 1; $number <= 10; $number++ ) {
			self::assertSame( 200, $this->post( self::PATH )->get_status() );
		}
		$refused = $this->post( self::PATH );
		$this->assertRefused( $refused, 429, 'userfeedback_test_email_limited' );
		self::assertSame( '3600', (string) $refused->get_headers()['Retry-After'] );
		self::assertCount( 10, $this->server->raw() );
		$this->asAdmin();
	}
}
