<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Faults;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use UserFeedback\Licensing\Plan;
use UserFeedback\Tests\Support\FaultInjector;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\TestCase;

/**
 * The database fails at every statement of a first and of a changed rating in turn: it is stored and counted, or neither.
 */
#[Group( 'commits' )]
final class VoteFaultsTest extends TestCase {

	use RatingFixtures;

	/** More statements than a rating has. */
	private const MANY = 20;

	private const ATTEMPTS = 5;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => 1000, 'too_many' => 1000 ] );
		foreach ( [ 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler' ] as $hook ) {
			add_filter( $hook, static fn () => static fn () => throw new RuntimeException( 'WordPress would have ended the request.' ) );
		}
	}

	/** T84: the whole rating is repeated when somebody else held a lock. */
	#[DataProvider( 'locks' )]
	public function testALockRepeatsTheWholeRating( string $kind ): void {
		foreach ( $this->statements( $kind, 1 ) as $when => [ $post, $status, $injector, $expected ] ) {
			self::assertSame( [ $expected, 2 ], [ $status, $injector->attempts ], $when );
			self::assertSame( [ 1, 5 ], $this->totals( $post ), $when );
			self::assertSame( [ '5' ], array_column( $this->ratings( $post ), 'value' ), $when );
		}
	}

	#[DataProvider( 'failures' )]
	public function testAFailureStoresNothingOrAll( string $kind, int $times ): void {
		if ( $kind !== FaultInjector::REFUSED && $kind !== FaultInjector::DEADLOCK && StoredState::isSqlite() ) {
			self::markTestSkipped( 'SQLite has no connection to lose.' );
		}
		foreach ( $this->statements( $kind, $times ) as $when => [ $post, $status, $injector, $expected ] ) {
			self::assertSame( [ 503, $times === 1 ? 1 : self::ATTEMPTS ], [ $status, $injector->attempts ], $when );
			$before = $expected === 200 ? [ [ 1, 2 ], [ '2' ] ] : [ [ 0, 0 ], [] ];
			$after  = [ [ 1, 5 ], [ '5' ] ];
			// After a lost connection the last statement may have been done.
			self::assertContains( $this->stored( $post ), $kind === FaultInjector::KILLED_AFTERWARDS ? [ $before, $after ] : [ $before ], $when );
			self::assertContains( $this->rate( $post, 5 )->get_status(), [ 200, 201 ], "$when, sent again" );
			self::assertSame( $after, $this->stored( $post ), "$when, sent again" );
		}
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function locks(): iterable {
		yield 'deadlock' => [ FaultInjector::DEADLOCK ];
		yield 'lock timeout' => [ FaultInjector::LOCK_TIMEOUT ];
		yield 'row changed since it was read' => [ FaultInjector::CHANGED_SINCE_READ ];
	}

	/**
	 * @return iterable<string, array{string, int}>
	 */
	public static function failures(): iterable {
		yield 'a lock that stays' => [ FaultInjector::DEADLOCK, PHP_INT_MAX ];
		yield 'refused' => [ FaultInjector::REFUSED, 1 ];
		yield 'killed' => [ FaultInjector::KILLED, 1 ];
		yield 'killed afterwards' => [ FaultInjector::KILLED_AFTERWARDS, 1 ];
	}

	/**
	 * @return array{array{int, int}, list<string|null>} Totals and values.
	 */
	private function stored( int $post ): array {
		return [ $this->totals( $post ), array_column( $this->ratings( $post ), 'value' ) ];
	}

	/**
	 * Rates a new post for each statement that a rating makes, that statement failing; then the same for changes from 2 to 5.
	 *
	 * @return iterable<string, array{int, int, FaultInjector, int}> Post, status, injector, status without the fault.
	 */
	private function statements( string $kind, int $times ): iterable {
		foreach ( [ 'a first rating' => 201, 'a changed rating' => 200 ] as $what => $expected ) {
			for ( $number = 1; $number < self::MANY; $number++ ) {
				$post = $this->ratedPost();
				if ( $expected === 200 ) {
					$this->rate( $post, 2 );
				}
				$injector = FaultInjector::install( $kind, $number, $times );
				$status   = $this->rate( $post, 5 )->get_status();
				$injector->remove();
				if ( $injector->faults === 0 ) {
					break;
				}
				yield "$what, statement $number" => [ $post, $status, $injector, $expected ];
			}
			self::assertGreaterThan( $expected === 200 ? 5 : 3, $number, $what );
			self::assertLessThan( self::MANY, $number, $what );
		}
	}
}
