<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps;

defined( 'ABSPATH' ) || exit;

/**
 * How often something happened in which cells of an element, as a row of ufb_heatmap_sums has it: "17:3,18" is three times in cell 17 and once in 18.
 *
 * @since 0.7.0
 */
final class CellCounts {

	/**
	 * Reads a text.
	 *
	 * @return array<int, int> Numbers by cell.
	 */
	public static function read( string $text ): array {
		$counts = [];
		foreach ( $text === '' ? [] : explode( ',', $text ) as $part ) {
			$pair = explode( ':', $part, 2 );

			$counts[ (int) $pair[0] ] = (int) ( $pair[1] ?? 1 );
		}
		return $counts;
	}

	/**
	 * Writes a text, in the order of the cells. Cells in which nothing happened are left out.
	 *
	 * @param array<int, int> $counts Numbers by cell.
	 */
	public static function write( array $counts ): string {
		ksort( $counts );
		$parts = [];
		foreach ( $counts as $cell => $events ) {
			if ( $events !== 0 ) {
				$parts[] = $events === 1 ? (string) $cell : "$cell:$events";
			}
		}
		return implode( ',', $parts );
	}

	/**
	 * The sums of two.
	 *
	 * @param array<int, int> $counts Numbers by cell.
	 * @param array<int, int> $more   Numbers by cell.
	 * @return array<int, int>
	 */
	public static function added( array $counts, array $more ): array {
		foreach ( $more as $cell => $events ) {
			$counts[ $cell ] = ( $counts[ $cell ] ?? 0 ) + $events;
		}
		return $counts;
	}
}
