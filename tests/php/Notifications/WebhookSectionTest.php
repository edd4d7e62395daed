<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Settings\Settings;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * The webhook and automation of a survey, as owners save them.
 */
final class WebhookSectionTest extends TestCase {

	use SurveyFixtures;

	private const PATH = '/userfeedback/v1/surveys';

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[NOT-04~] a webhook has a public http or https URL' )]
	#[DataProvider( 'webhookUrls' )]
	public function testValidatesTheWebhook( string $url, bool $isValid ): void {
		$response = $this->save( $this->webhook( [ 'url' => $url ] ) );
		if ( $isValid ) {
			self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
			self::assertSame( trim( $url ), $this->body( $response )['notifications']['webhook']['url'] );
			return;
		}
		self::assertSame( [ 'notifications.webhook.url' => 'invalid_url' ], $this->assertRefused( $response, 400, 'userfeedback_survey_invalid' ) );
	}

	/**
	 * @return iterable<string, array{string, bool}>
	 */
	public static function webhookUrls(): iterable {
		$valid   = [
			'https://example.org/hook',
			' http://hooks.example.org:8080/a/b?c=d&e=%20#f ',
			'https://xn--bcher-kva.example/',
			'https://93.184.216.34/hook',
			'https://example.org:443/',
		];
		$invalid = [
			'https://[2606:2800:220:1:248:1893:25c8:1946]/',
			'https://example.org:5678/',
			'https://93.184.216.34:8443/',
			'https://100.64.0.1/',
			'https://198.18.0.1/',
			'https://198.19.255.255/',
			'https://192.0.2.1/',
			'https://240.0.0.1/',
			'example.org/hook',
			'ftp://example.org/',
			'javascript:alert(1)',
			'https://',
			'https:///hook',
			'https://user:secret@example.org/',
			'https://example.org:99999/',
			'https://example.org:0/',
			"https://example.org/\nX",
			'https://example.org/<script>',
			'https://example.org\\@10.0.0.1/',
			'http://localhost/',
			'http://hooks.localhost/',
			'http://printer.local/',
			'http://intranet/',
			'http://127.0.0.1/',
			'http://10.1.2.3/',
			'http://172.16.0.1/',
			'http://192.168.1.1/',
			'http://169.254.169.254/latest/meta-data',
			'http://0.0.0.0/',
			'http://2130706433/',
			'http://0x7f.1/',
			'http://127.1/',
			'http://127.0.0.1./',
			'http://[::1]/',
			'http://[fe80::1]/',
			'http://[fd00::1]/',
			'http://[::ffff:10.0.0.1]/',
			'http://[64:ff9b::a00:1]/',
			'http://[2002:a00:1::]/',
		];
		foreach ( $valid as $url ) {
			yield "valid: $url" => [ $url, true ];
		}
		foreach ( $invalid as $url ) {
			yield "invalid: $url" => [ $url, false ];
		}
	}

	#[TestDox( '[NOT-04~] the server makes a signing secret, keeps it, makes a new one when asked, and gives a duplicate none' )]
	public function testMakesASecret(): void {
		$none = $this->body( $this->save( [] ) )['notifications']['webhook'];
		self::assertSame( [ false, '', '' ], [ $none['active'], $none['url'], $none['secret'] ] );

		$survey = $this->body( $this->save( $this->webhook( [] ) ) );
		$secret = $survey['notifications']['webhook']['secret'];
		self::assertMatchesRegularExpression( '/^whsec_[0-9a-f]{48}$/', $secret );
		$path   = self::PATH . "/{$survey['id']}";
		$change = fn ( array $fields ) => $this->body( $this->post( $path, [ 'survey' => $this->webhook( $fields ) ] ) )['notifications']['webhook'];
		self::assertSame( $secret, $change( [ 'url' => 'https://example.net/', 'secret' => $secret ] )['secret'] );
		$new = $change( [] )['secret'];
		self::assertMatchesRegularExpression( '/^whsec_[0-9a-f]{48}$/', $new );
		self::assertNotSame( $secret, $new );
		$short  = $this->post( $path, [ 'survey' => $this->webhook( [ 'secret' => 'short' ] ) ] );
		$errors = $this->assertRefused( $short, 400, 'userfeedback_survey_invalid' );
		self::assertSame( [ 'notifications.webhook.secret' => 'too_short' ], $errors );

		$copy    = $this->post( "$path/duplicate" );
		$webhook = $this->body( $copy )['notifications']['webhook'];
		self::assertSame( [ '', '' ], [ $webhook['url'], $webhook['secret'] ] );
		self::assertStringNotContainsString( $new, (string) wp_json_encode( $copy->get_data() ) );
	}

	#[TestDox( '[NOT-04~] a pasted signing secret is stored as its owner sees it, without invisible characters' )]
	public function testStoresAVisibleSecret(): void {
		$survey = $this->body( $this->save( $this->webhook( [ 'secret' => "  \u{202E}of sixteen\0 or\u{7} more\n" ] ) ) );
		self::assertSame( 'of sixteen or more', $survey['notifications']['webhook']['secret'] );
	}

	#[TestDox( '[NOT-04~] users who may not view results see neither URL nor secret, and cannot change them' )]
	public function testHidesTheWebhook(): void {
		$survey = $this->body( $this->save( $this->webhook( [] ) ) );
		$path   = self::PATH . "/{$survey['id']}";
		$settings = Settings::stored()->with( [ Settings::CREATE_EDIT_SURVEYS => [ 'author' ], Settings::VIEW_RESULTS => [] ] );
		update_option( Settings::OPTION, $settings->toArray() );
		$this->asRole( 'author' );
		$read = $this->body( $this->get( $path ) )['notifications'];
		self::assertSame( [ '', '' ], [ $read['webhook']['url'], $read['webhook']['secret'] ] );
		self::assertSame( 200, $this->post( $path, [ 'survey' => [ 'notifications' => $read ] ] )->get_status(), 'what was read' );
		$this->assertRefused( $this->post( $path, [ 'survey' => $this->webhook( [] ) ] ), 403, 'userfeedback_recipients_denied' );
		$this->asAdmin();
		self::assertSame( $survey['notifications'], $this->body( $this->get( $path ) )['notifications'] );
	}

	#[TestDox( '[NOT-04~] automation is stored' )]
	public function testStoresAutomation(): void {
		$saved = $this->save( [ 'notifications' => [ 'automation' => [ 'active' => true ] ] ] );
		self::assertTrue( $this->body( $saved )['notifications']['automation']['active'] );
	}

	/**
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	private function webhook( array $changes ): array {
		$webhook = $changes + [
			'active' => false,
			'url'    => 'https://example.org/hook',
			'secret' => '',
		];
		return [ 'notifications' => [ 'webhook' => $webhook ] ];
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	private function save( array $changes ): \WP_REST_Response {
		return $this->post( self::PATH, [ 'survey' => $this->surveyInput( $changes ) ] );
	}
}
