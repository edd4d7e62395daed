<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Dates;
use UserFeedback\Surveys\Settings\Behavior\LastDay;

/**
 * The year of a run time's day, and when that day is over.
 */
final class LastDayTest extends TestCase {

	#[TestDox( '[SEL-02~] [SET-09~] the day of the year is the next one that is not over' )]
	#[DataProvider( 'published' )]
	public function testTheDayIsTheNextOneThatIsNotOver( string $now, string $zone, string $day, string $expected ): void {
		[ $month, $date ] = array_map( intval( ... ), explode( '-', $day ) );
		self::assertSame( $expected, LastDay::next( $month, $date, new DateTimeImmutable( $now ), new DateTimeZone( $zone ) ) );
	}

	/**
	 * @return iterable<string, array{string, string, string, string}>
	 */
	public static function published(): iterable {
		yield 'later in the year' => [ '2026-11-22T12:00:00Z', 'UTC', '12-31', '2026-12-31' ];
		yield 'over the turn of the year' => [ '2026-12-20T12:00:00Z', 'UTC', '1-5', '2027-01-05' ];
		yield 'on the day itself' => [ '2027-01-05T23:59:59Z', 'UTC', '1-5', '2027-01-05' ];
		yield 'a second after it' => [ '2027-01-06T00:00:00Z', 'UTC', '1-5', '2028-01-05' ];
		yield 'the day before' => [ '2026-01-04T00:00:00Z', 'UTC', '1-5', '2026-01-05' ];
		yield 'still the day in the west' => [ '2027-01-06T04:59:59Z', 'America/New_York', '1-5', '2027-01-05' ];
		yield 'no more the day in the west' => [ '2027-01-06T05:00:00Z', 'America/New_York', '1-5', '2028-01-05' ];
		yield 'already tomorrow in the east' => [ '2027-01-05T18:30:00Z', '+05:30', '1-5', '2028-01-05' ];
		yield 'not yet tomorrow in the east' => [ '2027-01-05T18:29:59Z', '+05:30', '1-5', '2027-01-05' ];
		yield 'another year in the east' => [ '2026-12-31T10:15:00Z', '+13:45', '1-1', '2027-01-01' ];
		yield 'a leap day in a leap year' => [ '2028-02-01T00:00:00Z', 'UTC', '2-29', '2028-02-29' ];
		yield 'a leap day in another year' => [ '2027-02-01T00:00:00Z', 'UTC', '2-29', '2027-02-28' ];
		yield 'a leap day on its substitute' => [ '2027-02-28T20:00:00Z', 'UTC', '2-29', '2027-02-28' ];
		yield 'a leap day after its substitute' => [ '2027-03-01T00:00:00Z', 'UTC', '2-29', '2028-02-29' ];
		yield 'no leap year every hundred years' => [ '2099-03-01T00:00:00Z', 'UTC', '2-29', '2100-02-28' ];
	}

	#[TestDox( "[SEL-02~] [SET-09~] the day is over when the next one begins in the site's time zone, also where clocks change" )]
	#[DataProvider( 'ends' )]
	public function testTheDayIsOverWhenTheNextOneBegins( string $day, string $zone, string $expected ): void {
		self::assertSame( $expected, Dates::toIso( LastDay::end( $day, new DateTimeZone( $zone ) ) ) );
	}

	/**
	 * @return iterable<string, array{string, string, string}>
	 */
	public static function ends(): iterable {
		yield 'UTC' => [ '2027-01-05', 'UTC', '2027-01-06T00:00:00Z' ];
		yield 'the last day of a year' => [ '2026-12-31', 'UTC', '2027-01-01T00:00:00Z' ];
		yield 'a leap day' => [ '2028-02-29', 'UTC', '2028-03-01T00:00:00Z' ];
		yield 'half an hour, India' => [ '2027-01-05', 'Asia/Kolkata', '2027-01-05T18:30:00Z' ];
		yield 'an offset of quarters' => [ '2027-01-05', '+12:45', '2027-01-05T11:15:00Z' ];
		yield 'an offset to the west' => [ '2027-01-05', '-03:30', '2027-01-06T03:30:00Z' ];
		yield 'winter in Berlin' => [ '2026-12-24', 'Europe/Berlin', '2026-12-24T23:00:00Z' ];
		yield 'summer in Berlin' => [ '2026-07-24', 'Europe/Berlin', '2026-07-24T22:00:00Z' ];
		yield 'a day of 23 hours' => [ '2027-03-28', 'Europe/Berlin', '2027-03-28T22:00:00Z' ];
		yield 'a day of 25 hours' => [ '2026-10-25', 'Europe/Berlin', '2026-10-25T23:00:00Z' ];
		yield 'a midnight that is skipped' => [ '2026-09-05', 'America/Santiago', '2026-09-06T04:00:00Z' ];
		yield 'an hour before midnight that comes twice' => [ '2026-04-04', 'America/Santiago', '2026-04-05T04:00:00Z' ];
		yield 'half an hour that comes twice, Lord Howe' => [ '2026-04-05', 'Australia/Lord_Howe', '2026-04-05T13:30:00Z' ];
	}

	/**
	 * @param array<string, mixed> $before
	 * @param array<string, mixed> $after
	 */
	#[TestDox( '[SET-09~] a stored day changes only when the survey is published again, or its run time or start is changed' )]
	#[DataProvider( 'changes' )]
	public function testAStoredDayChangesOnlyWithTheRunTime( array $before, array $after, ?string $expected ): void {
		$now = new DateTimeImmutable( '2027-02-01T12:00:00Z' );
		self::assertSame( $expected, LastDay::of( self::survey( $before ), self::survey( $after ), $now, new DateTimeZone( 'UTC' ) ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, array<string, mixed>, string|null}>
	 */
	public static function changes(): iterable {
		$stored   = [ 'status' => Survey::PUBLISH, 'lastDay' => '2027-01-05' ];
		$draft    = [ 'status' => Survey::DRAFT, 'lastDay' => null ];
		$until    = static fn ( string $run, int $month ) => [
			'settings' => [ 'behavior' => [ 'run_time' => $run, 'expire_at' => [ 'month' => $month, 'day' => 5 ] ] ],
		];
		$tomorrow = [ 'publishAt' => new DateTimeImmutable( '2027-03-06T00:00:00Z' ) ];
		yield 'another title' => [ $stored, [ 'title' => 'New' ] + $stored, '2027-01-05' ];
		yield 'another month' => [ $stored, $until( 'expire', 3 ) + $stored, '2027-03-05' ];
		yield 'the same month as text' => [ $stored, $until( 'expire', 1 ) + $stored, '2027-01-05' ];
		yield 'indefinitely' => [ $stored, $until( 'indefinitely', 1 ) + $stored, null ];
		yield 'to a draft' => [ $stored, $draft + $stored, null ];
		yield 'from a draft' => [ $draft, $stored, '2028-01-05' ];
		yield 'from the trash' => [ [ 'status' => Survey::TRASH ] + $draft, $stored, '2028-01-05' ];
		yield 'a later start' => [ $stored, $tomorrow + $until( 'expire', 3 ) + $stored, '2028-03-05' ];
		yield 'a later start alone' => [ $stored, $tomorrow + $stored, '2028-01-05' ];
		yield 'published before there was a day' => [ [ 'lastDay' => null ] + $stored, $stored, '2028-01-05' ];
		yield 'without a stored date' => [ $stored, [ 'settings' => [ 'behavior' => [ 'run_time' => 'expire' ] ] ] + $stored, '2028-01-01' ];
		yield 'without settings' => [ $stored, [ 'settings' => [] ] + $stored, null ];
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	private static function survey( array $changes ): Survey {
		$start    = new DateTimeImmutable( '@0' );
		$behavior = [ 'run_time' => 'expire', 'expire_at' => [ 'month' => 1, 'day' => 5 ] ];
		$settings = [ 'behavior' => $behavior ];
		$survey   = new Survey( 1, 'Old', Survey::STANDARD, Survey::PUBLISH, '', [], $settings, [], 0, null, null, $start, $start, 0 );
		return $survey->with( ...$changes );
	}
}
