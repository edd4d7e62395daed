<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications\Weekly;

use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Notifications\Weekly\SentWeeks;
use UserFeedback\Notifications\Weekly\SummaryRecipients;
use UserFeedback\Notifications\Weekly\WeeklyPlan;
use UserFeedback\Plugin;
use UserFeedback\Settings\SettingsService;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Json;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Of which weeks a summary is queued, whatever cron and clocks do.
 */
final class WeeklyPlanTest extends TestCase {

	use SurveyFixtures;

	private MovingClock $clock;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'start_of_week', 1 );
		$this->clock = new MovingClock( '2026-11-16T00:30:00Z' );
	}

	#[TestDox( '[NOT-06~] T94: the summary of a week is queued once, however often and late the daily task runs' )]
	public function testOnceAWeek(): void {
		$this->runAt( '2026-11-16T00:30:00Z', '2026-11-16T00:30:00Z', '2026-11-17T00:00:00Z', '2026-11-22T23:59:59Z' );
		self::assertSame( [ '2026-11-09' ], $this->weeks() );
		$this->runAt( '2026-11-29T09:00:00Z' );
		self::assertSame( [ '2026-11-09', '2026-11-16' ], $this->weeks() );
	}

	#[TestDox( '[NOT-06~] T94: after idle weeks only the last one is queued' )]
	public function testAfterIdleWeeksOnlyTheLastOne(): void {
		$this->runAt( '2026-11-16T12:00:00Z', '2026-12-10T12:00:00Z', '2026-12-11T12:00:00Z' );
		self::assertSame( [ '2026-11-09', '2026-11-30' ], $this->weeks() );
	}

	#[TestDox( '[NOT-06~] T94: a clock that is moved forth and back queues no week twice' )]
	public function testAClockThatIsMoved(): void {
		$this->runAt( '2026-11-17T12:00:00Z', '2027-11-17T12:00:00Z', '2026-11-18T12:00:00Z', '2026-11-10T12:00:00Z', '2026-11-19T12:00:00Z' );
		self::assertSame( [ '2026-11-09', '2027-11-08', '2026-11-02' ], $this->weeks() );
		$this->runAt( '2026-11-23T12:00:00Z' );
		self::assertSame( '2026-11-16', $this->weeks()[3] );
	}

	#[TestDox( '[NOT-06~] T94: weeks begin at the midnight of the site, also when clocks change and the site moves' )]
	public function testTheZoneOfTheSite(): void {
		$berlin = new DateTimeZone( 'Europe/Berlin' );
		// Clocks go back on 25 October 2026; Monday begins at 23:00 UTC.
		$this->clock = new MovingClock( '2026-10-25T22:59:59Z', $berlin );
		$this->runAt( '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z', '2026-10-26T00:30:00Z' );
		self::assertSame( [ '2026-10-12', '2026-10-19' ], $this->weeks() );
		// In Honolulu it is still Sunday, later Monday again.
		$this->clock = new MovingClock( '2026-10-26T01:00:00Z', new DateTimeZone( 'Pacific/Honolulu' ) );
		$this->runAt( '2026-10-26T01:00:00Z', '2026-10-26T12:00:00Z' );
		self::assertSame( [ '2026-10-12', '2026-10-19' ], $this->weeks() );
		// In Auckland, Monday begins a day before.
		$this->clock = new MovingClock( '2026-11-01T12:00:00Z', new DateTimeZone( 'Pacific/Auckland' ) );
		$this->runAt( '2026-11-01T12:00:00Z' );
		self::assertSame( '2026-10-26', $this->weeks()[2] );
	}

	public function testNoDayIsReportedTwiceWhenWeeksBeginOnAnotherDay(): void {
		$this->runAt( '2026-11-16T12:00:00Z' );
		update_option( 'start_of_week', '3' );
		$this->runAt( '2026-11-18T12:00:00Z', '2026-11-24T12:00:00Z' );
		self::assertSame( [ '2026-11-09' ], $this->weeks() );
		$this->runAt( '2026-11-25T12:00:00Z' );
		self::assertSame( [ '2026-11-09', '2026-11-18' ], $this->weeks() );
	}

	#[TestDox( '[NOT-06~] nothing is queued while summaries are disabled, or while nobody is left' )]
	public function testNothingIsQueuedForNobody(): void {
		$settings = Plugin::instance()->get( SettingsService::class );
		$settings->save( [ 'summaries_disabled' => true ] );
		$this->runAt( '2026-11-16T12:00:00Z' );
		$settings->save( [ 'summaries_disabled' => false, 'notifications_recipients' => 'one@example.org' ] );
		Plugin::instance()->get( SummaryRecipients::class )->unsubscribe( 'ONE@example.org' );
		$this->runAt( '2026-11-16T12:00:00Z' );
		$settings->save( [ 'notifications_recipients' => '' ] );
		$this->runAt( '2026-11-16T12:00:00Z' );
		self::assertSame( [], $this->weeks() );
		$settings->save( [ 'notifications_recipients' => 'one@example.org, two@example.org' ] );
		$this->runAt( '2026-11-18T12:00:00Z' );
		self::assertSame( [ '2026-11-09' ], $this->weeks() );
	}

	public function testAWeekIsNotMarkedWithoutItsJob(): void {
		$outbox = Plugin::instance()->get( Connection::class )->table( 'outbox' );
		$fail   = static fn ( string $query ) => str_starts_with( $query, "INSERT INTO `$outbox`" ) ? throw new RuntimeException( 'Full.' ) : $query;
		add_filter( 'query', $fail );
		try {
			$this->runAt( '2026-11-16T12:00:00Z' );
			self::fail( 'The job was stored.' );
		} catch ( RuntimeException $failure ) {
			self::assertSame( 'Full.', $failure->getMessage() );
		} finally {
			remove_filter( 'query', $fail );
		}
		$this->runAt( '2026-11-16T12:01:00Z' );
		self::assertSame( [ '2026-11-09' ], $this->weeks() );
	}

	public function testTheWeeksAreInARowThatNoPageLoadsAndNoCacheHolds(): void {
		$this->runAt( '2026-11-16T12:00:00Z' );
		self::assertArrayNotHasKey( SentWeeks::OPTION, wp_load_alloptions( true ) );
		// A stale cache of options changes nothing.
		wp_cache_set( SentWeeks::OPTION, '', 'options' );
		wp_cache_set( 'notoptions', [ SentWeeks::OPTION => true ], 'options' );
		$this->runAt( '2026-11-17T12:00:00Z' );
		self::assertCount( 1, $this->weeks() );
		wp_cache_delete( SentWeeks::OPTION, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		for ( $week = 1; $week <= 120; $week++ ) {
			$this->clock->move( '+7 days' );
			$this->plan()->queue();
		}
		self::assertCount( 121, $this->weeks() );
		self::assertSame( 104, str_word_count( (string) get_option( SentWeeks::OPTION ), 0, '-0123456789' ) );
	}

	private function runAt( string ...$moments ): void {
		foreach ( $moments as $moment ) {
			$this->clock->set( $moment );
			$this->plan()->queue();
		}
	}

	private function plan(): WeeklyPlan {
		return ( new Plugin( [ Clock::class => $this->clock ] ) )->get( WeeklyPlan::class );
	}

	/**
	 * @return list<string> First days of the weeks that were queued, in the order of their jobs.
	 */
	private function weeks(): array {
		$connection = Plugin::instance()->get( Connection::class );
		$rows       = $connection->rows( "SELECT payload FROM %i WHERE kind = 'weekly' ORDER BY id", $connection->table( 'outbox' ) );
		return array_map( static fn ( array $row ) => Json::decode( (string) $row['payload'] )['from'], $rows );
	}
}
