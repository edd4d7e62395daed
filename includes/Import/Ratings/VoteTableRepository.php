<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Database\Connection;
use UserFeedback\Support\Clock;

/**
 * Reads tables of single ratings that other plugins made. Never writes.
 *
 * @since 0.6.0
 */
final class VoteTableRepository {

	private const FORMAT = 'Y-m-d H:i:s';

	/** Dates before are those of broken rows, such as 0000-00-00 and 1970-01-01: WordPress is younger. */
	private const EARLIEST = '2000-01-01 00:00:00';

	public function __construct(
		private readonly Connection $connection,
		private readonly Clock $clock
	) {}

	/**
	 * Whether the table exists and has the expected columns: its name may be another plugin's.
	 */
	public function exists( VoteTable $table ): bool {
		$name = $this->connection->siteTable( $table->name );
		foreach ( $this->connection->rows( 'SHOW TABLES LIKE %s', $name ) as $row ) {
			if ( array_values( $row )[0] === $name ) {
				$columns = array_column( $this->connection->rows( 'SHOW COLUMNS FROM %i', $name ), 'Field' );
				return array_diff( $table->columns(), $columns ) === [];
			}
		}
		return false;
	}

	/**
	 * The highest id; 0 in an empty table.
	 */
	public function lastId( VoteTable $table ): int {
		return (int) $this->connection->value( 'SELECT MAX( %i ) FROM %i', $table->id, $this->connection->siteTable( $table->name ) );
	}

	/**
	 * See RatingSource::votes().
	 *
	 * @return list<SourceVote>
	 */
	public function votes( VoteTable $table, Scale $scale, int $after, int $limit ): array {
		[ $kind, $value, $time ] = $this->conditions( $table, $scale );
		$rows = $this->connection->rows(
			'SELECT v.%i AS id, v.%i AS post_id, v.%i AS rating, v.%i AS rated_at FROM %i v INNER JOIN %i p ON p.ID = v.%i'
				. " WHERE v.%i > %d AND {$kind->sql} AND {$value->sql} AND {$time->sql} ORDER BY v.%i LIMIT %d",
			...[ $table->id, $table->post, $table->value, $table->time ],
			...[ $this->connection->siteTable( $table->name ), $this->connection->siteTable( 'posts' ), $table->post ],
			...[ $table->id, $after, ...$kind->values, ...$value->values, ...$time->values, $table->id, $limit ]
		);
		return array_map(
			fn ( array $row ) => new SourceVote(
				(int) $row['id'],
				(int) $row['post_id'],
				$scale->rating( (float) $row['rating'] ),
				$this->moment( $table, (string) $row['rated_at'] )
			),
			$rows
		);
	}

	/**
	 * See RatingSource::countVotes().
	 */
	public function count( VoteTable $table, Scale $scale ): VoteCounts {
		[ $kind, $value, $time ] = $this->conditions( $table, $scale );
		$one = static fn ( string $condition ) => "SUM( CASE WHEN $condition THEN 1 ELSE 0 END )";
		$sum = static fn ( string $number ) => "SUM( CASE WHEN p.ID IS NULL THEN 0 ELSE $number END )";
		// Posts are looked up once each, not for each of their ratings.
		$row = (array) $this->connection->row(
			'SELECT SUM( CASE WHEN p.ID IS NULL THEN t.n ELSE 0 END ) AS missing_posts, ' . $sum( 't.n - t.valid' ) . ' AS invalid, '
				. $sum( 't.valid - t.dated' ) . ' AS undated, ' . $sum( 't.dated' ) . ' AS dated, '
				. $one( 'p.ID IS NOT NULL AND t.valid > 0' ) . ' AS posts FROM ( SELECT v.%i AS post_id, COUNT(*) AS n, '
				. $one( $value->sql ) . ' AS valid, ' . $one( "{$value->sql} AND {$time->sql}" ) . ' AS dated'
				. " FROM %i v WHERE {$kind->sql} GROUP BY v.%i ) t LEFT JOIN %i p ON p.ID = t.post_id",
			...[ $table->post, ...$value->values, ...$value->values, ...$time->values ],
			...[ $this->connection->siteTable( $table->name ), ...$kind->values, $table->post, $this->connection->siteTable( 'posts' ) ]
		);
		return new VoteCounts(
			(int) ( $row['dated'] ?? 0 ),
			(int) ( $row['undated'] ?? 0 ),
			(int) ( $row['invalid'] ?? 0 ),
			(int) ( $row['missing_posts'] ?? 0 ),
			(int) ( $row['posts'] ?? 0 )
		);
	}

	/**
	 * Number and sum of the valid ratings of each post, dated or not.
	 *
	 * @return list<SourceSum>
	 */
	public function sums( VoteTable $table, Scale $scale, int $after, int $limit ): array {
		[ $kind, $value ] = $this->conditions( $table, $scale );
		$rows = $this->connection->rows(
			'SELECT v.%i AS post_id, COUNT(*) AS n, SUM( v.%i ) AS total, MAX( p.ID ) AS existing'
				. " FROM %i v LEFT JOIN %i p ON p.ID = v.%i WHERE v.%i > %d AND {$kind->sql} AND {$value->sql}"
				. ' GROUP BY v.%i ORDER BY v.%i LIMIT %d',
			...[ $table->post, $table->value ],
			...[ $this->connection->siteTable( $table->name ), $this->connection->siteTable( 'posts' ), $table->post ],
			...[ $table->post, $after, ...$kind->values, ...$value->values, $table->post, $table->post, $limit ]
		);
		return array_map(
			static fn ( array $row ) => $row['existing'] === null
				? new SourceSum( (int) $row['post_id'], 0, 0, SourceSum::MISSING_POST )
				: new SourceSum( (int) $row['post_id'], (int) $row['n'], $scale->total( (int) $row['n'], (float) $row['total'] ) ),
			$rows
		);
	}

	/**
	 * Which rows are ratings, which values are on the scale, and which times are usable: dates in the future and broken ones are not.
	 *
	 * @return array{Condition, Condition, Condition}
	 */
	private function conditions( VoteTable $table, Scale $scale ): array {
		$kind  = $table->action === '' ? new Condition( '1 = 1', [] ) : new Condition( 'v.%i = 1', [ $table->action ] );
		$value = $scale->isUpDown
			? new Condition( 'v.%i IN ( -1, 1 )', [ $table->value ] )
			: new Condition( 'v.%i > 0 AND v.%i <= %d', [ $table->value, $table->value, $scale->max ] );
		$now   = $this->clock->now()->setTimezone( $this->zone( $table ) )->format( self::FORMAT );
		$time  = $table->isTimestamp
			// Plus 0: the column may be a text.
			? new Condition( 'v.%i + 0 BETWEEN %d AND %d', [ $table->time, self::seconds( self::EARLIEST ), self::seconds( $now ) ] )
			: new Condition( 'v.%i BETWEEN %s AND %s', [ $table->time, self::EARLIEST, $now ] );
		return [ $kind, $value, $time ];
	}

	private function moment( VoteTable $table, string $stored ): DateTimeImmutable {
		$wall = $table->isTimestamp ? gmdate( self::FORMAT, (int) $stored ) : $stored;
		return ( new DateTimeImmutable( $wall, $this->zone( $table ) ) )->setTimezone( new DateTimeZone( 'UTC' ) );
	}

	private function zone( VoteTable $table ): DateTimeZone {
		return $table->isLocal ? $this->clock->zone() : new DateTimeZone( 'UTC' );
	}

	private static function seconds( string $wall ): int {
		return ( new DateTimeImmutable( $wall, new DateTimeZone( 'UTC' ) ) )->getTimestamp();
	}
}
