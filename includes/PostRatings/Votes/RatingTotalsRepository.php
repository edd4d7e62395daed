<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\PostRatings\RatingStatistics;

/**
 * The number and the sum of each post's published ratings: all SQL on ufb_rating_totals. They change in the transaction of the ratings that they
 * count, so they always equal a recount. What was imported as sums is added when they are read.
 *
 * @since 0.6.0
 */
final class RatingTotalsRepository {

	/** Writers are spread over this many rows of a post, or they would wait for each other on a busy one. */
	private const SHARDS = 8;

	/** Most posts in one statement. */
	private const CHUNK = 1000;

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Adds to the totals of a post. Call it last in a transaction: it locks rows that other writers want. Several posts in the order of their ids.
	 *
	 * @param int $count How many ratings more; negative for less.
	 * @param int $sum   By how much their sum grows.
	 */
	public function add( int $postId, int $count, int $sum ): void {
		if ( $count === 0 && $sum === 0 ) {
			return;
		}
		$this->connection->insertRows(
			'INSERT',
			'rating_totals',
			[
				'post_id' => '%d',
				'shard'   => '%d',
				'n'       => '%d',
				'total'   => '%d',
			],
			// SQLite has one writer at a time.
			[ [ $postId, $this->connection->isSqlite() ? 0 : random_int( 0, self::SHARDS - 1 ), $count, $sum ] ],
			'ON DUPLICATE KEY UPDATE n = n + VALUES( n ), total = total + VALUES( total )'
		);
	}

	/**
	 * What visitors see of several posts: stored ratings and imported sums.
	 *
	 * @param list<int> $postIds
	 * @return array<int, RatingStatistics> By post; one that has never been rated is missing.
	 */
	public function statistics( array $postIds ): array {
		$statistics = [];
		foreach ( array_chunk( $postIds, self::CHUNK ) as $ids ) {
			$marks = Connection::placeholders( $ids );
			$rows  = $this->connection->rows(
				"SELECT post_id, SUM( n ) AS n, SUM( hundredths ) AS hundredths FROM (
					SELECT post_id, n, total * 100 AS hundredths FROM %i WHERE post_id IN ( $marks )
					UNION ALL SELECT post_id, n, ROUND( total * 100 ) AS hundredths FROM %i WHERE post_id IN ( $marks )
				) AS sums GROUP BY post_id",
				$this->connection->table( 'rating_totals' ),
				...[ ...$ids, $this->connection->table( 'rating_imports' ), ...$ids ]
			);
			foreach ( $rows as $row ) {
				// A decimal column comes as "420.00", from SQLite as a float.
				$statistics[ (int) $row['post_id'] ] = new RatingStatistics( (int) $row['n'], (int) round( (float) $row['hundredths'] ) );
			}
		}
		return $statistics;
	}

	/**
	 * The totals of several posts, without imported sums.
	 *
	 * @since 0.7.0
	 *
	 * @param list<int> $postIds
	 * @return array<int, array{int, int}> Number and sum by post; one without is missing.
	 */
	public function sums( array $postIds ): array {
		if ( $postIds === [] ) {
			return [];
		}
		$marks = Connection::placeholders( $postIds );
		$sql   = "SELECT post_id, SUM( n ) AS n, SUM( total ) AS total FROM %i WHERE post_id IN ( $marks ) GROUP BY post_id";
		return self::pairs( $this->connection->rows( $sql, $this->table(), ...$postIds ) );
	}

	/**
	 * @since 0.7.0
	 *
	 * @param list<array<string, string|null>> $rows With post_id, n and total.
	 * @return array<int, array{int, int}> Number and sum by post.
	 */
	public static function pairs( array $rows ): array {
		$pairs = [];
		foreach ( $rows as $row ) {
			$pairs[ (int) $row['post_id'] ] = [ (int) $row['n'], (int) $row['total'] ];
		}
		return $pairs;
	}

	/**
	 * Locks the totals of a post until the transaction ends, so that no rating is stored meanwhile, and answers their sums.
	 *
	 * @return array{n: int, total: int}
	 */
	public function lock( int $postId ): array {
		$sums = [
			'n'     => 0,
			'total' => 0,
		];
		foreach ( $this->connection->rows( 'SELECT n, total FROM %i WHERE post_id = %d FOR UPDATE', $this->table(), $postId ) as $row ) {
			$sums['n']     += (int) $row['n'];
			$sums['total'] += (int) $row['total'];
		}
		return $sums;
	}

	/**
	 * Deletes the totals of a post and what was imported for it.
	 */
	public function deleteOfPost( int $postId ): void {
		$this->connection->deleteOf( 'rating_totals', 'post_id', $postId );
		$this->connection->deleteOf( 'rating_imports', 'post_id', $postId );
	}

	private function table(): string {
		return $this->connection->table( 'rating_totals' );
	}
}
