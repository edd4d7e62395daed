<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

/**
 * The order of lists of responses as SQL, which the key `listing` holds: by local day, within a day by time, and within a second by id. (Ids alone
 * are not in the order of time: an answer may be sent hours after it was given, and imports store old ones.)
 *
 * @since 0.7.0
 */
final class ListOrder {

	/** The columns of the order, those of a ListPlace. */
	private const COLUMNS = [ 'submitted_on', 'submitted_at', 'id' ];

	/** Placeholders for their values. */
	private const MARKS = [ '%s', '%s', '%d' ];

	/**
	 * ORDER BY.
	 *
	 * @param string $table Its name in the query with a dot, or ''.
	 */
	public static function by( bool $newestFirst, string $table = '' ): string {
		$direction = $newestFirst ? 'DESC' : 'ASC';
		return ' ORDER BY ' . implode( ', ', array_map( static fn ( string $column ) => "$table$column $direction", self::COLUMNS ) );
	}

	/**
	 * The part of a list from one place to another as ranges of the key, in the order of the list, for the responses `r`. (As one condition, MariaDB
	 * sorts all rows.)
	 *
	 * @param ListPlace|null $start    The first place; null for the beginning of the list.
	 * @param ListPlace|null $end      The place after the last one; null for the end of the list.
	 * @param bool           $isWithin Whether the first place is part of it.
	 * @return non-empty-list<array{string, list<int|string>}> Conditions that begin with AND, and the values for their placeholders.
	 */
	public static function ranges( bool $newestFirst, ?ListPlace $start, ?ListPlace $end, bool $isWithin = true ): array {
		[ $later, $earlier ] = $newestFirst ? [ '<', '>' ] : [ '>', '<' ];
		$from                = $start?->values();
		$to                  = $end?->values();
		$last                = count( self::COLUMNS ) - 1;
		$fork                = 0;
		while ( $from !== null && $to !== null && $fork < $last && $from[ $fork ] === $to[ $fork ] ) {
			++$fork;
		}
		$first  = $isWithin ? "$later=" : $later;
		$ranges = [];
		for ( $level = $last; $from !== null && $level > $fork; --$level ) {
			$ranges[] = self::range( $from, $level, [ [ $level === $last ? $first : $later, $from[ $level ] ] ] );
		}
		$bounds   = [
			...( $from === null ? [] : [ [ $fork === $last ? $first : $later, $from[ $fork ] ] ] ),
			...( $to === null ? [] : [ [ $earlier, $to[ $fork ] ] ] ),
		];
		$ranges[] = self::range( $from ?? $to ?? [], $fork, $bounds );
		for ( $level = $fork + 1; $to !== null && $level <= $last; ++$level ) {
			$ranges[] = self::range( $to, $level, [ [ $earlier, $to[ $level ] ] ] );
		}
		return $ranges;
	}

	/**
	 * What equals a place in the columns before one, and lies within bounds in this one.
	 *
	 * @param list<int|string>                    $place
	 * @param list<array{string, int|string}> $bounds Operators and values.
	 * @return array{string, list<int|string>}
	 */
	private static function range( array $place, int $level, array $bounds ): array {
		$sql    = '';
		$values = array_slice( $place, 0, $level );
		foreach ( array_keys( $values ) as $column ) {
			$sql .= ' AND r.' . self::COLUMNS[ $column ] . ' = ' . self::MARKS[ $column ];
		}
		foreach ( $bounds as [ $operator, $value ] ) {
			$sql     .= ' AND r.' . self::COLUMNS[ $level ] . " $operator " . self::MARKS[ $level ];
			$values[] = $value;
		}
		return [ $sql, $values ];
	}
}
