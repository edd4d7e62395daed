<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Random\Engine\Mt19937;
use Random\Randomizer;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\RatingStatistics;
use UserFeedback\PostRatings\RatingStatisticsReader;
use UserFeedback\PostRatings\Votes\RatingModeration;
use UserFeedback\PostRatings\Votes\RatingRecount;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Ratings come back from spam and go, and the totals follow.
 */
final class RatingModerationTest extends TestCase {

	use RatingFixtures;

	private const SPAM = [ 'website' => 'x', 'elapsed_ms' => 0 ];

	private Plugin $plugin;

	private RatingModeration $moderation;

	protected function setUp(): void {
		parent::setUp();
		$this->plugin     = OtherPlan::of( Plan::Elite )->takeOver();
		$this->moderation = $this->plugin->get( RatingModeration::class );
	}

	#[TestDox( 'E41: old spam is found in the order of its key, however much there is' )]
	public function testOldSpamIsNotSorted(): void {
		global $wpdb;
		$post = $this->ratedPost();
		$this->rate( $post, 1, 'A', self::SPAM );
		$this->rate( $post, 1, 'B', self::SPAM );
		$wpdb->query( "UPDATE {$wpdb->prefix}ufb_ratings SET created_at = '2026-01-01 00:30:00', rated_on = '2026-01-01' LIMIT 1" );
		$log = QueryLog::start();
		self::assertSame( 1, $this->moderation->deleteOld( 'spam', 30 ) );
		$found = $log->containing( 'ORDER BY rated_on' );
		self::assertCount( 1, $found );
		self::assertStringContainsString( 'FORCE INDEX ( of_day )', $found[0] );
		if ( Plugin::instance()->get( Connection::class )->isSqlite() ) {
			return;
		}

		$plan = (array) $wpdb->get_row( "EXPLAIN $found[0]", ARRAY_A );
		self::assertStringNotContainsString( 'filesort', (string) $plan['Extra'] );
	}

	public function testSpamThatIsRestoredCounts(): void {
		$post = $this->ratedPost();
		$this->rate( $post, 1, 'A', self::SPAM );
		$this->rate( $post, 2, 'B', self::SPAM );
		$this->rate( $post, 5, 'C' );
		[ $first, $second, $third ] = $this->ids( $post );
		self::assertSame( 5.0, $this->statistics( $post )->average );
		self::assertSame( [ $first ], $this->moderation->restore( $post, [ $third, $first, 987654 ] ) );
		self::assertSame( [ 'publish', 'spam', 'publish' ], array_column( $this->ratings( $post ), 'status' ) );
		self::assertSame( [ 2, 6 ], $this->totals( $post ) );
		self::assertSame( [ 2, 3.0 ], [ $this->statistics( $post )->count, $this->statistics( $post )->average ], 'nothing outdated is kept' );
		self::assertSame( [], $this->moderation->restore( $post, [ $first ] ), 'again' );
		self::assertSame( [], $this->moderation->restore( $this->ratedPost(), [ $second ] ), 'as another post\'s' );
		self::assertSame( [], $this->moderation->restore( $post, [] ) );
		self::assertSame( [ 2, 6 ], $this->totals( $post ) );
	}

	public function testWhatIsDeletedLeavesTheTotals(): void {
		$post = $this->ratedPost();
		$this->rate( $post, 4, 'A' );
		$this->rate( $post, 1, 'B', self::SPAM );
		$this->rate( $post, 5, 'C' );
		[ $first, $spam ] = $this->ids( $post );
		self::assertSame( [], $this->moderation->delete( $this->ratedPost(), [ $first ] ), 'as another post\'s' );
		self::assertSame( [ $first, $spam ], $this->moderation->delete( $post, [ $spam, $first ] ) );
		self::assertSame( [ '5' ], array_column( $this->ratings( $post ), 'value' ) );
		self::assertSame( [ 1, 5 ], $this->totals( $post ) );
		self::assertSame( 201, $this->rate( $post, 2, 'A' )->get_status(), 'the visitor may rate again' );
	}

	#[DataProvider( 'locked' )]
	public function testWithoutTheFeatureNothingIsChanged( OtherPlan $plan ): void {
		$post = $this->ratedPost();
		$this->rate( $post, 1, 'A', self::SPAM );
		$before = $this->ratings( $post );
		$locked = $plan->takeOver()->get( RatingModeration::class );
		foreach ( [ 'restore', 'delete' ] as $change ) {
			try {
				$locked->$change( $post, $this->ids( $post ) );
				self::fail( "$change is locked" );
			} catch ( FeatureLocked $refusal ) {
				self::assertSame( 'post-ratings', $refusal->details['feature'] );
			}
		}
		self::assertSame( $before, $this->ratings( $post ) );
	}

	/**
	 * @return iterable<string, array{OtherPlan}>
	 */
	public static function locked(): iterable {
		yield 'Lite' => [ OtherPlan::lite() ];
		yield 'expired' => [ OtherPlan::of( Plan::Pro, LicenseStatus::Expired ) ];
		yield 'without the add-on' => [ OtherPlan::of( Plan::Pro, hasAddOns: false ) ];
	}

	public function testADeletedPostTakesItsRatingsWithIt(): void {
		$post  = $this->ratedPost();
		$other = $this->ratedPost();
		foreach ( [ $post, $other ] as $rated ) {
			$this->rate( $rated, 4, 'A' );
			$this->rate( $rated, 1, 'B', self::SPAM );
			$this->import( $rated, 3, '12.50' );
		}
		wp_trash_post( $post );
		self::assertCount( 2, $this->ratings( $post ), 'the trash keeps them' );
		$revision = wp_insert_post( [ 'post_type' => 'revision', 'post_status' => 'inherit', 'post_parent' => $other, 'post_title' => 'x' ] );
		wp_delete_post( $revision, true );
		wp_delete_post( $post, true );
		self::assertSame( [ [], [ 0, 0 ], 0 ], [ $this->ratings( $post ), $this->totals( $post ), $this->statistics( $post )->count ] );
		self::assertCount( 2, $this->ratings( $other ) );
		self::assertSame( 4, ( new Plugin() )->get( RatingStatisticsReader::class )->of( $other )->count );
	}

	#[TestDox( '[RAT-08~] totals equal the rows after anything that visitors and owners do' )]
	public function testTotalsEqualTheRows(): void {
		$seed    = (int) ( getenv( 'UF_SEED' ) ?: random_int( 1, 1_000_000_000 ) );
		$random  = new Randomizer( new Mt19937( $seed ) );
		$posts   = [ $this->ratedPost(), $this->ratedPost() ];
		$recount = $this->plugin->get( RatingRecount::class );
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => 1000, 'too_many' => 1000 ] );
		for ( $step = 1; $step <= 120; $step++ ) {
			$post = $posts[ $random->getInt( 0, 1 ) ];
			$some = array_slice( $random->shuffleArray( $this->ids( $post ) ), 0, 2 );
			match ( $random->getInt( 0, 7 ) ) {
				0 => $this->moderation->restore( $post, $some ),
				1 => $this->moderation->delete( $post, array_slice( $some, 0, 1 ) ),
				2, 3 => $this->rate( $post, $random->getInt( 1, 5 ), 'Browser ' . $random->getInt( 1, 12 ), self::SPAM ),
				default => $this->rate( $post, $random->getInt( 1, 5 ), 'Browser ' . $random->getInt( 1, 12 ) ),
			};
			foreach ( $posts as $each ) {
				self::assertSame( $this->counted( $each ), $this->totals( $each ), "seed $seed, step $step" );
			}
		}
		self::assertSame( [ false, false ], array_map( $recount->run( ... ), $posts ), "seed $seed" );
	}

	public function testRecountCorrectsTotalsAndLeavesImportedSums(): void {
		[ $post, $untouched, $gone ] = [ $this->ratedPost(), $this->ratedPost(), $this->ratedPost() ];
		$this->rate( $post, 4, 'A' );
		$this->rate( $post, 1, 'B', self::SPAM );
		$this->rate( $untouched, 3, 'A' );
		$this->import( $post, 2, '9.00' );
		$connection = $this->plugin->get( Connection::class );
		$totals     = $connection->table( 'rating_totals' );
		$connection->execute( 'UPDATE %i SET n = 7 WHERE post_id = %d', $totals, $post );
		// A shard that no vote uses.
		$connection->execute( 'INSERT INTO %i ( post_id, shard, n, total ) VALUES ( %d, 9, 2, -3 )', $totals, $post );
		$connection->execute( 'INSERT INTO %i ( post_id, shard, n, total ) VALUES ( %d, 9, 2, 8 )', $totals, $gone );
		$recount = $this->plugin->get( RatingRecount::class );
		$work    = $this->plugin->get( WorkRunner::class )->runNow( RatingRecount::KIND );
		self::assertSame( [ 3, 2 ], [ $work->done, $work->state['wrong'] ?? 0 ] );
		self::assertSame( [ false, false, false ], array_map( $recount->run( ... ), [ $post, $untouched, $gone ] ) );
		self::assertSame( [ [ 1, 4 ], [ 1, 3 ], [ 0, 0 ] ], array_map( $this->totals( ... ), [ $post, $untouched, $gone ] ) );
		self::assertFalse( $recount->run( $post ) );
		$statistics = ( new Plugin() )->get( RatingStatisticsReader::class )->of( $post );
		self::assertSame( [ 3, 4.3 ], [ $statistics->count, $statistics->average ] );
	}

	private function statistics( int $post ): RatingStatistics {
		return $this->plugin->get( RatingStatisticsReader::class )->of( $post );
	}

	/**
	 * @return list<int>
	 */
	private function ids( int $post ): array {
		return array_map( intval( ... ), array_column( $this->ratings( $post ), 'id' ) );
	}

	/**
	 * Number and sum of the published rows.
	 *
	 * @return array{int, int}
	 */
	private function counted( int $post ): array {
		$values = array_column( array_filter( $this->ratings( $post ), static fn ( array $row ) => $row['status'] === 'publish' ), 'value' );
		return [ count( $values ), (int) array_sum( $values ) ];
	}

	private function import( int $post, int $count, string $sum ): void {
		$connection = $this->plugin->get( Connection::class );
		$sql        = 'INSERT INTO %i ( source, post_id, n, total ) VALUES ( %s, %d, %d, %s )';
		$connection->execute( $sql, $connection->table( 'rating_imports' ), 'test', $post, $count, $sum );
	}
}
