<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys\Templates;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Extensions\Extensions;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\Surveys\Templates\Template;
use UserFeedback\Surveys\Templates\TemplateQuestion;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Requests;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * GET survey-templates, and which templates a new survey may name.
 */
final class TemplatesRestTest extends TestCase {

	use Requests;
	use SurveyFixtures;

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
	}

	/** Templates of every plan. */
	private const SIMPLE = [ 'simple-website', 'simple-page', 'simple-visit', 'simple-discovery', 'simple-ideas' ];

	#[TestDox(
		'[TPL-01] GET survey-templates lists more than 20 templates beside Blank and NPS, each with its questions where the add-on is active'
	)]
	public function testListsTemplates(): void {
		OtherPlan::of( Plan::Elite )->takeOver();
		$templates = $this->templates();
		self::assertSame( [ 'blank', 'nps' ], array_slice( array_keys( $templates ), 0, 2 ) );
		self::assertGreaterThanOrEqual( 24, count( $templates ) );
		self::assertGreaterThanOrEqual( 8, count( array_unique( array_column( $templates, 'group' ) ) ) );
		foreach ( $templates as $key => $template ) {
			self::assertSame(
				[ 'key', 'name', 'description', 'group', 'type', 'is_available', 'required_addons', 'question_types', 'config' ],
				array_keys( $template ),
				$key
			);
			self::assertTrue( $template['is_available'], $key );
			self::assertSame( $key === 'blank', $template['config']['questions'] === [], $key );
			foreach ( [ 'name', 'description', 'group' ] as $text ) {
				self::assertNotSame( '', $template[ $text ], "$key: $text" );
			}
		}
		self::assertSame( [], $templates['blank']['required_addons'] );
		self::assertSame( [ 'question-types' ], $templates['nps']['required_addons'] );
		self::assertSame( [ 'templates', 'question-types' ], $templates['website-feedback']['required_addons'] );
		self::assertSame( [ 'templates' ], $templates['visit-purpose']['required_addons'] );
		self::assertSame( count( $templates ), count( array_unique( array_column( $templates, 'description' ) ) ) );
	}

	public function testTheNpsTemplateIsASurveyOfThatTypeWithTheStandardScale(): void {
		OtherPlan::of( Plan::Plus )->takeOver();
		$nps = $this->templates()['nps'];
		self::assertSame( Survey::NPS, $nps['type'] );
		self::assertSame( [ 'nps', 'long-text' ], array_column( $nps['config']['questions'], 'type' ) );
		self::assertTrue( $nps['config']['questions'][0]['settings']['start_at_zero'] );
	}

	#[TestDox( '[TPL-03~] Templates are listed without their questions and as unavailable while their add-on is not active' )]
	public function testListsTemplatesOfTheInactiveAddOn(): void {
		$active = array_keys( $this->templatesIn( OtherPlan::of( Plan::Elite ) ) );
		remove_all_actions( 'userfeedback_register' );
		$templates = $this->templatesIn( OtherPlan::of( Plan::Elite, hasAddOns: false ) );
		self::assertSame( $active, array_keys( $templates ) );
		foreach ( $templates as $key => $template ) {
			self::assertSame( in_array( $key, [ 'blank', ...self::SIMPLE ], true ), $template['is_available'], $key );
			if ( in_array( $key, [ 'blank', 'nps', ...self::SIMPLE ], true ) ) {
				continue;
			}

			self::assertSame( [], $template['config']['questions'], $key );
			self::assertContains( 'templates', $template['required_addons'], $key );
		}
	}

	#[TestDox( '[TPL-03~] [TPL-04~] Without a plan or a valid license the blank and the simple templates are available' )]
	#[DataProvider( 'lockedPlans' )]
	public function testLocksTemplates( OtherPlan $plan ): void {
		$available = array_filter( $this->templatesIn( $plan ), static fn ( array $template ) => $template['is_available'] );
		self::assertSame( [ 'blank', ...self::SIMPLE ], array_keys( $available ) );
	}

	/**
	 * @return array<string, array{OtherPlan}>
	 */
	public static function lockedPlans(): array {
		return [
			'Lite'              => [ OtherPlan::lite() ],
			'Pro without a key' => [ OtherPlan::withoutKey() ],
			'expired'           => [ OtherPlan::of( Plan::Elite, LicenseStatus::Expired ) ],
		];
	}

	#[TestDox( '[TPL-03~] [TPL-04~] A new survey cannot name a template that is locked; one that was stored earlier may be changed' )]
	public function testRefusesALockedTemplate(): void {
		OtherPlan::of( Plan::Plus )->takeOver();
		$stored = $this->storedSurvey( [ 'template' => 'visit-purpose' ] );
		OtherPlan::withoutKey()->takeOver();
		$refused = $this->post( '/userfeedback/v1/surveys', [ 'survey' => $this->surveyInput( [ 'template' => 'visit-purpose' ] ) ] );
		self::assertSame(
			[ 'template' => 'locked_license' ],
			$this->assertRefused( $refused, 403, 'userfeedback_feature_locked' )
		);
		$saved = $this->post( "/userfeedback/v1/surveys/$stored->id", [ 'survey' => [ 'title' => 'New', 'template' => 'visit-purpose' ] ] );
		self::assertSame( [ 200, 'visit-purpose' ], [ $saved->get_status(), $this->body( $saved )['template'] ] );
		$other = $this->post( "/userfeedback/v1/surveys/$stored->id", [ 'survey' => [ 'template' => 'exit-survey' ] ] );
		$this->assertRefused( $other, 403, 'userfeedback_feature_locked' );
		foreach ( [ 'blank', 'nps', 'of-another-plugin', '' ] as $open ) {
			$created = $this->post( '/userfeedback/v1/surveys', [ 'survey' => $this->surveyInput( [ 'template' => $open ] ) ] );
			self::assertSame( 201, $created->get_status(), $open );
		}
	}

	public function testATemplateOfAnotherPluginNeedsTheFeaturesOfItsQuestions(): void {
		add_action(
			'userfeedback_register',
			static function ( Extensions $extensions ): void {
				$stars = TemplateQuestion::all( TemplateQuestion::of( 'star-rating', 'q1', 'How many?' )->required() );
				$extensions->template( new Template( 'acme-stars', 'Stars', 'Rate us.', $stars, 'Acme' ) );
				$extensions->template( static fn (): array => [ new Template( 'acme-late', 'Later', 'Written late.', [], 'Acme' ) ] );
			}
		);
		$templates = $this->templatesIn( OtherPlan::of( Plan::Plus ) );
		self::assertSame( [ 'acme-stars', 'acme-late' ], array_slice( array_keys( $templates ), -2 ) );
		self::assertSame( [ true, [ 'question-types' ] ], [ $templates['acme-stars']['is_available'], $templates['acme-stars']['required_addons'] ] );
		$locked = $this->templatesIn( OtherPlan::lite() );
		self::assertSame( [ false, true ], [ $locked['acme-stars']['is_available'], $locked['acme-late']['is_available'] ] );
		$features = ( new Template( 'a', 'A', 'A.', TemplateQuestion::all( TemplateQuestion::of( 'nps', 'q', 'Q?' )->required() ) ) )->allFeatures();
		self::assertSame( [ Feature::Nps, Feature::RequiredQuestion ], $features );
	}

	/**
	 * @return array<string, array<string, mixed>> By key.
	 */
	private function templatesIn( OtherPlan $plan ): array {
		$plan->takeOver();
		return $this->templates();
	}

	/**
	 * @return array<string, array<string, mixed>> By key.
	 */
	private function templates(): array {
		$response = $this->get( '/userfeedback/v1/survey-templates' );
		self::assertSame( 200, $response->get_status() );
		/** @var list<array<string, mixed>> $templates */
		$templates = $this->body( $response );
		return array_column( $templates, null, 'key' );
	}
}
