<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Collecting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Heatmaps\CellCode;
use UserFeedback\Heatmaps\CellCounts;
use UserFeedback\Heatmaps\Heatmap;

/**
 * Writes ufb_heatmap_sums, ufb_heatmap_totals and ufb_heatmap_anchors. The caller has locked the heatmap.
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
	 * @param list<string>        $paths
	 * @param array<string, true> $counted Anchors for which something is stored, so that they are known.
	 * @param string              $day     The site's local date.
	 * @return array{anchors: list<string>, new: int} The anchor of each path, and how many were stored.
	 */
	public function remember( Heatmap $heatmap, array $paths, array $counted, string $day ): array {
		$anchors = array_map( CellCode::anchor( ... ), $paths );
		$unknown = array_diff_key( array_combine( $anchors, $paths ), $counted );
		$unknown = array_diff_key( $unknown, $this->known( $heatmap->id, array_map( strval( ... ), array_keys( $unknown ) ) ) );
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
	 * What is stored of some kinds and elements of a device on a day, or in the totals.
	 *
	 * @param string|null  $day     The site's local date; null for the totals.
	 * @param list<string> $kinds   Of CellCode::KINDS.
	 * @param list<string> $anchors
	 * @return array<string, string> Letter of the kind and anchor, with a space between them → cells.
	 */
	public function stored( int $heatmapId, ?string $day, string $device, array $kinds, array $anchors ): array {
		if ( $kinds === [] || $anchors === [] ) {
			return [];
		}
		$letters = array_map( static fn ( string $kind ) => CellCode::KINDS[ $kind ] ?? '', $kinds );
		$where   = 'page_id = %d AND device = %s AND kind IN ( ' . Connection::placeholders( $letters, '%s' )
			. ' ) AND anchor IN ( ' . Connection::placeholders( $anchors, 'x%s' ) . ' )';
		$key     = [ $heatmapId, CellCode::DEVICES[ $device ] ?? '', ...$letters, ...$anchors ];
		if ( $day !== null ) {
			$where .= ' AND day = %s';
			$key[]  = $day;
		}
		$cells = [];
		$sql   = "SELECT kind, LOWER( HEX( anchor ) ) AS a, cells FROM %i WHERE $where";
		foreach ( $this->connection->rows( $sql, $this->connection->table( self::tableOf( $day ) ), ...$key ) as $row ) {
			$cells[ "{$row['kind']} {$row['a']}" ] = (string) $row['cells'];
		}
		return $cells;
	}

	/**
	 * Adds numbers of events to those of a day, or to the totals, in one statement, in the order of the key. What others add to the same heatmap
	 * waits for the lock of the caller, so nothing is lost between reading and writing.
	 *
	 * @param string|null                    $day    The site's local date; null for the totals.
	 * @param array<string, array<int, int>> $sums   Numbers of events by cell; keys are kind and anchor, with a space between them.
	 * @param array<string, string>          $stored See stored().
	 */
	public function add( int $heatmapId, ?string $day, string $device, array $sums, array $stored ): void {
		$rows = [];
		foreach ( $sums as $key => $cells ) {
			[ $kind, $anchor ] = explode( ' ', $key );
			$kind   = CellCode::KINDS[ $kind ] ?? '';
			$all    = CellCounts::added( CellCounts::read( $stored[ "$kind $anchor" ] ?? '' ), $cells );
			$values = [ $heatmapId, CellCode::DEVICES[ $device ] ?? '', $kind, $anchor, array_sum( $all ), CellCounts::write( $all ) ];

			$rows[ "$kind $anchor" ] = $day === null ? $values : [ ...$values, $day ];
		}
		ksort( $rows, SORT_STRING );
		$columns = [
			'page_id' => '%d',
			'device'  => '%s',
			'kind'    => '%s',
			'anchor'  => 'x%s',
			'n'       => '%d',
			'cells'   => '%s',
		];
		$this->connection->insertRows(
			'INSERT',
			self::tableOf( $day ),
			$day === null ? $columns : $columns + [ 'day' => '%s' ],
			array_values( $rows ),
			'ON DUPLICATE KEY UPDATE n = VALUES( n ), cells = VALUES( cells )'
		);
	}

	private static function tableOf( ?string $day ): string {
		return $day === null ? 'heatmap_totals' : 'heatmap_sums';
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
