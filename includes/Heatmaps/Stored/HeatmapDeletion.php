<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Stored;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
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

	/** Seconds of a request that waits for it. */
	private const PATIENCE = 2.0;

	public function __construct(
		private readonly HeatmapRepository $heatmaps,
		private readonly StoredCellRepository $cells,
		private readonly Clock $clock
	) {}

	/**
	 * Deletes the data of heatmaps that are marked as deleted, for some seconds; the daily task goes on. The row of a heatmap is deleted last, so
	 * that a kill leaves nothing behind, and no new heatmap gets its id.
	 */
	public function run(): void {
		$start = hrtime( true );
		foreach ( $this->heatmaps->inState( Heatmap::DELETED ) as $heatmap ) {
			while ( $this->deleteSomeOf( $heatmap->id ) ) {
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
			$deleted = $this->cells->deleteSome( $heatmap->id, $first, self::BATCH );
			if ( $deleted > 0 ) {
				return $deleted;
			}
		}
		return 0;
	}

	private function deleteSomeOf( int $id ): bool {
		return $this->cells->deleteSome( $id, null, self::BATCH ) > 0 || $this->cells->deleteAnchors( $id, self::BATCH ) > 0;
	}

	private function firstKept( int $days ): DateTimeImmutable {
		return $this->clock->now()->modify( "-$days days" );
	}
}
