<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Responses\Duration;
use UserFeedback\Results\MedianTime;
use UserFeedback\Tests\TestCase;

/**
 * How long visitors take.
 */
final class MedianTimeTest extends TestCase {

	/**
	 * @param list<int> $seconds
	 */
	#[DataProvider( 'times' )]
	public function testTheMedianOfFewTimesIsExact( array $seconds, ?float $median ): void {
		self::assertSame( $median, MedianTime::of( self::buckets( $seconds ) ) );
	}

	/**
	 * @return iterable<string, array{list<int>, float|null}>
	 */
	public static function times(): iterable {
		yield 'none' => [ [], null ];
		yield 'one' => [ [ 42 ], 42.0 ];
		yield 'none at all' => [ [ 0, 0, 0 ], 0.0 ];
		yield 'three' => [ [ 10, 95, 42 ], 42.0 ];
		yield 'two, far apart' => [ [ 10, 21 ], 15.5 ];
		yield 'two of one bucket' => [ [ 70, 65 ], 67.5 ];
		yield 'four' => [ [ 5, 6, 9, 86_400 ], 7.5 ];
		yield 'equal ones at the start of a bucket' => [ array_fill( 0, 50, 64 ), 64.0 ];
	}

	/**
	 * Times as people take: most short, some very long.
	 */
	public function testTheMedianOfManyTimesIsCloserThanAnEighth(): void {
		mt_srand( 7 );
		foreach ( [ 5, 40, 300, 4000 ] as $typical ) {
			$seconds = [];
			for ( $index = 0; $index < 2001; $index++ ) {
				$seconds[] = (int) ( $typical * exp( 1.2 * ( mt_rand() / mt_getrandmax() + mt_rand() / mt_getrandmax() - 1 ) ) );
			}
			sort( $seconds );
			self::assertEqualsWithDelta( $seconds[1000], MedianTime::of( self::buckets( $seconds ) ), $seconds[1000] * 0.02 + 0.05 );
		}
	}

	public function testBucketsCoverEveryTimeOnce(): void {
		$next = 0;
		while ( $next <= 86_400 ) {
			$width = Duration::width( $next );
			self::assertSame( [ $next, $next ], [ Duration::bucket( $next ), Duration::bucket( $next + $width - 1 ) ] );
			self::assertTrue( $width === 1 || $width * 8 <= $next, "$next" );
			$next += $width;
		}
		self::assertLessThan( 130, count( array_unique( array_map( Duration::bucket( ... ), range( 0, 86_400 ) ) ) ) );
	}

	#[TestDox( '[PLS-21~] only a time that a person can have taken, and of a day at most, is kept' )]
	#[DataProvider( 'reports' )]
	public function testOnlyPossibleTimesAreKept( ?int $milliseconds, ?int $seconds ): void {
		$now = new DateTimeImmutable( '2026-03-10T12:00:00Z' );
		self::assertSame( $seconds, Duration::seconds( $milliseconds, 2, $now->modify( '-2 days' ), $now ) );
		self::assertSame( $milliseconds === null ? null : 0, Duration::seconds( $milliseconds === null ? null : 400, 1, $now, $now ) );
	}

	/**
	 * @return iterable<string, array{int|null, int|null}>
	 */
	public static function reports(): iterable {
		yield 'none' => [ null, null ];
		yield 'below zero' => [ -1, null ];
		yield 'too quick for two answers' => [ 599, null ];
		yield 'just not too quick' => [ 600, 1 ];
		yield 'rounded down' => [ 47_499, 47 ];
		yield 'rounded up' => [ 47_500, 48 ];
		yield 'a day' => [ 86_400_000, 86_400 ];
		yield 'more than a day' => [ 86_400_500, null ];
		yield 'longer than the questions are published' => [ 172_802_000, null ];
	}

	/**
	 * @param list<int> $seconds
	 * @return array<int, array{n: int, total: int}>
	 */
	private static function buckets( array $seconds ): array {
		$buckets = [];
		foreach ( $seconds as $time ) {
			$least             = Duration::bucket( $time );
			$buckets[ $least ] = [
				'n'     => ( $buckets[ $least ]['n'] ?? 0 ) + 1,
				'total' => ( $buckets[ $least ]['total'] ?? 0 ) + $time,
			];
		}
		return $buckets;
	}
}
