<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\StoredData\Person;
use UserFeedback\Support\Dates;

/**
 * Writes single ratings: all SQL on ufb_ratings that changes them. Who changes a rating that is counted also changes the totals, in the same
 * transaction.
 *
 * @since 0.6.0
 */
final class RatingRepository {

	private const COLUMNS = 'id, post_id, value, status, comment';

	/** In the order of insert(). */
	private const INSERTED = [
		'post_id'      => '%d',
		'visitor_hash' => 'x%s',
		'value'        => '%d',
		'status'       => '%s',
		'created_at'   => '%s',
		'rated_on'     => '%s',
		'held'         => "NULLIF( %s, '' )",
	];

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Stores a rating unless this visitor has rated the post. Otherwise the stored one is locked until the transaction ends.
	 *
	 * @param string            $hash 32 hexadecimal digits.
	 * @param DateTimeImmutable $at   When the visitor rated.
	 * @param string            $day  The site's local date then, YYYY-MM-DD.
	 * @param string            $held Why it is held back, see HeldBack::code(); '' for any other status.
	 * @return bool False when the visitor had rated the post before.
	 */
	public function insert( int $postId, string $hash, int $value, string $status, DateTimeImmutable $at, string $day, string $held ): bool {
		$row = [ $postId, $hash, $value, $status, Dates::toColumn( $at ), $day, $held ];
		if ( $this->connection->isSqlite() ) {
			return $this->connection->insertRows( 'INSERT IGNORE', 'ratings', self::INSERTED, [ $row ] ) === 1;
		}
		// INSERT IGNORE would take a shared lock of the stored row, and two visitors who then change it would be a deadlock; this takes an exclusive
		// one. The numbers of affected rows differ by the flags of the connection, so the insert id says what happened: that of the new row, or 0.
		$suffix = 'ON DUPLICATE KEY UPDATE value = value + LAST_INSERT_ID( 0 )';
		$this->connection->insertRows( 'INSERT', 'ratings', self::INSERTED, [ $row ], $suffix );
		return $this->connection->insertId() !== 0;
	}

	/**
	 * A visitor's rating of a post.
	 *
	 * @param string $hash     32 hexadecimal digits.
	 * @param bool   $isLocked Whether it stays locked until the transaction ends.
	 * @phpstan-impure
	 */
	public function ofVisitor( int $postId, string $hash, bool $isLocked = false ): ?StoredRating {
		$row = $this->connection->row(
			'SELECT ' . self::COLUMNS . ' FROM %i WHERE post_id = %d AND visitor_hash = x%s' . ( $isLocked ? ' FOR UPDATE' : '' ),
			$this->table(),
			$postId,
			$hash
		);
		return $row === null ? null : self::rating( $row );
	}

	/**
	 * Changes a visitor's rating; its moment stays.
	 *
	 * @param string|null $held Why it is held back from now on, '' if it is not; null if that stays.
	 */
	public function update( int $id, int $value, string $status, ?string $held ): void {
		if ( $held === null ) {
			$this->connection->execute( 'UPDATE %i SET value = %d, status = %s WHERE id = %d', $this->table(), $value, $status, $id );
			return;
		}
		$sql = "UPDATE %i SET value = %d, status = %s, held = NULLIF( %s, '' ) WHERE id = %d";
		$this->connection->execute( $sql, $this->table(), $value, $status, $held, $id );
	}

	/**
	 * Deletes some of the comments that mention a person's address. The ratings stay, and count.
	 *
	 * @since 0.7.0
	 *
	 * @return int How many; 0 when none is left.
	 */
	public function deleteMentions( Person $person, int $limit ): int {
		return $person->email === '' ? 0 : $this->connection->execute(
			'UPDATE %i SET comment = NULL WHERE comment LIKE %s AND comment REGEXP %s LIMIT %d',
			$this->table(),
			$this->connection->contains( $person->email ),
			$person->pattern(),
			$limit
		);
	}

	/**
	 * Stores a comment with a rating that has none.
	 *
	 * @return bool False when it has one, or is gone.
	 */
	public function comment( int $id, string $comment ): bool {
		return $this->connection->execute( 'UPDATE %i SET comment = %s WHERE id = %d AND comment IS NULL', $this->table(), $comment, $id ) === 1;
	}

	/**
	 * Locks those of these ratings that exist until the transaction ends.
	 *
	 * @param list<int> $ids Not empty.
	 * @return list<StoredRating> In the order of their ids.
	 */
	public function lock( array $ids ): array {
		$rows = $this->connection->rows(
			'SELECT ' . self::COLUMNS . ' FROM %i WHERE id IN ( ' . Connection::placeholders( $ids ) . ' ) ORDER BY id FOR UPDATE',
			$this->table(),
			...$ids
		);
		return array_map( self::rating( ... ), $rows );
	}

	/**
	 * Ids of ratings of a status that are older than a moment, oldest days first.
	 *
	 * @return list<int> At most as many as the limit.
	 */
	public function before( string $status, DateTimeImmutable $before, int $limit ): array {
		$rows = $this->connection->rows(
			// In the order of the key, which ends with the id; local dates are at most a day from UTC.
			'SELECT id FROM %i FORCE INDEX ( of_day ) WHERE status = %s AND rated_on <= %s AND created_at < %s
			ORDER BY rated_on, post_id, value, id LIMIT %d',
			$this->table(),
			$status,
			$before->modify( '+1 day' )->format( 'Y-m-d' ),
			Dates::toColumn( $before ),
			$limit
		);
		return array_map( intval( ... ), array_column( $rows, 'id' ) );
	}

	/**
	 * Ids of ratings that are held back for one of these reasons.
	 *
	 * @param non-empty-list<string> $codes See HeldBack::code().
	 * @return list<int> At most as many as the limit.
	 */
	public function held( array $codes, int $limit ): array {
		$rows = $this->connection->rows(
			'SELECT id FROM %i WHERE status = %s AND held IN ( ' . Connection::placeholders( $codes, '%s' ) . ' ) LIMIT %d',
			$this->table(),
			StoredRating::HELD,
			...[ ...$codes, $limit ]
		);
		return array_map( intval( ... ), array_column( $rows, 'id' ) );
	}

	/**
	 * How many ratings are held back for each of these reasons.
	 *
	 * @param non-empty-list<string> $codes See HeldBack::code().
	 * @return array<string, int> By code; without those that have none.
	 */
	public function countHeld( array $codes ): array {
		$rows = $this->connection->rows(
			'SELECT held, COUNT(*) AS n FROM %i WHERE status = %s AND held IN ( ' . Connection::placeholders( $codes, '%s' ) . ' ) GROUP BY held',
			$this->table(),
			StoredRating::HELD,
			...$codes
		);
		/** @var array<string, int> */
		return array_map( intval( ... ), array_column( $rows, 'n', 'held' ) );
	}

	/**
	 * How many ratings there are by the day on which they were given, whatever their status.
	 *
	 * @param string $from First day.
	 * @return array<string, int>
	 */
	public function perDay( string $from ): array {
		$rows = $this->connection->rows(
			"SELECT rated_on AS day, COUNT(*) AS n FROM %i WHERE status IN ( 'publish', 'spam', 'held' ) AND rated_on >= %s GROUP BY rated_on",
			$this->table(),
			$from
		);
		/** @var array<string, int> */
		return array_map( intval( ... ), array_column( $rows, 'n', 'day' ) );
	}

	/**
	 * Gives several ratings a status other than HELD.
	 *
	 * @param list<int> $ids Not empty.
	 */
	public function setStatus( array $ids, string $status ): void {
		$sql = 'UPDATE %i SET status = %s, held = NULL WHERE id IN ( ' . Connection::placeholders( $ids ) . ' )';
		$this->connection->execute( $sql, $this->table(), $status, ...$ids );
	}

	/**
	 * Deletes several ratings.
	 *
	 * @param list<int> $ids Not empty.
	 */
	public function delete( array $ids ): void {
		$this->connection->execute( 'DELETE FROM %i WHERE id IN ( ' . Connection::placeholders( $ids ) . ' )', $this->table(), ...$ids );
	}

	/**
	 * Deletes all ratings of a post.
	 */
	public function deleteOfPost( int $postId ): void {
		$this->connection->deleteOf( 'ratings', 'post_id', $postId );
	}

	/**
	 * The number and the sum of the published ratings of a post, counted from the rows.
	 *
	 * @return array{n: int, total: int}
	 */
	public function count( int $postId ): array {
		$row = $this->connection->row(
			'SELECT COUNT(*) AS n, SUM( value ) AS total FROM %i WHERE post_id = %d AND status = %s',
			$this->table(),
			$postId,
			StoredRating::PUBLISH
		);
		return [
			'n'     => (int) ( $row['n'] ?? 0 ),
			'total' => (int) ( $row['total'] ?? 0 ),
		];
	}

	/**
	 * The number and the sum of the published ratings of several posts.
	 *
	 * @since 0.7.0
	 *
	 * @param list<int> $postIds
	 * @return array<int, array{int, int}> By post; one without is missing.
	 */
	public function countMany( array $postIds ): array {
		if ( $postIds === [] ) {
			return [];
		}
		$marks = Connection::placeholders( $postIds );
		$sql   = "SELECT post_id, COUNT(*) AS n, SUM( value ) AS total FROM %i WHERE post_id IN ( $marks ) AND status = %s GROUP BY post_id";
		$rows  = $this->connection->rows( $sql, $this->table(), ...[ ...$postIds, StoredRating::PUBLISH ] );
		return RatingTotalsRepository::pairs( $rows );
	}

	/**
	 * Ids of posts with ratings or totals, in ascending order.
	 *
	 * @param int $after Only those with greater ids.
	 * @return list<int> At most as many as the limit.
	 */
	public function posts( int $after, int $limit ): array {
		$ids = [];
		foreach ( [ 'ratings', 'rating_totals' ] as $table ) {
			$sql  = 'SELECT DISTINCT post_id FROM %i WHERE post_id > %d ORDER BY post_id LIMIT %d';
			$rows = $this->connection->rows( $sql, $this->connection->table( $table ), $after, $limit );
			array_push( $ids, ...array_map( intval( ... ), array_column( $rows, 'post_id' ) ) );
		}
		$ids = array_unique( $ids );
		sort( $ids );
		return array_slice( $ids, 0, $limit );
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private static function rating( array $row ): StoredRating {
		$comment = $row['comment'];
		return new StoredRating( (int) $row['id'], (int) $row['post_id'], (int) $row['value'], (string) $row['status'], $comment );
	}

	private function table(): string {
		return $this->connection->table( 'ratings' );
	}
}
