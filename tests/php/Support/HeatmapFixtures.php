<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Database\Connection;
use UserFeedback\Heatmaps\CellCounts;
use UserFeedback\Heatmaps\HeatmapService;
use UserFeedback\Heatmaps\RecordingList;
use UserFeedback\Plugin;
use UserFeedback\Support\Cast;
use WP_REST_Response;

/**
 * Heatmaps, and what recorded pages send.
 */
trait HeatmapFixtures {

	use Requests;
	use Users;

	/**
	 * Begins to record a page, as an administrator; afterwards a visitor is there.
	 *
	 * @return int Id of the heatmap.
	 */
	private function recordedPage( string $path = '/shop', int $wantedViews = 100 ): int {
		$admin   = $this->asAdmin();
		$heatmap = Plugin::instance()->get( HeatmapService::class )->create( home_url( $path ), 0, '', $wantedViews, 100, $admin );
		$this->asVisitor();
		return Cast::int( $heatmap['id'] );
	}

	/**
	 * What the recorder sends first of a view.
	 *
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	private static function viewPart( int $heatmap, array $changes = [] ): array {
		return $changes + [
			'heatmap' => $heatmap,
			'token'   => self::tokenOf( $heatmap ),
			'view'    => wp_generate_uuid4(),
			'device'  => 'desktop',
			'first'   => true,
			'scroll'  => 40,
			'fold'    => 30,
			'paths'   => [ 'main>a.buy', '[1a2b3c4d]>figure>img' ],
			'cells'   => [ [ 'click', 0, 17, 2 ], [ 'dead', 1, 136, 1 ], [ 3, 0, 17, 5 ] ],
		];
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	private function sendView( int $heatmap, array $changes = [] ): WP_REST_Response {
		return $this->post( '/userfeedback/v1/heatmaps', self::viewPart( $heatmap, $changes ) );
	}

	private static function tokenOf( int $heatmap ): string {
		foreach ( (array) get_option( RecordingList::OPTION, [] ) as $entry ) {
			if ( Cast::at( $entry, '0' ) === $heatmap ) {
				return Cast::string( Cast::at( $entry, '2' ) );
			}
		}
		return '';
	}

	/**
	 * The stored sums: "kind device cell path", the cell with three digits, → number.
	 *
	 * @return array<string, int>
	 */
	private function storedCells( int $heatmap ): array {
		$connection = Plugin::instance()->get( Connection::class );
		$sql        = 'SELECT c.kind, c.device, a.path, c.cells, c.n, c.day FROM %i c LEFT JOIN %i a ON a.page_id = c.page_id AND a.anchor = c.anchor'
			. ' WHERE c.page_id = %d ORDER BY c.day';
		$until      = $this->heatmapRow( $heatmap )['totals_until'];
		$cells      = [];
		$totals     = [];
		foreach ( $connection->rows( $sql, $connection->table( 'heatmap_sums' ), $connection->table( 'heatmap_anchors' ), $heatmap ) as $row ) {
			$counts = CellCounts::read( (string) $row['cells'] );
			self::assertSame( (int) $row['n'], array_sum( $counts ) );
			foreach ( $counts as $cell => $events ) {
				$name           = trim( sprintf( '%s %s %03d %s', $row['kind'], $row['device'], $cell, $row['path'] ) );
				$cells[ $name ] = ( $cells[ $name ] ?? 0 ) + $events;
				if ( $until !== null && $row['day'] <= $until ) {
					$totals[ $name ] = ( $totals[ $name ] ?? 0 ) + $events;
				}
			}
		}
		ksort( $cells );
		ksort( $totals );
		$this->assertTotals( $heatmap, array_filter( $totals ) );
		return $cells;
	}

	/**
	 * Asserts that the totals are the sums of the days that they hold.
	 *
	 * @param array<string, int> $cells See storedCells().
	 */
	private function assertTotals( int $heatmap, array $cells ): void {
		$connection = Plugin::instance()->get( Connection::class );
		$sql        = 'SELECT c.kind, c.device, a.path, c.cells, c.n FROM %i c LEFT JOIN %i a ON a.page_id = c.page_id AND a.anchor = c.anchor'
			. ' WHERE c.page_id = %d';
		$totals     = [];
		foreach ( $connection->rows( $sql, $connection->table( 'heatmap_totals' ), $connection->table( 'heatmap_anchors' ), $heatmap ) as $row ) {
			foreach ( CellCounts::read( (string) $row['cells'] ) as $cell => $events ) {
				$totals[ trim( sprintf( '%s %s %03d %s', $row['kind'], $row['device'], $cell, $row['path'] ) ) ] = $events;
			}
		}
		ksort( $totals );
		self::assertSame( $cells, $totals );
	}

	/**
	 * @return array<string, mixed> Row of the heatmap.
	 */
	private function heatmapRow( int $heatmap ): array {
		$connection = Plugin::instance()->get( Connection::class );
		return $connection->row( 'SELECT * FROM %i WHERE id = %d', $connection->table( 'heatmaps' ), $heatmap ) ?? [];
	}
}
