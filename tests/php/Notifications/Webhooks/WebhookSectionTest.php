<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications\Webhooks;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Notifications\Webhooks\WebhookSection;
use UserFeedback\Plugin;
use UserFeedback\Settings\Settings;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * The webhook of a survey, as owners save them.
 */
final class WebhookSectionTest extends TestCase {

	use SurveyFixtures;

	private const PATH = '/userfeedback/v1/surveys';

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[NOT-04~] a webhook has a public https URL' )]
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
			' https://hooks.example.org:8080/a/b?c=d&e=%20#f ',
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
			'http://example.org/hook',
			'https://224.0.0.1/',
			'https://203.0.113.7/',
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

	#[TestDox( '[NOT-04~] a duplicate has no webhook, and a secret that an earlier version stored is in no answer' )]
	public function testKeepsTheWebhookOfItsSurvey(): void {
		$survey = $this->body( $this->save( $this->webhook( [ 'secret' => 'of an earlier version' ] ) ) );
		self::assertSame( [ 'active' => false, 'url' => 'https://example.org/hook' ], $survey['notifications']['webhook'] );
		$copy = $this->body( $this->post( self::PATH . "/{$survey['id']}/duplicate" ) );
		self::assertSame( [ 'active' => false, 'url' => '' ], $copy['notifications']['webhook'] );

		$stored = Plugin::instance()->get( SurveyRepository::class )->find( $survey['id'] );
		self::assertNotNull( $stored );
		$former = [ 'webhook' => [ 'active' => false, 'url' => 'https://example.org/', 'secret' => 'whsec_former' ] ];
		$read   = ( new WebhookSection() )->read( $stored->with( notifications: $former ) );
		self::assertSame( [ 'active' => false, 'url' => 'https://example.org/' ], $read );
	}

	#[TestDox( '[NOT-04~] a survey is not published with a webhook that is on and has no URL' )]
	public function testNeedsAUrlToBePublished(): void {
		$changes = [ 'status' => 'publish' ] + $this->webhook( [ 'active' => true, 'url' => '' ] );
		$errors  = $this->assertRefused( $this->save( $changes ), 400, 'userfeedback_survey_invalid' );
		self::assertSame( [ 'notifications.webhook.url' => 'missing_url' ], $errors );
	}

	#[TestDox( '[NOT-04~] users who may not view results see no webhook, cannot change it, and can publish' )]
	public function testHidesTheWebhook(): void {
		$survey   = $this->body( $this->save( [ 'status' => 'publish' ] + $this->webhook( [ 'active' => true ] ) ) );
		$path     = self::PATH . "/{$survey['id']}";
		$settings = Settings::stored()->with( [ Settings::CREATE_EDIT_SURVEYS => [ 'author' ], Settings::VIEW_RESULTS => [] ] );
		update_option( Settings::OPTION, $settings->toArray() );
		$this->asRole( 'author' );
		$read = $this->body( $this->get( $path ) )['notifications'];
		self::assertSame( [ 'active' => false, 'url' => '' ], $read['webhook'], 'on and without a URL would be an error' );
		self::assertSame( 200, $this->post( $path, [ 'survey' => [ 'notifications' => $read ] ] )->get_status(), 'what was read' );
		$this->assertRefused( $this->post( $path, [ 'survey' => $this->webhook( [] ) ] ), 403, 'userfeedback_recipients_denied' );
		$this->asAdmin();
		self::assertSame( $survey['notifications'], $this->body( $this->get( $path ) )['notifications'] );
	}

	/**
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	private function webhook( array $changes ): array {
		$webhook = $changes + [
			'active' => false,
			'url'    => 'https://example.org/hook',
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
