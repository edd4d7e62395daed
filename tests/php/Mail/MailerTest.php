<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Mail;

use InvalidArgumentException;
use PHPMailer\PHPMailer\PHPMailer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Mail\Mail;
use UserFeedback\Mail\Mailer;
use UserFeedback\Mail\MailNotSent;
use UserFeedback\Mail\MailSettings;
use UserFeedback\Mail\Parts\Link;
use UserFeedback\Mail\Parts\Paragraph;
use UserFeedback\Mail\Parts\Quote;
use UserFeedback\Settings\Settings;
use UserFeedback\Tests\Notifications\MailTestCase;

/**
 * Emails of the plugin as they arrive at a real SMTP server, and what is left of a failed one.
 */
final class MailerTest extends MailTestCase {

	private const ADDRESS = 'one@example.org';

	protected function tearDown(): void {
		unset( $GLOBALS['phpmailer'] );
		parent::tearDown();
	}

	#[TestDox( '[NOT-05~] an email has a plain text, and HTML beside it unless the setting says plain' )]
	public function testIsPlainOrHtmlBySetting(): void {
		$this->send();
		update_option( Settings::OPTION, [ MailSettings::IS_HTML => false ] );
		$this->send();
		[ $html, $plain ] = $this->server->mails();
		self::assertStringContainsString( 'Content-Type: multipart/alternative;', $html['headers'] );
		self::assertStringContainsString( '<p dir="auto" class="ufb-words"', $html['html'] );
		self::assertStringContainsString( 'Content-Type: text/plain; charset=UTF-8', $plain['headers'] );
		self::assertSame( '', $plain['html'] );
		// PHPMailer ends an email without parts with another line break.
		self::assertSame( $plain['body'], "{$html['body']}\n" );
		$end = "-- \nBecause.\nSent by UserFeedback: " . home_url( '/' ) . "\nStop: https://example.org/stop\n";
		self::assertSame( "Hello.\n\n> <b>Größe</b> 🎉\n\n$end", $html['body'] );
	}

	#[TestDox( '[NOT-05~] a plugin that makes all emails of the site HTML does not make HTML of what a visitor wrote' )]
	public function testKeepsTheTypeOfItsText(): void {
		foreach ( [ 'text/html', 'text/plain' ] as $type ) {
			add_filter( 'wp_mail_content_type', static fn () => $type, 99 );
			foreach ( [ true, false ] as $isHtml ) {
				update_option( Settings::OPTION, [ MailSettings::IS_HTML => $isHtml ] );
				$this->send();
			}
		}
		$types = array_map( static fn ( string $value ) => explode( ';', $value )[0], $this->headers( 'Content-Type' ) );
		self::assertSame( [ 'multipart/alternative', 'text/plain', 'multipart/alternative', 'text/plain' ], $types );
	}

	#[TestDox( '[NOT-05~] the header image is the only thing that a mail program loads, and says the name of the site when it does not' )]
	public function testLoadsOnlyTheHeaderImage(): void {
		$image = wp_get_upload_dir()['baseurl'] . '/logo & co.png';
		update_option( Settings::OPTION, [ MailSettings::HEADER_IMAGE => str_replace( ' ', '%20', $image ) ] );
		update_option( 'blogname', 'Brot & "Butter"' );
		$this->send();
		// Somebody has changed the option by hand, or the media library has moved.
		update_option( Settings::OPTION, [ MailSettings::HEADER_IMAGE => 'https://tracker.example/pixel.png' ] );
		$this->send();
		[ $with, $without ] = array_column( $this->server->mails(), 'html' );
		preg_match_all( '/<img src="([^"]*)" alt="([^"]*)"/', $with, $images );
		// Once for Word, once for all others.
		self::assertSame( array_fill( 0, 2, esc_attr( str_replace( ' ', '%20', $image ) ) ), $images[1] );
		self::assertSame( array_fill( 0, 2, 'Brot &amp; &quot;Butter&quot;' ), $images[2] );
		self::assertStringNotContainsString( 'tracker.example', $without );
		foreach ( [ $with, $without ] as $html ) {
			self::assertStringContainsString( 'Sent by Brot &amp; &quot;Butter&quot;', $html );
			self::assertDoesNotMatchRegularExpression( '/<(script|link|iframe|object|video|input|form)|url\(|@import|background=/i', $html );
		}
		self::assertStringNotContainsString( '<img', $without );
		self::assertStringContainsString( '🎉', $without, 'WordPress would load a picture for it from another server' );
	}

	#[TestDox( 'no line break in subject, header or address adds a header or a recipient' )]
	public function testNothingAddsHeaders(): void {
		$header = [ 'List-Unsubscribe' => "<https://example.org/>\r\nBcc: victim@example.org" ];
		$mail   = new Mail( "Hello\r\nBcc: victim@example.org", [], 'Because.', $header );
		$this->mailer()->send( self::ADDRESS, $mail, '1' );
		$headers = $this->server->mails()[0]['headers'];
		self::assertDoesNotMatchRegularExpression( '/^(Bcc|Cc):/mi', $headers );
		self::assertSame( 'Hello Bcc: victim@example.org', self::header( 'Subject', $headers ) );
		self::assertSame( '<https://example.org/> Bcc: victim@example.org', self::header( 'List-Unsubscribe', $headers ) );
		foreach ( [ 'Bcc', 'cc', 'From', "X\r\nBcc", 'Content-Type', '' ] as $name ) {
			try {
				$this->mailer()->send( self::ADDRESS, new Mail( 'Hello', [], 'Because.', [ $name => 'victim@example.org' ] ), '1' );
				self::fail( "The header $name was set." );
			} catch ( InvalidArgumentException ) {
				self::assertCount( 1, $this->server->raw() );
			}
		}
	}

	#[DataProvider( 'addresses' )]
	public function testSendsToNothingButOneAddress( string $address ): void {
		try {
			$this->mailer()->send( $address, new Mail( 'Hello', [], 'Because.' ), '1' );
			self::fail( 'It was sent.' );
		} catch ( MailNotSent ) {
			self::assertSame( [], $this->server->raw() );
		}
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function addresses(): iterable {
		yield 'two' => [ 'one@example.org,two@example.org' ];
		yield 'with a name' => [ 'One <one@example.org>' ];
		yield 'with a header' => [ "one@example.org\r\nBcc: two@example.org" ];
		yield 'with a line break before the @' => [ "one\n@example.org" ];
		yield 'with a line break at its end' => [ "one@example.org\n" ];
		yield 'none' => [ '' ];
	}

	#[TestDox( '[NOT-05~] what another plugin throws while an email is sent is a failed try' )]
	public function testOtherPluginsMayThrow(): void {
		foreach ( [ 'wp_mail', 'phpmailer_init', 'wp_mail_from_name' ] as $hook ) {
			add_filter( $hook, $throw = static fn () => throw new RuntimeException( "Failed in $hook." ) );
			self::assertSame( "Failed in $hook.", $this->failure() );
			remove_filter( $hook, $throw );
		}
		self::assertIsInt( has_filter( 'wp_mail', 'wp_staticize_emoji_for_email' ) );
		$this->send();
		self::assertCount( 1, $this->server->raw() );
	}

	#[TestDox( '[NOT-05~] a mail server that does not answer costs ten seconds, not the five minutes of PHPMailer' )]
	public function testDoesNotWaitForever(): void {
		$this->server->patience( null );
		$this->server->mode( 'hang' );
		$start = microtime( true );
		self::assertNotSame( '', $this->failure() );
		self::assertLessThan( 31, microtime( true ) - $start );
		$mailer = $GLOBALS['phpmailer'];
		self::assertInstanceOf( PHPMailer::class, $mailer );
		self::assertSame( [ 300, 300 ], [ $mailer->Timeout, $mailer->getSMTPInstance()->Timelimit ], 'other emails wait as before' );
	}

	#[TestDox( '[NOT-05~] an answer that comes too late is not taken for that to the next email' )]
	public function testALateAnswerIsNotTheNextOne(): void {
		$this->server->patience( 1 );
		$this->server->mode( 'answer late' );
		$this->failure();
		$this->server->mode( 'refuse' );
		self::assertStringContainsString( 'data not accepted', strtolower( $this->failure() ) );
		$this->server->mode( 'accept' );
		$this->send();
		self::assertCount( 2, $this->server->raw(), 'the first one, and the last' );
	}

	private function send(): void {
		$parts = [ new Paragraph( 'Hello.' ), new Quote( '<b>Größe</b> 🎉' ) ];
		$this->mailer()->send( self::ADDRESS, new Mail( 'Hello', $parts, 'Because.', [], [ new Link( 'Stop', 'https://example.org/stop' ) ] ), '1' );
	}

	/**
	 * Why an email could not be sent.
	 */
	private function failure(): string {
		try {
			$this->send();
		} catch ( MailNotSent $failure ) {
			return $failure->getMessage();
		}
		self::fail( 'The email was sent.' );
	}

	private function mailer(): Mailer {
		return new Mailer();
	}
}
