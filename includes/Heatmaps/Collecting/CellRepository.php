<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Collecting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Heatmaps\CellCode;
use UserFeedback\Heatmaps\Heatmap;

/**
 * Writes ufb_heatmap_cells and ufb_heatmap_anchors. The caller has locked the heatmap.
 *
 * @since 0.7.0
 */
final class CellRepository {

	/** Elements of a page whose paths are stored: paths come from browsers, and a program could make them up. */
	public const MAX_ANCHORS = 5000;

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Stores the paths of elements that are new. Beyond the limit they share the anchor of the empty path.
	 *
	 * @param list<string> $paths
	 * @param string       $day   The site's local date.
	 * @return array{anchors: list<string>, new: int} The anchor of each path, and how many were stored.
	 */
	public function remember( Heatmap $heatmap, array $paths, string $day ): array {
		$anchors = array_map( CellCode::anchor( ... ), $paths );
		$unknown = array_diff_key( array_combine( $anchors, $paths ), $this->known( $heatmap->id, array_values( array_unique( $anchors ) ) ) );
		$stored  = array_slice( $unknown, 0, max( 0, self::MAX_ANCHORS - $heatmap->anchors ), true );
		$columns = [
			'page_id'    => '%d',
			'anchor'     => 'x%s',
			'path'       => '%s',
			'first_seen' => '%s',
		];
		$rows    = [];
		foreach ( $stored as $anchor => $path ) {
			$rows[ $anchor ] = [ $heatmap->id, (string) $anchor, $path, $day ];
		}
		ksort( $rows, SORT_STRING );
		$this->connection->insertRows( 'INSERT IGNORE', 'heatmap_anchors', $columns, array_values( $rows ) );
		$beyond = array_diff_key( $unknown, $stored );
		$other  = CellCode::anchor( '' );
		return [
			'anchors' => array_map( static fn ( string $anchor ) => isset( $beyond[ $anchor ] ) ? $other : $anchor, $anchors ),
			'new'     => count( $stored ),
		];
	}

	/**
	 * Adds numbers of events in one statement, in the order of the key.
	 *
	 * @param array<string, int> $sums Key: kind, anchor and cell, with spaces between them.
	 */
	public function add( int $heatmapId, string $day, string $device, array $sums ): void {
		$rows = [];
		foreach ( $sums as $key => $events ) {
			[ $kind, $anchor, $cell ] = explode( ' ', $key );
			$kind   = CellCode::KINDS[ $kind ];
			$sorted = sprintf( '%s %s %03d', $kind, $anchor, $cell );

			$rows[ $sorted ] = [ $day, $heatmapId, CellCode::DEVICES[ $device ], $kind, $anchor, (int) $cell, $events ];
		}
		ksort( $rows, SORT_STRING );
		$this->connection->insertRows(
			'INSERT',
			'heatmap_cells',
			[
				'day'     => '%s',
				'page_id' => '%d',
				'device'  => '%s',
				'kind'    => '%s',
				'anchor'  => 'x%s',
				'cell'    => '%d',
				'n'       => '%d',
			],
			array_values( $rows ),
			'ON DUPLICATE KEY UPDATE n = n + VALUES( n )'
		);
	}

	/**
	 * Which of the anchors are stored.
	 *
	 * @param list<string> $anchors
	 * @return array<string, true>
	 */
	private function known( int $heatmapId, array $anchors ): array {
		if ( $anchors === [] ) {
			return [];
		}
		$in   = Connection::placeholders( $anchors, 'x%s' );
		$sql  = "SELECT LOWER( HEX( anchor ) ) AS a FROM %i WHERE page_id = %d AND anchor IN ( $in )";
		$rows = $this->connection->rows( $sql, $this->connection->table( 'heatmap_anchors' ), $heatmapId, ...$anchors );
		return array_fill_keys( array_map( strval( ... ), array_column( $rows, 'a' ) ), true );
	}
}
