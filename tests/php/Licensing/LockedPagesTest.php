<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Licensing;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\LicenseStore;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Settings\ThankYou;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\FeatureProbes;
use UserFeedback\Tests\Support\Licenses;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\TakingAway;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\WidgetPage;

/**
 * What visitors get of settings that were saved while their feature was allowed.
 */
final class LockedPagesTest extends TestCase {

	use FeatureProbes;
	use TakingAway;

	/** Fields of the page that differ from survey to survey. */
	private const OWN = [ 'id', 'revision', 'cookie_name', 'nonces', 'parts', 'scripts' ];

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_scripts'] = null;
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox(
		'[GAT-02] while the feature of a saved setting is locked, visitors get its default and owners read it; it comes back with the feature'
	)]
	#[DataProvider( 'plans' )]
	public function testALockedSettingIsInertUntilItsFeatureComesBack( OtherPlan $other ): void {
		$this->storeWhatIsAskedFor();
		$elite = OtherPlan::of( Plan::Elite )->takeOver();
		$cases = [];
		foreach ( $this->settings() as $name => $feature ) {
			$cases[ $name ] = [
				$feature,
				$this->storedSurvey( $this->without( $name ) ),
				$this->body( $this->get( $this->path( $name ) ) ),
				self::page( $elite, $this->using[ $name ] ),
			];
		}

		$plugin = $other->takeOver();
		foreach ( $cases as $name => [ $feature, $without, $stored, $allowed ] ) {
			$using = $this->using[ $name ];
			$path  = $this->path( $name );
			self::assertSame( $other->gate()->keeps( $feature ) ? $allowed : self::page( $plugin, $without ), self::page( $plugin, $using ), $name );
			self::assertSame( $stored, $this->body( $this->get( $path ) ), "$name: as stored" );
			// A save of something else keeps it.
			self::assertSame( 200, $this->post( $path, [ 'survey' => [ 'title' => $using->title ] ] )->get_status(), $name );
		}

		$again = OtherPlan::of( Plan::Elite )->takeOver();
		foreach ( $cases as $name => [ 3 => $allowed ] ) {
			$survey = $again->get( SurveyService::class )->get( $this->using[ $name ]->id );
			self::assertSame( $allowed, self::page( $again, $survey ), "$name: allowed again" );
		}
	}

	#[TestDox( '[GAT-02] on Lite no question is required, nor does the server require an answer, and the thank-you message is the default' )]
	public function testOnLiteNothingIsRequiredAndTheMessageIsTheDefault(): void {
		$required = [ 'settings' => [ 'required' => true ] + $this->text( 'q1' )['settings'] ];
		$survey   = $this->publishedSurvey(
			[
				'questions' => [ $this->text( 'q1', $required ), $this->text( 'q2' ) ],
				'settings'  => [ 'thank_you' => [ 'message' => 'See you' ] + ( new ThankYou() )->initial() ],
			]
		);
		$path   = "/userfeedback/v1/surveys/$survey->id/responses";
		$elite  = OtherPlan::of( Plan::Elite )->takeOver();
		$answer = $this->submission( $survey, [ 'q1' => null, 'q2' => 'Because' ] );
		self::assertSame( 400, $this->post( $path, $answer )->get_status() );
		$page = self::page( $elite, $survey );
		self::assertTrue( $page['questions'][0]['settings']['required'] );
		self::assertSame( 'See you', $page['settings']['thank_you']['message'] );

		$page = self::page( OtherPlan::lite()->takeOver(), $survey );
		self::assertFalse( $page['questions'][0]['settings']['required'] );
		self::assertSame( ThankYou::message(), $page['settings']['thank_you']['message'] );
		self::assertSame( 201, $this->post( $path, $answer )->get_status() );
	}

	#[TestDox( "[GAT-02] locked settings add no query to a visitor's page, with a key and without one" )]
	public function testThePageOfASurveyWithLockedSettingsTakesOneQuery(): void {
		$survey = $this->publishedSurvey(
			[ 'questions' => [ $this->radio( 'q1', [ 'Yes', 'No' ], [ 'settings' => [ 'required' => true ] + $this->text( 'q' )['settings'] ] ) ] ]
		);
		foreach ( [ '', Licenses::key( 'plus' ) ] as $key ) {
			Licenses::put( $key );
			wp_load_alloptions( true );
			wp_cache_delete( 'notoptions', 'options' );
			// WordPress' own question, before it prints scripts for the first time.
			get_site_option( 'can_compress_scripts' );
			$plugin  = new Plugin();
			$queries = $GLOBALS['wpdb']->num_queries;
			$plugin->get( WidgetPage::class )->enqueue();
			$page = self::page( $plugin, $survey );
			self::assertLessThanOrEqual( 1, $GLOBALS['wpdb']->num_queries - $queries, $key );
			self::assertSame( $key !== '', $page['questions'][0]['settings']['required'] );
		}
	}

	#[TestDox( "[GAT-02] the plan of visitors' pages follows the key: valid, expired, removed" )]
	public function testTheKeptPlanFollowsTheKey(): void {
		$plans = [
			Licenses::key( 'pro' )      => 'pro',
			Licenses::expired( 'plus' ) => 'plus',
			'UF1.no.key'                => 'lite',
			''                          => 'lite',
		];
		foreach ( $plans as $key => $plan ) {
			Licenses::put( (string) $key );
			self::assertSame( $plan, get_option( LicenseStore::KEPT ), (string) $key );
		}
	}

	/**
	 * Of the survey that uses a field.
	 */
	private function path( string $name ): string {
		return "/userfeedback/v1/surveys/{$this->using[ $name ]->id}";
	}

	/**
	 * @return iterable<string, array{OtherPlan}>
	 */
	public static function plans(): iterable {
		yield 'Lite' => [ OtherPlan::lite() ];
		yield 'Pro without a key' => [ OtherPlan::withoutKey() ];
		yield 'plus' => [ OtherPlan::of( Plan::Plus ) ];
		yield 'elite without add-ons' => [ OtherPlan::of( Plan::Elite, hasAddOns: false ) ];
		yield 'expired elite' => [ OtherPlan::of( Plan::Elite, LicenseStatus::Expired ) ];
		yield 'disabled elite' => [ OtherPlan::of( Plan::Elite, LicenseStatus::Disabled ) ];
	}

	/**
	 * The fields with features, without the types of questions: what visitors were asked stays. A date that was chosen stays too.
	 *
	 * @return array<string, Feature>
	 */
	private function settings(): array {
		$settings = [];
		foreach ( $this->fields() as $name => [ $feature ] ) {
			if ( ! str_starts_with( $name, 'survey.questions.type=' ) && $feature !== Feature::Scheduling ) {
				$settings[ $name ] = $feature;
			}
		}
		return $settings;
	}

	/**
	 * A survey on the page of a site, without what differs from survey to survey.
	 *
	 * @return array<string, mixed>
	 */
	private static function page( Plugin $plugin, Survey $survey ): array {
		$GLOBALS['wp_scripts'] = null;
		$page = array_diff_key( $plugin->get( WidgetPage::class )->data( [ $survey ] )['surveys'][0], array_flip( self::OWN ) );
		foreach ( $page['questions'] as &$question ) {
			ksort( $question['settings'] );
		}
		return $page;
	}
}
