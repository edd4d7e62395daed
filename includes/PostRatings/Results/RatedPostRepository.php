<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\PostRatings\RatingStatistics;
use UserFeedback\Support\DayRange;
use UserFeedback\Support\Pagination;

/**
 * Number and sum of the ratings of posts, for results: published ratings, and in all time also the imported sums. All time is read from the
 * totals, so its cost does not grow with the number of ratings; a range of days is read from the key of_day.
 *
 * @since 0.6.0
 */
final class RatedPostRepository {

	/** By what ORDER BY sorts. 1.0 because SQLite divides whole numbers without decimals. */
	private const ORDER = [
		'title'          => 'p.post_title',
		'total_ratings'  => 'f.n',
		'average_rating' => '1.0 * f.total / f.n',
	];

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * A page of the posts that have ratings and still exist, with what summary() returns. Ratings are added up once, if the database has window
	 * functions and the page is not beyond the last one.
	 *
	 * @since 0.7.0
	 *
	 * @return array{items: array<int, RatingStatistics>, posts: int, statistics: RatingStatistics} `items` by post, in the order of the list.
	 */
	public function listed( RatedPostQuery $query ): array {
		if ( ! $this->connection->hasWindows() ) {
			return [ 'items' => $this->page( $query ) ] + $this->summary( $query->range );
		}
		$windows = ', COUNT(*) OVER () AS posts, SUM( f.n ) OVER () AS all_n, SUM( f.total ) OVER () AS all_total';
		$rows    = $this->pageRows( $query, $windows );
		if ( $rows === [] ) {
			return [ 'items' => [] ] + $this->summary( $query->range );
		}
		return [
			'items'   => self::byPost( $rows ),
			'posts'   => (int) $rows[0]['posts'],
			'statistics' => self::statistics(
				[
					'n'     => $rows[0]['all_n'],
					'total' => $rows[0]['all_total'],
				]
			),
		];
	}

	/**
	 * A page of the posts that have ratings and still exist.
	 *
	 * @return array<int, RatingStatistics> By post, in the order of the list.
	 */
	public function page( RatedPostQuery $query ): array {
		return self::byPost( $this->pageRows( $query, '' ) );
	}

	/**
	 * @param string $more Further columns.
	 * @return list<array<string, string|null>>
	 */
	private function pageRows( RatedPostQuery $query, string $more ): array {
		[ $sums, $values ] = $this->sums( $query->range );
		$column            = self::ORDER[ $query->orderBy ] ?? self::ORDER['total_ratings'];
		$direction         = $query->order === 'asc' ? 'ASC' : 'DESC';
		// Ties are sorted by id, so that no post is on two pages.
		return $this->connection->rows(
			"SELECT f.post_id, f.n, f.total$more FROM ( $sums ) AS f JOIN %i AS p ON p.ID = f.post_id
			ORDER BY $column $direction, f.post_id $direction LIMIT %d OFFSET %d",
			...[ ...$values, $this->connection->siteTable( 'posts' ), $query->perPage, Pagination::offset( $query->page, $query->perPage ) ]
		);
	}

	/**
	 * The number of posts on all pages, and the sum of all their ratings.
	 *
	 * @return array{posts: int, statistics: RatingStatistics}
	 */
	public function summary( ?DayRange $range ): array {
		[ $sums, $values ] = $this->sums( $range );
		$row               = $this->connection->row(
			"SELECT COUNT(*) AS posts, SUM( f.n ) AS n, SUM( f.total ) AS total FROM ( $sums ) AS f JOIN %i AS p ON p.ID = f.post_id",
			...[ ...$values, $this->connection->siteTable( 'posts' ) ]
		) ?? [];
		return [
			'posts'   => (int) ( $row['posts'] ?? 0 ),
			'statistics' => self::statistics( $row ),
		];
	}

	/**
	 * All ratings of one post, ever.
	 */
	public function ofPost( int $postId ): RatingStatistics {
		[ $sums, $values ] = $this->allTime( ' WHERE post_id = %d', $postId );
		return self::statistics( $this->connection->row( $sums, ...$values ) ?? [] );
	}

	/**
	 * The imported ratings of a post, of which only their number and sum are known.
	 */
	public function imported( int $postId ): RatingStatistics {
		$sql = 'SELECT SUM( n ) AS n, SUM( total ) AS total FROM %i WHERE post_id = %d';
		return self::statistics( $this->connection->row( $sql, $this->imports(), $postId ) ?? [] );
	}

	/**
	 * The posts that visitors can see, best or worst first, in the order of their Bayesian average: a post starts with some ratings of the average
	 * of all posts, so that few ratings count less than many (https://github.com/lesterchan/wp-postratings/pull/94).
	 *
	 * @param int   $least   Ratings that a post needs.
	 * @param float $average Of all posts.
	 * @param float $weight  Number of ratings with which a post starts.
	 * @param int   $limit   Number of posts.
	 * @return array<int, RatingStatistics> By post, in order.
	 */
	public function ranked( DayRange $range, bool $bestFirst, int $least, float $average, float $weight, int $limit ): array {
		[ $sums, $values ] = $this->sums( $range );
		$direction         = $bestFirst ? 'DESC' : 'ASC';
		$rows              = $this->connection->rows(
			"SELECT f.post_id, f.n, f.total FROM ( $sums ) AS f JOIN %i AS p ON p.ID = f.post_id WHERE f.n >= %d AND p.post_status = 'publish'
			ORDER BY ( %f + f.total ) / ( %f + f.n ) $direction, f.n DESC, f.post_id $direction LIMIT %d",
			...[ ...$values, $this->connection->siteTable( 'posts' ), $least, $average * $weight, $weight, $limit ]
		);
		return self::byPost( $rows );
	}

	/**
	 * JOIN and ORDER BY that sort WordPress' lists of posts by their average in all time; posts without ratings are last in both directions.
	 *
	 * @param string $order asc or desc.
	 * @return array{join: string, orderby: string} For the filter posts_clauses.
	 */
	public function listClauses( string $order ): array {
		$totals    = $this->connection->table( 'rating_totals' );
		$parts     = "SELECT post_id, n, total FROM `$totals` UNION ALL SELECT post_id, n, total FROM `{$this->imports()}`";
		$posts     = $this->connection->siteTable( 'posts' );
		$direction = $order === 'asc' ? 'ASC' : 'DESC';
		return [
			'join'    => " LEFT JOIN ( SELECT post_id, 1.0 * SUM( total ) / SUM( n ) AS average, SUM( n ) AS n FROM ( $parts ) AS parts
				GROUP BY post_id HAVING SUM( n ) > 0 ) AS ufb_ratings ON ufb_ratings.post_id = $posts.ID",
			'orderby' => "ufb_ratings.post_id IS NULL, ufb_ratings.average $direction, ufb_ratings.n DESC, $posts.ID $direction",
		];
	}

	/**
	 * SQL of the columns post_id, n and total, a row for each post with ratings, and its values.
	 *
	 * @return array{string, list<string|int>}
	 */
	private function sums( ?DayRange $range ): array {
		if ( $range === null ) {
			return $this->allTime();
		}
		return [
			"SELECT post_id, COUNT(*) AS n, SUM( value ) AS total FROM %i
			WHERE status = 'publish' AND rated_on BETWEEN %s AND %s GROUP BY post_id",
			[ $this->connection->table( 'ratings' ), $range->from, $range->to ],
		];
	}

	/**
	 * @param string $where     Condition of both tables.
	 * @param int    ...$values Its values.
	 * @return array{string, list<string|int>}
	 */
	private function allTime( string $where = '', int ...$values ): array {
		return [
			"SELECT post_id, SUM( n ) AS n, SUM( total ) AS total
			FROM ( SELECT post_id, n, total FROM %i$where UNION ALL SELECT post_id, n, total FROM %i$where ) AS parts
			GROUP BY post_id HAVING SUM( n ) > 0",
			[ $this->connection->table( 'rating_totals' ), ...array_values( $values ), $this->imports(), ...array_values( $values ) ],
		];
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return array<int, RatingStatistics>
	 */
	private static function byPost( array $rows ): array {
		$sums = [];
		foreach ( $rows as $row ) {
			$sums[ (int) $row['post_id'] ] = self::statistics( $row );
		}
		return $sums;
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private static function statistics( array $row ): RatingStatistics {
		return new RatingStatistics( (int) ( $row['n'] ?? 0 ), (int) round( 100 * (float) ( $row['total'] ?? 0 ) ) );
	}

	private function imports(): string {
		return $this->connection->table( 'rating_imports' );
	}
}
