<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Database\TableChanges;

/**
 * Version 15: totals of heatmaps are those of the days until `totals_until`, see Heatmaps\Stored\HeatmapTotals. They were those of all days: they
 * are emptied, and the daily task makes them anew from the sums of the days.
 *
 * @since 0.7.0
 */
final class AddTotalsDay implements Migration {

	public function version(): int {
		return 15;
	}

	public function steps( Connection $connection ): array {
		$changes = new TableChanges( $connection );
		return [
			static fn () => $changes->addColumn( 'heatmaps', 'totals_until', 'DATE NULL' ),
			static fn () => $connection->execute( 'UPDATE %i SET totals_until = NULL', $connection->table( 'heatmaps' ) ),
			static fn () => $connection->execute( 'DELETE FROM %i', $connection->table( 'heatmap_totals' ) ),
		];
	}
}
