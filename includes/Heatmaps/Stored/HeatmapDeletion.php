<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Stored;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Transaction;
use UserFeedback\Heatmaps\Heatmap;
use UserFeedback\Heatmaps\HeatmapRepository;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;

/**
 * Deletes what was counted: of deleted heatmaps, and of days that are too long ago.
 *
 * @since 0.7.0
 */
final class HeatmapDeletion {

	/** Rows of one statement. */
	private const BATCH = 1000;

	/** Rows whose days are over, which are taken from the totals with them. */
	private const OLD_AT_ONCE = 500;

	/** Seconds of a request that waits for it. */
	private const PATIENCE = 2.0;

	public function __construct(
		private readonly HeatmapRepository $heatmaps,
		private readonly StoredCellRepository $cells,
		private readonly HeatmapTotals $totals,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * Deletes the data of heatmaps that are marked as deleted, for some seconds; the daily task goes on. The row of a heatmap is deleted last, so
	 * that a kill leaves nothing behind, and no new heatmap gets its id.
	 */
	public function run(): void {
		$start = hrtime( true );
		foreach ( $this->heatmaps->inState( Heatmap::DELETED ) as $heatmap ) {
			while ( $this->cells->deleteSome( $heatmap->id, self::BATCH ) > 0 ) {
				if ( ( hrtime( true ) - $start ) / 1e9 > self::PATIENCE ) {
					return;
				}
			}
			$this->heatmaps->delete( $heatmap->id );
		}
	}

	/**
	 * Deletes some sums of days before so many days ago.
	 *
	 * @return int How many; 0 when none is left.
	 */
	public function deleteOld( int $days ): int {
		$first = Dates::localDay( $this->firstKept( $days ), $this->clock->zone() );
		foreach ( $this->heatmaps->all() as $heatmap ) {
			$deleted = $this->transaction->run( fn () => $this->deleteOldOf( $heatmap->id, $first ) );
			if ( $deleted > 0 ) {
				return $deleted;
			}
		}
		return 0;
	}

	/**
	 * Deletes some rows of a heatmap, and takes them from the totals.
	 */
	private function deleteOldOf( int $id, string $first ): int {
		$heatmap = $this->heatmaps->lock( $id );
		if ( $heatmap === null ) {
			return 0;
		}
		$rows = $this->cells->old( $id, $first, self::OLD_AT_ONCE );
		$this->totals->take( $id, $rows, $heatmap->totalsUntil );
		$this->cells->deleteOld( $id, $first, self::OLD_AT_ONCE );
		return count( $rows );
	}

	private function firstKept( int $days ): DateTimeImmutable {
		return $this->clock->now()->modify( "-$days days" );
	}
}
