<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Targeting\AddOn;
use UserFeedback\Tests\Support\MainQuery;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\PageRuleFixtures;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\PreparedData;
use UserFeedback\Widget\PublishedList;
use UserFeedback\Widget\PublishedSurveys;
use UserFeedback\Widget\WidgetPage;
use UserFeedback\Widget\WidgetSchema;

/**
 * Which surveys a page contains, and which of their page rules.
 */
final class PageTargetingTest extends TestCase {

	use MainQuery;
	use PageRuleFixtures;
	use SurveyFixtures;

	private int $post;

	private Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		$this->plugin = OtherPlan::of( Plan::Elite )->takeOver();
		$this->post   = (int) wp_insert_post(
			[
				'post_title'  => 'A post',
				'post_status' => 'publish',
			]
		);
	}

	/**
	 * @param list<array{string, string, string|list<string>}> $rules     Operator, type, data; POST is the id of the page.
	 * @param list<list<string>>|null                          $remaining Data of the rules that remain; null if the survey is not on the page.
	 */
	#[TestDox( '[SEL-04~] PHP decides the rules about content and leaves the others to the browser, && before ||' )]
	#[DataProvider( 'lists' )]
	public function testWhatIsDecidedIsNotOnThePage( array $rules, ?array $remaining ): void {
		$data   = fn ( array $rule ) => $rule[2] === 'POST' ? [ (string) $this->post ] : $rule[2];
		$survey = $this->targetedSurvey( array_map( fn ( array $rule ) => $this->rule( $rule[1], $data( $rule ), $rule[0] ), $rules ) );
		$this->goTo( [ 'p' => $this->post ] );
		$surveys = $this->data()['surveys'] ?? [];
		$found   = $surveys === [] ? null : $surveys[0]['settings']['targeting']['page_rules'];
		$texts   = $found === null ? null : array_map( static fn ( array $group ) => array_column( $group, 'data' ), $found );
		self::assertSame( $remaining, $texts );
		self::assertSame( $remaining === null ? 'page' : null, $this->plugin->get( WidgetPage::class )->hiddenBecause( $survey ) );
	}

	/**
	 * @return iterable<string, array{list<array{string, string, string|list<string>}>, list<list<string>>|null}>
	 */
	public static function lists(): iterable {
		$here  = [ 'specific_pages', 'POST' ];
		$there = [ 'specific_pages', [ '4711' ] ];
		$a     = [ 'page_url_contains', '/a' ];
		$b     = [ 'query_parameter', 'b' ];
		yield 'holds' => [ [ [ '&&', ...$here ] ], [] ];
		yield 'does not hold' => [ [ [ '&&', ...$there ] ], null ];
		yield 'one of several choices' => [ [ [ '&&', 'wp_page_type', [ 'search', 'post' ] ] ], [] ];
		yield 'the browser' => [ [ [ '&&', ...$a ], [ '&&', ...$b ] ], [ [ '/a', 'b' ] ] ];
		yield 'holds and the browser' => [ [ [ '&&', ...$here ], [ '&&', ...$a ] ], [ [ '/a' ] ] ];
		yield 'does not hold and the browser' => [ [ [ '&&', ...$a ], [ '&&', ...$there ] ], null ];
		yield 'holds or the browser' => [ [ [ '&&', ...$a ], [ '||', ...$here ] ], [] ];
		yield 'does not hold or the browser' => [ [ [ '&&', ...$there ], [ '||', ...$a ], [ '||', ...$b ] ], [ [ '/a' ], [ 'b' ] ] ];
		yield '&& binds tighter' => [ [ [ '&&', ...$here ], [ '||', ...$a ], [ '&&', ...$there ] ], [] ];
		yield '&& binds tighter, the other way' => [ [ [ '&&', ...$there ], [ '&&', ...$a ], [ '||', ...$b ], [ '&&', ...$here ] ], [ [ 'b' ] ] ];
	}

	public function testAPageOnWhichNoSurveyCanShowCarriesAndAsksNothing(): void {
		$this->targetedSurvey( [ $this->rule( 'specific_pages', [ '4711' ] ), $this->rule( 'post_type', [ 'page' ], '||' ) ] );
		$this->goTo( [ 'p' => $this->post ] );
		self::assertSame( [ '', 0 ], [ $this->footer(), $this->queries( fn () => $this->footer() ) ] );
		$shown = $this->targetedSurvey( [ $this->rule( 'specific_pages', [ (string) $this->post ] ) ] );
		self::assertSame( [ $shown->id ], array_column( $this->data()['surveys'], 'id' ) );
		// As in another request.
		wp_cache_delete( PreparedData::OPTION, 'options' );
		self::assertSame( 1, $this->queries( fn () => $this->footer() ) );
	}

	public function testOfRulesThatAreTooLongTheOptionHasThoseAboutContent(): void {
		$long = array_map( fn ( int $of ) => $this->rule( 'page_url_contains', str_repeat( 'y', 1900 ) . $of ), range( 1, 20 ) );
		$this->targetedSurvey( [ ...$long, $this->rule( 'specific_pages', [ '4711' ] ) ] );
		self::assertLessThan( 2_500, strlen( maybe_serialize( get_option( PublishedList::OPTION ) ) ) );
		$this->goTo( [ 'p' => $this->post ] );
		self::assertSame( [ '', 0 ], [ $this->footer(), $this->queries( fn () => $this->footer() ) ] );
		$shown = $this->targetedSurvey( [ ...$long, $this->rule( 'specific_pages', [ (string) $this->post ] ) ] );
		self::assertSame( [ $shown->id ], array_column( $this->data()['surveys'], 'id' ) );
	}

	#[TestDox( '[SEL-02~] A survey is hidden, and the reason known, if no active add-on or plugin can evaluate its rules' )]
	public function testRulesOfAnInactivePluginHideTheSurvey(): void {
		$survey = $this->targetedSurvey( [ $this->rule( 'page_url_contains', '/' ) ] );
		$all    = $this->publishedSurvey();
		$this->goTo( [ 'p' => $this->post ] );
		self::assertSame( [ $all->id, $survey->id ], array_column( $this->data()['surveys'], 'id' ) );
		$this->plugin = OtherPlan::of( Plan::Elite, LicenseStatus::Valid, false )->takeOver();
		self::assertSame( 'targeting_missing', $this->plugin->get( WidgetPage::class )->hiddenBecause( $survey ) );
		remove_action( 'userfeedback_register', [ AddOn::class, 'onRegister' ] );
		foreach ( [ OtherPlan::of( Plan::Elite ), OtherPlan::of( Plan::Elite, LicenseStatus::Valid, false ), OtherPlan::lite() ] as $plan ) {
			$this->plugin = $plan->takeOver();
			self::assertSame( [ $all->id ], array_column( $this->data()['surveys'], 'id' ) );
			self::assertSame( 'targeting_missing', $this->plugin->get( WidgetPage::class )->hiddenBecause( $survey ) );
			self::assertNull( $this->plugin->get( WidgetPage::class )->hiddenBecause( $all ) );
		}
	}

	/** A rule of another plugin that is not active never holds; the other groups still count. */
	public function testAnUnknownRuleHidesItsGroup(): void {
		$survey = $this->targetedSurvey( [ $this->rule( 'page_url_contains', '/a' ), $this->rule( 'page_url_contains', '/b', '||' ) ] );
		$this->retype( $survey->id, 0, 'acme_weather' );
		$this->goTo( [ 'p' => $this->post ] );
		$rules = $this->data()['surveys'][0]['settings']['targeting']['page_rules'];
		self::assertSame( [ [ [ 'type' => 'page_url_contains', 'data' => '/b' ] ] ], $rules );
		$this->retype( $survey->id, 1, 'acme_weather' );
		self::assertSame( '', $this->footer() );
	}

	#[TestDox( '[SEL-02~] Rules and devices go on after the license has expired; on a plan without them the survey is for all pages and devices' )]
	public function testThePlanDecidesWhetherTargetingTakesEffect(): void {
		$devices   = [
			'devices'    => [ 'mobile' ],
			'pages'      => 'custom',
			'page_rules' => [ $this->rule( 'specific_pages', [ '4711' ] ) ],
		];
		$elsewhere = $this->publishedSurvey( [ 'settings' => [ 'targeting' => $devices ] ] );
		$this->goTo( [ 'p' => $this->post ] );
		foreach ( [ OtherPlan::of( Plan::Elite ), OtherPlan::of( Plan::Pro, LicenseStatus::Expired ) ] as $plan ) {
			$this->plugin = $plan->takeOver();
			self::assertSame( '', $this->footer() );
		}
		$this->plugin = OtherPlan::withoutKey()->takeOver();
		$survey       = $this->data()['surveys'][0];
		self::assertSame( $elsewhere->id, $survey['id'] );
		self::assertSame( [ 'devices' => [ 'desktop', 'tablet', 'mobile' ], 'page_rules' => [] ], $survey['settings']['targeting'] );
		self::assertArrayNotHasKey( 'gates', $survey );
	}

	#[TestDox( '[SEL-02~] A survey whose questions need an add-on that is not active is hidden, and the reason known' )]
	public function testQuestionsOfAnInactiveAddOnHideTheSurvey(): void {
		$survey = $this->publishedSurvey( [ 'questions' => [ [ 'type' => 'nps' ] + $this->text( 'q1' ) ] ] );
		$this->goTo( [ 'p' => $this->post ] );
		self::assertNotSame( '', $this->footer() );
		remove_all_actions( 'userfeedback_register' );
		$this->plugin = OtherPlan::of( Plan::Elite, LicenseStatus::Valid, false )->takeOver();
		self::assertSame( '', $this->footer() );
		self::assertSame( 'question_types_missing', $this->plugin->get( WidgetPage::class )->hiddenBecause( $survey ) );
	}

	public function testDraftsAndScheduledSurveysHaveTheirReasons(): void {
		$page = $this->plugin->get( WidgetPage::class );
		self::assertSame( 'draft', $page->hiddenBecause( $this->storedSurvey() ) );
		self::assertSame( 'scheduled', $page->hiddenBecause( $this->publishedSurvey( [ 'publish_at' => $this->inYears( 1 ) ] ) ) );
	}

	#[TestDox( '[SEL-03~] [SEL-04~] Only a survey with fewer devices or with rules for the browser needs the gate' )]
	public function testTheGateIsNamedForTheSurveysThatNeedIt(): void {
		$content = $this->targetedSurvey( [ $this->rule( 'wp_page_type', [ 'post' ] ) ] );
		$address = $this->targetedSurvey( [ $this->rule( 'page_url_contains', '/' ) ] );
		$phones  = $this->publishedSurvey(
			[
				'settings' => [
					'targeting' => [
						'devices'    => [ 'mobile' ],
						'pages'      => 'all',
						'page_rules' => [],
					],
				],
			]
		);
		$this->goTo( [ 'p' => $this->post ] );
		$gates = array_column( $this->data()['surveys'], 'gates', 'id' );
		self::assertSame( [ $phones->id, $address->id ], array_keys( $gates ) );
		self::assertArrayNotHasKey( $content->id, $gates );
		self::assertSame( [ 'userfeedback-targeting' ], array_column( $gates[ $phones->id ], 'handle' ) );
		self::assertStringContainsString( '/userfeedback-targeting/build/targeting.js?ver=', $gates[ $phones->id ][0]['src'] );
	}

	#[TestDox(
		'[SEL-04~] Roles are on pages of logged-in visitors, if a rule needs them; pages of anonymous visitors are identical for all of them'
	)]
	public function testRolesArePrintedForLoggedInVisitorsOnly(): void {
		$this->targetedSurvey( [ $this->rule( 'page_url_contains', '/' ) ] );
		$this->goTo( [ 'p' => $this->post ] );
		$this->asRole( 'editor' );
		self::assertArrayNotHasKey( 'visitor', $this->data(), 'no rule needs them' );
		$this->targetedSurvey( [ $this->rule( 'specific_pages', [ '4711' ] ), $this->rule( 'wp_user_roles', [ 'editor' ] ) ] );
		self::assertArrayNotHasKey( 'visitor', $this->data(), 'that survey is not on this page' );
		$elsewhere = $this->rule( 'specific_pages', [ '4711' ] );
		$this->targetedSurvey( [ $this->rule( 'wp_user_roles', [ 'editor' ] ), $elsewhere, $this->rule( 'query_parameter', 'a', '||' ) ] );
		self::assertArrayNotHasKey( 'visitor', $this->data(), 'that rule does not matter here' );
		foreach ( [ [ 'user_logged_in', 'yes' ], [ 'wp_user_roles', 'editor' ] ] as [ $type, $choice ] ) {
			$survey = $this->targetedSurvey( [ $this->rule( $type, [ $choice ] ) ] );
			$this->asVisitor();
			$anonymous = $this->footer();
			self::assertStringNotContainsString( '"visitor"', $anonymous );
			$this->asRole( 'editor' );
			$data = $this->data();
			self::assertSame( [ 'roles' => [ 'editor' ] ], $data['visitor'] );
			self::assertSame( [], SchemaCheck::errors( $data, WidgetSchema::data( $this->plugin->get( SettingSections::class ) ), '' ) );
			$this->plugin->get( SurveyService::class )->update( $survey->id, [ 'status' => 'draft' ], 1 );
		}
	}

	/** Labels are for owners: they may contain titles of private content. */
	public function testPagesContainNoLabels(): void {
		$this->targetedSurvey( [ $this->rule( 'wp_user_roles', [ 'editor', 'author' ] ) ] );
		$this->goTo( [ 'p' => $this->post ] );
		self::assertStringNotContainsString( 'Label of', $this->footer() );
		$stored = (string) wp_json_encode( get_option( PublishedList::OPTION ) );
		self::assertStringNotContainsString( 'Label of', $stored );
		self::assertStringContainsString( 'editor', $stored );
	}

	/**
	 * @param string $type A type that is not registered, as if its plugin were not active.
	 */
	private function retype( int $id, int $index, string $type ): void {
		global $wpdb;
		$settings = (array) json_decode( (string) $wpdb->get_var( "SELECT settings FROM {$wpdb->prefix}ufb_surveys WHERE id = " . $id ), true );
		$settings['targeting']['page_rules'][ $index ]['type'] = $type;
		$wpdb->update( "{$wpdb->prefix}ufb_surveys", [ 'settings' => wp_json_encode( $settings ) ], [ 'id' => $id ] );
		$this->plugin->get( PublishedSurveys::class )->refresh();
	}

	private function queries( callable $run ): int {
		$before = $GLOBALS['wpdb']->num_queries;
		$run();
		return $GLOBALS['wpdb']->num_queries - $before;
	}

	/**
	 * What the plugin prints at the end of the page.
	 */
	private function footer(): string {
		$GLOBALS['wp_scripts'] = null;
		remove_all_actions( 'wp_footer', 10 );
		( clone $this->plugin->get( WidgetPage::class ) )->enqueue();
		ob_start();
		do_action( 'wp_footer' );
		preg_match_all( '#<script[^>]*id="userfeedback-[^>]*>.*?</script>#s', (string) ob_get_clean(), $found );
		return implode( "\n", $found[0] );
	}

	/**
	 * @return array<string, mixed> The page's JSON; empty if there is none.
	 */
	private function data(): array {
		preg_match( '#<script[^>]*id="userfeedback-data"[^>]*>(.*?)</script>#s', $this->footer(), $found );
		$data = json_decode( trim( $found[1] ?? '' ), true );
		return is_array( $data ) ? $data : [];
	}
}
