<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Targeting;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * The devices and countries of a survey, as a client saves them.
 */
final class DevicesAndCountriesTest extends TestCase {

	use SurveyFixtures;

	private const ALL = [ 'desktop', 'tablet', 'mobile' ];

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[SET-02~] Devices are stored once each, in one order, and at least one; without a choice all three' )]
	public function testDevices(): void {
		self::assertSame( self::ALL, $this->stored( $this->save( [] ), 'targeting' )['devices'] );
		foreach ( [ [ 'mobile', 'desktop', 'mobile' ], [ 'mobile', 'tablet', 'desktop' ] ] as $sent ) {
			$expected = array_values( array_intersect( self::ALL, $sent ) );
			self::assertSame( $expected, $this->stored( $this->save( $this->devices( $sent ) ), 'targeting' )['devices'] );
		}
		foreach ( [ '' => [ [], 'required' ], '[1]' => [ [ 'watch', 'desktop' ], 'not_in_enum' ] ] as $place => [ $sent, $code ] ) {
			$errors = $this->assertRefused( $this->save( $this->devices( $sent ) ), 400, 'userfeedback_survey_invalid' );
			self::assertSame( [ "settings.targeting.devices$place" => $code ], $errors );
		}
	}

	#[TestDox( '[SET-02~] Below plan pro and without the add-on devices are locked at all three; the stored choice stays, visitors get all three' )]
	public function testLockedDevices(): void {
		$id     = (int) $this->body( $this->save( $this->devices( [ 'desktop' ] ) ) )['id'];
		$states = [
			'plus'           => OtherPlan::of( Plan::Plus ),
			'lite'           => OtherPlan::lite(),
			'pro, no add-on' => OtherPlan::of( Plan::Pro, LicenseStatus::Valid, false ),
		];
		foreach ( $states as $name => $plan ) {
			$plan->takeOver();
			$saved = $this->post( "/userfeedback/v1/surveys/$id", [ 'survey' => [ 'title' => "On $name" ] + $this->devices( [ 'desktop' ] ) ] );
			self::assertSame( [ 'desktop' ], $this->stored( $saved, 'targeting' )['devices'], $name );
			$errors = $this->assertRefused( $this->save( $this->devices( [ 'tablet' ] ) ), 403, 'userfeedback_feature_locked' );
			self::assertSame( [ 'settings.targeting.devices' ], array_keys( $errors ), $name );
			self::assertSame( 201, $this->save( $this->devices( self::ALL ) )->get_status(), $name );
			self::assertSame( self::ALL, $this->effective( $id, $plan )['devices'], $name );
		}
		self::assertSame( [ 'desktop' ], $this->effective( $id, OtherPlan::of( Plan::Pro ) )['devices'] );
		$expired = OtherPlan::of( Plan::Pro, LicenseStatus::Expired );
		self::assertSame( [ 'desktop' ], $this->effective( $id, $expired )['devices'], 'a published survey goes on' );
	}

	#[TestDox( '[SET-03~] [SET-04~] On a plan without page rules the survey is for all pages, and the stored rules stay' )]
	public function testLockedPages(): void {
		$rules = [
			[
				'type'     => 'page_url_contains',
				'operator' => '&&',
				'data'     => '/a',
			],
		];
		$pages = [
			'devices'    => self::ALL,
			'pages'      => 'custom',
			'page_rules' => $rules,
		];
		$id    = (int) $this->body( $this->save( [ 'settings' => [ 'targeting' => $pages ] ] ) )['id'];
		$value = $this->effective( $id, OtherPlan::of( Plan::Plus ) );
		self::assertEquals( [ 'custom', $rules ], [ $value['pages'], $value['page_rules'] ] );
		$value = $this->effective( $id, OtherPlan::withoutKey() );
		self::assertSame( [ 'all', [] ], [ $value['pages'], $value['page_rules'] ] );
		OtherPlan::lite()->takeOver();
		self::assertEquals( $pages, $this->stored( $this->get( "/userfeedback/v1/surveys/$id" ), 'targeting' ) );
	}

	#[TestDox( '[SET-06~] Countries are all or chosen ones: known codes, once each; published with at least one' )]
	public function testCountries(): void {
		$none = [ 'target' => 'all', 'countries' => [] ];
		self::assertSame( $none, $this->stored( $this->save( [] ), 'geo_targeting' ) );
		$saved = $this->stored( $this->save( $this->countries( [ 'de', ' FR ', 'DE' ] ) ), 'geo_targeting' );
		self::assertSame( [ 'target' => 'select', 'countries' => [ 'DE', 'FR' ] ], $saved );
		foreach ( [ 'XX' => 'unknown_country', 'Germany' => 'invalid_pattern' ] as $wrong => $code ) {
			$errors = $this->assertRefused( $this->save( $this->countries( [ 'DE', $wrong ] ) ), 400, 'userfeedback_survey_invalid' );
			self::assertSame( [ 'settings.geo_targeting.countries[1]' => $code ], $errors );
		}
		self::assertSame( 201, $this->save( $this->countries( [] ) )->get_status(), 'a draft may be unfinished' );
		$errors = $this->assertRefused( $this->save( $this->countries( [] ) + [ 'status' => 'publish' ] ), 400, 'userfeedback_survey_invalid' );
		self::assertSame( [ 'settings.geo_targeting.countries' => 'required' ], $errors );
		self::assertSame( 201, $this->save( $this->countries( [ 'DE' ] ) + [ 'status' => 'publish' ] )->get_status() );
	}

	#[TestDox( '[SET-06~] Countries need plan elite and the active add-on geo-restrictions' )]
	public function testLockedCountries(): void {
		foreach ( [ OtherPlan::of( Plan::Pro ), OtherPlan::of( Plan::Elite, LicenseStatus::Valid, false ) ] as $plan ) {
			$plan->takeOver();
			$errors = $this->assertRefused( $this->save( $this->countries( [ 'DE' ] ) ), 403, 'userfeedback_feature_locked' );
			self::assertSame( [ 'settings.geo_targeting.target', 'settings.geo_targeting.countries' ], array_keys( $errors ) );
		}
		self::assertSame( AddOn::GeoRestrictions, Feature::Countries->needs()->addOn );
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	private function save( array $changes ): WP_REST_Response {
		return $this->post( '/userfeedback/v1/surveys', [ 'survey' => $this->surveyInput( $changes ) ] );
	}

	/**
	 * @param list<string> $devices
	 * @return array<string, mixed>
	 */
	private function devices( array $devices ): array {
		$targeting = [
			'devices'    => $devices,
			'pages'      => 'all',
			'page_rules' => [],
		];
		return [ 'settings' => [ 'targeting' => $targeting ] ];
	}

	/**
	 * @param list<string> $countries
	 * @return array<string, mixed>
	 */
	private function countries( array $countries ): array {
		return [ 'settings' => [ 'geo_targeting' => [ 'target' => 'select', 'countries' => $countries ] ] ];
	}

	/**
	 * @return array<string, mixed> A section of the settings.
	 */
	private function stored( WP_REST_Response $response, string $section ): array {
		$body = $this->body( $response );
		self::assertContains( $response->get_status(), [ 200, 201 ], (string) wp_json_encode( $body ) );
		return $body['settings'][ $section ];
	}

	/**
	 * @return array<string, mixed> What of the targeting takes effect in a plan.
	 */
	private function effective( int $id, OtherPlan $plan ): array {
		$plugin   = Plugin::instance();
		$sections = $plugin->get( SettingSections::class );
		$survey   = $plugin->get( SurveyService::class )->get( $id );
		return (array) $sections->effective( $survey, $sections->all()['settings.targeting'], $plan->gate()->keeps( ... ) );
	}
}
