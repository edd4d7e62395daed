<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Stored;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Heatmaps\CellCounts;
use UserFeedback\Heatmaps\Heatmap;
use UserFeedback\Support\DayRange;

/**
 * SQL on ufb_heatmap_sums and ufb_heatmap_anchors that reads single sums and deletes them.
 *
 * @since 0.7.0
 */
final class StoredCellRepository {

	/** Column of the key → placeholder. */
	private const KEY = [
		'page_id' => '%d',
		'device'  => '%s',
		'kind'    => '%s',
		'anchor'  => 'x%s',
		'day'     => '%s',
	];

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Sums in the order of their key.
	 *
	 * @param int|null               $heatmapId Null for all heatmaps that are not deleted.
	 * @param DayRange|null          $days      Null for all time.
	 * @param list<string|int>|null  $after     Key of the last one before, see CellRow::key().
	 * @return list<CellRow>
	 */
	public function after( ?int $heatmapId, ?DayRange $days, ?array $after, int $limit ): array {
		$where  = [ 'h.state <> %s' ];
		$values = [ Heatmap::DELETED ];
		if ( $heatmapId !== null ) {
			$where[]  = 'c.page_id = %d';
			$values[] = $heatmapId;
		}
		if ( $days !== null ) {
			$where[] = 'c.day BETWEEN %s AND %s';
			array_push( $values, $days->from, $days->to );
		}
		if ( $after !== null ) {
			[ $condition, $key ] = self::beyond( $after );
			$where[] = $condition;
			array_push( $values, ...$key );
		}
		$sql  = 'SELECT c.page_id, c.device, c.kind, LOWER( HEX( c.anchor ) ) AS a, c.day, c.cells, p.path FROM %i c'
			. ' JOIN %i h ON h.id = c.page_id LEFT JOIN %i p ON p.page_id = c.page_id AND p.anchor = c.anchor'
			. ' WHERE ' . implode( ' AND ', $where ) . ' ORDER BY c.page_id, c.device, c.kind, c.anchor, c.day LIMIT %d';
		$rows = $this->connection->rows(
			$sql,
			$this->connection->table( 'heatmap_sums' ),
			$this->connection->table( 'heatmaps' ),
			$this->connection->table( 'heatmap_anchors' ),
			...[ ...$values, $limit ]
		);
		return array_map( self::fromRow( ... ), $rows );
	}

	/**
	 * The condition that a key comes after another one: (a > x) or (a = x and b > y) and so on, since databases do not use the key for row
	 * comparisons.
	 *
	 * @param list<string|int> $after
	 * @return array{string, list<string|int>}
	 */
	private static function beyond( array $after ): array {
		$equal  = '';
		$before = [];
		$parts  = [];
		$values = [];
		foreach ( array_keys( self::KEY ) as $index => $column ) {
			$placeholder = self::KEY[ $column ];
			$parts[]     = "( {$equal}c.$column > $placeholder )";
			$before[]    = $after[ $index ] ?? '';
			$equal      .= "c.$column = $placeholder AND ";
			array_push( $values, ...$before );
		}
		// The first condition is what the key is searched by.
		return [ 'c.page_id >= %d AND ( ' . implode( ' OR ', $parts ) . ' )', [ $after[0] ?? 0, ...$values ] ];
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private static function fromRow( array $row ): CellRow {
		return new CellRow(
			(int) $row['page_id'],
			(string) $row['device'],
			(string) $row['kind'],
			(string) $row['a'],
			(string) $row['day'],
			(string) $row['path'],
			CellCounts::read( (string) $row['cells'] )
		);
	}

	/**
	 * Deletes some sums of a heatmap.
	 *
	 * @param string|null $before Only of days before this local date; null for all.
	 * @return int How many were deleted.
	 */
	public function deleteSome( int $heatmapId, ?string $before, int $limit ): int {
		$cells = $this->connection->table( 'heatmap_sums' );
		return $before === null
			? $this->connection->execute( 'DELETE FROM %i WHERE page_id = %d LIMIT %d', $cells, $heatmapId, $limit )
			: $this->connection->execute( 'DELETE FROM %i WHERE page_id = %d AND day < %s LIMIT %d', $cells, $heatmapId, $before, $limit );
	}

	/**
	 * Deletes some elements of a heatmap.
	 *
	 * @return int How many were deleted.
	 */
	public function deleteAnchors( int $heatmapId, int $limit ): int {
		$anchors = $this->connection->table( 'heatmap_anchors' );
		return $this->connection->execute( 'DELETE FROM %i WHERE page_id = %d LIMIT %d', $anchors, $heatmapId, $limit );
	}
}
