<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Database;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Database\RateLimiter;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\TestCase;

/**
 * How often somebody did something in a window.
 */
final class RateLimiterTest extends TestCase {

	#[TestDox( 'a purpose and its parts are counted together, each exactly, by network and window' )]
	public function testCountsAPurposeAndItsParts(): void {
		$at  = 1_770_000_000;
		$now = self::limiter( $at );
		self::assertSame( 1, $now->hit( 'submission', 'a', 600, 'submission|1' ) );
		self::assertSame( 2, $now->hit( 'submission', 'a', 600, 'submission|1' ) );
		self::assertSame( 3, $now->hit( 'submission', 'a', 600, 'submission|2' ), 'a new part of an old purpose' );
		self::assertSame( 4, $now->hit( 'submission', 'a', 600, 'submission|1' ) );
		self::assertSame( 1, $now->hit( 'submission', 'b', 600, 'submission|1' ), 'another network' );
		self::assertSame( 5, $now->hit( 'submission', 'a', 600 ), 'without a part' );
		$count  = static fn ( string $what ) => $now->count( $what, 'a', 600 );
		$counts = array_map( $count, [ 'submission', 'submission|1', 'submission|2', 'other' ] );
		self::assertSame( [ 5, 3, 1, 0 ], $counts );
		self::assertSame( 1, self::limiter( $at + 600 )->hit( 'submission', 'a', 600, 'submission|1' ), 'another window' );
	}

	#[TestDox( 'a purpose and its part are in one window, also when the next one begins while they are counted' )]
	public function testTheWindowEndsMeanwhile(): void {
		$end     = 1_770_000_600;
		$clock   = $this->createStub( Clock::class );
		$seconds = 0;
		$clock->method( 'now' )->willReturnCallback(
			static function () use ( $end, &$seconds ): DateTimeImmutable {
				return new DateTimeImmutable( '@' . ( $end - 1 + $seconds++ ) );
			}
		);
		$limiter = new RateLimiter( Plugin::instance()->get( Connection::class ), 'key', $clock );
		self::assertSame( 1, $limiter->hit( 'submission', 'a', 600, 'submission|1' ) );
		$before = self::limiter( $end - 1 );
		self::assertSame( [ 1, 1 ], [ $before->count( 'submission', 'a', 600 ), $before->count( 'submission|1', 'a', 600 ) ] );
		self::assertSame( 0, self::limiter( $end )->count( 'submission', 'a', 600 ) );
	}

	public function testOneStatementCountsBoth(): void {
		$limiter = self::limiter( 1_770_000_000 );
		$log     = QueryLog::start();
		$limiter->hit( 'submission', 'a', 600, 'submission|1' );
		// SQLite asks for the count in another one.
		self::assertCount( StoredState::isSqlite() ? 2 : 1, $log->containing( 'rate_limits' ) );
	}

	private static function limiter( int $now ): RateLimiter {
		$clock = new FrozenClock( new DateTimeImmutable( "@$now" ), new DateTimeZone( 'UTC' ) );
		return new RateLimiter( Plugin::instance()->get( Connection::class ), 'key', $clock );
	}
}
