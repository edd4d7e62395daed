<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Mail;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Mail\MailSettings;
use UserFeedback\Settings\Settings;
use UserFeedback\Tests\TestCase;

/**
 * The settings of emails, as owners save them.
 */
final class MailSettingsTest extends TestCase {

	private const PATH = '/userfeedback/v1/settings';

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
	}

	public function testHaveDefaults(): void {
		add_filter( 'pre_option_admin_email', static fn () => 'owner@localhost' );
		$settings = $this->body( $this->get( self::PATH ) );
		self::assertSame( 'owner@localhost', $settings['notifications_recipients'] );
		self::assertSame( '', $settings['notifications_header_image'] );
		self::assertTrue( $settings['summaries_html_template'] );
		self::assertFalse( $settings['summaries_disabled'] );
		self::assertSame( [], $settings['summaries_unsubscribed'] );
		// The site's own address is none, which keeps nobody from saving.
		self::assertSame( 200, $this->save( [ 'notifications_recipients' => 'owner@localhost', 'summaries_disabled' => true ] )->get_status() );
		self::assertSame( [ [], true ], [ MailSettings::recipients(), MailSettings::areSummariesDisabled() ] );
	}

	public function testRecipientsAreAddressesOrNone(): void {
		$values = [
			''                                    => [],
			' , '                                 => [],
			'one@example.org, ,two@example.org,'  => [ 'one@example.org', 'two@example.org' ],
			'o+ne@example.org,o+ne@example.org'   => [ 'o+ne@example.org' ],
			'info@xn--bcher-kva.example'          => [ 'info@xn--bcher-kva.example' ],
		];
		foreach ( $values as $value => $addresses ) {
			self::assertSame( 200, $this->save( [ 'notifications_recipients' => $value ] )->get_status(), $value );
			self::assertSame( $addresses, MailSettings::recipients() );
		}
		$list = $this->save( [ 'notifications_recipients' => [ 'one@example.org', 'two@example.org' ] ] );
		self::assertSame( 'one@example.org, two@example.org', $this->body( $list )['notifications_recipients'] );
	}

	#[TestDox( 'a recipient that is no address is refused with an error that names it' )]
	#[DataProvider( 'noAddresses' )]
	public function testRefusesWhatIsNoAddress( string $entry, string $shown ): void {
		$refused = $this->save( [ 'notifications_recipients' => "one@example.org,$entry" ] );
		$errors  = $this->assertRefused( $refused, 400, 'userfeedback_settings_invalid' );
		self::assertSame( [ 'settings.notifications_recipients' => 'invalid_email' ], $errors );
		self::assertStringContainsString( $shown, $this->body( $refused )['data']['errors'][0]['message'] );
		self::assertNull( Settings::stored()->value( 'notifications_recipients' ) );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function noAddresses(): iterable {
		yield 'a word' => [ 'nobody', '“nobody”' ];
		yield 'a display name' => [ 'Jane Doe <jane@example.org>', '“Jane Doe <jane@example.org>”' ];
		yield 'a line break between addresses' => [ "jane@example.org\njoe@example.org", '“jane@example.org joe@example.org”' ];
		yield 'a header' => [ "jane@example.org\r\nBcc: joe@example.org", '“jane@example.org Bcc: joe@example.org”' ];
		yield 'a line break after a comma' => [ "\njane@example.org", '“jane@example.org”' ];
		yield 'a line break before the @' => [ "jane\n@example.org", '“jane @example.org”' ];
		yield 'a semicolon' => [ 'jane@example.org;joe@example.org', '“jane@example.org;joe@example.org”' ];
		yield 'a domain in other letters' => [ 'info@bücher.example', 'Enter it as info@xn--bcher-kva.example.' ];
		yield 'a name in other letters' => [ 'größe@example.org', '“größe@example.org” is not an email address' ];
		yield 'a script' => [ '<script>alert(1)</script>@example.org', '“<script>alert(1)</script>@example.org”' ];
	}

	public function testTheImageIsOfTheMediaLibrary(): void {
		$image  = wp_get_upload_dir()['baseurl'] . '/logo.png';
		$foreign = $this->save( [ 'notifications_header_image' => 'https://example.org/a.png' ] );
		$errors  = $this->assertRefused( $foreign, 400, 'userfeedback_settings_invalid' );
		self::assertSame( [ 'settings.notifications_header_image' => 'foreign_image' ], $errors );
		foreach ( [ 'javascript:alert(1)', 7, "$image\n" ] as $value ) {
			self::assertSame( 400, $this->save( [ 'notifications_header_image' => $value ] )->get_status() );
		}
		self::assertSame( 200, $this->save( [ 'notifications_header_image' => $image ] )->get_status() );
		self::assertSame( $image, MailSettings::headerImage() );
	}

	public function testOwnersOnlyRemoveWhoUnsubscribed(): void {
		update_option( Settings::OPTION, [ 'summaries_unsubscribed' => [ 'one@example.org', 'two@example.org', 3 ] ] );
		$added = $this->save( [ 'summaries_unsubscribed' => [ 'one@example.org', 'three@example.org' ] ] );
		$this->assertRefused( $added, 400, 'userfeedback_settings_invalid' );
		self::assertSame( [ 'one@example.org', 'two@example.org' ], MailSettings::unsubscribed() );
		self::assertSame( 200, $this->save( [ 'summaries_unsubscribed' => [ 'two@example.org' ] ] )->get_status() );
		self::assertSame( [ 'two@example.org' ], MailSettings::unsubscribed() );
	}

	/**
	 * @param array<string, mixed> $settings
	 */
	private function save( array $settings ): \WP_REST_Response {
		return $this->post( self::PATH, [ 'settings' => $settings ] );
	}
}
