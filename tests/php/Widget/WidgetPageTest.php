<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\WidgetPage;
use UserFeedback\Widget\WidgetSchema;

/**
 * What a visitor's page carries.
 */
final class WidgetPageTest extends TestCase {

	use SurveyFixtures;

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_scripts'] = null;
	}

	public function testAPageWithoutAPublishedSurveyCarriesAndAsksNothing(): void {
		$this->storedSurvey();
		$this->publishedSurvey( [ 'publish_at' => gmdate( 'Y-m-d\TH:i:s\Z', time() + 3 * DAY_IN_SECONDS ) ] );
		get_option( 'userfeedback_published' );
		// WordPress' own question, before it prints scripts for the first time.
		get_site_option( 'can_compress_scripts' );
		$queries = $GLOBALS['wpdb']->num_queries;
		self::assertSame( '', $this->footer() );
		self::assertSame( $queries, $GLOBALS['wpdb']->num_queries );
	}

	public function testAPageCarriesTheSurveysInTheOrderInWhichTheyAreTried(): void {
		$first  = $this->publishedSurvey();
		$second = $this->publishedSurvey();
		$soon   = $this->publishedSince( MINUTE_IN_SECONDS );
		$old    = $this->publishedSince( DAY_IN_SECONDS );
		$data   = $this->data();
		self::assertSame( [ $second->id, $first->id, $soon->id, $old->id ], array_column( $data['surveys'], 'id' ) );
		self::assertSame( [], SchemaCheck::errors( $data, WidgetSchema::data( Plugin::instance()->get( SettingSections::class ) ), '' ) );
	}

	public function testNamesOfCookiesAndStorageTellSitesOfOneHostApart(): void {
		$survey = $this->publishedSurvey();
		$root   = $this->data();
		self::assertSame( [ '', "userfeedback-$survey->id" ], [ $root['site'], $root['surveys'][0]['cookie_name'] ] );
		$names = [];
		foreach ( [ 'http://example.org/one', 'https://example.org/one/', 'https://example.org/two', 'https://example.org/one/two' ] as $home ) {
			add_filter( 'option_home', static fn () => $home, 99 );
			$data = $this->data();
			self::assertMatchesRegularExpression( '/^[0-9a-f]{8}$/', $data['site'] );
			self::assertSame( "userfeedback-$survey->id-{$data['site']}", $data['surveys'][0]['cookie_name'] );
			$names[] = $data['site'];
		}
		self::assertSame( $names[0], $names[1], 'of one site' );
		self::assertCount( 3, array_unique( $names ) );
	}

	public function testASurveyThatIsNoLongerPublishedLeavesThePage(): void {
		$survey = $this->publishedSurvey();
		self::assertNotSame( '', $this->footer() );
		Plugin::instance()->get( SurveyService::class )->update( $survey->id, [ 'status' => 'draft' ], 1 );
		self::assertSame( '', $this->footer() );
	}

	public function testATitleCannotEndTheScript(): void {
		$title = 'A</script><script>alert(1)</script><!--';
		$this->publishedSurvey( [ 'title' => $title, 'questions' => [ $this->text( 'q1', [ 'title' => $title ] ) ] ] );
		self::assertSame( 1, substr_count( strtolower( $this->footer() ), '</script>' ) - 1, 'the data and the loader' );
		self::assertSame( $title, $this->data()['surveys'][0]['title'] );
	}

	public function testAPageAsksTheSurveyOfItsBlockOrShortcodeFirst(): void {
		$first  = $this->publishedSurvey();
		$second = $this->publishedSurvey();
		self::assertSame( '', do_shortcode( "[userfeedback id=$first->id]" ) );
		self::assertSame( [ $first->id, $second->id ], array_column( $this->data()['surveys'], 'id' ) );
		self::assertSame( '', trim( do_blocks( "<!-- wp:userfeedback/survey {\"surveyId\":$second->id} /-->" ) ) );
		self::assertSame( [ $second->id, $first->id ], array_column( $this->data()['surveys'], 'id' ) );
		self::assertSame( '', do_shortcode( '[userfeedback]' ) );
	}

	public function testNamesTheScriptsOfTheAppInOrder(): void {
		$this->publishedSurvey();
		$handles = array_column( $this->data()['app']['scripts'], 'handle' );
		$ours    = [ 'outbox', 'control', 'show', 'tab', 'resume', 'app' ];
		self::assertSame( array_map( static fn ( string $name ) => "userfeedback-widget-$name", $ours ), array_slice( $handles, -6 ) );
		self::assertLessThan( array_search( 'wp-element', $handles, true ), array_search( 'react', $handles, true ) );
		self::assertContains( 'react-dom', $handles );
		self::assertFalse( wp_script_is( 'react', 'enqueued' ), 'the page itself loads none of them' );
		$files   = array_combine( $ours, array_slice( $this->data()['app']['scripts'], -6 ) );
		$without = array_filter( $files, static fn ( array $file ) => $file['optional'] ?? false );
		self::assertSame( [ 'control', 'tab', 'resume' ], array_keys( $without ), 'a survey shows without them' );
		self::assertMatchesRegularExpression( '#/build/widget/outbox\.js\?ver=\w+$#', $files['outbox']['src'] );
	}

	public function testCookiesLiveAsLongAsTheOwnerSays(): void {
		$this->publishedSurvey();
		self::assertSame( [ 'submitted' => 365, 'minimized' => 0 ], $this->data()['cookie_days'] );
		add_filter( 'userfeedback_cookie_days', static fn () => [ 'submitted' => '30', 'minimized' => -1 ] );
		self::assertSame( [ 'submitted' => 30, 'minimized' => 0 ], $this->data()['cookie_days'] );
		add_filter( 'userfeedback_cookie_days', static fn () => [ 'submitted' => 401, 'minimized' => 'soon' ] );
		self::assertSame( [ 'submitted' => 400, 'minimized' => 0 ], $this->data()['cookie_days'], 'browsers keep no cookie longer' );
		add_filter( 'userfeedback_cookie_days', static fn () => 'for ever' );
		self::assertSame( [ 'submitted' => 365, 'minimized' => 0 ], $this->data()['cookie_days'] );
	}

	public function testWhatAPageCarriesOfASurveyIsFiltered(): void {
		$survey = $this->publishedSurvey();
		$before = $this->data()['surveys'][0];
		add_filter(
			'userfeedback_page_survey',
			static fn ( array $data, Survey $of ) => [
				'id'        => 7,
				'nonces'    => [],
				'questions' => 'none',
				'title'     => "Survey $of->id",
				'acme'      => true,
			] + $data,
			10,
			2
		);
		self::assertEquals( array_replace( $before, [ 'title' => "Survey $survey->id" ] ) + [ 'acme' => true ], $this->data()['surveys'][0] );
		add_filter( 'userfeedback_page_survey', '__return_false', 11 );
		self::assertSame( $before, $this->data()['surveys'][0], 'a broken filter breaks no page' );
	}

	public function testAnonymousVisitorsGetIdenticalBytes(): void {
		$this->publishedSurvey();
		$this->asVisitor();
		$anonymous = $this->footer();
		$this->asRole( 'subscriber' );
		self::assertSame( $anonymous, $this->footer() );
	}

	/**
	 * What the plugin prints at the end of a page.
	 */
	private function footer(): string {
		$GLOBALS['wp_scripts'] = null;
		remove_all_actions( 'wp_footer', 10 );
		Plugin::instance()->get( WidgetPage::class )->enqueue();
		ob_start();
		do_action( 'wp_footer' );
		$html = (string) ob_get_clean();
		preg_match_all( '#<script[^>]*id="userfeedback-[^>]*>.*?</script>#s', $html, $found );
		return implode( "\n", $found[0] );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function data(): array {
		self::assertSame( 1, preg_match( '#<script[^>]*id="userfeedback-data"[^>]*>(.*?)</script>#s', $this->footer(), $found ) );
		$data = json_decode( trim( $found[1] ?? '' ), true );
		self::assertIsArray( $data );
		return $data;
	}
}
