<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Heatmaps;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Migrations\AddTotalsDay;
use UserFeedback\Heatmaps\Stored\HeatmapDeletion;
use UserFeedback\Heatmaps\Stored\HeatmapTotals;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\HeatmapFixtures;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;

/**
 * The daily task adds days that are over to the totals, which the viewer shows for all time.
 */
final class HeatmapTotalsTest extends TestCase {

	use HeatmapFixtures;

	private int $heatmap;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->heatmap = $this->recordedPage();
	}

	#[TestDox( '[ADD-06~] all time is the same before and after days are added to the totals, and has what comes later' )]
	public function testAllTime(): void {
		foreach ( [ 40, 3, 2, 0 ] as $daysAgo ) {
			$this->sendViewOf( $daysAgo );
		}
		$before = $this->shown();
		self::assertSame( [ 4, 8 ], [ $before['views'], $before['elements'][0]['n'] ] );
		$this->addUp();
		self::assertSame( self::day( 3 ), $this->heatmapRow( $this->heatmap )['totals_until'], 'later days may still change' );
		self::assertNotSame( [], $this->totals() );
		self::assertSame( $before, $this->shown() );
		$totals = $this->totals();
		$this->addUp();
		self::assertSame( $totals, $this->totals(), 'a day is added once' );
		$this->sendViewOf( 0, [ 'cells' => [ [ 'click', 0, 17, 1 ] ] ] );
		self::assertSame( [ 5, 9 ], [ $this->shown()['views'], $this->shown()['elements'][0]['n'] ] );
		$this->storedCells( $this->heatmap );
	}

	#[TestDox( 'a later part that corrects how far a view came is added with its own day' )]
	public function testCorrections(): void {
		$view = wp_generate_uuid4();
		$this->sendViewOf( 5, [ 'view' => $view, 'cells' => [] ] );
		$more = [ 'view' => $view, 'first' => false, 'part' => 1, 'scroll_before' => 40, 'scroll' => 90, 'cells' => [] ];
		$this->sendViewOf( 4, $more );
		$before = $this->shown();
		$this->addUp();
		self::assertSame( self::day( 4 ), $this->heatmapRow( $this->heatmap )['totals_until'] );
		self::assertSame( $before, $this->shown() );
		self::assertSame( [ 1, 0 ], [ $before['scroll'][90]['views'], $before['scroll'][91]['views'] ] );
	}

	#[TestDox( 'old days are taken from the totals only if these hold them' )]
	public function testRetention(): void {
		$this->sendViewOf( 40 );
		$this->sendViewOf( 30 );
		$this->addUp();
		// The daily task has not run since.
		$this->sendViewOf( 20 );
		$this->sendViewOf( 0 );
		Plugin::instance()->get( HeatmapDeletion::class )->deleteOld( 35 );
		self::assertSame( 3, $this->shown()['views'] );
		Plugin::instance()->get( HeatmapDeletion::class )->deleteOld( 10 );
		self::assertSame( [ 1, 2 ], [ $this->shown()['views'], $this->shown()['elements'][0]['n'] ] );
		self::assertCount( 5, array_filter( $this->storedCells( $this->heatmap ) ) );
	}

	#[TestDox( 'the daily task adds days up, also of more elements than one statement takes' )]
	public function testDailyTask(): void {
		foreach ( range( 0, 4 ) as $part ) {
			$paths = array_map( static fn ( int $number ) => "main>p:nth($part$number)", range( 0, 149 ) );
			$cells = array_map( static fn ( int $index ) => [ 'click', $index, $index, 1 + $index ], range( 0, 149 ) );
			self::assertSame( 200, $this->sendView( $this->heatmap, [ 'paths' => $paths, 'cells' => $cells ] )->get_status() );
		}
		$this->sendViewOf( 40 );
		do_action( 'userfeedback_daily' );
		self::assertSame( self::day( 40 ), $this->heatmapRow( $this->heatmap )['totals_until'] );
		self::assertGreaterThan( 750, count( array_filter( $this->storedCells( $this->heatmap ) ) ) );
	}

	#[TestDox( 'after an update, totals that held all days are made anew' )]
	public function testUpdate(): void {
		$this->sendViewOf( 40 );
		$this->sendViewOf( 0 );
		$before     = $this->shown();
		$connection = Plugin::instance()->get( Connection::class );
		$columns    = 'page_id, device, kind, anchor, n, cells';
		$copy       = "INSERT INTO %i ( $columns ) SELECT $columns FROM %i WHERE day = %s";
		$connection->execute( $copy, $connection->table( 'heatmap_totals' ), $connection->table( 'heatmap_sums' ), self::day( 0 ) );
		self::assertNotSame( $before, $this->shown() );
		foreach ( ( new AddTotalsDay() )->steps( $connection ) as $step ) {
			$step();
		}
		self::assertSame( $before, $this->shown() );
		$this->addUp();
		self::assertSame( $before, $this->shown() );
	}

	private function addUp(): void {
		Plugin::instance()->get( HeatmapTotals::class )->run();
	}

	/**
	 * Sends what is then stored as of an earlier day.
	 *
	 * @param array<string, mixed> $changes
	 */
	private function sendViewOf( int $daysAgo, array $changes = [] ): void {
		self::assertSame( 200, $this->sendView( $this->heatmap, $changes )->get_status() );
		$connection = Plugin::instance()->get( Connection::class );
		$sums       = $connection->table( 'heatmap_sums' );
		if ( $daysAgo > 0 ) {
			$connection->execute( 'UPDATE %i SET day = %s WHERE day = %s', $sums, self::day( $daysAgo ), self::day( 0 ) );
		}
	}

	/**
	 * @return list<array<string, string|null>> Totals in the order of their key.
	 */
	private function totals(): array {
		$connection = Plugin::instance()->get( Connection::class );
		$sql        = 'SELECT device, kind, HEX( anchor ) AS a, n, cells FROM %i ORDER BY device, kind, anchor';
		return $connection->rows( $sql, $connection->table( 'heatmap_totals' ) );
	}

	/**
	 * @return array<string, mixed> What the viewer shows of all time.
	 */
	private function shown(): array {
		$this->asAdmin();
		$shown = $this->body( $this->get( "/userfeedback/v1/heatmaps/pages/$this->heatmap" ) );
		$this->asVisitor();
		return array_intersect_key( $shown, array_flip( [ 'views', 'elements', 'scroll', 'fold' ] ) );
	}

	private static function day( int $daysAgo ): string {
		return (string) wp_date( 'Y-m-d', time() - $daysAgo * DAY_IN_SECONDS );
	}
}
