<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Database\Connection;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\RatingStatisticsReader;
use UserFeedback\Support\Dates;

/**
 * Ratings as they are stored: rows, totals and imported sums.
 */
trait StoredRatings {

	/**
	 * A stored post.
	 *
	 * @param array<string, mixed> $changes Replace fields of wp_insert_post().
	 */
	protected function ratedPost( string $title, array $changes = [] ): int {
		$id = wp_insert_post(
			wp_slash(
				$changes + [
					'post_title'   => $title,
					'post_content' => 'Text.',
					'post_status'  => 'publish',
				]
			),
			true
		);
		self::assertIsInt( $id );
		// A test before may have used its id.
		Plugin::instance()->get( RatingStatisticsReader::class )->forget( $id );
		return $id;
	}

	/**
	 * Stores published ratings of a post, each by another visitor.
	 *
	 * @param list<int>         $values
	 * @param string            $at     Moment, UTC unless it names another zone.
	 * @param DateTimeZone|null $zone   Of the site then; null for UTC.
	 */
	protected function rate( int $postId, array $values, string $at = '2026-03-01 12:00:00', ?DateTimeZone $zone = null ): void {
		array_walk( $values, fn ( int $value ) => $this->storeRating( $postId, $value, [ 'at' => $at, 'zone' => $zone ] ) );
	}

	/**
	 * Stores a rating, with its part of the totals unless it is spam.
	 *
	 * @param array{at?: string, zone?: DateTimeZone|null, comment?: string, status?: string} $facts
	 * @return int Its id.
	 */
	protected function storeRating( int $postId, int $value, array $facts = [] ): int {
		$connection = Plugin::instance()->get( Connection::class );
		$moment     = new DateTimeImmutable( $facts['at'] ?? '2026-03-01 12:00:00', new DateTimeZone( 'UTC' ) );
		$status     = $facts['status'] ?? 'publish';
		$columns    = [ 'post_id' => '%d', 'visitor_hash' => 'x%s', 'value' => '%d' ];
		$columns   += array_fill_keys( [ 'created_at', 'rated_on', 'status', 'comment' ], '%s' );
		$day        = Dates::localDay( $moment, $facts['zone'] ?? new DateTimeZone( 'UTC' ) );
		$row        = [ $postId, bin2hex( random_bytes( 16 ) ), $value, Dates::toColumn( $moment ), $day, $status, $facts['comment'] ?? '' ];
		$connection->insertRows( 'INSERT', 'ratings', $columns, [ $row ] );
		$id = $connection->insertId();
		if ( $status === 'publish' ) {
			$columns = [ 'post_id' => '%d', 'shard' => '%d', 'n' => '%d', 'total' => '%d' ];
			$suffix  = 'ON DUPLICATE KEY UPDATE n = n + VALUES( n ), total = total + VALUES( total )';
			$connection->insertRows( 'INSERT', 'rating_totals', $columns, [ [ $postId, random_int( 0, 7 ), 1, $value ] ], $suffix );
		}
		return $id;
	}

	/**
	 * Stores what an import knows of a post beyond single ratings.
	 */
	protected function importRatings( int $postId, int $count, float $total, string $source = 'kk-star-ratings' ): void {
		$columns = [ 'source' => '%s', 'post_id' => '%d', 'n' => '%d', 'total' => '%f' ];
		Plugin::instance()->get( Connection::class )->insertRows( 'INSERT', 'rating_imports', $columns, [ [ $source, $postId, $count, $total ] ] );
	}
}
