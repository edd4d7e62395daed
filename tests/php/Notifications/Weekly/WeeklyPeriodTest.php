<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications\Weekly;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use UserFeedback\Notifications\Weekly\WeeklyPeriod;

/**
 * Which seven days a summary is about.
 */
final class WeeklyPeriodTest extends TestCase {

	#[TestDox( '[NOT-06~] a summary is about the last whole week, which begins on the day that the site names' )]
	#[DataProvider( 'weeks' )]
	public function testTheLastWholeWeek( string $today, int $startOfWeek, string $from, string $to ): void {
		$days = WeeklyPeriod::lastWhole( $today, $startOfWeek );
		self::assertSame( [ $from, $to, 7 ], [ $days->from, $days->to, $days->length() ] );
	}

	/**
	 * @return iterable<string, array{string, int, string, string}>
	 */
	public static function weeks(): iterable {
		// 16 November 2026 is a Monday.
		yield 'on Monday' => [ '2026-11-16', 1, '2026-11-09', '2026-11-15' ];
		yield 'late in the week' => [ '2026-11-22', 1, '2026-11-09', '2026-11-15' ];
		yield 'the next week' => [ '2026-11-23', 1, '2026-11-16', '2026-11-22' ];
		yield 'weeks from Sunday' => [ '2026-11-22', 0, '2026-11-15', '2026-11-21' ];
		yield 'weeks from Saturday, on Friday' => [ '2026-11-20', 6, '2026-11-07', '2026-11-13' ];
		yield 'over the new year' => [ '2027-01-04', 1, '2026-12-28', '2027-01-03' ];
		yield 'in a leap year' => [ '2028-03-01', 3, '2028-02-23', '2028-02-29' ];
		yield 'clocks go back on Sunday' => [ '2026-11-02', 1, '2026-10-26', '2026-11-01' ];
		yield 'an option that is no day' => [ '2026-11-22', -7, '2026-11-15', '2026-11-21' ];
	}
}
