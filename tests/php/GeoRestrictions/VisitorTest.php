<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\GeoRestrictions;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Extensions\Extensions;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\CountryLookup;
use UserFeedback\Results\Stored\ResponsesKind;
use UserFeedback\Settings\Settings;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * Where a visitor is: GET visitor, and the country that a response stores.
 */
final class VisitorTest extends TestCase {

	use SurveyFixtures;

	private const PROXY = '192.0.2.1';

	/** @var array<mixed> */
	private array $server = [];

	protected function setUp(): void {
		parent::setUp();
		$this->server = $_SERVER;
		$lookup       = new class() implements CountryLookup {
			private const COUNTRIES = [
				'198.51.100.7' => 'FR',
				'198.51.100.8' => 'AN',
				'192.0.2.1'    => 'US',
				'192.168.1.1'  => 'AU',
				'2a00:1450::7' => 'DE',
			];

			public function country( string $address ): string {
				return self::COUNTRIES[ $address ] ?? '';
			}
		};
		add_action( 'userfeedback_register', static fn ( Extensions $extensions ) => $extensions->countryLookup( $lookup ), 20 );
		OtherPlan::of( Plan::Elite )->takeOver();
	}

	protected function tearDown(): void {
		$_SERVER = $this->server;
		parent::tearDown();
	}

	/**
	 * @param array<string, string> $headers
	 */
	#[DataProvider( 'visitors' )]
	#[TestDox( '[SEL-05~] [API-01~] The country is that of the address, or of the named header if a trusted proxy forwards the request' )]
	public function testCountry( ?string $expected, string $address, array $headers = [], string $named = 'CF-IPCountry' ): void {
		$this->settings( $named );
		$response = $this->visitor( $address, $headers );
		self::assertSame( 200, $response->get_status() );
		self::assertSame( [ 'country' => $expected ], $response->get_data() );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] );
		$survey = $this->publishedSurvey();
		self::assertSame( 201, $this->answer( $survey )->get_status() );
		self::assertSame( (string) $expected, $this->storedCountry( $survey ) );
	}

	/**
	 * @return iterable<string, array{0: string|null, 1: string, 2?: array<string, string>, 3?: string}>
	 */
	public static function visitors(): iterable {
		$from = static fn ( string $address ) => [ 'HTTP_X_FORWARDED_FOR' => $address ];
		$cf   = static fn ( string $country ) => [ 'HTTP_CF_IPCOUNTRY' => $country ];
		yield 'by IPv4' => [ 'FR', '198.51.100.7' ];
		yield 'by IPv6' => [ 'DE', '2a00:1450::7' ];
		yield 'an address in no range' => [ null, '203.0.113.9' ];
		yield 'an address of a private network' => [ null, '192.168.1.1' ];
		yield 'a code that stands for no country' => [ null, '198.51.100.8' ];
		yield 'a made-up header' => [ 'FR', '198.51.100.7', $cf( 'DE' ) ];
		yield 'a made-up header and proxy' => [ null, '198.51.100.7', $cf( 'DE' ) + $from( '203.0.113.4' ) ];
		yield 'of a trusted proxy' => [ 'DE', self::PROXY, $cf( 'de' ) + $from( '198.51.100.7' ) ];
		yield 'of a trusted proxy that names no address' => [ 'DE', self::PROXY, $cf( 'DE' ) ];
		yield 'of a trusted proxy, by address' => [ 'FR', self::PROXY, $from( '198.51.100.7' ) ];
		yield 'of a trusted proxy that does not know' => [ 'FR', self::PROXY, $cf( 'XX' ) + $from( '198.51.100.7' ) ];
		yield 'of a trusted proxy for Tor' => [ null, self::PROXY, $cf( 'T1' ) + $from( '203.0.113.9' ) ];
		yield 'the proxy itself' => [ null, self::PROXY ];
		yield 'a header that is not named' => [ 'FR', self::PROXY, $cf( 'DE' ) + $from( '198.51.100.7' ), '' ];
		yield 'another header is named' => [ 'IT', self::PROXY, $cf( 'DE' ) + [ 'HTTP_X_COUNTRY' => 'IT' ] + $from( '198.51.100.7' ), 'X-Country' ];
		yield 'markup in the header' => [ 'FR', self::PROXY, $cf( '<b>DE' ) + $from( '198.51.100.7' ) ];
	}

	#[TestDox( '[SEL-05~] Pages of other sites cannot ask, and where countries do not run nobody can' )]
	public function testRefusals(): void {
		$other = [ [ 'HTTP_SEC_FETCH_SITE' => 'cross-site' ], [ 'HTTP_ORIGIN' => 'https://other.example' ] ];
		foreach ( $other as $headers ) {
			$response = $this->visitor( '198.51.100.7', $headers );
			self::assertSame( [ 403, 'userfeedback_visitor_cross_site' ], [ $response->get_status(), $this->body( $response )['code'] ] );
		}
		self::assertSame( 200, $this->visitor( '198.51.100.7', [ 'HTTP_SEC_FETCH_SITE' => 'same-origin' ] )->get_status() );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] );
		foreach ( [ OtherPlan::of( Plan::Pro ), OtherPlan::of( Plan::Elite, LicenseStatus::Valid, false ), OtherPlan::lite() ] as $plan ) {
			$plan->takeOver();
			$response = $this->visitor( '198.51.100.7' );
			self::assertSame( [ 404, 'userfeedback_country_not_found' ], [ $response->get_status(), $this->body( $response )['code'] ] );
			self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] );
			$survey = $this->publishedSurvey();
			self::assertSame( 201, $this->answer( $survey )->get_status() );
			self::assertSame( '', $this->storedCountry( $survey ) );
		}
		OtherPlan::of( Plan::Elite, LicenseStatus::Expired )->takeOver();
		self::assertSame( [ 'country' => 'FR' ], $this->visitor( '198.51.100.7' )->get_data(), 'published surveys go on' );
	}

	#[TestDox( 'the owner decides whether a response stores the country' )]
	public function testFilter(): void {
		$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
		$seen                   = [];
		$store                  = static function ( array $data ) use ( &$seen ): array {
			$seen[] = $data['country'];
			return [ 'country' => [ '', 'ZZ' ][ count( $seen ) - 1 ] ] + $data;
		};
		add_filter( 'userfeedback_visitor_data', $store );
		foreach ( [ 'not stored', 'no country' ] as $case ) {
			$survey = $this->publishedSurvey();
			self::assertSame( 201, $this->answer( $survey )->get_status() );
			self::assertSame( '', $this->storedCountry( $survey ), $case );
		}
		self::assertSame( [ 'FR', 'FR' ], $seen );
	}

	#[TestDox( 'the privacy guide names the country only where it is stored' )]
	public function testPrivacyGuide(): void {
		$text = static fn ( OtherPlan $plan ) => (string) wp_json_encode( $plan->takeOver()->get( ResponsesKind::class )->privacy() );
		self::assertStringContainsString( 'the country that your connection comes from', $text( OtherPlan::of( Plan::Elite ) ) );
		self::assertStringNotContainsString( 'country', $text( OtherPlan::of( Plan::Pro ) ) );
	}

	#[TestDox( 'a header needs a name that can be one' )]
	public function testSetting(): void {
		$this->asAdmin();
		foreach ( [ 'X Country', '-x', 'X-Country:', "X-Country\nX-Other", str_repeat( 'x', 65 ), 5 ] as $wrong ) {
			$response = $this->post( '/userfeedback/v1/settings', [ 'settings' => [ 'country_header' => $wrong ] ] );
			self::assertSame( 400, $response->get_status(), (string) wp_json_encode( $wrong ) );
		}
		foreach ( [ ' CF-IPCountry ' => 'CF-IPCountry', '' => '' ] as $sent => $stored ) {
			$this->post( '/userfeedback/v1/settings', [ 'settings' => [ 'country_header' => $sent ] ] );
			self::assertSame( $stored, $this->body( $this->get( '/userfeedback/v1/settings' ) )['country_header'] ?? null );
		}
		update_option( Settings::OPTION, [ 'country_header' => "x\n" ] );
		self::assertSame( '', $this->body( $this->get( '/userfeedback/v1/settings' ) )['country_header'] ?? null );
	}

	private function settings( string $header ): void {
		update_option( Settings::OPTION, [ 'country_header' => $header, 'trusted_proxies' => [ self::PROXY . ' X-Forwarded-For' ] ] );
		OtherPlan::of( Plan::Elite )->takeOver();
	}

	/**
	 * @param array<string, string> $headers
	 */
	private function visitor( string $address, array $headers = [] ): WP_REST_Response {
		$this->asVisitor();
		$_SERVER = [ 'REMOTE_ADDR' => $address ] + $headers + array_diff_key( $this->server, [ 'HTTP_ORIGIN' => '' ] );
		return $this->get( '/userfeedback/v1/visitor' );
	}

	private function answer( Survey $survey ): WP_REST_Response {
		return $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $this->submission( $survey, [ 'q1' => 'Yes' ] ) );
	}

	private function storedCountry( Survey $survey ): string {
		global $wpdb;
		$table = "{$wpdb->prefix}ufb_responses";
		return (string) $wpdb->get_var( $wpdb->prepare( 'SELECT country FROM %i WHERE survey_id = %d', $table, $survey->id ) );
	}
}
