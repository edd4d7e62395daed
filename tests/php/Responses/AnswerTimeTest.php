<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Page;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\AnswerTime;
use UserFeedback\Responses\ResponseService;
use UserFeedback\Responses\Visitor;
use UserFeedback\Support\Clock;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\FrozenSite;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Answers that were given while the visitor was offline.
 */
final class AnswerTimeTest extends TestCase {

	use SurveyFixtures;

	/** When the answers of these tests arrive. In Auckland it is 14 March, 01:30. */
	private const NOW = '2026-03-13 12:30:00';

	#[DataProvider( 'moments' )]
	public function testAnAnswerIsDatedWhenItWasGivenWithinBounds( ?string $queued, string $shownSince, string $expected ): void {
		$at = AnswerTime::of( $queued === null ? null : new DateTimeImmutable( $queued ), new DateTimeImmutable( $shownSince ), $this->now() );
		self::assertSame( $expected, $at->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' ) );
	}

	/**
	 * @return iterable<string, array{string|null, string, string}>
	 */
	public static function moments(): iterable {
		$long = '2026-01-01 00:00:00';
		yield 'sent at once' => [ null, $long, self::NOW ];
		yield 'now' => [ '2026-03-13T12:30:00Z', $long, self::NOW ];
		yield 'a second ago' => [ '2026-03-13T12:29:59Z', $long, '2026-03-13 12:29:59' ];
		yield 'a second ahead' => [ '2026-03-13T12:30:01Z', $long, self::NOW ];
		yield 'a year ahead' => [ '2027-03-13T12:30:00Z', $long, self::NOW ];
		yield 'seven days ago' => [ '2026-03-06T12:30:00Z', $long, '2026-03-06 12:30:00' ];
		yield 'a second more than seven days ago' => [ '2026-03-06T12:29:59Z', $long, '2026-03-06 12:30:00' ];
		yield 'a second less than seven days ago' => [ '2026-03-06T12:30:01Z', $long, '2026-03-06 12:30:01' ];
		yield 'when the questions were published' => [ '2026-03-10T08:00:00Z', '2026-03-10 08:00:00', '2026-03-10 08:00:00' ];
		yield 'a second before that' => [ '2026-03-10T07:59:59Z', '2026-03-10 08:00:00', '2026-03-10 08:00:00' ];
		yield 'a second after that' => [ '2026-03-10T08:00:01Z', '2026-03-10 08:00:00', '2026-03-10 08:00:01' ];
		yield 'a time of another zone' => [ '2026-03-13T13:00:00+13:00', $long, '2026-03-13 00:00:00' ];
	}

	/**
	 * The site is in Auckland, 13 hours ahead of UTC: its day begins at 11:00 UTC.
	 */
	#[DataProvider( 'days' )]
	public function testCountsBelongToTheSitesDayOnWhichItWasGiven( ?string $queued, string $day ): void {
		$survey = $this->openSince( '-10 days' );
		self::assertTrue( $this->submit( $survey, $queued ) );
		$connection = Plugin::instance()->get( Connection::class );
		self::assertSame( $day, $this->column( 'submitted_on' ) );
		$days = $connection->rows( 'SELECT DISTINCT period FROM %i WHERE n > 0 AND period > 1000000', $connection->table( 'survey_counts' ) );
		self::assertSame( [ str_replace( '-', '', $day ) ], array_column( $days, 'period' ) );
	}

	/**
	 * @return iterable<string, array{string|null, string}>
	 */
	public static function days(): iterable {
		yield 'sent at once' => [ null, '2026-03-14' ];
		yield 'the first second of the day' => [ '2026-03-13T11:00:00Z', '2026-03-14' ];
		yield 'the last second of the day before' => [ '2026-03-13T10:59:59Z', '2026-03-13' ];
		yield 'beyond seven days' => [ '2026-02-01T00:00:00Z', '2026-03-07' ];
	}

	/**
	 * The survey was closed an hour ago, at 11:30.
	 */
	#[DataProvider( 'closing' )]
	public function testAnAnswerThatArrivesAfterTheSurveyClosedIsLateWhateverTheBrowserReports( ?string $queued ): void {
		$survey     = $this->openSince( '-10 days' );
		$connection = Plugin::instance()->get( Connection::class );
		Plugin::instance()->get( SurveyLifecycle::class )->draft( [ $survey->id ], 1 );
		$connection->execute( "UPDATE %i SET closed_at = '2026-03-13 11:30:00' WHERE id = %d", $connection->table( 'surveys' ), $survey->id );
		self::assertTrue( $this->submit( $survey, $queued ) );
		self::assertSame( '1', $this->column( 'late' ) );
	}

	/**
	 * @return iterable<string, array{string|null}>
	 */
	public static function closing(): iterable {
		yield 'sent at once' => [ null ];
		yield 'a second before' => [ '2026-03-13T11:29:59Z' ];
		yield 'days before' => [ '2026-03-08T11:30:00Z' ];
	}

	#[DataProvider( 'requests' )]
	public function testARequestDatesTheAnswer( mixed $queued, int $status, ?int $secondsAgo ): void {
		$now    = $this->now();
		$survey = $this->openSince( '-10 days' );
		$body   = $this->submission( $survey, [ 'q1' => 'Yes' ] );
		$moment = is_int( $queued ) ? gmdate( 'Y-m-d\TH:i:s\Z', $now->getTimestamp() - $queued ) : $queued;
		FrozenSite::at( self::NOW );
		$answer = $this->post( "/userfeedback/v1/surveys/$survey->id/responses", [ 'queued_at' => $moment ] + $body );
		self::assertSame( $status, $answer->get_status() );
		if ( $secondsAgo === null ) {
			self::assertSame( 0, $this->rows( 'responses' ) );
			return;
		}
		$stored = strtotime( "{$this->column( 'submitted_at' )} UTC" );
		self::assertSame( $now->getTimestamp() - $secondsAgo, $stored );
	}

	/**
	 * @return iterable<string, array{mixed, int, int|null}>
	 */
	public static function requests(): iterable {
		yield 'two hours ago' => [ 7200, 201, 7200 ];
		yield 'in an hour' => [ -3600, 201, 0 ];
		yield 'no moment' => [ '2026-13-45T99:99:99Z', 400, null ];
		yield 'a zone that is none' => [ '2026-03-13T11:30:00+99:99', 400, null ];
		yield 'another shape' => [ 'yesterday', 400, null ];
		yield 'a list' => [ [ 1 ], 400, null ];
	}

	/**
	 * A published survey whose questions have not changed since.
	 */
	private function openSince( string $since ): Survey {
		$survey     = $this->publishedSurvey();
		$connection = Plugin::instance()->get( Connection::class );
		$moment     = $this->now()->modify( $since )->format( 'Y-m-d H:i:s' );
		$connection->execute( 'UPDATE %i SET created_at = %s', $connection->table( 'survey_revisions' ), $moment );
		return $survey;
	}

	private function submit( Survey $survey, ?string $queued ): bool {
		$nonce   = Plugin::instance()->get( VisitorToken::class )->create( $survey->id, $survey->revision, 'submission' );
		$answers = [ [ 'question_id' => 'q1', 'value' => 'Yes' ] ];
		$visitor = new Visitor( elapsedMs: 900, queuedAt: $queued === null ? null : new DateTimeImmutable( $queued ) );
		$plugin  = new Plugin( [ Clock::class => new FrozenClock( $this->now(), new DateTimeZone( 'Pacific/Auckland' ) ) ] );
		return $plugin->get( ResponseService::class )->submit( $survey->id, wp_generate_uuid4(), $answers, Page::none(), $nonce, $visitor );
	}

	private function now(): DateTimeImmutable {
		return new DateTimeImmutable( self::NOW, new DateTimeZone( 'UTC' ) );
	}

	private function column( string $name ): ?string {
		$connection = Plugin::instance()->get( Connection::class );
		return $connection->value( 'SELECT %i FROM %i ORDER BY id DESC LIMIT 1', $name, $connection->table( 'responses' ) );
	}
}
