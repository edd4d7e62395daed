<?php
/**
 * Stores what visitors do on a page, day by day as it comes: { heatmap: its id, count: number of events, days: number }. Most happens on few of 200
 * elements, and near the middle of each: half of the events are moves, most others clicks, some dead and rage clicks, depths and views.
 */

declare( strict_types=1 );

use UserFeedback\Database\Connection;
use UserFeedback\Heatmaps\CellCode;
use UserFeedback\Plugin;

( static function ( array $parameters ): void {
	[ 'heatmap' => $heatmap, 'count' => $count, 'days' => $days ] = $parameters;
	$connection = Plugin::instance()->get( Connection::class );
	$anchors    = $connection->table( 'heatmap_anchors' );
	$rows       = [];
	for ( $element = 0; $element < 200; $element++ ) {
		$path   = "main>article>section:nth($element)>a.wp-block-button__link.wp-element-button";
		$rows[] = [ $heatmap, CellCode::anchor( $path ), $path, gmdate( 'Y-m-d' ) ];
	}
	$columns = [ 'page_id' => '%d', 'anchor' => 'x%s', 'path' => '%s', 'first_seen' => '%s' ];
	$connection->insertRows( 'INSERT', 'heatmap_anchors', $columns, $rows );
	$each = intdiv( $count, $days );
	for ( $day = $days - 1; $day >= 0; $day-- ) {
		// Chance by CRC32, so that each run stores the same. The sum of two chances is near the middle.
		$chance = static fn ( string $name ): string => "( CRC32( CONCAT( '$name', $day, '-', seq ) ) / 4294967296 )";
		$middle = static fn ( string $name ): string =>
			"FLOOR( 16 * ( {$chance( "{$name}1" )} + {$chance( "{$name}2" )} + {$chance( "{$name}3" )} ) / 3 )";
		$connection->execute(
			"INSERT INTO %i ( day, page_id, device, kind, anchor, cell, n )
			SELECT %s, %d, device, kind, anchor, cell, COUNT(*) FROM (
				SELECT device, kind, IF( kind IN ( 's', 'v' ), UNHEX( %s ), UNHEX( LEFT( SHA2(
						CONCAT( 'main>article>section:nth(', element, ')>a.wp-block-button__link.wp-element-button' ), 256 ), 16 ) ) ) AS anchor,
					IF( kind IN ( 's', 'v' ), FLOOR( 100 * percent ), place ) AS cell
				FROM (
					SELECT ELT( 1 + FLOOR( POW( {$chance( 'd' )}, 2 ) * 3 ), 'm', 'd', 't' ) AS device,
						ELT( 1 + FLOOR( {$chance( 'k' )} * 20 ), 'm', 'm', 'm', 'm', 'm', 'm', 'm', 'm', 'm', 'm',
							'c', 'c', 'c', 'c', 'c', 'c', 'd', 'r', 's', 'v' ) AS kind,
						FLOOR( POW( {$chance( 'e' )}, 3 ) * 200 ) AS element, 16 * {$middle( 'r' )} + {$middle( 'c' )} AS place,
						{$chance( 'p' )} AS percent
					FROM seq_1_to_$each
				) AS chosen
			) AS events
			GROUP BY device, kind, anchor, cell",
			$connection->table( 'heatmap_cells' ),
			gmdate( 'Y-m-d', time() - $day * DAY_IN_SECONDS ),
			$heatmap,
			CellCode::anchor( '' )
		);
	}
	foreach ( [ $anchors, $connection->table( 'heatmap_cells' ) ] as $table ) {
		$connection->rows( 'ANALYZE TABLE %i', $table );
	}
} )( require __DIR__ . '/boot.php' );
