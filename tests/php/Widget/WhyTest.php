<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Capability;
use UserFeedback\Plugin;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Tests\Support\AccessTable;
use UserFeedback\Tests\Support\MainQuery;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\PageRuleFixtures;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\Module;
use UserFeedback\Widget\PageSurveys;
use UserFeedback\Widget\PageVerdict;
use UserFeedback\Widget\Why\PageReport;
use UserFeedback\Widget\Why\Reasons;
use UserFeedback\Widget\Why\WhySchema;
use UserFeedback\Widget\WidgetPage;
use WP_Admin_Bar;

/**
 * "Why (not) here?" and the debug mode: who gets them, and what the server knows about the surveys of a page.
 */
final class WhyTest extends TestCase {

	use MainQuery;
	use PageRuleFixtures;
	use SurveyFixtures;

	private const DATA = '#<script[^>]*id="userfeedback-why-data"[^>]*>(.*?)</script>#s';

	private Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		$this->plugin = OtherPlan::of( Plan::Elite )->takeOver();
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function roles(): iterable {
		foreach ( AccessTable::ROLES as $role ) {
			yield $role => [ $role ];
		}
	}

	#[TestDox( '[PLS-01~] only who may edit surveys gets the item, the script and its data' )]
	#[DataProvider( 'roles' )]
	public function testIsForEditorsOfSurveys( string $role ): void {
		$this->publishedSurvey();
		if ( $role !== 'anonymous' ) {
			$this->asRole( $role );
		}
		$isAllowed = AccessTable::read()->allows( $role, Capability::EDIT_SURVEYS );
		$html      = $this->footer();
		self::assertSame( $isAllowed, str_contains( $html, 'userfeedback-why' ) );
		self::assertSame( $isAllowed, str_contains( $html, 'build/widget/why.js' ) );
		self::assertSame( $isAllowed, $this->item() !== null );
		self::assertStringContainsString( 'id="userfeedback-data"', $html );
	}

	#[TestDox( '[PLS-01~] the pages of visitors have the same bytes and queries as without it' )]
	public function testVisitorsGetNothingOfIt(): void {
		$this->publishedSurvey();
		$this->footer();
		$queries = static fn () => $GLOBALS['wpdb']->num_queries;
		$before  = $queries();
		$with    = $this->footer();
		$used    = $queries() - $before;
		$before = $queries();
		self::assertSame( $this->footer( false ), $with );
		self::assertSame( $queries() - $before, $used );
		$this->asRole( 'subscriber' );
		self::assertSame( $with, $this->footer() );
	}

	#[TestDox( '[PLS-01~] the dashboard and users without the admin bar have neither item nor script' )]
	public function testIsPartOfTheAdminBarOfTheSite(): void {
		$this->asAdmin();
		self::assertNotNull( $this->item() );
		set_current_screen( 'dashboard' );
		self::assertNull( $this->item() );
		unset( $GLOBALS['current_screen'] );
		add_filter( 'show_admin_bar', '__return_false' );
		self::assertStringNotContainsString( 'userfeedback-why', $this->footer() );
	}

	#[TestDox( '[PLS-01~] the report lists published and scheduled surveys in their order, with the reason why one is not on the page' )]
	public function testReportsWhyASurveyIsNotOnThePage(): void {
		$stars = $this->publishedSurvey( [ 'questions' => [ [ 'type' => 'star-rating' ] + $this->text( 'q1' ) ] ] );
		remove_all_actions( 'userfeedback_register' );
		$this->plugin = OtherPlan::of( Plan::Elite )->takeOver();
		$first = $this->publishedSurvey( [ 'title' => 'A</script><b>' ] );
		$later = $this->publishedSurvey( [ 'publish_at' => '2031-05-06T10:00:00Z' ] );
		$here  = $this->publishedSurvey();
		$this->storedSurvey();
		$this->storedSurvey();
		$this->asAdmin();
		update_option( 'timezone_string', 'Europe/Berlin' );

		$report = $this->report();
		self::assertSame(
			[
				$later->id => PageSurveys::SCHEDULED,
				$here->id  => null,
				$first->id => null,
				$stars->id => PageSurveys::QUESTION_TYPES_MISSING,
			],
			array_column( $report['surveys'], 'hidden', 'id' )
		);
		self::assertSame( 'Hidden: it is scheduled for May 6, 2031, 12:00 pm.', $report['surveys'][0]['texts']['scheduled'] );
		self::assertSame( 'A</script><b>', $report['surveys'][2]['title'] );
		self::assertSame( '2 drafts', $report['editor']['drafts'] );
		self::assertSame( [], SchemaCheck::errors( $report, WhySchema::report(), '' ) );
		$this->plugin->get( WidgetPage::class )->askFirst( $first->id );
		self::assertSame( $first->id, $this->report()['surveys'][0]['id'] );
	}

	#[TestDox( '[PLS-01~] [WID-20~] the report names the page rules that this page does not fulfil, and those whose add-on is not active' )]
	public function testReportsPageRules(): void {
		$this->asAdmin();
		$post  = (int) wp_insert_post( [ 'post_title' => 'A post', 'post_status' => 'publish' ] );
		$here  = $this->targetedSurvey( [ $this->rule( 'specific_pages', [ (string) $post ] ) ] );
		$there = $this->targetedSurvey( [ $this->rule( 'specific_pages', [ '4711' ] ) ] );
		$url   = $this->targetedSurvey( [ $this->rule( 'page_url_contains', '/elsewhere' ) ] );
		$this->goTo( [ 'p' => $post ] );
		$hidden = fn () => array_column( $this->report()['surveys'], 'hidden', 'id' );
		self::assertSame( [ $url->id => null, $there->id => PageVerdict::PAGE, $here->id => null ], $hidden() );
		remove_all_actions( 'userfeedback_register' );
		$this->plugin = OtherPlan::of( Plan::Elite )->takeOver();
		self::assertSame( array_fill_keys( [ $url->id, $there->id, $here->id ], PageVerdict::TARGETING_MISSING ), $hidden() );
	}

	#[TestDox( '[PLS-01~] [WID-20~] every reason has its text, and leads to the right step, or to add-ons and settings for who may open them' )]
	public function testEveryReasonLeadsSomewhere(): void {
		$words = wp_json_file_decode( dirname( __DIR__, 2 ) . '/fixtures/hidden-reasons.json' );
		self::assertEqualsCanonicalizing( $words, array_keys( Reasons::all( true ) ) );
		foreach ( Reasons::all( true ) as $word => [ 'text' => $text, 'url' => $url ] ) {
			self::assertStringStartsWith( 'Hidden: ', $text, $word );
			$places = 'surveys#/edit/%d/(questions|settings|publish)|addons|settings';
			self::assertMatchesRegularExpression( "~page=userfeedback_($places)$~", $url, $word );
		}
		self::assertStringEndsWith( '#/edit/%d/publish', Reasons::all( true )['scheduled']['url'] );
		self::assertStringEndsWith( '#/edit/%d/settings', Reasons::all( true )['page']['url'] );
		self::assertStringEndsWith( 'userfeedback_addons', Reasons::all( true )['targeting_missing']['url'] );
		self::assertStringEndsWith( '#/edit/%d/questions', Reasons::all( false )['targeting_missing']['url'] );
	}

	#[TestDox( '[PLS-01~] other plugins name the reasons of their gates; what has another shape is ignored' )]
	public function testReasonsOfOthers(): void {
		$own = [ 'text' => 'Hidden: the moon is full.', 'action' => 'Edit moon', 'url' => '/moon/%d' ];
		$added = [ 'moon' => $own, 'sun' => 'x', 'page' => [ 'text' => 7 ] ];
		add_filter( 'userfeedback_hidden_reasons', static fn ( array $reasons ) => $added + $reasons );
		$reasons = Reasons::all( true );
		self::assertSame( $own, $reasons['moon'] ?? null );
		self::assertArrayNotHasKey( 'sun', $reasons );
		self::assertSame( 'Hidden: this page does not match its page rules.', $reasons['page']['text'] );
		add_filter( 'userfeedback_hidden_reasons', '__return_null', 11 );
		self::assertArrayHasKey( 'page', Reasons::all( true ) );
	}

	#[TestDox( '[PLS-01~] says in words when a survey shows; locked settings have no effect' )]
	public function testSaysWhenASurveyShows(): void {
		$this->asAdmin();
		$defaults = (array) $this->plugin->get( SettingSections::class )->all()['settings.behavior']->read( $this->storedSurvey() );
		$behavior = static fn ( array $fields ) => [ 'settings' => [ 'behavior' => $fields + $defaults ] ];
		$this->publishedSurvey( $behavior( [ 'timing' => 'delay', 'timing_delay' => 1, 'display_length' => 'once' ] ) );
		$this->publishedSurvey( $behavior( [ 'timing' => 'delay', 'timing_delay' => 20 ] ) );
		$this->publishedSurvey( $behavior( [ 'timing' => 'before_abandon' ] ) );
		$expiry = [ 'run_time' => 'expire', 'expire_at' => [ 'month' => 2, 'day' => 29 ] ];
		$expiring = $this->publishedSurvey( $behavior( [ 'timing' => 'half_page', 'scroll_percent' => 70 ] + $expiry ) );
		$this->publishedSurvey();
		$when = fn () => array_reverse( array_column( $this->report()['surveys'], 'when' ) );
		self::assertSame(
			[
				'Shows 1 second after the page has loaded.',
				'Shows 20 seconds after the page has loaded.',
				'Shows when the pointer moves to the top of the page, as if the visitor wanted to leave.',
				'Shows when the visitor has scrolled 70% of the page.',
				'Shows as soon as the page has loaded.',
			],
			$when()
		);
		$texts = array_reverse( array_column( $this->report()['surveys'], 'texts' ) );
		self::assertSame( [ 'cookie' => 'Hidden: it shows once, and this browser has already seen it.' ], $texts[0] );
		$day = gmdate( 'F j, Y', (int) strtotime( "$expiring->lastDay UTC" ) );
		self::assertStringContainsString( 'February 2', $day );
		self::assertSame( [ 'expired' => "Hidden: $day was its last day." ], $texts[3] );
		$this->plugin = OtherPlan::lite()->takeOver();
		self::assertSame( array_fill( 0, 5, 'Shows as soon as the page has loaded.' ), $when() );
	}

	#[TestDox(
		"[PLS-01~] every published survey is named, that of the page's shortcode first; more than 50 only with what is known without reading them"
	)]
	public function testNamesEverySurvey(): void {
		$this->asAdmin();
		$oldest = $this->publishedSurvey();
		for ( $number = 1; $number < PageReport::MAX_SURVEYS; $number++ ) {
			$this->publishedSurvey();
		}
		$this->publishedSurvey( [ 'publish_at' => gmdate( 'Y-m-d\TH:i:s\Z', time() + DAY_IN_SECONDS ) ] );
		self::assertCount( PageReport::MAX_SURVEYS + 1, $this->report()['surveys'] );
		$last = $this->report()['surveys'][ PageReport::MAX_SURVEYS ];
		self::assertSame( [ $oldest->id, $oldest->title, null, '' ], [ $last['id'], $last['title'], $last['hidden'], $last['when'] ] );
		$this->plugin->get( WidgetPage::class )->askFirst( $oldest->id );
		self::assertSame( $oldest->id, $this->report()['surveys'][0]['id'] );
	}

	#[TestDox(
		'[WID-20~] the debug mode is off, and on by a filter for everybody or by a parameter for editors; visitors get no titles and no links'
	)]
	public function testTheDebugMode(): void {
		$survey = $this->publishedSurvey( [ 'title' => 'Secret', 'publish_at' => '2031-05-06T10:00:00Z' ] );
		$pages  = [ $this->footer() ];

		$_GET['userfeedback_debug'] = '';

		$pages[] = $this->footer();
		$this->asRole( 'subscriber' );
		$pages[] = $this->footer();
		self::assertSame( [ '', '', '' ], $pages );
		$this->asAdmin();
		self::assertTrue( $this->report()['is_debug'] );
		unset( $_GET['userfeedback_debug'] );
		self::assertFalse( $this->report()['is_debug'] );

		$this->asVisitor();
		add_filter( 'userfeedback_debug', '__return_true' );
		$html   = $this->footer();
		$report = $this->report();
		self::assertStringNotContainsString( 'Secret', $html );
		self::assertStringNotContainsString( 'wp_rest', $html );
		self::assertArrayNotHasKey( 'editor', $report );
		self::assertSame( [ true, $survey->id, 'scheduled' ], [ $report['is_debug'], $report['surveys'][0]['id'], $report['surveys'][0]['hidden'] ] );
		self::assertSame( [], SchemaCheck::errors( $report, WhySchema::report(), '' ) );
		$this->asAdmin();
		add_filter( 'show_admin_bar', '__return_false' );
		self::assertSame( 'Secret', $this->report()['surveys'][0]['title'] );
	}

	/**
	 * What the plugin prints at the end of a page.
	 *
	 * @param bool $hasWhy Whether the callback under test runs.
	 */
	private function footer( bool $hasWhy = true ): string {
		$GLOBALS['wp_scripts'] = null;
		unset( $GLOBALS['show_admin_bar'] );
		remove_all_actions( 'wp_footer', 10 );
		remove_all_actions( 'wp_footer', 11 );
		$module = $this->plugin->get( Module::class );
		$module->enqueueSurveys();
		if ( $hasWhy ) {
			$module->enqueueWhy();
		}
		ob_start();
		do_action( 'wp_footer' );
		$html = (string) ob_get_clean();
		preg_match_all( '#<script[^>]*id="userfeedback-[^>]*>.*?</script>#s', $html, $found );
		return implode( "\n", $found[0] );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function report(): array {
		self::assertSame( 1, preg_match( self::DATA, $this->footer(), $found ) );
		$report = json_decode( trim( $found[1] ?? '' ), true );
		self::assertIsArray( $report );
		return $report;
	}

	/**
	 * The item of the admin bar, if there is one.
	 */
	private function item(): ?object {
		// WordPress loads the class with its bar.
		add_filter( 'show_admin_bar', '__return_true', 1 );
		unset( $GLOBALS['show_admin_bar'] );
		_wp_admin_bar_init();
		$bar = new WP_Admin_Bar();
		$this->plugin->get( Module::class )->addWhyToAdminBar( $bar );
		return $bar->get_node( 'userfeedback-why' );
	}
}
