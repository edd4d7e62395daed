<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Import\Ratings;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Import\Ratings\RatingImport;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\RatingImports;
use UserFeedback\Tests\TestCase;

/**
 * What other plugins know only as number and sum, on their scales.
 */
final class ImportedSumsTest extends TestCase {

	use RatingImports;

	/**
	 * @param array<string, string>    $meta
	 * @param array{int, float}|null $sum
	 */
	#[TestDox( '[PLS-10~] kk Star Ratings: number and sum of each version of its format' )]
	#[DataProvider( 'kkFormats' )]
	public function testReadsKkStarRatings( array $meta, ?array $sum ): void {
		$post = $this->postWithRatings();
		foreach ( $meta as $key => $value ) {
			update_post_meta( $post, $key, $value );
		}
		// Sums are out of 5 whatever the number of stars.
		update_option( 'kksr_stars', 10 );

		$this->importAll( Plugin::instance(), 'kk-star-ratings' );

		self::assertSame( $sum, $this->storedSum( 'kk-star-ratings', $post ) );
	}

	/**
	 * @return array<string, array{array<string, string>, array{int, float}|null}> Meta, number and sum.
	 */
	public static function kkFormats(): array {
		$version5 = [
			'_kksr_count_default'   => '8',
			'_kksr_ratings_default' => '35',
			'_kksr_avg_default'     => '4.375',
		];
		$version2 = [
			'_kksr_casts'   => '120',
			'_kksr_ratings' => '481.5',
			'_kksr_avg'     => '4.0125',
			'_kksr_ips'     => 'YToxOntpOjA7czo5OiIxMjcuMC4wLjEiO30=',
		];
		$version3 = [
			'_kksr_count'   => '3',
			'_kksr_ratings' => '7',
		];
		return [
			'version 5'                 => [ $version5, [ 8, 35.0 ] ],
			'version 2 and 4'           => [ $version2, [ 120, 481.5 ] ],
			'version 3.0.0'             => [ $version3, [ 3, 7.0 ] ],
			'upgraded from 4 to 5'      => [ $version5 + $version2, [ 8, 35.0 ] ],
			'reset in version 5'        => [ [ '_kksr_count_default' => '0' ] + $version5 + $version2, null ],
			'a third of ten stars'      => [ [ '_kksr_ratings_default' => '26.666666666667' ] + $version5, [ 8, 26.67 ] ],
			'huge'                      => [
				[
					'_kksr_count_default'   => '99999999999',
					'_kksr_ratings_default' => '499999999994.5',
				],
				[ 99_999_999_999, 499_999_999_994.5 ],
			],
			'more than can be'          => [ [ '_kksr_ratings_default' => '40.01' ] + $version5, null ],
			'the best that can be'      => [ [ '_kksr_ratings_default' => '40' ] + $version5, [ 8, 40.0 ] ],
			'negative number'           => [ [ '_kksr_count_default' => '-8' ] + $version5, null ],
			'negative sum'              => [ [ '_kksr_ratings_default' => '-1' ] + $version5, null ],
			'no sum'                    => [ [ '_kksr_count_default' => '8' ], null ],
			'text'                      => [ [ '_kksr_count_default' => '8 votes' ] + $version5, null ],
			'not finite'                => [ [ '_kksr_ratings_default' => '1e999' ] + $version5, null ],
			'a serialized object'       => [ [ '_kksr_count_default' => 'O:8:"stdClass":0:{}' ] + $version5, null ],
			'only a sum'                => [ [ '_kksr_ratings' => '7' ], null ],
		];
	}

	/**
	 * @param array<string, mixed> $options
	 * @param array<int, int>      $values  Rating there → here; 0 when it is left out.
	 */
	#[TestDox( '[PLS-10~] WP-PostRatings: values and sums are converted from the scale of its settings to 1 to 5' )]
	#[DataProvider( 'scales' )]
	public function testConvertsScales( array $options, array $values, int $score, float $sum ): void {
		foreach ( $options as $name => $value ) {
			update_option( $name, $value );
		}
		$post  = $this->postWithRatings();
		$empty = $this->postWithRatings();
		$day   = 1;
		foreach ( array_keys( $values ) as $value ) {
			$this->postRatingsVote( $post, $value, sprintf( '2025-01-%02d 00:00:00', $day++ ) );
		}
		$this->postRatingsSum( $empty, 4, $score );

		$this->importAll( Plugin::instance(), 'wp-postratings' );

		self::assertSame( array_values( array_filter( $values ) ), array_map( intval( ... ), array_column( $this->storedRatings( $post ), 0 ) ) );
		self::assertSame( [ 4, $sum ], $this->storedSum( 'wp-postratings', $empty ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>, array<int, int>, int, float}> Options, values, the score of four ratings, its sum here.
	 */
	public static function scales(): array {
		$ten    = range( 1, 10 );
		$thumbs = [
			-1 => 1,
			1  => 5,
			0  => 0,
			2  => 0,
		];
		return [
			'no settings left'       => [ [], [ 1 => 1, 3 => 3, 5 => 5, 6 => 0 ], 14, 14.0 ],
			'five stars'             => [ [ 'postratings_max' => '5', 'postratings_ratingsvalue' => range( 1, 5 ) ], [ 2 => 2, 6 => 0 ], 14, 14.0 ],
			'ten stars'              => [
				[ 'postratings_max' => '10', 'postratings_ratingsvalue' => $ten ],
				[ 1 => 1, 2 => 1, 3 => 2, 4 => 2, 5 => 3, 6 => 3, 7 => 4, 8 => 4, 9 => 5, 10 => 5, 11 => 0 ],
				31,
				15.5,
			],
			'seven, without values'  => [ [ 'postratings_max' => '7' ], [ 1 => 1, 3 => 2, 4 => 3, 7 => 5, 8 => 0 ], 20, 14.29 ],
			'values of their own'    => [
				[ 'postratings_max' => '3', 'postratings_ratingsvalue' => [ 10, '50', 100 ] ],
				[ 1 => 1, 10 => 1, 50 => 3, 100 => 5, 101 => 0 ],
				260,
				13.0,
			],
			'a heart'                => [
				[ 'postratings_max' => '1', 'postratings_customrating' => '1', 'postratings_ratingsvalue' => [ 1 ] ],
				[ 1 => 5, 2 => 0 ],
				4,
				20.0,
			],
			// Three up and one down.
			'thumbs'                 => [
				[ 'postratings_max' => '2', 'postratings_customrating' => '1', 'postratings_ratingsvalue' => [ -1, 1 ] ],
				$thumbs,
				2,
				16.0,
			],
			'thumbs without values'  => [ [ 'postratings_max' => '2', 'postratings_customrating' => '1' ], $thumbs, -4, 4.0 ],
			'version 2'              => [
				[
					'wp_postratings_options' => [ 'max' => 10, 'ratings' => [ 'text' => [ '"value";a:1:{i:0;i:99;}' ], 'value' => $ten ] ],
					'postratings_max'        => '5',
				],
				[ 7 => 4, 10 => 5, 11 => 0 ],
				31,
				15.5,
			],
			'version 2, thumbs'      => [
				[ 'postratings_options' => [ 'max' => 2, 'customrating' => 1, 'ratings' => [ 'value' => [ '-1', '1' ] ] ] ],
				$thumbs,
				4,
				20.0,
			],
			'version 2, default'     => [ [ 'wp_postratings_options' => [ 'shape' => 'star' ] ], [ 5 => 5, 6 => 0 ], 14, 14.0 ],
		];
	}

	#[TestDox( '[PLS-10~] sums of posts that do not exist any more are left out and counted' )]
	public function testLeavesOutDeletedPosts(): void {
		global $wpdb;
		$post = $this->postWithRatings();
		$gone = $this->postWithRatings();
		update_post_meta( $post, 'rmp_vote_count', '2' );
		update_post_meta( $post, 'rmp_rating_val_sum', '9' );
		update_post_meta( $gone, 'rmp_vote_count', '3' );
		update_post_meta( $gone, 'rmp_rating_val_sum', '12' );
		$wpdb->delete( $wpdb->posts, [ 'ID' => $gone ] );

		$outdated = did_action( 'userfeedback_pages_outdated' );
		$result   = $this->importAll( Plugin::instance(), 'rate-my-post' );

		self::assertSame( 1, did_action( 'userfeedback_pages_outdated' ) - $outdated, 'pages in caches show averages without the imported ratings' );
		self::assertSame( 1, $result['posts'] );
		self::assertSame( [ 2, 9.0 ], $this->totals( $post ) );
		self::assertSame( [ 0, 0.0 ], $this->totals( $gone ) );
		$report = Plugin::instance()->get( RatingImport::class )->found()[0];
		self::assertSame( [ 'rate-my-post', 1, 2 ], [ $report->id, $report->posts, $report->ratings ] );
	}

	#[TestDox( '[PLS-10~] of a key that is stored several times the first value counts, as WordPress reads it' )]
	public function testReadsTheFirstValueOfAKey(): void {
		$post = $this->postWithRatings();
		add_post_meta( $post, 'rmp_vote_count', '2' );
		add_post_meta( $post, 'rmp_vote_count', '9' );
		add_post_meta( $post, 'rmp_rating_val_sum', '10' );
		add_post_meta( $post, 'rmp_rating_val_sum', '1' );

		$this->importAll( Plugin::instance(), 'rate-my-post' );

		self::assertSame( [ 2, 10.0 ], $this->totals( $post ) );
	}

	#[TestDox( '[PLS-10~] more posts than fit into one step are all imported' )]
	public function testImportsManyPosts(): void {
		global $wpdb;
		$first = $this->postWithRatings();
		$posts = [];
		$meta  = [];
		$count = 2 * RatingImport::POSTS;
		for ( $i = 1; $i <= $count; ++$i ) {
			$id      = $first + $i;
			$posts[] = "( $id, 'p', '', '', '', '', '', '', '2025-01-01', '2025-01-01', '2025-01-01', '2025-01-01' )";
			// Every third has none.
			$meta[] = sprintf( "( %d, '_kksr_casts', '%d' )", $id, $i % 3 );
			$meta[] = "( $id, '_kksr_ratings', '4' )";
		}
		$columns = '( ID, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_name, post_date, post_date_gmt,'
			. ' post_modified, post_modified_gmt )';
		$wpdb->query( "INSERT INTO {$wpdb->posts} $columns VALUES " . implode( ', ', $posts ) );
		$wpdb->query( "INSERT INTO {$wpdb->postmeta} ( post_id, meta_key, meta_value ) VALUES " . implode( ', ', $meta ) );

		$result = $this->importAll( Plugin::instance(), 'kk-star-ratings' );

		$with = array_filter( range( 1, $count ), static fn ( int $i ) => $i % 3 !== 0 );
		self::assertSame( count( $with ), $result['posts'] );
		self::assertSame( count( $with ), (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}ufb_rating_imports" ) );
		self::assertSame(
			array_sum( array_map( static fn ( int $i ) => $i % 3, $with ) ),
			(int) $wpdb->get_var( "SELECT SUM( n ) FROM {$wpdb->prefix}ufb_rating_imports" )
		);

		// E40: however many posts there are, each source is read once.
		$log = QueryLog::start();
		self::assertSame( count( $with ), Plugin::instance()->get( RatingImport::class )->found()[0]->posts );
		self::assertLessThanOrEqual( 3, count( $log->containing( $wpdb->postmeta ) ) );
	}
}
