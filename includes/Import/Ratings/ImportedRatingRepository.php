<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\PostRatings\Votes\RatingTotalsRepository;

/**
 * Stores ratings and sums from other plugins, and adds up what is stored.
 *
 * @since 0.6.0
 */
final class ImportedRatingRepository {

	private const SUM_COLUMNS = [
		'source'  => '%s',
		'post_id' => '%d',
		'n'       => '%d',
		'total'   => '%s',
	];

	private const NONE = [
		'count' => 0,
		'sum'   => 0.0,
	];

	public function __construct(
		private readonly Connection $connection,
		private readonly RatingTotalsRepository $totals
	) {}

	/**
	 * Stores ratings that are not stored yet and adds them to the totals of their posts. Only inside a transaction.
	 *
	 * @param list<ImportedRating> $ratings
	 * @return int How many were new.
	 */
	public function add( array $ratings ): int {
		$groups = [];
		foreach ( $ratings as $rating ) {
			$groups[ $rating->postId ][ $rating->value ][] = [
				$rating->postId,
				$rating->hash,
				$rating->value,
				$rating->createdAt,
				$rating->ratedOn,
			];
		}
		// In the order of the posts, so that two writers lock them in the same order.
		ksort( $groups );
		$columns = [
			'post_id'      => '%d',
			'visitor_hash' => 'x%s',
			'value'        => '%d',
			'created_at'   => '%s',
			'rated_on'     => '%s',
		];
		$totals  = [];
		foreach ( $groups as $postId => $values ) {
			$totals[ $postId ] = [ 0, 0 ];
			// One statement for each value: the number of affected rows tells how many ratings were new, not which.
			foreach ( $values as $value => $rows ) {
				$new = $this->connection->insertRows( 'INSERT IGNORE', 'ratings', $columns, $rows );

				$totals[ $postId ][0] += $new;
				$totals[ $postId ][1] += $new * $value;
			}
		}
		foreach ( $totals as $postId => [ $count, $sum ] ) {
			$this->totals->add( $postId, $count, $sum );
		}
		return array_sum( array_column( $totals, 0 ) );
	}

	/**
	 * Locks what a source knows of posts beyond its single ratings until the transaction ends: the first statement, so that what is read next is
	 * not older than another import's changes. Always followed by replaceSums().
	 *
	 * @param non-empty-list<int> $postIds
	 */
	public function lockSums( string $source, array $postIds ): void {
		$rows = array_map( static fn ( int $id ) => [ $source, $id, 0, '0.00' ], $postIds );
		$this->connection->insertRows( 'INSERT', 'rating_imports', self::SUM_COLUMNS, $rows, 'ON DUPLICATE KEY UPDATE n = n' );
	}

	/**
	 * Replaces what a source knows of posts beyond its single ratings.
	 *
	 * @param non-empty-array<int, array{count: int, sum: float}> $corrections By post: what is left of number and sum (two decimals), also
	 *                                                                        negative.
	 * @return int How many posts have another correction than before.
	 */
	public function replaceSums( string $source, array $corrections ): int {
		$table  = $this->connection->table( 'rating_imports' );
		$ids    = array_keys( $corrections );
		$list   = Connection::placeholders( $ids );
		$before = $this->sums( $source, $ids );
		$rows   = [];
		foreach ( $corrections as $postId => $correction ) {
			if ( $correction !== ( $before[ $postId ] ?? self::NONE ) ) {
				$rows[] = [ $source, $postId, $correction['count'], sprintf( '%.2F', $correction['sum'] ) ];
			}
		}
		$suffix = 'ON DUPLICATE KEY UPDATE n = VALUES( n ), total = VALUES( total )';
		$this->connection->insertRows( 'INSERT', 'rating_imports', self::SUM_COLUMNS, $rows, $suffix );
		$this->connection->execute( "DELETE FROM %i WHERE source = %s AND post_id IN ( $list ) AND n = 0 AND total = 0", $table, $source, ...$ids );
		return count( $rows );
	}

	/**
	 * The ratings of posts whose hash is in a range, of any status.
	 *
	 * @param non-empty-list<int>   $postIds
	 * @param array{string, string} $range See SourceHash::range().
	 * @return array<int, array{count: int, sum: float}> By post.
	 */
	public function stored( array $postIds, array $range ): array {
		return self::byPost(
			$this->connection->rows(
				'SELECT post_id, COUNT(*) AS n, SUM( value ) AS total FROM %i WHERE post_id IN ( ' . Connection::placeholders( $postIds )
					. ' ) AND visitor_hash >= x%s AND visitor_hash <= x%s GROUP BY post_id',
				...[ $this->connection->table( 'ratings' ), ...$postIds, ...$range ]
			)
		);
	}

	/**
	 * What is stored of a source beyond its single ratings.
	 *
	 * @param non-empty-list<int> $postIds
	 * @return array<int, array{count: int, sum: float}> By post.
	 */
	public function sums( string $source, array $postIds ): array {
		return self::byPost(
			$this->connection->rows(
				'SELECT post_id, n, total FROM %i WHERE source = %s AND post_id IN ( ' . Connection::placeholders( $postIds ) . ' )',
				...[ $this->connection->table( 'rating_imports' ), $source, ...$postIds ]
			)
		);
	}

	/**
	 * All published ratings of posts, imported sums included.
	 *
	 * @param non-empty-list<int> $postIds
	 * @return array<int, array{count: int, sum: float}> By post.
	 */
	public function statistics( array $postIds ): array {
		$statistics = [];
		$list    = Connection::placeholders( $postIds );
		foreach ( [ 'rating_totals', 'rating_imports' ] as $table ) {
			$rows = $this->connection->rows(
				"SELECT post_id, SUM( n ) AS n, SUM( total ) AS total FROM %i WHERE post_id IN ( $list ) GROUP BY post_id",
				...[ $this->connection->table( $table ), ...$postIds ]
			);
			foreach ( self::byPost( $rows ) as $postId => $part ) {
				$statistics[ $postId ] ??= self::NONE;

				$statistics[ $postId ]['count'] += $part['count'];
				$statistics[ $postId ]['sum']   += $part['sum'];
			}
		}
		return $statistics;
	}

	/**
	 * The highest id of a post; 0 without posts.
	 */
	public function lastPost(): int {
		return (int) $this->connection->value( 'SELECT MAX( ID ) FROM %i', $this->connection->siteTable( 'posts' ) );
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return array<int, array{count: int, sum: float}>
	 */
	private static function byPost( array $rows ): array {
		$posts = [];
		foreach ( $rows as $row ) {
			$posts[ (int) $row['post_id'] ] = [
				'count' => (int) $row['n'],
				'sum'   => round( (float) $row['total'], 2 ),
			];
		}
		return $posts;
	}
}
