<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Responses\Counts\Period;
use UserFeedback\Support\DayRange;
use UserFeedback\Tests\TestCase;

/**
 * Days, months and all time as numbers.
 */
final class PeriodTest extends TestCase {

	#[TestDox( 'the whole months and the days of a range are each of its days, once' )]
	public function testMonthsAndDaysAreTheRange(): void {
		mt_srand( 78 );
		for ( $number = 0; $number < 300; $number++ ) {
			$from  = ( new DateTimeImmutable( '2023-11-25' ) )->modify( '+' . mt_rand( 0, 500 ) . ' days' );
			$range = new DayRange( $from->format( 'Y-m-d' ), $from->modify( '+' . mt_rand( 0, 120 ) . ' days' )->format( 'Y-m-d' ) );
			$days  = [];
			foreach ( Period::ofRange( $range ) as [ $first, $last ] ) {
				// No day has a number between the last of a month and the first of the next.
				$end = Period::isDay( $last ) ? $last : $last * 100 + 31;
				$day = new DateTimeImmutable( Period::firstDay( $first ) );
				for ( ; Period::day( $day->format( 'Y-m-d' ) ) <= $end; $day = $day->modify( '+1 day' ) ) {
					$days[] = $day->format( 'Y-m-d' );
				}
			}
			sort( $days );
			self::assertSame( $range->days(), $days, "$range->from to $range->to" );
		}
	}

	#[TestDox( 'a year is read as months, a month with its days at both ends as three ranges' )]
	public function testReadsWholeMonths(): void {
		self::assertSame( [ [ 202501, 202512 ] ], Period::ofRange( new DayRange( '2025-01-01', '2025-12-31' ) ) );
		self::assertSame(
			[ [ 202502, 202502 ], [ 20250131, 20250131 ], [ 20250301, 20250301 ] ],
			Period::ofRange( new DayRange( '2025-01-31', '2025-03-01' ) )
		);
		self::assertSame( [ [ 20250110, 20250220 ] ], Period::ofRange( new DayRange( '2025-01-10', '2025-02-20' ) ) );
		self::assertSame( [ 202601, 999912 ], Period::ofRange( new DayRange( '2026-01-01', '9999-12-31' ) )[0] );
	}

	#[TestDox( 'numbers of days and months begin where they say, and a month ends on its last day' )]
	public function testNamesDays(): void {
		self::assertSame( [ 20240229, 202402 ], [ Period::day( '2024-02-29' ), Period::month( '2024-02-29' ) ] );
		self::assertSame( [ '2024-02-29', '2024-02-01' ], [ Period::firstDay( 20240229 ), Period::firstDay( 202402 ) ] );
		self::assertSame( [ true, false ], [ Period::endsMonth( '2024-02-29' ), Period::endsMonth( '2024-02-28' ) ] );
		self::assertSame( [ 20240215, 20240231 ], Period::daysOfMonth( 202402, new DayRange( '2024-02-15', '2024-03-15' ) ) );
	}
}
