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
		$key   = self::key( $heatmapId, $kinds, $device );
		$names = array_flip( CellCode::KINDS );
		$sums  = [];
		foreach ( $this->rows( 'kind, LOWER( HEX( anchor ) ) AS a, SUM( n ) AS n', $key, $days, 'GROUP BY kind, anchor' ) as $row ) {
			$of          = "{$row['kind']} {$row['a']}";
			$sums[ $of ] = [ $names[ (string) $row['kind'] ] ?? '', (string) $row['a'], ( $sums[ $of ][2] ?? 0 ) + (int) $row['n'] ];
		}
		return array_values( $sums );
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
		[ $where, $values ] = self::key( $heatmapId, [ $kind ], $device );
		$key                = [ "$where AND anchor IN ( " . Connection::placeholders( $anchors, 'x%s' ) . ' )', [ ...$values, ...$anchors ] ];
		$cells              = [];
		foreach ( $days === null ? [ null ] : $days->parts( self::DAYS_AT_ONCE ) as $some ) {
			foreach ( $this->rows( 'LOWER( HEX( anchor ) ) AS a, cells', $key, $some ) as $row ) {
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
		$sums = [];
		foreach ( $this->rows( 'cells', self::key( $heatmapId, [ $kind ], $device ), $days ) as $row ) {
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
		[ $where, $values ] = self::key( $heatmapId, [ CellCode::VIEW ], null );
		$sql = "SELECT MIN( day ) AS first, MAX( day ) AS last FROM %i WHERE $where";
		$row = $this->connection->row( $sql, $this->connection->table( 'heatmap_sums' ), ...$values );
		return [
			'first' => $row['first'] ?? null,
			'last'  => $row['last'] ?? null,
		];
	}

	/**
	 * Rows of some days; of all days those of the totals, and those of the days that they do not hold: in one statement, since the daily task may add
	 * a day to the totals meanwhile.
	 *
	 * @param array{string, non-empty-list<string|int>} $key   See key().
	 * @param DayRange|null                             $days  Null for all days.
	 * @param string                                    $group GROUP BY, of the totals and of the days each.
	 * @return list<array<string, string|null>>
	 */
	private function rows( string $columns, array $key, ?DayRange $days, string $group = '' ): array {
		[ $where, $values ] = $key;
		$sums               = $this->connection->table( 'heatmap_sums' );
		if ( $days !== null ) {
			$sql = "SELECT $columns FROM %i WHERE $where AND day BETWEEN %s AND %s $group";
			return $this->connection->rows( $sql, $sums, ...[ ...$values, $days->from, $days->to ] );
		}
		$sql   = "SELECT $columns FROM %i WHERE $where $group UNION ALL SELECT $columns FROM %i WHERE $where"
			. " AND day > COALESCE( ( SELECT totals_until FROM %i WHERE id = %d ), '1000-01-01' ) $group";
		$since = [ $this->connection->table( 'heatmaps' ), $values[0] ];
		return $this->connection->rows( $sql, $this->connection->table( 'heatmap_totals' ), ...[ ...$values, $sums, ...$values, ...$since ] );
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
	 * The beginning of the key of ufb_heatmap_sums and ufb_heatmap_totals as a condition. Devices and kinds are named one by one, also all of them,
	 * so that the key finds the days that come after them.
	 *
	 * @param list<string> $kinds  Of CellCode::KINDS.
	 * @param string|null  $device Of CellCode::DEVICES; null for all.
	 * @return array{string, non-empty-list<string|int>} Condition and its values, of which the heatmap is the first.
	 */
	public static function key( int $heatmapId, array $kinds, ?string $device ): array {
		$devices = $device === null ? array_values( CellCode::DEVICES ) : [ CellCode::DEVICES[ $device ] ?? '' ];
		$kinds   = array_map( static fn ( string $kind ) => CellCode::KINDS[ $kind ] ?? '', $kinds );
		$where   = 'page_id = %d AND device IN ( ' . Connection::placeholders( $devices, '%s' )
			. ' ) AND kind IN ( ' . Connection::placeholders( $kinds, '%s' ) . ' )';
		return [ $where, [ $heatmapId, ...$devices, ...$kinds ] ];
	}
}
