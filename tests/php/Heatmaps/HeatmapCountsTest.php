<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Heatmaps;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Heatmaps\HeatmapSchema;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Tests\Support\HeatmapFixtures;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;

/**
 * Owners read what was counted.
 */
final class HeatmapCountsTest extends TestCase {

	use HeatmapFixtures;

	private int $heatmap;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->heatmap = $this->recordedPage();
		$this->sendView( $this->heatmap, [ 'cells' => [ [ 'click', 0, 17, 6 ], [ 'click', 0, 18, 1 ], [ 'click', 1, 3, 1 ], [ 'dead', 1, 3, 1 ] ] ] );
		$this->sendView( $this->heatmap, [ 'cells' => [ [ 'rage', 0, 17, 2 ], [ 'move', 1, 9, 4 ] ], 'scroll' => 100, 'fold' => 50 ] );
		$this->sendView( $this->heatmap, [ 'device' => 'mobile', 'cells' => [ [ 'click', 1, 200, 2 ] ], 'scroll' => 0 ] );
		$this->asAdmin();
	}

	#[TestDox( '[ADD-06~] elements come by clicks with their shares, dead and rage clicks and cells; depths and fold are those of the views' )]
	public function testClicks(): void {
		$counts = $this->counts();
		self::assertSame( [], SchemaCheck::errors( $counts, HeatmapSchema::counts(), '' ) );
		self::assertSame( 3, $counts['views'] );
		self::assertSame(
			[
				[ 'path' => 'main>a.buy', 'n' => 7, 'share' => 0.7, 'dead' => 0, 'rage' => 2, 'cells' => [ [ 17, 6 ], [ 18, 1 ] ] ],
				[ 'path' => '[1a2b3c4d]>figure>img', 'n' => 3, 'share' => 0.3, 'dead' => 1, 'rage' => 0, 'cells' => [ [ 3, 1 ], [ 200, 2 ] ] ],
			],
			$counts['elements']
		);
		self::assertCount( 101, $counts['scroll'] );
		self::assertSame( [ 'percent' => 0, 'views' => 3, 'share' => 1 ], $counts['scroll'][0] );
		self::assertSame( [ 2, 1, 1 ], [ $counts['scroll'][40]['views'], $counts['scroll'][41]['views'], $counts['scroll'][100]['views'] ] );
		self::assertSame( 36.7, $counts['fold'] );
		self::assertSame( [ 'first' => wp_date( 'Y-m-d' ), 'last' => wp_date( 'Y-m-d' ) ], $counts['days'] );
		self::assertStringContainsString( "userfeedback_heatmap=$this->heatmap&_wpnonce=", $counts['frame_url'] );
	}

	#[TestDox( 'a device, a kind and days count alone' )]
	public function testFilters(): void {
		$mobile = $this->counts( [ 'device' => 'mobile' ] );
		self::assertSame( [ 1, [ 2 ], 30.0 ], [ $mobile['views'], array_column( $mobile['elements'], 'n' ), (float) $mobile['fold'] ] );
		$moves = $this->counts( [ 'kind' => 'move' ] )['elements'];
		self::assertSame( [ [ '[1a2b3c4d]>figure>img', 4, 1, 0 ] ], self::columns( $moves ) );
		self::assertSame( [ [ 'main>a.buy', 2, 0, 2 ] ], self::columns( $this->counts( [ 'kind' => 'rage' ] )['elements'] ) );
		self::assertSame( [], $this->counts( [ 'kind' => 'scroll' ] )['elements'] );
		$before = $this->counts( [ 'from' => '2026-01-01', 'to' => '2026-01-05' ] );
		self::assertSame( [ 0, [], [], null ], [ $before['views'], $before['elements'], $before['scroll'], $before['fold'] ] );
		self::assertSame( [ 'from' => '2026-01-01', 'to' => '2026-01-05' ], $before['range'] );
		$today = wp_date( 'Y-m-d' );
		self::assertSame( [ 3, $today ], [ $this->counts( [ 'from' => $today, 'to' => $today ] )['views'], $today ] );
		self::assertNull( $this->counts()['range'] );
		self::assertSame( 400, $this->get( $this->path(), [ 'device' => 'watch' ] )->get_status() );
	}

	#[TestDox( 'long ranges count each day once' )]
	public function testLongRanges(): void {
		$connection = Plugin::instance()->get( Connection::class );
		$days       = [ '2026-01-01', '2026-01-31', '2026-02-01', '2026-03-03', '2026-03-04', '2026-06-30' ];
		$sums       = $connection->table( 'heatmap_sums' );
		foreach ( $days as $day ) {
			$sql = 'INSERT INTO %i ( page_id, device, kind, anchor, day, n, cells ) SELECT page_id, device, kind, anchor, %s, n, cells FROM %i'
				. ' WHERE page_id = %d AND day > %s';
			$connection->execute( $sql, $sums, $day, $sums, $this->heatmap, '2026-07-01' );
		}
		$counts = $this->counts( [ 'from' => '2026-01-01', 'to' => '2026-06-30' ] );
		self::assertSame( [ 18, 42 ], [ $counts['views'], $counts['elements'][0]['n'] ] );
		self::assertSame( [ [ 17, 36 ], [ 18, 6 ] ], $counts['elements'][0]['cells'] );
		$counts = $this->counts( [ 'from' => '2026-01-31', 'to' => '2026-03-03' ] );
		self::assertSame( [ [ 17, 18 ], [ 18, 3 ] ], $counts['elements'][0]['cells'] );
	}

	#[TestDox( 'revisions of the post are listed, newest first' )]
	public function testRevisions(): void {
		$post = (int) wp_insert_post( [ 'post_title' => 'One', 'post_content' => 'One', 'post_status' => 'publish' ] );
		wp_update_post( [ 'ID' => $post, 'post_content' => 'Two' ] );
		wp_update_post( [ 'ID' => $post, 'post_content' => 'Three' ] );
		$heatmap   = $this->body( $this->post( '/userfeedback/v1/heatmaps/pages', [ 'post_id' => $post ] ) );
		$revisions = $this->body( $this->get( "/userfeedback/v1/heatmaps/pages/{$heatmap['id']}" ) )['revisions'];
		self::assertSame( array_values( array_column( wp_get_post_revisions( $post ), 'ID' ) ), array_column( $revisions, 'id' ) );
		self::assertGreaterThan( 1, count( $revisions ) );
	}

	#[TestDox( 'more than three hundred elements are all listed; only the first have cells' )]
	public function testManyElements(): void {
		$paths = array_map( static fn ( int $number ) => "main>p:nth($number)", range( 1, 150 ) );
		$cells = array_map( static fn ( int $index ) => [ 'click', $index, 5, 10 + $index ], range( 0, 149 ) );
		$this->sendView( $this->heatmap, [ 'paths' => $paths, 'cells' => $cells ] );
		$others = array_map( static fn ( string $path ) => "$path>b", $paths );
		$more   = array_map( static fn ( int $index ) => [ 'click', $index, 5, 300 + $index ], range( 0, 149 ) );
		$this->sendView( $this->heatmap, [ 'paths' => $others, 'cells' => $more ] );
		$elements = $this->counts()['elements'];
		self::assertCount( 302, $elements );
		self::assertSame( [ 'main>p:nth(150)>b', 449 ], [ $elements[0]['path'], $elements[0]['n'] ] );
		self::assertCount( 300, array_filter( array_column( $elements, 'cells' ) ) );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	private function counts( array $query = [] ): array {
		$response = $this->get( $this->path(), $query );
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return $this->body( $response );
	}

	private function path(): string {
		return "/userfeedback/v1/heatmaps/pages/$this->heatmap";
	}

	/**
	 * @param list<array<string, mixed>> $elements
	 * @return list<array{mixed, mixed, mixed, mixed}>
	 */
	private static function columns( array $elements ): array {
		return array_map( static fn ( array $of ) => [ $of['path'], $of['n'], $of['dead'], $of['rage'] ], $elements );
	}
}
