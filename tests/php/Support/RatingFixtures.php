<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Database\Connection;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\RatingStatisticsReader;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\PostRatings\Votes\VoteAccess;
use WP_REST_Response;

/**
 * Posts and ratings that are right, for tests to bend.
 */
trait RatingFixtures {

	use Requests;

	/**
	 * A stored post, published unless said otherwise.
	 *
	 * @param array<string, mixed> $changes As wp_insert_post() takes them.
	 */
	protected function ratedPost( array $changes = [] ): int {
		$post = [ 'post_title' => 'Rated', 'post_content' => 'Text', 'post_status' => 'publish', 'post_date' => '2026-01-01 12:00:00' ];
		$id   = wp_insert_post( $changes + $post, true );
		self::assertIsInt( $id );
		// A test before may have used its id.
		Plugin::instance()->get( RatingStatisticsReader::class )->forget( $id );
		return $id;
	}

	/**
	 * What the control sends.
	 *
	 * @param array<string, mixed> $changes Replace fields.
	 * @return array<string, mixed>
	 */
	protected function ballot( int $postId, mixed $value = 4, array $changes = [] ): array {
		return $changes + [
			'value'      => $value,
			'nonce'      => Plugin::instance()->get( VoteAccess::class )->token( $postId ),
			'website'    => '',
			'elapsed_ms' => 900,
		];
	}

	/**
	 * Sends a rating as a visitor with a browser of their own.
	 *
	 * @param array<string, mixed> $changes Replace fields of ballot().
	 * @phpstan-impure
	 */
	protected function rate( int $postId, mixed $value = 4, string $browser = 'Firefox', array $changes = [] ): WP_REST_Response {
		$_SERVER['HTTP_USER_AGENT'] = $browser;
		return $this->post( "/userfeedback/v1/posts/$postId/rating", $this->ballot( $postId, $value, $changes ) );
	}

	/**
	 * Stores settings of ratings.
	 *
	 * @param array<string, mixed> $changes
	 */
	protected function ratingSettings( array $changes ): void {
		update_option( RatingSettingsReader::OPTION, $changes + RatingSettingsReader::stored(), true );
	}

	/**
	 * Rows of ufb_ratings of a post, oldest first.
	 *
	 * @return list<array<string, string|null>>
	 */
	protected function ratings( int $postId ): array {
		$connection = Plugin::instance()->get( Connection::class );
		$sql        = 'SELECT id, value, status, created_at, rated_on, comment, HEX( visitor_hash ) AS hash FROM %i WHERE post_id = %d ORDER BY id';
		return $connection->rows( $sql, $connection->table( 'ratings' ), $postId );
	}

	/**
	 * Number and sum in ufb_rating_totals.
	 *
	 * @return array{int, int}
	 */
	protected function totals( int $postId ): array {
		$connection = Plugin::instance()->get( Connection::class );
		$sql        = 'SELECT SUM( n ) AS n, SUM( total ) AS total FROM %i WHERE post_id = %d';
		$row        = $connection->row( $sql, $connection->table( 'rating_totals' ), $postId );
		return [ (int) ( $row['n'] ?? 0 ), (int) ( $row['total'] ?? 0 ) ];
	}
}
