<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings;

use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\RatingStatistics;
use UserFeedback\PostRatings\RatingStatisticsReader;
use UserFeedback\PostRatings\Votes\PostRated;
use UserFeedback\PostRatings\Votes\RatingRepository;
use UserFeedback\PostRatings\Votes\VoterKeys;
use UserFeedback\PostRatings\Votes\VoterRequest;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\TestCase;

/**
 * The moments, days, types and numbers of ratings.
 */
final class VoteDatesTest extends TestCase {

	use RatingFixtures;

	#[TestDox( "[RAT-08~] a rating is stored with its moment in UTC and the site's day" )]
	#[DataProvider( 'moments' )]
	public function testStoresMomentAndDay( string $now, string $zone, string $day ): void {
		( new MovingClock( $now, new DateTimeZone( $zone ) ) )->takeOver();
		$post = $this->ratedPost();
		self::assertSame( 201, $this->rate( $post )->get_status() );
		$stored = $this->ratings( $post )[0];
		self::assertSame( [ gmdate( 'Y-m-d H:i:s', (int) strtotime( $now ) ), $day ], [ $stored['created_at'], $stored['rated_on'] ] );
	}

	/**
	 * @return iterable<string, array{string, string, string}>
	 */
	public static function moments(): iterable {
		yield 'UTC, before midnight' => [ '2026-11-04T23:59:59Z', 'UTC', '2026-11-04' ];
		yield 'UTC, midnight' => [ '2026-11-05T00:00:00Z', 'UTC', '2026-11-05' ];
		yield 'Auckland, before midnight' => [ '2026-11-04T10:59:59Z', 'Pacific/Auckland', '2026-11-04' ];
		yield 'Auckland, midnight' => [ '2026-11-04T11:00:00Z', 'Pacific/Auckland', '2026-11-05' ];
		yield 'Los Angeles, before midnight' => [ '2026-11-05T07:59:59Z', 'America/Los_Angeles', '2026-11-04' ];
		yield 'Los Angeles, midnight' => [ '2026-11-05T08:00:00Z', 'America/Los_Angeles', '2026-11-05' ];
		yield 'Los Angeles, the long day' => [ '2026-11-01T08:30:00Z', 'America/Los_Angeles', '2026-11-01' ];
		yield 'Kathmandu, midnight' => [ '2026-11-04T18:15:00Z', 'Asia/Kathmandu', '2026-11-05' ];
		yield 'an offset, before midnight' => [ '2026-11-04T20:29:59Z', '+03:30', '2026-11-04' ];
	}

	#[TestDox( '[RAT-04~] a changed rating keeps its moment and its day' )]
	public function testAChangeKeepsMomentAndDay(): void {
		$clock = new MovingClock( '2026-11-04T12:00:00Z' );
		$clock->takeOver();
		$post = $this->ratedPost();
		$this->rate( $post, 2 );
		$before = $this->ratings( $post )[0];
		$clock->move( '+9 days' );
		$this->rate( $post, 5 );
		self::assertSame( array_replace( $before, [ 'value' => '5' ] ), $this->ratings( $post )[0] );
	}

	/** Drivers return texts, floats or whole numbers: repositories make whole numbers of them. */
	public function testColumnsHaveTheirTypes(): void {
		$plugin = ( new MovingClock( '2026-11-04T12:00:00Z' ) )->takeOver();
		$post   = $this->ratedPost();
		$this->rate( $post, 4 );
		$keys   = $plugin->get( VoterKeys::class );
		$hash   = $keys->hash( $keys->of( $plugin->get( VoterRequest::class )->voter() ), $post );
		$rating = $plugin->get( RatingRepository::class )->ofVisitor( $post, $hash );
		self::assertNotNull( $rating );
		self::assertSame( [ $post, 4, 'publish', null ], [ $rating->postId, $rating->value, $rating->status, $rating->comment ] );
		self::assertTrue( $rating->isCounted() );
		self::assertSame( [ 'n' => 1, 'total' => 4 ], $plugin->get( RatingRepository::class )->count( $post ) );
		self::assertSame( [ 'n' => 0, 'total' => 0 ], $plugin->get( RatingRepository::class )->count( $post + 1 ) );
	}

	#[DataProvider( 'sums' )]
	public function testTheAverageHasOneDecimal( int $count, int $hundredths, int $expected, float $average ): void {
		$statistics = new RatingStatistics( $count, $hundredths );
		self::assertSame( [ $expected, $average ], [ $statistics->count, $statistics->average ] );
	}

	/**
	 * @return iterable<string, array{int, int, int, float}>
	 */
	public static function sums(): iterable {
		yield 'none' => [ 0, 0, 0, 0.0 ];
		yield 'a correction below none' => [ -2, -400, 0, 0.0 ];
		yield 'none, but a rest' => [ 0, 250, 0, 0.0 ];
		yield 'one' => [ 1, 400, 1, 4.0 ];
		yield 'half up: 4.25' => [ 4, 1700, 4, 4.3 ];
		yield 'half up: 4.45' => [ 20, 8900, 20, 4.5 ];
		yield 'half up: 1.05' => [ 20, 2100, 20, 1.1 ];
		yield 'below the half: 4.2499' => [ 10_000, 4_249_900, 10_000, 4.2 ];
		yield 'thirds' => [ 3, 1000, 3, 3.3 ];
		yield 'two thirds' => [ 3, 1100, 3, 3.7 ];
		yield 'just not 5' => [ 1000, 499_400, 1000, 5.0 ];
		yield 'corrections beyond the scale' => [ 2, 1030, 2, 5.0 ];
		yield 'corrections below the scale' => [ 2, 130, 2, 1.0 ];
		yield 'many' => [ 2_000_000_000, 700_000_000_000, 2_000_000_000, 3.5 ];
	}

	/** Stored ratings and imported sums together, and one query for a list of posts. */
	public function testReadsStatisticsOfAListWithOneQuery(): void {
		$plugin = ( new MovingClock( '2026-11-04T12:00:00Z' ) )->takeOver();
		[ $both, $stored, $imported, $negative, $none ] = array_map( fn () => $this->ratedPost(), range( 1, 5 ) );
		foreach ( [ $both, $stored, $negative ] as $post ) {
			$this->rate( $post, 4, 'A' );
			$this->rate( $post, 5, 'B' );
		}
		$connection = $plugin->get( Connection::class );
		$imports    = [ [ 'a', $both, 2, '5.30' ], [ 'b', $both, 1, '0.33' ], [ 'a', $imported, 3, '10.05' ], [ 'a', $negative, -2, '-9.00' ] ];
		foreach ( $imports as $row ) {
			$sql = 'INSERT INTO %i ( source, post_id, n, total ) VALUES ( %s, %d, %d, %s )';
			$connection->execute( $sql, $connection->table( 'rating_imports' ), ...$row );
		}
		$reader = ( new Plugin() )->get( RatingStatisticsReader::class );
		$log    = QueryLog::start();
		$read   = $reader->ofMany( [ $both, $stored, $imported, $negative, $none, $both ] );
		self::assertCount( 1, $log->containing( 'rating_totals' ) );
		$shown = array_map( static fn ( RatingStatistics $statistics ) => [ $statistics->count, $statistics->average ], $read );
		$expected = [ $both => [ 5, 2.9 ], $stored => [ 2, 4.5 ], $imported => [ 3, 3.4 ], $negative => [ 0, 0.0 ], $none => [ 0, 0.0 ] ];
		ksort( $shown );
		self::assertSame( $expected, $shown );
		$reader->of( $both );
		$reader->of( $none );
		self::assertSame( [], $reader->ofMany( [] ) );
		self::assertCount( 1, $log->containing( 'rating_totals' ), 'each post is read once' );
		$reader->forget( $both );
		$reader->of( $both );
		self::assertCount( 2, $log->containing( 'rating_totals' ) );
	}

	/** Writers are spread over several rows of a post, which may be equal. */
	public function testEqualShardsAreAllCounted(): void {
		$post       = $this->ratedPost();
		$connection = Plugin::instance()->get( Connection::class );
		foreach ( [ 0, 1, 7 ] as $shard ) {
			$sql = 'INSERT INTO %i ( post_id, shard, n, total ) VALUES ( %d, %d, 2, 7 )';
			$connection->execute( $sql, $connection->table( 'rating_totals' ), $post, $shard );
		}
		$statistics = ( new Plugin() )->get( RatingStatisticsReader::class )->of( $post );
		self::assertSame( [ 6, 3.5 ], [ $statistics->count, $statistics->average ] );
	}

	public function testAVoteTakesFewQueries(): void {
		( new MovingClock( '2026-11-04T12:00:00Z' ) )->takeOver();
		$this->rate( $this->ratedPost() );
		$post = $this->ratedPost();
		wp_cache_flush();
		wp_load_alloptions();
		$log = QueryLog::start();
		$this->rate( $post );
		// The post, the limits, the transaction with rating and totals, the statistics. SQLite reads a limit after it has counted.
		self::assertCount( StoredState::isSqlite() ? 8 : 7, $log->containing( '' ), implode( "\n", $log->containing( '' ) ) );
	}

	public function testTheHookSaysWhatChanged(): void {
		$clock = new MovingClock( '2026-11-04T12:00:00Z' );
		$clock->takeOver();
		$events = [];
		add_action(
			'userfeedback_post_rated',
			static function ( PostRated $event ) use ( &$events ): void {
				$events[] = [ $event->postId, $event->value, $event->before, $event->at->format( 'c' ) ];
			}
		);
		$post = $this->ratedPost();
		$this->rate( $post, 2 );
		$this->rate( $post, 2 );
		$clock->move( '+1 hour' );
		$this->rate( $post, 5 );
		$this->rate( $post, 1, 'Firefox', [ 'website' => 'x', 'elapsed_ms' => 0 ] );
		$this->rate( $post, 1, 'Chrome', [ 'website' => 'x', 'elapsed_ms' => 0 ] );
		$this->rate( $post, 3, 'Chrome' );
		$expected = [
			[ $post, 2, null, '2026-11-04T12:00:00+00:00' ],
			[ $post, 5, 2, '2026-11-04T13:00:00+00:00' ],
			[ $post, 3, null, '2026-11-04T13:00:00+00:00' ],
		];
		self::assertSame( $expected, $events );
	}

	/** What the owner does not show is not in the answers either. */
	public function testHiddenStatisticsStayHidden(): void {
		( new MovingClock( '2026-11-04T12:00:00Z' ) )->takeOver();
		$post = $this->ratedPost();
		$this->ratingSettings( [ 'show_rating' => 'no' ] );
		self::assertSame( [ null, 1 ], $this->shown( $this->body( $this->rate( $post, 4 ) ) ) );
		$this->ratingSettings( [ 'show_rating' => 'yes', 'show_vote_count' => 'no' ] );
		self::assertSame( [ 4, null ], $this->shown( $this->body( $this->get( "/userfeedback/v1/posts/$post/rating" ) ) ) );
	}

	/**
	 * @param array<mixed> $body
	 * @return array{mixed, mixed}
	 */
	private function shown( array $body ): array {
		return [ $body['data']['average'], $body['data']['count'] ];
	}
}
