<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Reading;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Heatmaps\CellCode;
use UserFeedback\Heatmaps\CellCounts;
use UserFeedback\Support\DayRange;

/**
 * SQL on ufb_heatmap_sums, ufb_heatmap_totals and ufb_heatmap_anchors that adds up what was counted. Anchors are hexadecimal digits.
 *
 * @since 0.7.0
 */
final class CellSumRepository {

	/** Days whose rows are read at once: years of rows of all elements would not fit into memory. */
	private const DAYS_AT_ONCE = 31;

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Numbers of events by kind and element.
	 *
	 * @param list<string>  $kinds  Of CellCode::KINDS.
	 * @param string|null   $device Of CellCode::DEVICES; null for all.
	 * @param DayRange|null $days   Null for all time.
	 * @return list<array{string, string, int}> Kind, anchor and number.
	 */
	public function byElement( int $heatmapId, array $kinds, ?string $device, ?DayRange $days ): array {
		[ $where, $values ] = self::where( $heatmapId, $kinds, $device, $days );
		$sql   = "SELECT kind, LOWER( HEX( anchor ) ) AS a, SUM( n ) AS n FROM %i WHERE $where GROUP BY kind, anchor";
		$names = array_flip( CellCode::KINDS );
		$sums  = [];
		foreach ( $this->connection->rows( $sql, $this->table( $days ), ...$values ) as $row ) {
			$sums[] = [ $names[ (string) $row['kind'] ] ?? '', (string) $row['a'], (int) $row['n'] ];
		}
		return $sums;
	}

	/**
	 * Numbers of events of some elements by cell.
	 *
	 * @param string        $kind    Of CellCode::KINDS.
	 * @param string|null   $device  Of CellCode::DEVICES; null for all.
	 * @param DayRange|null $days    Null for all time.
	 * @param list<string>  $anchors
	 * @return array<string, list<array{int, int}>> Cells and their numbers, by anchor.
	 */
	public function byCell( int $heatmapId, string $kind, ?string $device, ?DayRange $days, array $anchors ): array {
		if ( $anchors === [] ) {
			return [];
		}
		$in    = Connection::placeholders( $anchors, 'x%s' );
		$cells = [];
		foreach ( $days === null ? [ null ] : $days->parts( self::DAYS_AT_ONCE ) as $some ) {
			[ $where, $values ] = self::where( $heatmapId, [ $kind ], $device, $some );
			$sql = "SELECT LOWER( HEX( anchor ) ) AS a, cells FROM %i WHERE $where AND anchor IN ( $in )";
			foreach ( $this->connection->rows( $sql, $this->table( $some ), ...[ ...$values, ...$anchors ] ) as $row ) {
				$anchor           = (string) $row['a'];
				$cells[ $anchor ] = CellCounts::added( $cells[ $anchor ] ?? [], CellCounts::read( (string) $row['cells'] ) );
			}
		}
		return array_map( self::pairs( ... ), $cells );
	}

	/**
	 * Numbers of views by depth or by height of the visible part.
	 *
	 * @param string        $kind   scroll or view.
	 * @param string|null   $device Of CellCode::DEVICES; null for all.
	 * @param DayRange|null $days   Null for all time.
	 * @return array<int, int> By percent.
	 */
	public function byPercent( int $heatmapId, string $kind, ?string $device, ?DayRange $days ): array {
		[ $where, $values ] = self::where( $heatmapId, [ $kind ], $device, $days );
		$sql  = "SELECT cells FROM %i WHERE $where";
		$sums = [];
		foreach ( $this->connection->rows( $sql, $this->table( $days ), ...$values ) as $row ) {
			$sums = CellCounts::added( $sums, CellCounts::read( (string) $row['cells'] ) );
		}
		return $sums;
	}

	/**
	 * The paths of all elements.
	 *
	 * @return array<string, string> By anchor.
	 */
	public function paths( int $heatmapId ): array {
		$sql   = 'SELECT LOWER( HEX( anchor ) ) AS a, path FROM %i WHERE page_id = %d';
		$paths = [];
		foreach ( $this->connection->rows( $sql, $this->connection->table( 'heatmap_anchors' ), $heatmapId ) as $row ) {
			$paths[ (string) $row['a'] ] = (string) $row['path'];
		}
		return $paths;
	}

	/**
	 * The first and the last day with views.
	 *
	 * @return array{first: string|null, last: string|null}
	 */
	public function days( int $heatmapId ): array {
		[ $where, $values ] = self::where( $heatmapId, [ CellCode::VIEW ], null, null );
		$sql = "SELECT MIN( day ) AS first, MAX( day ) AS last FROM %i WHERE $where";
		$row = $this->connection->row( $sql, $this->connection->table( 'heatmap_sums' ), ...$values );
		return [
			'first' => $row['first'] ?? null,
			'last'  => $row['last'] ?? null,
		];
	}

	/**
	 * @param DayRange|null $days Null for all days, of which the totals are stored.
	 */
	private function table( ?DayRange $days ): string {
		return $this->connection->table( $days === null ? 'heatmap_totals' : 'heatmap_sums' );
	}

	/**
	 * @param array<int, int> $cells
	 * @return list<array{int, int}> In the order of the cells.
	 */
	private static function pairs( array $cells ): array {
		ksort( $cells );
		return array_map( static fn ( int $cell, int $events ) => [ $cell, $events ], array_keys( $cells ), $cells );
	}

	/**
	 * Devices and kinds are named one by one, so that the key finds the days.
	 *
	 * @param list<string> $kinds
	 * @return array{string, list<string|int>}
	 */
	private static function where( int $heatmapId, array $kinds, ?string $device, ?DayRange $days ): array {
		$devices = $device === null ? array_values( CellCode::DEVICES ) : [ CellCode::DEVICES[ $device ] ?? '' ];
		$kinds   = array_map( static fn ( string $kind ) => CellCode::KINDS[ $kind ] ?? '', $kinds );
		$where   = 'page_id = %d AND device IN ( ' . Connection::placeholders( $devices, '%s' )
			. ' ) AND kind IN ( ' . Connection::placeholders( $kinds, '%s' ) . ' )';
		$values  = [ $heatmapId, ...$devices, ...$kinds ];
		return $days === null ? [ $where, $values ] : [ "$where AND day BETWEEN %s AND %s", [ ...$values, $days->from, $days->to ] ];
	}
}
