<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Stored;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Heatmaps\CellCode;
use UserFeedback\Heatmaps\CellCounts;
use UserFeedback\Heatmaps\Heatmap;
use UserFeedback\Heatmaps\Reading\CellSumRepository;
use UserFeedback\Support\DayRange;

/**
 * SQL on the tables of what was counted that reads single rows and deletes them.
 *
 * @since 0.7.0
 */
final class StoredCellRepository {

	/** Column of the key → placeholder. */
	private const KEY = [
		'page_id' => '%d',
		'device'  => '%s',
		'kind'    => '%s',
		'day'     => '%s',
		'anchor'  => 'x%s',
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
			. ' WHERE ' . implode( ' AND ', $where ) . ' ORDER BY c.page_id, c.device, c.kind, c.day, c.anchor LIMIT %d';
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
	 * Some rows of days before a date, in the order in which deleteOld() deletes them.
	 *
	 * @param string $before Local date of the site.
	 * @return list<CellRow>
	 */
	public function old( int $heatmapId, string $before, int $limit ): array {
		return $this->rows( 'page_id = %d AND day < %s ORDER BY page_id, device, kind, day, anchor LIMIT %d', $heatmapId, $before, $limit );
	}

	/**
	 * Rows without the paths of their elements.
	 *
	 * @return list<CellRow>
	 */
	private function rows( string $where, string|int ...$values ): array {
		$sql  = "SELECT page_id, device, kind, LOWER( HEX( anchor ) ) AS a, day, cells, '' AS path FROM %i WHERE $where";
		$rows = $this->connection->rows( $sql, $this->connection->table( 'heatmap_sums' ), ...$values );
		return array_map( self::fromRow( ... ), $rows );
	}

	/**
	 * The first day with sums after a day and before another.
	 *
	 * @param string|null $after Local date of the site; null for none.
	 */
	public function nextDay( int $heatmapId, ?string $after, string $before ): ?string {
		[ $where, $values ] = CellSumRepository::key( $heatmapId, array_keys( CellCode::KINDS ), null );
		$days               = [ $after ?? '1000-01-01', $before ];
		$sql                = "SELECT MIN( day ) FROM %i WHERE $where AND day > %s AND day < %s";
		return $this->connection->value( $sql, $this->connection->table( 'heatmap_sums' ), ...[ ...$values, ...$days ] );
	}

	/**
	 * All rows of a device on a day.
	 *
	 * @param string $device Of CellCode::DEVICES.
	 * @param string $day    Local date of the site.
	 * @return list<CellRow>
	 */
	public function ofDay( int $heatmapId, string $device, string $day ): array {
		[ $where, $values ] = CellSumRepository::key( $heatmapId, array_keys( CellCode::KINDS ), $device );
		return $this->rows( "$where AND day = %s", ...[ ...$values, $day ] );
	}

	/**
	 * Deletes some rows of days before a date.
	 *
	 * @param string $before Local date of the site.
	 */
	public function deleteOld( int $heatmapId, string $before, int $limit ): void {
		$sql = 'DELETE FROM %i WHERE page_id = %d AND day < %s ORDER BY page_id, device, kind, day, anchor LIMIT %d';
		$this->connection->execute( $sql, $this->connection->table( 'heatmap_sums' ), $heatmapId, $before, $limit );
	}

	/**
	 * Deletes some rows of a heatmap.
	 *
	 * @return int How many were deleted; 0 when none is left.
	 */
	public function deleteSome( int $heatmapId, int $limit ): int {
		foreach ( [ 'heatmap_sums', 'heatmap_totals', 'heatmap_anchors' ] as $table ) {
			$sql     = 'DELETE FROM %i WHERE page_id = %d LIMIT %d';
			$deleted = $this->connection->execute( $sql, $this->connection->table( $table ), $heatmapId, $limit );
			if ( $deleted > 0 ) {
				return $deleted;
			}
		}
		return 0;
	}
}
