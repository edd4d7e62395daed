<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Heatmaps;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Heatmaps\Stored\CellTables;
use UserFeedback\Heatmaps\Stored\HeatmapDeletion;
use UserFeedback\Heatmaps\Stored\HeatmapsKind;
use UserFeedback\Heatmaps\Stored\HeatmapTotals;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Settings\Settings;
use UserFeedback\StoredData\Kinds;
use UserFeedback\Tests\Support\HeatmapFixtures;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * What was counted is exported, gets old and is deleted.
 */
final class StoredHeatmapsTest extends TestCase {

	use HeatmapFixtures;
	use SurveyFixtures;

	private int $heatmap;

	private int $other;

	private Connection $connection;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->connection = Plugin::instance()->get( Connection::class );
		$this->heatmap    = $this->recordedPage( '/shop' );
		$this->other      = $this->recordedPage( '/other' );
		foreach ( [ '2026-01-05', '2026-02-05' ] as $day ) {
			$this->sendView( $this->heatmap );
			$this->sendView( $this->other, [ 'device' => 'tablet' ] );
			$this->connection->execute( 'UPDATE %i SET day = %s WHERE day > %s', $this->connection->table( 'heatmap_sums' ), $day, '2026-03-01' );
		}
		Plugin::instance()->get( HeatmapTotals::class )->run();
	}

	#[TestDox( '[ADD-06~] sums are deleted when their days are old, of all pages, devices and kinds; 0 days keep them' )]
	public function testRetention(): void {
		self::assertSame( 20, $this->rows( 'heatmap_sums' ) );
		$days = (int) floor( ( time() - (int) strtotime( '2026-01-20' ) ) / DAY_IN_SECONDS );
		$this->setDays( 0 );
		self::assertSame( [], $this->kind()->retention() );
		$this->setDays( $days );
		$rule    = $this->kind()->retention()[0];
		$deleted = 0;
		do {
			$some     = $rule->deleteSome();
			$deleted += $some;
		} while ( $some > 0 );
		self::assertSame( [ 10, 10 ], [ $deleted, $this->rows( 'heatmap_sums' ) ] );
		foreach ( [ $this->heatmap, $this->other ] as $heatmap ) {
			self::assertCount( 5, $this->storedCells( $heatmap ), 'and left the totals' );
		}
		$first = 'SELECT MIN( day ) FROM %i';
		self::assertSame( '2026-02-05', $this->connection->value( $first, $this->connection->table( 'heatmap_sums' ) ) );
	}

	#[TestDox( 'sums are kept for a year unless the owner says otherwise' )]
	public function testDefault(): void {
		self::assertSame( [ 'old', 365 ], [ $this->kind()->retention()[0]->name, $this->kind()->retention()[0]->days ] );
	}

	#[TestDox( '[ADD-06~] a heatmap is deleted with its sums and elements, and those of others stay; its page can be recorded again' )]
	public function testDeletion(): void {
		$this->asAdmin();
		$response = $this->post( "/userfeedback/v1/heatmaps/pages/$this->heatmap", [], method: 'DELETE' );
		self::assertSame( [ 200, [ 'deleted' => true ] ], [ $response->get_status(), $this->body( $response ) ] );
		self::assertSame( [ 10, 5, 2, 1 ], array_map( $this->rows( ... ), [ 'heatmap_sums', 'heatmap_totals', 'heatmap_anchors', 'heatmaps' ] ) );
		$again = $this->post( "/userfeedback/v1/heatmaps/pages/$this->heatmap", [], method: 'DELETE' );
		$this->assertRefused( $again, 404, 'userfeedback_heatmap_not_found' );
		self::assertGreaterThan( $this->other, $this->recordedPage( '/shop' ) );
	}

	#[TestDox( 'a deletion that was killed goes on with the daily task, and nobody sees the heatmap meanwhile' )]
	public function testKilledDeletion(): void {
		$this->connection->execute( "UPDATE %i SET state = 'deleted' WHERE id = %d", $this->connection->table( 'heatmaps' ), $this->heatmap );
		$this->asAdmin();
		$this->assertRefused( $this->get( "/userfeedback/v1/heatmaps/pages/$this->heatmap" ), 404, 'userfeedback_heatmap_not_found' );
		self::assertCount( 10, $this->exported( [] ) );
		Plugin::instance()->get( HeatmapDeletion::class )->run();
		self::assertSame( [ 10, 5, 2, 1 ], array_map( $this->rows( ... ), [ 'heatmap_sums', 'heatmap_totals', 'heatmap_anchors', 'heatmaps' ] ) );
	}

	#[TestDox( '[ADD-06~] the export has each sum once, in parts of any size, of one page or all' )]
	public function testExport(): void {
		$whole = $this->exported( [] );
		self::assertCount( 20, $whole );
		self::assertContains( [ '/shop', '2026-01-05', 'desktop', 'click', 'main>a.buy', 17, 2 ], $whole );
		self::assertContains( [ '/other', '2026-02-05', 'tablet', 'scroll', '', 40, 1 ], $whole );
		foreach ( [ 1, 3, 7 ] as $limit ) {
			self::assertSame( $whole, $this->exported( [], $limit ), "in parts of $limit" );
		}
		self::assertCount( 10, $this->exported( [ 'heatmap_id' => $this->other ] ) );
		$january = [ 'start' => '2026-01-01', 'end' => '2026-01-31' ];
		self::assertCount( 5, $this->exported( [ 'heatmap_id' => $this->other ] + $january, 2 ) );
		$this->asAdmin();
		$body = [ 'kind' => 'heatmaps', 'heatmap_id' => $this->heatmap, 'format' => 'csv' ];
		self::assertSame( 200, $this->post( '/userfeedback/v1/exports', $body )->get_status() );
		self::assertSame( 404, $this->post( '/userfeedback/v1/exports', [ 'heatmap_id' => 999999 ] + $body )->get_status() );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return list<list<mixed>>
	 */
	private function exported( array $fields, int $limit = 1000 ): array {
		$table = Plugin::instance()->get( CellTables::class )->table( $fields, null, 1 );
		$cells = [];
		$after = null;
		do {
			$rows  = $table->rows( $after, $limit );
			$cells = [ ...$cells, ...$rows->cells ];
			$after = $rows->next;
		} while ( $after !== null );
		return $cells;
	}

	private function kind(): HeatmapsKind {
		$kind = Plugin::instance()->get( Kinds::class )->get( HeatmapsKind::NAME );
		self::assertInstanceOf( HeatmapsKind::class, $kind );
		return $kind;
	}

	private function setDays( int $days ): void {
		update_option( Settings::OPTION, [ 'retention_heatmaps' => $days ] + (array) get_option( Settings::OPTION, [] ) );
	}
}
