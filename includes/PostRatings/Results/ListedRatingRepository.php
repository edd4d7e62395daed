<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Results;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Responses\HeldBack;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DayRange;
use UserFeedback\Support\Pagination;

/**
 * Reads the single ratings of a post, for results.
 *
 * @since 0.6.0
 */
final class ListedRatingRepository {

	private const COLUMNS = 'id, created_at, value, comment, status, held';

	private const ORDER = [
		'created_at' => 'created_at',
		'rating'     => 'value',
	];

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * A page of the list.
	 *
	 * @return list<ListedRating>
	 */
	public function page( RatingQuery $query ): array {
		[ $where, $values ] = self::within( $query->range );
		$direction          = $query->order === 'asc' ? 'ASC' : 'DESC';
		$column             = self::ORDER[ $query->orderBy ] ?? self::ORDER['created_at'];
		// Equal ratings are sorted by date, newest first; equal moments by id, so that no rating is on two pages.
		$order = $column === 'value' ? "value $direction, created_at DESC, id DESC" : "created_at $direction, id $direction";
		return $this->select(
			"post_id = %d AND status = %s$where",
			$order,
			'LIMIT %d OFFSET %d',
			[ $query->postId, $query->status, ...$values, $query->perPage, Pagination::offset( $query->page, $query->perPage ) ]
		);
	}

	/**
	 * Published ratings after one, newest first: any part costs as much as the first.
	 *
	 * @param array{int, string}|null $last Id and moment (UTC, as in the table) of the last one that is known; null for the first part.
	 * @return list<ListedRating>
	 */
	public function after( int $postId, ?DayRange $range, ?array $last, int $limit ): array {
		[ $where, $values ] = self::within( $range );
		if ( $last !== null ) {
			[ $id, $moment ] = $last;
			$where .= ' AND created_at <= %s AND ( created_at < %s OR id < %d )';
			array_push( $values, $moment, $moment, $id );
		}
		return $this->select(
			"post_id = %d AND status = 'publish'$where",
			'created_at DESC, id DESC',
			'LIMIT %d',
			[ $postId, ...$values, $limit ]
		);
	}

	/**
	 * The number of ratings of a post by status and value. Costs more, the more ratings the post has in the range.
	 *
	 * @return array<string, array<int, int>> Status → value → number; what has none is missing.
	 */
	public function counts( int $postId, ?DayRange $range ): array {
		[ $where, $values ] = self::within( $range );
		$rows               = $this->connection->rows(
			"SELECT status, value, COUNT(*) AS n FROM %i FORCE INDEX ( values_of_post )
			WHERE post_id = %d AND status IN ( 'publish', 'held', 'spam' )$where GROUP BY status, value",
			$this->table(),
			$postId,
			...$values
		);
		$counts             = [];
		foreach ( $rows as $row ) {
			$counts[ (string) $row['status'] ][ (int) $row['value'] ] = (int) $row['n'];
		}
		return $counts;
	}

	/**
	 * Condition for the local dates of ratings. Local dates are at most 14 hours from UTC, so `created_at` lets the key skip other days.
	 *
	 * @return array{string, list<string>}
	 */
	private static function within( ?DayRange $range ): array {
		if ( $range === null ) {
			return [ '', [] ];
		}
		$first = ( new DateTimeImmutable( $range->from ) )->modify( '-1 day' )->format( 'Y-m-d 00:00:00' );
		$end   = ( new DateTimeImmutable( $range->to ) )->modify( '+2 days' )->format( 'Y-m-d 00:00:00' );
		return [
			' AND rated_on BETWEEN %s AND %s AND created_at >= %s AND created_at < %s',
			[ $range->from, $range->to, $first, $end ],
		];
	}

	/**
	 * Sorts in the key and reads only the rows of the page.
	 *
	 * @param list<string|int> $values For the placeholders of condition and limit.
	 * @return list<ListedRating>
	 */
	private function select( string $condition, string $order, string $limit, array $values ): array {
		// MariaDB would otherwise walk through all ratings of the day or sort all rows of the post.
		$ids = "SELECT id AS listed FROM %i FORCE INDEX ( values_of_post ) WHERE $condition ORDER BY $order $limit";
		$sql = 'SELECT ' . self::COLUMNS . " FROM ( $ids ) k JOIN %i r ON r.id = k.listed ORDER BY $order";
		return array_map( self::rating( ... ), $this->connection->rows( $sql, $this->table(), ...[ ...$values, $this->table() ] ) );
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private static function rating( array $row ): ListedRating {
		return new ListedRating(
			(int) $row['id'],
			Dates::fromColumn( (string) $row['created_at'] ),
			(int) $row['value'],
			(string) $row['comment'],
			(string) $row['status'],
			HeldBack::reason( (string) $row['held'] )
		);
	}

	private function table(): string {
		return $this->connection->table( 'ratings' );
	}
}
