<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\MainQuery;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\PageRuleFixtures;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\PreparedData;
use UserFeedback\Widget\PublishedList;
use UserFeedback\Widget\PublishedSurveys;
use UserFeedback\Widget\Why\PageReport;
use UserFeedback\Widget\WidgetPage;

/**
 * Sites with so many published surveys that neither the autoloaded option nor a page has room for all of them.
 */
final class ManySurveysTest extends TestCase {

	use SurveyFixtures;
	use PageRuleFixtures;
	use MainQuery;

	private Plugin $plugin;

	private int $post;

	protected function setUp(): void {
		parent::setUp();
		$this->plugin = OtherPlan::of( Plan::Elite )->takeOver();
		$this->post   = (int) wp_insert_post( [ 'post_title' => 'Tea', 'post_status' => 'publish' ] );
		get_site_option( 'can_compress_scripts' );
		$this->goTo( [ 'p' => $this->post ] );
	}

	#[TestDox( 'every one of 215 published surveys can show on a page that carries twenty of them' )]
	public function testEverySurveyCanShow(): void {
		$ids  = $this->copies( $this->publishedSurvey()->id, 214 );
		$data = $this->data();
		self::assertCount( 20, $data['surveys'] );
		self::assertSame( 1, $this->queries( fn () => $this->data() ) );
		self::assertLessThan( 70_000, strlen( (string) wp_json_encode( $data ) ) );
		$shown = array_column( $data['surveys'], 'id' );
		for ( $requests = 0; isset( $data['more'] ) && $requests < 20; $requests++ ) {
			self::assertLessThan( 2_000, strlen( $data['more']['url'] ) );
			$data  = $this->due( $data['more']['url'] );
			$shown = [ ...$shown, ...array_column( $data['surveys'], 'id' ) ];
		}
		self::assertSame( array_reverse( $ids ), $shown );
	}

	#[TestDox( "the survey of a page's block is on it, however many were published later, and comes only once" )]
	public function testAnEmbeddedSurveyIsOnThePage(): void {
		$oldest = $this->publishedSurvey()->id;
		$ids    = $this->copies( $oldest, 214 );
		$data   = $this->data( $oldest );
		self::assertSame( [ $oldest, ...array_slice( array_reverse( $ids ), 0, 19 ) ], array_column( $data['surveys'], 'id' ) );
		self::assertTrue( $data['surveys'][0]['is_embedded'] );
		$shown = array_column( $data['surveys'], 'id' );
		while ( isset( $data['more'] ) ) {
			$data  = $this->due( $data['more']['url'] );
			$shown = [ ...$shown, ...array_column( $data['surveys'], 'id' ) ];
		}
		self::assertCount( 215, $shown );
		self::assertEqualsCanonicalizing( $ids, $shown );
	}

	#[TestDox( 'with thousands of published surveys, the option stays small, and a page on which none can show runs no query' )]
	#[DataProvider( 'rules' )]
	public function testAPageOfManySurveys( int $number, int $distinct, int $queries ): void {
		$survey = $this->targetedSurvey( [ $this->rule( 'specific_pages', [ (string) $this->post ] ) ] );
		$this->copies( $survey->id, $number - 1, $distinct );
		self::assertLessThanOrEqual( PublishedList::MAX_BYTES, strlen( serialize( get_option( PublishedList::OPTION ) ) ) );
		self::assertSame( [ $survey->id ], array_column( $this->data()['surveys'], 'id' ) );
		// As in another request.
		wp_cache_delete( PreparedData::OPTION, 'options' );
		self::assertSame( 1 + $queries, $this->queries( fn () => $this->data() ) );
		$this->goTo( [ 's' => 'nothing' ] );
		self::assertSame( [], $this->data() );
		self::assertSame( $queries, $this->queries( fn () => $this->data() ) );
	}

	/**
	 * @return iterable<string, array{int, int, int}> Surveys, different rules, and queries because the option has no room for them.
	 */
	public static function rules(): iterable {
		yield 'a hundred different rules' => [ 5_000, 100, 0 ];
		yield 'all rules differ' => [ 1_000, 1_000, 1 ];
	}

	#[TestDox( '[PLS-01~] "Why (not) here?" names each of 215 surveys' )]
	public function testNamesEverySurvey(): void {
		$ids    = $this->copies( $this->publishedSurvey()->id, 214 );
		$report = $this->plugin->get( PageReport::class )->forEditor( 0, true, false );
		self::assertSame( array_reverse( $ids ), array_column( $report['surveys'], 'id' ) );
		self::assertNotContains( '', array_column( $report['surveys'], 'title' ) );
	}

	#[TestDox( '[PLS-26~] the reach of one of 5,000 surveys counts the others and names the first three, and reads few rows' )]
	#[DataProvider( 'overlapping' )]
	public function testReachOfManySurveys( int $distinct, int $overlaps, int $mostRows ): void {
		$this->asAdmin();
		$first = $this->targetedSurvey( [ $this->rule( 'specific_pages', [ (string) $this->post ] ) ] );
		$ids   = $this->copies( $first->id, 4_998, $distinct );
		$all   = $this->publishedSurvey();
		$this->get( "/userfeedback/v1/surveys/$all->id/reach" );
		$reach = [];
		$rows  = $this->rowsRead( fn () => $this->body( $this->get( "/userfeedback/v1/surveys/$all->id/reach" ) ), $reach );
		self::assertSame( array_slice( array_reverse( $ids ), 0, 3 ), array_column( $reach['overlaps'], 'id' ) );
		self::assertSame( 4_999, $reach['overlaps_count'] );
		self::assertLessThanOrEqual( $mostRows, $rows );
		self::assertSame( $overlaps, $this->body( $this->get( "/userfeedback/v1/surveys/$first->id/reach" ) )['overlaps_count'] );
	}

	/**
	 * @return iterable<string, array{int, int, int}> Different rules, surveys for the same pages as one of them, and most rows.
	 */
	public static function overlapping(): iterable {
		yield 'equal settings' => [ 0, 4_999, 20 ];
		yield 'fifty different rules' => [ 50, 1, 120 ];
	}

	#[TestDox( "[PLS-26~] the post editor's panel knows each of 215 published surveys" )]
	public function testOwnersSeeEverySurvey(): void {
		$this->asAdmin();
		$ids   = $this->copies( $this->publishedSurvey()->id, 214 );
		$panel = $this->body( $this->get( "/userfeedback/v1/posts/$this->post/surveys" ) );
		self::assertSame( array_reverse( $ids ), array_column( $panel['items'], 'id' ) );
		self::assertSame( 0, $panel['unchecked'] );
	}

	public function testKeepsOrderTimesAndRulesOfAList(): void {
		$items = [];
		foreach ( [ 7, 6, 5_000, 5_001, 3 ] as $index => $id ) {
			$items[] = [
				'id'         => $id,
				'publish_at' => $index % 2 === 0 ? null : '2036-11-22T12:00:00Z',
				'last_day'   => $index % 3 === 0 ? '' : '2026-12-31',
				'rules'      => $index < 2 ? [] : [ [ [ 'type' => 'post_type', 'data' => [ (string) ( $id % 2 ) ] ] ] ],
			];
		}
		self::assertSame( $items, PublishedList::decode( PublishedList::encode( $items ), static fn () => true ) );
		$cut = PublishedList::encode( $items, 290 );
		self::assertTrue( $cut['is_partial'] );
		self::assertLessThanOrEqual( 290, strlen( serialize( $cut ) ) );
		self::assertSame( array_slice( $items, 0, 3 ), PublishedList::decode( $cut, static fn () => true ) );
		$old = [ [ 'id' => 9, 'publish_at' => null ], [ 'id' => 4, 'publish_at' => null, 'rules' => null ] ];
		self::assertSame( [ 9, 4 ], array_column( PublishedList::decode( $old, static fn () => true ), 'id' ), 'of an earlier version' );
	}

	/**
	 * Stores copies of a survey.
	 *
	 * @param int $distinct 0 for its own rules, otherwise so many different ones about other posts.
	 * @return list<int> All ids in ascending order.
	 */
	private function copies( int $id, int $number, int $distinct = 0 ): array {
		$wpdb    = $GLOBALS['wpdb'];
		$table   = "{$wpdb->prefix}ufb_surveys";
		$row     = (array) $wpdb->get_row( "SELECT * FROM $table WHERE id = $id", ARRAY_A );
		$row     = array_diff_key( $row, array_flip( [ 'id', 'client_id', 'save_id' ] ) );
		$columns = implode( ', ', array_keys( $row ) );
		foreach ( array_chunk( range( 1, $number ), 500 ) as $chunk ) {
			$values = [];
			foreach ( $chunk as $copy ) {
				$other    = (string) ( 1_000_000 + $copy % max( 1, $distinct ) );
				$settings = str_replace( "\"$this->post\"", $distinct === 0 ? "\"$this->post\"" : "\"$other\"", (string) $row['settings'] );
				$values[] = '(' . implode( ', ', array_map( self::literal( ... ), array_replace( $row, [ 'settings' => $settings ] ) ) ) . ')';
			}
			$wpdb->query( "INSERT INTO $table ($columns) VALUES " . implode( ', ', $values ) );
		}
		$this->plugin->get( PublishedSurveys::class )->refresh();
		get_option( PublishedList::OPTION );
		return array_values( array_map( 'intval', $wpdb->get_col( "SELECT id FROM $table ORDER BY id" ) ) );
	}

	private static function literal( ?string $value ): string {
		return $value === null ? 'NULL' : (string) $GLOBALS['wpdb']->prepare( '%s', $value );
	}

	/**
	 * @return array<string, mixed> [] if the page has none.
	 */
	private function data( int $first = 0 ): array {
		wp_cache_delete( PublishedSurveys::ALL, 'options' );
		$GLOBALS['wp_scripts'] = null;
		remove_all_actions( 'wp_footer', 10 );
		$plugin = OtherPlan::of( Plan::Elite )->takeOver();
		if ( ! $plugin->get( PublishedSurveys::class )->isPageConcerned() ) {
			return [];
		}
		$page = $plugin->get( WidgetPage::class );
		$page->enqueue();
		$page->askFirst( $first );
		ob_start();
		do_action( 'wp_footer' );
		preg_match( '#<script[^>]*id="userfeedback-data"[^>]*>(.*?)</script>#s', (string) ob_get_clean(), $found );
		return isset( $found[1] ) ? (array) json_decode( $found[1], true ) : [];
	}

	/**
	 * @return array<string, mixed>
	 */
	private function due( string $url ): array {
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		unset( $query['rest_route'] );
		$response = $this->get( '/userfeedback/v1/surveys/due', $query );
		self::assertSame( 200, $response->get_status() );
		return $this->body( $response );
	}

	/**
	 * Rows that the database returns.
	 *
	 * @param callable(): mixed $work
	 * @param-out mixed         $result
	 */
	private function rowsRead( callable $work, mixed &$result ): int {
		$rows  = 0;
		$count = static function ( string $sql ) use ( &$rows ): string {
			// The result of the query before.
			$rows += count( (array) $GLOBALS['wpdb']->last_result );
			return $sql;
		};
		$GLOBALS['wpdb']->flush();
		add_filter( 'query', $count );
		$result = $work();
		$count( '' );
		remove_filter( 'query', $count );
		return $rows;
	}

	private function queries( callable $work ): int {
		$before = $GLOBALS['wpdb']->num_queries;
		$work();
		return $GLOBALS['wpdb']->num_queries - $before;
	}
}
