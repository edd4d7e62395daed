<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Stored;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;
use UserFeedback\Heatmaps\CellCode;
use UserFeedback\Heatmaps\CellCounts;
use UserFeedback\Heatmaps\Collecting\CellRepository;
use UserFeedback\Heatmaps\HeatmapRepository;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;

/**
 * Adds up the days that are over, so that the viewer need not read each of them. A part of a view is stored with its day alone: what a second table
 * takes of its time is taken once a day instead.
 *
 * @since 0.7.0
 */
final class HeatmapTotals {

	/** Days before today to which nothing is added any more: the site may move to a time zone in which it is two days earlier. */
	private const OPEN_DAYS = 2;

	/** Rows of one statement: each may have a number for all of 256 cells. */
	private const AT_ONCE = 500;

	/** Seconds of a request that does it. */
	private const PATIENCE = 2.0;

	public function __construct(
		private readonly HeatmapRepository $heatmaps,
		private readonly StoredCellRepository $cells,
		private readonly CellRepository $totals,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * Adds days that are over to the totals, for some seconds; the next daily task goes on. The viewer reads those that are not in the totals yet.
	 */
	public function run(): void {
		$start = hrtime( true );
		$open  = Dates::localDay( $this->clock->now()->modify( '-' . self::OPEN_DAYS . ' days' ), $this->clock->zone() );
		foreach ( $this->heatmaps->all() as $heatmap ) {
			while ( $this->transaction->run( fn () => $this->addDay( $heatmap->id, $open ) ) ) {
				if ( ( hrtime( true ) - $start ) / 1e9 > self::PATIENCE ) {
					return;
				}
			}
		}
	}

	/**
	 * Takes rows from the totals that are deleted from the sums. The caller has locked the heatmap.
	 *
	 * @param list<CellRow> $rows
	 * @param string|null   $until See Heatmap::$totalsUntil.
	 */
	public function take( int $heatmapId, array $rows, ?string $until ): void {
		$this->add( $heatmapId, array_filter( $rows, static fn ( CellRow $row ) => $until !== null && $row->day <= $until ), -1 );
	}

	/**
	 * Adds the next day with sums.
	 *
	 * @param string $open First day to which something may still be added.
	 * @return bool Whether there was one.
	 */
	private function addDay( int $heatmapId, string $open ): bool {
		$heatmap = $this->heatmaps->lock( $heatmapId );
		$day     = $heatmap === null ? null : $this->cells->nextDay( $heatmapId, $heatmap->totalsUntil, $open );
		if ( $day === null ) {
			return false;
		}
		foreach ( array_keys( CellCode::DEVICES ) as $device ) {
			foreach ( array_chunk( $this->cells->ofDay( $heatmapId, $device, $day ), self::AT_ONCE ) as $rows ) {
				$this->add( $heatmapId, $rows, 1 );
			}
		}
		$this->heatmaps->setTotalsUntil( $heatmapId, $day );
		return true;
	}

	/**
	 * @param array<CellRow> $rows
	 * @param int            $sign 1, or -1 to take them away.
	 */
	private function add( int $heatmapId, array $rows, int $sign ): void {
		$added = [];
		foreach ( $rows as $row ) {
			$kind   = (string) array_search( $row->kind, CellCode::KINDS, true );
			$device = (string) array_search( $row->device, CellCode::DEVICES, true );
			$cells  = array_map( static fn ( int $events ) => $sign * $events, $row->cells );

			$added[ $device ][ "$kind $row->anchor" ] = CellCounts::added( $added[ $device ][ "$kind $row->anchor" ] ?? [], $cells );
		}
		foreach ( $added as $device => $sums ) {
			$parts  = array_map( static fn ( string $key ) => explode( ' ', $key ), array_keys( $sums ) );
			$kinds  = array_values( array_unique( array_column( $parts, 0 ) ) );
			$stored = $this->totals->stored( $heatmapId, null, (string) $device, $kinds, array_values( array_unique( array_column( $parts, 1 ) ) ) );
			$this->totals->add( $heatmapId, null, (string) $device, $sums, $stored );
		}
	}
}
