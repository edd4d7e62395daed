<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Races;

use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\RatingStatisticsReader;
use UserFeedback\PostRatings\Votes\RatingRecount;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\Support\Worker;
use UserFeedback\Tests\TestCase;
use wpdb;

/**
 * Two hundred visitors, a replayed request and a program: all of their ratings wait in the database at the same time, each in a connection of
 * its own, before the first one is stored. SQLite has one writer; what it makes of many is in VoteRaceTest.
 */
#[Group( 'commits' )]
final class VoteCrowdTest extends TestCase {

	use RatingFixtures;

	private const VISITORS = 200;
	private const REPLAYS  = 20;
	private const PROGRAMS = 20;
	private const ALL      = self::VISITORS + self::REPLAYS + self::PROGRAMS;

	/** Seconds until all are there: each is a process. */
	private const PATIENCE = 60;

	#[TestDox( '[RAT-08] two hundred ratings that are in the database at once count exactly; a replayed or scripted one among them does not' )]
	#[DataProviderExternal( Isolation::class, 'both' )]
	public function testACrowdIsCountedExactly( ?bool $isolation ): void {
		if ( StoredState::isSqlite() ) {
			self::markTestSkipped( 'SQLite has one writer.' );
		}
		$post  = $this->ratedPost();
		$votes = array_map( static fn ( int $number ) => [ $post, "Browser $number", 1 + $number % 5, false ], range( 0, self::VISITORS - 1 ) );
		$all   = [
			...$votes,
			// The request of one of them, again and again.
			...array_fill( 0, self::REPLAYS, $votes[7] ),
			...array_map( static fn ( int $number ) => [ $post, "Program $number", 5, true ], range( 1, self::PROGRAMS ) ),
		];
		$waiting = 0;
		$barrier = $this->barrier();
		try {
			$results = Worker::race(
				'crowd',
				[ Isolation::with( $isolation, [ 'votes' => $all ] ) ],
				function () use ( $barrier, &$waiting ): void {
					$waiting = $this->awaitWaiting();
					$barrier->query( 'UNLOCK TABLES' );
				}
			);
		} finally {
			$barrier->close();
		}
		$title = 'RAT-08 200 visitors at once' . ( $isolation === true ? ', snapshot isolation on' : '' );
		RaceReport::add( $title, [ 'waiting' => $waiting ] + $results[0] );
		self::assertSame( self::ALL, $waiting, 'all are in the database before the first is stored' );
		// One of those that sent the same is the first; a program is told what everybody is told.
		self::assertEquals( [ '201' => self::VISITORS + self::PROGRAMS, '200' => self::REPLAYS ], $results[0] );
		$statuses = array_count_values( array_map( strval( ... ), array_column( $this->ratings( $post ), 'status' ) ) );
		self::assertEquals( [ 'publish' => self::VISITORS, 'spam' => self::PROGRAMS ], $statuses );
		self::assertSame( [ self::VISITORS, array_sum( array_column( $votes, 2 ) ) ], $this->totals( $post ) );
		self::assertFalse( Plugin::instance()->get( RatingRecount::class )->run( $post ) );
		$statistics = ( new Plugin() )->get( RatingStatisticsReader::class )->of( $post );
		self::assertSame( [ self::VISITORS, 3.0 ], [ $statistics->count, $statistics->average ] );
	}

	/**
	 * Nobody gets beyond it: a connection that has locked the table of ratings.
	 */
	private function barrier(): wpdb {
		$barrier = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		$table   = Plugin::instance()->get( Connection::class )->table( 'ratings' );
		$barrier->query( (string) $barrier->prepare( 'LOCK TABLES %i WRITE', $table ) );
		return $barrier;
	}

	/**
	 * How many connections wait for the table, once it is all of them or time is up.
	 */
	private function awaitWaiting(): int {
		global $wpdb;
		$sql = "SELECT COUNT(*) FROM information_schema.processlist WHERE state LIKE 'Waiting for table%' AND db = %s";
		$end = microtime( true ) + self::PATIENCE;
		do {
			usleep( 50_000 );
			$waiting = (int) $wpdb->get_var( $wpdb->prepare( $sql, DB_NAME ) );
		} while ( $waiting < self::ALL && microtime( true ) < $end );
		return $waiting;
	}
}
