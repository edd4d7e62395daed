<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Licensing;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Licensing\Decision;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\LicenseReport;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Tests\Support\FeatureProbes;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;

/**
 * Every feature of the table × every state of licence and add-ons, asked for over REST and as the screens are told. (What the gate decides
 * is FeatureGateTest's; here it is that the server and the screens obey.)
 */
final class FeatureMatrixTest extends TestCase {

	use FeatureProbes;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->storeTwoResponses();
		$this->asAdmin();
	}

	/** @testdox [GAT-01] Every feature of the table is refused over REST, with what it would take, unless licence and add-on allow it */
	#[DataProvider( 'states' )]
	public function testTheServerObeys( OtherPlan $plan ): void {
		$gate    = $plan->gate();
		$surveys = $this->rows( 'surveys' );
		$plan->takeOver();
		foreach ( Feature::cases() as $feature ) {
			$decision = $gate->decide( $feature );
			$response = $this->ask( $feature );
			if ( $response === null ) {
				self::assertContains( $feature, [ ...self::onScreensOnly(), ...self::withoutACallYet() ], "$feature->value has no probe" );
				continue;
			}
			if ( $decision === Decision::Allowed ) {
				self::assertLessThan( 300, $response->get_status(), $feature->value . wp_json_encode( $this->body( $response ) ) );
				continue;
			}
			$errors = $this->assertRefused( $response, 403, 'userfeedback_feature_locked' );
			$body   = $this->body( $response );
			$told   = $body['data']['decision'] ?? substr( (string) reset( $errors ), strlen( 'locked_' ) );
			self::assertSame( $decision->value, $told, $feature->value );
			self::assertStringContainsString( $feature->title() . ':', (string) $body['message'] );
		}
		$made = array_filter( Feature::cases(), static fn ( Feature $feature ) => self::makesASurvey( $feature ) && $gate->allows( $feature ) );
		self::assertSame( $surveys + count( $made ), $this->rows( 'surveys' ), 'a refusal stores nothing' );
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

	/** @testdox [GAT-07] The table has a line for every feature and no other, and no other place compares plans */
	public function testTheTableIsTheOnlyPlace(): void {
		$table = require dirname( __DIR__, 3 ) . '/includes/Licensing/features.php';
		self::assertSame( array_column( Feature::cases(), 'value' ), array_keys( $table ) );
		foreach ( $this->sources() as $name => $code ) {
			self::assertStringNotContainsString( '->covers(', $code, "$name compares plans: ask the FeatureGate" );
			$comparison = '/[=!]==? *\'(lite|plus|pro|elite)\'|Plan::(Plus|Pro|Elite)\b/';
			self::assertDoesNotMatchRegularExpression( $comparison, $code, "$name knows a plan by name" );
		}
	}

	public function testWhatWasSavedWhileItWasAllowedStays(): void {
		$settings = [ 'required' => true, 'randomize' => true, 'comment_box' => true ];
		$input    = [
			'questions' => [ $this->radio( 'q1', [ 'Yes', 'No' ], [ 'settings' => $settings ] ) ],
			'settings'  => [ 'thank_you' => [ 'type' => 'message', 'message' => 'Bye' ] ],
		];
		$id = (int) $this->body( $this->create( $input ) )['id'];
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

	public function testOnLiteTheOverviewIsOfSevenDays(): void {
		OtherPlan::lite()->takeOver();
		$body = $this->body( $this->get( '/userfeedback/v1/results-summary' ) );
		self::assertCount( 7, $body['data_points'] );
		$week = [
			'start_date' => '2026-01-01',
			'end_date'   => '2026-01-07',
		];
		self::assertSame( 200, $this->get( '/userfeedback/v1/results-summary', $week )->get_status() );
		$results = "/userfeedback/v1/surveys/{$this->answered->id}/results";
		self::assertSame( 200, $this->get( $results )->get_status() );
		$month = [
			'from' => '2026-01-01',
			'to'   => '2026-01-30',
		];
		$this->assertRefused( $this->get( $results, $month ), 403, 'userfeedback_feature_locked' );
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

	private static function makesASurvey( Feature $feature ): bool {
		return in_array(
			$feature,
			[
				Feature::RequiredQuestion,
				Feature::Randomize,
				Feature::CommentBox,
				Feature::ThankYouMessage,
				Feature::StarRating,
				Feature::Nps,
				Feature::ImageRadio,
				Feature::IconChoice,
				Feature::Scheduling,
			],
			true
		);
	}

	/**
	 * Code that must not compare plans, by file.
	 *
	 * @return iterable<string, string>
	 */
	private function sources(): iterable {
		$root = dirname( __DIR__, 3 );
		foreach ( [ 'includes', 'addons', 'src' ] as $folder ) {
			$files = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( "$root/$folder", \FilesystemIterator::SKIP_DOTS ) );
			foreach ( $files as $file ) {
				$name = substr( (string) $file, strlen( $root ) + 1 );
				if ( preg_match( '/\.(php|tsx?)$/', $name ) === 1 && ! str_starts_with( $name, 'includes/Licensing/' ) ) {
					yield $name => (string) file_get_contents( (string) $file );
				}
			}
		}
	}
}
