<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Database\CronEvents;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Votes\RatingRecount;
use UserFeedback\StoredData\RetentionWork;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Ratings at the edges: more than a batch, long headers, posts without a date.
 */
final class VoteSizesTest extends TestCase {

	use RatingFixtures;

	/** More than RatingModeration and RatingRecount read at once. */
	private const MANY = 501;

	#[TestDox( 'old spam is deleted whole, more than a batch too' )]
	public function testDeletesMoreThanABatch(): void {
		$clock  = new MovingClock( '2026-11-04 12:00:00' );
		$plugin = $clock->takeOver();
		$post   = $this->ratedPost();
		foreach ( range( 1, self::MANY ) as $number ) {
			$rows[] = [ $post, md5( (string) $number ), 1, 'spam', '2026-01-01 00:00:00', '2026-01-01' ];
		}
		$columns = [ 'post_id' => '%d', 'visitor_hash' => 'x%s', 'value' => '%d', 'status' => '%s', 'created_at' => '%s', 'rated_on' => '%s' ];
		$plugin->get( Connection::class )->insertRows( 'INSERT', 'ratings', $columns, $rows );
		$plugin->get( CronEvents::class )->run( CronEvents::DAILY );
		$plugin->get( CronEvents::class )->run( CronEvents::WORK );
		self::assertSame( self::MANY, $plugin->get( WorkQueue::class )->find( RetentionWork::KIND )?->done );
		self::assertSame( [], $this->ratings( $post ) );
	}

	#[TestDox( 'a recount walks through all posts once, more than a batch too' )]
	public function testRecountsMoreThanABatch(): void {
		foreach ( range( 1, self::MANY ) as $post ) {
			$rows[] = [ $post, 0, 1, 5 ];
		}
		$columns = [ 'post_id' => '%d', 'shard' => '%d', 'n' => '%d', 'total' => '%d' ];
		Plugin::instance()->get( Connection::class )->insertRows( 'INSERT', 'rating_totals', $columns, $rows );
		$work = Plugin::instance()->get( WorkRunner::class )->runNow( RatingRecount::KIND );
		self::assertSame( [ self::MANY, self::MANY ], [ $work->done, $work->state['wrong'] ?? 0 ] );
		$connection = Plugin::instance()->get( Connection::class );
		self::assertSame( 0, (int) $connection->value( 'SELECT SUM( n ) FROM %i', $connection->table( 'rating_totals' ) ) );
	}

	#[TestDox( '[RAT-08~] what follows the first 500 bytes of a header makes no other visitor' )]
	public function testLongHeadersMakeNoVisitors(): void {
		$post = $this->ratedPost();
		foreach ( [ 'x', 'y' ] as $end ) {
			$this->rate( $post, 4, str_repeat( 'a', 500 ) . $end );
		}
		self::assertCount( 1, $this->ratings( $post ) );
		$this->rate( $post, 4, str_repeat( 'a', 499 ) . 'x' );
		self::assertCount( 2, $this->ratings( $post ) );
	}

	#[TestDox( '[RAT-08~] a post without a date makes no rating look too quick' )]
	public function testAPostWithoutADateIsNoSignal(): void {
		$post = $this->ratedPost();
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, [ 'post_date_gmt' => '0000-00-00 00:00:00' ], [ 'ID' => $post ] );
		clean_post_cache( $post );
		// One signal; a second one would make it spam.
		$this->rate( $post, 4, 'Firefox', [ 'website' => 'x' ] );
		self::assertSame( [ 'publish' ], array_column( $this->ratings( $post ), 'status' ) );
	}
}
