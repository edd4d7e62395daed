<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\MainQuery;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\PageRuleFixtures;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\WidgetPage;
use WP_REST_Response;

/**
 * Surveys with page rules that become due on a page that was created and cached before.
 */
final class DueWithRulesTest extends TestCase {

	use MainQuery;
	use PageRuleFixtures;
	use SurveyFixtures;

	private int $post;

	private int $start;

	protected function setUp(): void {
		parent::setUp();
		$this->start = time();
		$this->post  = (int) wp_insert_post(
			[
				'post_title'  => 'A post',
				'post_status' => 'publish',
			]
		);
	}

	#[TestDox( '[PUB-07~] A page on which no scheduled survey can show carries and asks nothing; another one names what may come, without a query' )]
	public function testOnlyPagesOnWhichTheSurveyMayShowNameIt(): void {
		$survey = $this->scheduled( [ $this->rule( 'specific_pages', [ (string) $this->post ] ) ] );
		$this->goTo( [ 's' => 'elsewhere' ] );
		self::assertSame( '', $this->page( 0 ) );
		$this->goTo( [ 'p' => $this->post ] );
		// WordPress asks for it itself when it prints a script.
		get_site_option( 'can_compress_scripts' );
		$queries = $GLOBALS['wpdb']->num_queries;
		$html    = $this->page( 0 );
		self::assertSame( $queries, $GLOBALS['wpdb']->num_queries );
		self::assertStringNotContainsString( $survey->title, $html );
		self::assertSame( $this->iso( '+1 hour' ), $this->data( $html )['due']['at'] );
		self::assertMatchesRegularExpression( "/^$survey->id-1-[0-9a-f]{16}$/", $this->listed( $html ) );
	}

	#[TestDox( '[PUB-07~] The survey comes to a cached page from the second in which it is due, with the rules that are left to the browser' )]
	public function testTheRouteAppliesTheResultsOfThePage(): void {
		$rules  = [
			$this->rule( 'specific_pages', [ (string) $this->post ] ),
			$this->rule( 'page_url_contains', '/a' ),
			$this->rule( 'wp_page_type', [ 'search' ], '||' ),
			$this->rule( 'page_url_contains', '/b' ),
		];
		$survey = $this->scheduled( $rules );
		foreach ( [ [ [ 'p' => $this->post ], '/a' ], [ [ 's' => 'tea' ], '/b' ] ] as [ $page, $rest ] ) {
			$this->goTo( $page );
			$listed = $this->listed( $this->page( 0 ) );
			$this->goTo( [ 'author' => 1 ] );
			self::assertSame( [], $this->due( HOUR_IN_SECONDS - 1, $listed )['surveys'] );
			foreach ( [ 0, DAY_IN_SECONDS ] as $later ) {
				$surveys = $this->due( HOUR_IN_SECONDS + $later, $listed )['surveys'];
				self::assertSame( [ $survey->id ], array_column( $surveys, 'id' ) );
				self::assertSame( [ [ [ 'type' => 'page_url_contains', 'data' => $rest ] ] ], $surveys[0]['settings']['targeting']['page_rules'] );
			}
		}
	}

	#[TestDox( '[PUB-07~] A survey whose rules have changed since the page was created does not come to it' )]
	public function testResultsOfOtherRulesAreNotApplied(): void {
		$survey = $this->scheduled( [ $this->rule( 'specific_pages', [ (string) $this->post ] ) ] );
		$this->goTo( [ 'p' => $this->post ] );
		$listed = $this->listed( $this->page( 0 ) );
		$ids    = fn ( string $of ) => array_column( $this->due( DAY_IN_SECONDS, $of )['surveys'], 'id' );
		self::assertSame( [ $survey->id ], $ids( $listed ) );
		self::assertSame( [], $ids( (string) $survey->id ), 'no result' );
		self::assertSame( [], $ids( str_replace( '-1-', '-0-', $listed ) ), 'it does not hold there' );
		self::assertSame( [], $ids( str_replace( '-1-', '-11-', $listed ) ), 'a result too many' );
		$changed = [ $this->rule( 'specific_pages', [ (string) $this->post, '4711' ] ) ];
		$this->change( $survey, $changed );
		self::assertSame( [], $ids( $listed ), 'another rule' );
		$this->change( $survey, [] );
		self::assertSame( [], $ids( $listed ), 'no rule any more' );
		self::assertSame( [ $survey->id ], $ids( (string) $survey->id ) );
	}

	#[TestDox( '[SEL-01~] [PUB-07~] The surveys of a cached page keep coming with the one that is due, in one order and no others' )]
	public function testTheOrderOfACachedPageIsThatOfANewOne(): void {
		$this->goTo( [ 'p' => $this->post ] );
		$here      = $this->rule( 'wp_page_type', [ 'post' ] );
		$first     = $this->publishedSurvey();
		$second    = $this->targetedSurvey( [ $here ] );
		$scheduled = $this->scheduled( [ $here, $this->rule( 'page_url_contains', '/' ) ] );
		$elsewhere = $this->scheduled( [ $this->rule( 'wp_page_type', [ 'search' ] ) ] );
		$html      = $this->page( 0 );
		self::assertSame( [ $second->id, $first->id ], array_column( $this->data( $html )['surveys'], 'id' ) );
		$ids = fn ( int $block ) => array_column( $this->due( DAY_IN_SECONDS, $this->listed( $html ), $block )['surveys'], 'id' );
		self::assertSame( [ $scheduled->id, $second->id, $first->id ], $ids( 0 ) );
		self::assertSame( [ $second->id, $scheduled->id, $first->id ], $ids( $second->id ), 'that of the block first' );
		self::assertSame( $ids( 0 ), array_column( $this->data( $this->page( DAY_IN_SECONDS ) )['surveys'], 'id' ) );
		$later = $this->publishedSurvey();
		self::assertNotContains( $later->id, $ids( 0 ), 'its rules were not evaluated for this page' );
		self::assertNotContains( $elsewhere->id, $ids( 0 ) );
	}

	#[TestDox( "[PUB-07~] Caches keep the route's answer for a minute at most, and never beyond the moment when another survey is due" )]
	public function testCachesDoNotDelayASurvey(): void {
		$survey = $this->scheduled( [] );
		$later  = $this->scheduled( [], '+2 hours' );
		$age    = fn ( int $seconds, string $listed ) => $this->response( $seconds, $listed )->get_headers()['Cache-Control'] ?? '';
		self::assertSame( 'public, max-age=60', $age( HOUR_IN_SECONDS - 61, "$survey->id" ) );
		self::assertSame( 'public, max-age=20', $age( HOUR_IN_SECONDS - 20, "$survey->id,$later->id" ) );
		self::assertSame( 'public, max-age=60', $age( HOUR_IN_SECONDS, "$survey->id,$later->id" ) );
		self::assertSame( 'public, max-age=1', $age( 2 * HOUR_IN_SECONDS - 1, "$survey->id,$later->id" ) );
		self::assertSame( 'public, max-age=60', $age( 2 * HOUR_IN_SECONDS - 1, "$survey->id" ) );
	}

	public function testRulesThatAreTooLongForTheOptionAreReadFromTheSurvey(): void {
		$long   = array_map( fn ( int $of ) => $this->rule( 'page_url_contains', str_repeat( 'y', 1900 ) . $of ), range( 1, 9 ) );
		$survey = $this->scheduled( [ $this->rule( 'specific_pages', [ (string) $this->post ] ), ...$long ] );
		$this->goTo( [ 's' => 'elsewhere' ] );
		self::assertSame( '', $this->page( 0 ) );
		$this->goTo( [ 'p' => $this->post ] );
		self::assertMatchesRegularExpression( "/^$survey->id-1-[0-9a-f]{16}$/", $this->listed( $this->page( 0 ) ) );
	}

	public function testTheRouteTakesNoOtherLists(): void {
		$long = [ '1-' . str_repeat( '0', 31 ) . '-89abcdef', str_repeat( '1,', 6000 ) . '1' ];
		$bad  = [ '', 'all', '1,', '1;2', '1-2-89abcdef', '1-01', '1-01-89ABCDEF', "1\n", '-1', ...$long ];
		foreach ( $bad as $listed ) {
			self::assertSame( 400, $this->response( 0, $listed )->get_status(), $listed );
		}
		self::assertSame( 200, $this->response( 0, '7,9-01-89abcdef' )->get_status() );
	}

	/** A rule about roles needs them on the cached page already. */
	public function testAPageHasTheRolesThatAScheduledSurveyNeeds(): void {
		$this->scheduled( [ $this->rule( 'wp_user_roles', [ 'editor' ] ) ] );
		$this->goTo( [ 'p' => $this->post ] );
		$this->asRole( 'editor' );
		self::assertSame( [ 'roles' => [ 'editor' ] ], $this->data( $this->page( 0 ) )['visitor'] );
	}

	/**
	 * @param list<array{type: string, operator: string, data: mixed}> $rules None for all pages.
	 */
	private function scheduled( array $rules, string $when = '+1 hour' ): Survey {
		$changes = [
			'title'      => 'Merger with Acme',
			'publish_at' => $this->iso( $when ),
		];
		return $rules === [] ? $this->publishedSurvey( $changes ) : $this->targetedSurvey( $rules, $changes );
	}

	/**
	 * @param list<array{type: string, operator: string, data: mixed}> $rules None for all pages.
	 */
	private function change( Survey $survey, array $rules ): void {
		$targeting = [
			'devices'    => [ 'desktop', 'tablet', 'mobile' ],
			'pages'      => $rules === [] ? 'all' : 'custom',
			'page_rules' => $rules,
		];
		Plugin::instance()->get( SurveyService::class )->update( $survey->id, [ 'settings' => [ 'targeting' => $targeting ] ], 1 );
	}

	private function iso( string $when ): string {
		return gmdate( 'Y-m-d\TH:i:s\Z', (int) strtotime( $when, $this->start ) );
	}

	private function at( int $seconds ): Plugin {
		$now = ( new DateTimeImmutable( '@' . ( $this->start + $seconds ) ) )->setTimezone( new DateTimeZone( 'UTC' ) );
		return OtherPlan::of( Plan::Elite )->takeOver( [ Clock::class => new FrozenClock( $now, new DateTimeZone( 'UTC' ) ) ] );
	}

	/**
	 * What the page that WordPress is creating carries, some seconds from now.
	 */
	private function page( int $seconds ): string {
		$GLOBALS['wp_scripts'] = null;
		remove_all_actions( 'wp_footer', 10 );
		$this->at( $seconds )->get( WidgetPage::class )->enqueue();
		ob_start();
		do_action( 'wp_footer' );
		preg_match_all( '#<script[^>]*id="userfeedback-[^>]*>.*?</script>#s', (string) ob_get_clean(), $found );
		return implode( "\n", $found[0] );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function data( string $html ): array {
		self::assertSame( 1, preg_match( '#id="userfeedback-data"[^>]*>(.*?)</script>#s', $html, $found ), $html );
		$data = json_decode( trim( $found[1] ?? '' ), true );
		self::assertIsArray( $data );
		return $data;
	}

	/**
	 * What the page sends to the route.
	 */
	private function listed( string $html ): string {
		wp_parse_str( (string) wp_parse_url( $this->data( $html )['due']['url'], PHP_URL_QUERY ), $query );
		return Cast::string( $query['surveys'] );
	}

	private function response( int $seconds, string $listed, int $first = 0 ): WP_REST_Response {
		$this->at( $seconds );
		$query = [
			'surveys' => $listed,
			'first'   => $first,
		];
		return $this->get( '/userfeedback/v1/surveys/due', $query );
	}

	/**
	 * @return array<mixed>
	 */
	private function due( int $seconds, string $listed, int $first = 0 ): array {
		return $this->body( $this->response( $seconds, $listed, $first ) );
	}
}
