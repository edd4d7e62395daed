<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Races;

use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\RatingStatisticsReader;
use UserFeedback\PostRatings\Votes\RatingRecount;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\Support\Worker;
use UserFeedback\Tests\TestCase;

/**
 * Many processes rate the same posts at the same moment. What was seen is kept in .cache/races-*.json.
 */
#[Group( 'commits' )]
final class VoteRaceTest extends TestCase {

	use RatingFixtures;

	private const WORKERS = 8;

	private const VISITORS = 200;

	/** Processes that do anything at random, and how much each. */
	private const WALKERS = 6;
	private const STEPS   = 60;

	/** T18. */
	#[TestDox( '[RAT-08~] two hundred visitors who rate in eight processes at the same time are two hundred ratings, and the totals are exact' )]
	#[DataProviderExternal( Isolation::class, 'both' )]
	public function testEveryVisitorIsCountedOnce( ?bool $isolation ): void {
		$post  = $this->ratedPost();
		$votes = array_map( static fn ( int $number ) => [ $post, "Browser $number", 1 + $number % 5 ], range( 0, self::VISITORS - 1 ) );
		$own   = array_fill( 0, self::WORKERS, [] );
		foreach ( $votes as $number => $vote ) {
			$own[ $number % self::WORKERS ][] = $vote;
		}
		$statuses = $this->race( $isolation, $own, '200 visitors rate a post' );
		self::assertSame( self::VISITORS, $statuses['201'] ?? 0 );
		self::assertCount( self::VISITORS, $this->ratings( $post ) );
		self::assertSame( [ self::VISITORS, array_sum( array_column( $votes, 2 ) ) ], $this->totals( $post ) );
		self::assertFalse( Plugin::instance()->get( RatingRecount::class )->run( $post ) );
		$statistics = ( new Plugin() )->get( RatingStatisticsReader::class )->of( $post );
		self::assertSame( [ self::VISITORS, 3.0 ], [ $statistics->count, $statistics->average ] );
	}

	/** T17, T24. */
	#[TestDox( '[RAT-08~] the same rating fifty times at once is one rating' )]
	#[DataProviderExternal( Isolation::class, 'both' )]
	public function testTheSameRatingIsStoredOnce( ?bool $isolation ): void {
		$post     = $this->ratedPost();
		$same     = array_fill( 0, 7, [ $post, 'Browser', 4 ] );
		$statuses = $this->race( $isolation, [ ...array_fill( 0, self::WORKERS - 1, $same ), [ $same[0] ] ], 'T17 one rating, 50 times' );
		self::assertSame( [ 1, 49 ], [ $statuses['201'] ?? 0, $statuses['200'] ?? 0 ] );
		self::assertCount( 1, $this->ratings( $post ) );
		self::assertSame( [ 1, 4 ], $this->totals( $post ) );
	}

	#[TestDox( '[RAT-08~] [RAT-04~] a visitor who changes a rating in sixteen windows at once has one rating, and the totals hold it' )]
	#[DataProviderExternal( Isolation::class, 'both' )]
	public function testAChangedRatingIsCountedAsItIsStored( ?bool $isolation ): void {
		$post  = $this->ratedPost();
		$other = [ $post, 'Another browser', 3 ];
		$own   = [];
		foreach ( range( 1, 16 ) as $number ) {
			$own[] = [ $other, [ $post, 'Browser', 1 + $number % 5 ], [ $post, 'Browser', 5 - $number % 5 ] ];
		}
		$this->race( $isolation, $own, '16 processes change one rating' );
		$values = array_map( intval( ... ), array_column( $this->ratings( $post ), 'value' ) );
		self::assertCount( 2, $values );
		self::assertSame( [ 2, array_sum( $values ) ], $this->totals( $post ) );
	}

	#[TestDox( '[RAT-08~] totals equal the rows after processes rated, changed, marked, deleted and recounted at random, all at once' )]
	#[DataProviderExternal( Isolation::class, 'both' )]
	public function testTotalsEqualTheRowsWhateverHappens( ?bool $isolation ): void {
		$seed      = (int) ( getenv( 'UF_SEED' ) ?: random_int( 1, 1_000_000_000 ) );
		$posts     = [ $this->ratedPost(), $this->ratedPost(), $this->ratedPost() ];
		$arguments = [];
		foreach ( range( 1, self::WALKERS ) as $number ) {
			$arguments[] = Isolation::with( $isolation, [ 'seed' => $seed + $number, 'steps' => self::STEPS, 'posts' => $posts ] );
		}
		$done = $this->sums( Worker::race( 'rate', $arguments ) );
		RaceReport::add( self::title( $isolation, 'Ratings at random' ), [ 'seed' => $seed ] + $done );
		$wrong = StoredState::isSqlite() ? '/failed|error|(rate|spam) (?!20[01]|503)/' : '/failed|error|busy|(rate|spam) (?!20[01])/';
		self::assertSame( [], preg_grep( $wrong, array_keys( $done ) ), "seed $seed" );
		self::assertGreaterThan( 0, $done['rate 201'] ?? 0 );
		foreach ( $posts as $post ) {
			$counted = array_filter( $this->ratings( $post ), static fn ( array $row ) => $row['status'] === 'publish' );
			self::assertSame( [ count( $counted ), array_sum( array_column( $counted, 'value' ) ) ], $this->totals( $post ), "seed $seed" );
		}
	}

	/**
	 * @param list<list<array{int, string, int}>> $votes Of each process.
	 * @return array<string, int>
	 */
	private function race( ?bool $isolation, array $votes, string $title ): array {
		$arguments = array_map( static fn ( array $own ) => Isolation::with( $isolation, [ 'votes' => $own ] ), $votes );
		$statuses  = $this->sums( Worker::race( 'rate', $arguments ) );
		RaceReport::add( self::title( $isolation, $title ), $statuses );
		if ( ! StoredState::isSqlite() ) {
			self::assertSame( 0, $statuses['503'] ?? 0, 'refused' );
		}
		return $statuses;
	}

	/**
	 * @param list<array<string, mixed>> $results Of each process.
	 * @return array<string, int>
	 */
	private function sums( array $results ): array {
		$sums = [];
		foreach ( $results as $result ) {
			foreach ( $result as $what => $count ) {
				$sums[ (string) $what ] = ( $sums[ (string) $what ] ?? 0 ) + (int) $count;
			}
		}
		ksort( $sums );
		return $sums;
	}

	private static function title( ?bool $isolation, string $title ): string {
		return 'RAT-08 ' . $title . ( $isolation === true ? ', snapshot isolation on' : '' );
	}
}
