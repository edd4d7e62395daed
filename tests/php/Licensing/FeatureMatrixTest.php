<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Licensing;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\LicenseReport;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Surveys\Settings\ThankYou;
use UserFeedback\Tests\Support\FeatureProbes;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\TryOut;
use UserFeedback\Tests\TestCase;

/**
 * Every call that asks for a feature × every state of license and add-ons, and as the screens are told. (What the gate decides is
 * FeatureGateTest's, that no call is missing here is FeatureCoverageTest's; here it is that the server and the screens obey.)
 */
final class FeatureMatrixTest extends TestCase {

	use FeatureProbes;
	use TryOut;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[GAT-01] Every call that asks for a feature is refused, with what it would take, unless license and add-on allow it' )]
	#[DataProvider( 'differentStates' )]
	public function testTheServerObeys( OtherPlan $plan ): void {
		$this->storeWhatIsAskedFor();
		$plan->takeOver();
		$this->assertServerObeys( $plan->gate() );
	}

	#[DataProvider( 'states' )]
	public function testTheScreensAreToldWhatTheServerDoes( OtherPlan $plan ): void {
		$told = ( new LicenseReport( $plan, $plan->gate() ) )->site()['features'];
		self::assertSame( array_column( Feature::cases(), 'value' ), array_keys( $told ) );
		foreach ( Feature::cases() as $feature ) {
			self::assertSame( $plan->gate()->decide( $feature )->value, $told[ $feature->value ]['decision'], $feature->value );
			self::assertNotSame( '', $told[ $feature->value ]['title'] );
		}
	}

	public function testWhatWasSavedWhileItWasAllowedStays(): void {
		$settings = [ 'required' => true, 'randomize' => true, 'comment_box' => true ];
		$input    = [
			'questions' => [ $this->radio( 'q1', [ 'Yes', 'No' ], [ 'settings' => $settings ] ) ],
			'settings'  => [ 'thank_you' => [ 'type' => 'message', 'message' => 'Bye' ] ],
		];
		$id = (int) $this->body( $this->post( '/userfeedback/v1/surveys', [ 'survey' => $this->surveyInput( $input ) ] ) )['id'];
		OtherPlan::lite()->takeOver();
		$saved = $this->post( "/userfeedback/v1/surveys/$id", [ 'survey' => [ 'title' => 'New title' ] + $input ] );
		self::assertSame( 200, $saved->get_status(), (string) wp_json_encode( $saved->get_data() ) );
		self::assertSame( $settings, $this->body( $saved )['questions'][0]['settings'] );
		self::assertSame( 'Bye', $this->body( $saved )['settings']['thank_you']['message'] );
		// A copy would be a new survey that uses them.
		$this->assertRefused( $this->post( "/userfeedback/v1/surveys/$id/duplicate" ), 403, 'userfeedback_feature_locked' );
		// Turned off, it cannot be turned on again.
		$off = [ 'questions' => [ $this->radio( 'q1', [ 'Yes', 'No' ] ) ] ];
		self::assertSame( 200, $this->post( "/userfeedback/v1/surveys/$id", [ 'survey' => $off ] )->get_status() );
		$this->assertRefused( $this->post( "/userfeedback/v1/surveys/$id", [ 'survey' => $input ] ), 403, 'userfeedback_feature_locked' );
	}

	/** The message that every plan has is written in the language of whoever made the survey. */
	public function testTheDefaultMessageOfAnotherLanguageIsNoOnesOwn(): void {
		self::assertTrue( switch_to_locale( 'de_DE' ) );
		$survey = $this->storedSurvey();
		restore_previous_locale();
		$message = $survey->settings['thank_you']['message'];
		self::assertNotSame( ThankYou::message(), $message );
		OtherPlan::lite()->takeOver();
		$copy = $this->post( "/userfeedback/v1/surveys/$survey->id/duplicate" );
		self::assertSame( 201, $copy->get_status(), (string) wp_json_encode( $this->body( $copy ) ) );
		self::assertSame( $message, $this->body( $copy )['settings']['thank_you']['message'] );
		// Nor does it matter in which order a client sends what is there.
		$same  = [ 'settings' => [ 'thank_you' => [ 'message' => $message, 'type' => 'message' ] ] ];
		$saved = $this->post( "/userfeedback/v1/surveys/$survey->id", [ 'survey' => $same ] );
		self::assertSame( 200, $saved->get_status(), (string) wp_json_encode( $this->body( $saved ) ) );
		$own = [ 'settings' => [ 'thank_you' => [ 'type' => 'message', 'message' => "$message!" ] ] ];
		$this->assertRefused( $this->post( "/userfeedback/v1/surveys/$survey->id", [ 'survey' => $own ] ), 403, 'userfeedback_feature_locked' );
	}

	#[TestDox( '[OVR-02~] [OVR-06~] on Lite the overview counts seven days, and no more' )]
	public function testOnLiteTheOverviewIsOfSevenDays(): void {
		$survey = $this->publishedSurvey();
		OtherPlan::lite()->takeOver();
		$body = $this->body( $this->get( '/userfeedback/v1/results-summary' ) );
		self::assertCount( 7, $body['data_points'] );
		$week = [
			'start_date' => '2026-01-01',
			'end_date'   => '2026-01-07',
		];
		self::assertSame( 200, $this->get( '/userfeedback/v1/results-summary', $week )->get_status() );
		$more = [ 'start_date' => '2025-12-31' ] + $week;
		$this->assertRefused( $this->get( '/userfeedback/v1/results-summary', $more ), 403, 'userfeedback_feature_locked' );
		$results = "/userfeedback/v1/surveys/$survey->id/results";
		self::assertSame( 200, $this->get( $results )->get_status() );
		$month = [
			'from' => '2026-01-01',
			'to'   => '2026-01-30',
		];
		$this->assertRefused( $this->get( $results, $month ), 403, 'userfeedback_feature_locked' );
	}

	/**
	 * The states in which the gate decides anything differently: services know nothing else of license and add-ons (OneTableTest).
	 *
	 * @return array<string, array{OtherPlan}>
	 */
	public static function differentStates(): array {
		$names = [];
		foreach ( self::states() as $name => [ $plan ] ) {
			$gate      = $plan->gate();
			$decisions = array_map(
				static fn ( Feature $feature ) => [ $gate->decide( $feature )->value, $gate->keeps( $feature ), $gate->lacksAddOn( $feature ) ],
				Feature::cases()
			);
			$addOns    = array_map(
				static fn ( AddOn $addOn ) => [ $gate->decideAddOn( $addOn )->value, $plan->isActive( $addOn ) ],
				AddOn::cases()
			);
			$names[ (string) wp_json_encode( [ $decisions, $addOns ] ) ] ??= $name;
		}
		return array_intersect_key( iterator_to_array( self::states() ), array_flip( $names ) );
	}

	/**
	 * @return iterable<string, array{OtherPlan}>
	 */
	public static function states(): iterable {
		yield 'Lite' => [ OtherPlan::lite() ];
		yield 'Pro without a key' => [ OtherPlan::withoutKey() ];
		foreach ( [ Plan::Plus, Plan::Pro, Plan::Elite ] as $plan ) {
			foreach ( [ LicenseStatus::Valid, LicenseStatus::Expired, LicenseStatus::Disabled, LicenseStatus::Invalid ] as $status ) {
				foreach ( [ true, false ] as $hasAddOns ) {
					$name = sprintf( '%s, %s, %s add-ons', $plan->value, $status->value, $hasAddOns ? 'active' : 'inactive' );
					yield $name => [ OtherPlan::of( $plan, $status, $hasAddOns ) ];
				}
			}
		}
	}
}
