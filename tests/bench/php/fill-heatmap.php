<?php
/**
 * Stores what visitors do on a page, day by day as it comes: { heatmap: its id, count: number of events, days: number }. Most happens on few of 200
 * elements, and near the middle of each: half of the events are moves, most others clicks, some dead and rage clicks, depths and views.
 */

declare( strict_types=1 );

use UserFeedback\Database\Connection;
use UserFeedback\Heatmaps\CellCode;
use UserFeedback\Heatmaps\Stored\HeatmapTotals;
use UserFeedback\Plugin;

( static function ( array $parameters ): void {
	[ 'heatmap' => $heatmap, 'count' => $count, 'days' => $days ] = $parameters;
	$connection = Plugin::instance()->get( Connection::class );
	$rows       = [];
	for ( $element = 0; $element < 200; $element++ ) {
		$path   = "main>article>section:nth($element)>a.wp-block-button__link.wp-element-button";
		$rows[] = [ $heatmap, CellCode::anchor( $path ), $path, gmdate( 'Y-m-d' ) ];
	}
	$columns = [ 'page_id' => '%d', 'anchor' => 'x%s', 'path' => '%s', 'first_seen' => '%s' ];
	$connection->insertRows( 'INSERT', 'heatmap_anchors', $columns, $rows );
	$each = intdiv( $count, $days );
	for ( $day = $days - 1; $day >= 0; $day-- ) {
		// Chance by MD5, so that each run stores the same. The sum of two chances is near the middle.
		$chance = static fn ( string $hash, int $from ): string => "( CONV( SUBSTRING( $hash, $from, 8 ), 16, 10 ) / 4294967296 )";
		$connection->execute(
			"INSERT INTO %i ( page_id, device, kind, anchor, day, n, cells )
			SELECT %d, device, kind, anchor, %s, SUM( n ), GROUP_CONCAT( IF( n = 1, cell, CONCAT( cell, ':', n ) ) ORDER BY cell )
			FROM (
				SELECT device, kind, IF( kind IN ( 's', 'v' ), UNHEX( %s ), UNHEX( LEFT( SHA2(
						CONCAT( 'main>article>section:nth(', element, ')>a.wp-block-button__link.wp-element-button' ), 256 ), 16 ) ) ) AS anchor,
					IF( kind IN ( 's', 'v' ), MOD( place, 101 ), place ) AS cell, COUNT(*) AS n
				FROM (
					SELECT ELT( 1 + FLOOR( POW( {$chance( 'a', 1 )}, 2 ) * 3 ), 'm', 'd', 't' ) AS device,
						ELT( 1 + FLOOR( {$chance( 'a', 9 )} * 20 ), 'm', 'm', 'm', 'm', 'm', 'm', 'm', 'm', 'm', 'm',
							'c', 'c', 'c', 'c', 'c', 'c', 'd', 'r', 's', 'v' ) AS kind,
						FLOOR( POW( {$chance( 'a', 17 )}, 3 ) * 200 ) AS element,
						16 * FLOOR( 8 * ( {$chance( 'b', 1 )} + {$chance( 'b', 9 )} ) )
							+ FLOOR( 8 * ( {$chance( 'b', 17 )} + {$chance( 'b', 25 )} ) ) AS place
					FROM ( SELECT MD5( CONCAT( 'a', $day, '-', seq ) ) AS a, MD5( CONCAT( 'b', $day, '-', seq ) ) AS b FROM seq_1_to_$each ) AS hashes
				) AS chosen
				GROUP BY device, kind, anchor, cell
			) AS events
			GROUP BY device, kind, anchor",
			$connection->table( 'heatmap_sums' ),
			$heatmap,
			gmdate( 'Y-m-d', time() - $day * DAY_IN_SECONDS ),
			CellCode::anchor( '' )
		);
	}
	// As after so many daily tasks: elements have been clicked in nearly all cells by now.
	$connection->execute( 'TRUNCATE TABLE %i', $connection->table( 'heatmap_totals' ) );
	$until = null;
	do {
		$before = $until;
		Plugin::instance()->get( HeatmapTotals::class )->run();
		$until = $connection->value( 'SELECT totals_until FROM %i WHERE id = %d', $connection->table( 'heatmaps' ), $heatmap );
	} while ( $until !== $before );
	foreach ( [ 'heatmap_anchors', 'heatmap_totals', 'heatmap_sums' ] as $table ) {
		$connection->rows( 'ANALYZE TABLE %i', $connection->table( $table ) );
	}
} )( require __DIR__ . '/boot.php' );
