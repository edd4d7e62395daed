<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * The date on which a survey is published, as owners save it.
 */
final class ScheduleRestTest extends TestCase {

	use SurveyFixtures;

	private const PATH = '/userfeedback/v1/surveys';

	private const NOW = '2026-11-22T12:00:00Z';

	#[TestDox( '[PUB-06~] a new date that has passed or is more than ten years away is refused at its field, and nothing is stored' )]
	#[DataProvider( 'refusedDates' )]
	public function testRefusesADate( string $date, string $code ): void {
		$this->licensed();
		$survey = $this->storedSurvey();
		$first  = [ 'client_id' => wp_generate_uuid4(), 'save_id' => wp_generate_uuid4() ];
		foreach ( [ [ self::PATH, [] ], [ self::PATH, $first ], [ self::PATH . "/$survey->id", [] ] ] as [ $path, $ids ] ) {
			$sent     = [
				'status'     => 'publish',
				'publish_at' => $date,
			];
			$response = $this->post( $path, $ids + [ 'survey' => $path === self::PATH ? $this->surveyInput( $sent ) : $sent ] );
			self::assertSame( [ 'publish_at' => $code ], $this->assertRefused( $response, 400, 'userfeedback_survey_invalid' ) );
		}
		self::assertSame( 1, $this->rows( 'surveys' ) );
		$stored = Plugin::instance()->get( SurveyService::class )->get( $survey->id );
		self::assertSame( [ 'draft', null ], [ $stored->status, $stored->publishAt ] );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function refusedDates(): iterable {
		yield 'this second' => [ self::NOW, 'date_passed' ];
		yield 'a second ago, in another zone' => [ '2026-11-22T13:59:59+02:00', 'date_passed' ];
		yield 'last year' => [ '2025-11-22T12:00:00Z', 'date_passed' ];
		yield 'ten years and a second' => [ '2036-11-22T12:00:01Z', 'date_too_late' ];
		yield 'the year 9999' => [ '9999-12-31T23:59:59Z', 'date_too_late' ];
	}

	#[TestDox( '[PUB-06~] a date within ten years is stored in UTC, and stays valid after it has passed' )]
	public function testKeepsAPassedDate(): void {
		$this->licensed();
		$soon    = [
			'status'     => 'publish',
			'publish_at' => '2026-11-22T14:00:01+02:00',
		];
		$created = $this->post( self::PATH, [ 'survey' => $this->surveyInput( $soon ) ] );
		$id      = (int) $this->body( $created )['id'];
		self::assertSame( '2026-11-22T12:00:01Z', $this->body( $created )['publish_at'] );
		$last = $this->post( self::PATH, [ 'survey' => $this->surveyInput( [ 'publish_at' => '2036-11-22T12:00:00Z' ] ) ] );
		self::assertSame( 201, $last->get_status() );

		$this->licensed( '2026-11-23T12:00:00Z' );
		$sent = [
			'title'      => 'Renamed',
			'publish_at' => '2026-11-22T12:00:01Z',
		];
		self::assertSame( 200, $this->post( self::PATH . "/$id", [ 'survey' => $sent ] )->get_status() );
		$sent['publish_at'] = '2026-11-22T12:00:00Z';
		self::assertSame( 400, $this->post( self::PATH . "/$id", [ 'survey' => $sent ] )->get_status(), 'another one in the past' );
	}

	#[TestDox( '[PUB-06~] a first save that is sent again after its date has passed returns what it stored' )]
	public function testRepeatsAFirstSaveAfterItsDate(): void {
		$this->licensed();
		$save  = [
			'client_id' => wp_generate_uuid4(),
			'save_id'   => wp_generate_uuid4(),
			'survey'    => $this->surveyInput( [ 'status' => 'publish', 'publish_at' => '2026-11-22T12:00:01Z' ] ),
		];
		$first = $this->post( self::PATH, $save );
		self::assertSame( 201, $first->get_status() );
		$this->licensed( '2026-11-22T12:05:00Z' );
		$again = $this->post( self::PATH, $save );
		self::assertSame( [ 200, $this->body( $first )['id'] ], [ $again->get_status(), $this->body( $again )['id'] ] );
		self::assertSame( 1, $this->rows( 'surveys' ) );
	}

	#[TestDox( '[PUB-04~] turning a scheduled survey into a draft removes its schedule, so publishing it later shows it at once' )]
	public function testADraftHasNoSchedule(): void {
		$plugin    = $this->licensed();
		$input     = [
			'status'     => 'publish',
			'publish_at' => '2027-01-01T00:00:00Z',
		];
		$survey    = $plugin->get( SurveyService::class )->create( $this->surveyInput( $input ), 1 )->survey;
		$lifecycle = $plugin->get( SurveyLifecycle::class );
		$lifecycle->draft( [ $survey->id ], 1 );
		$draft = Plugin::instance()->get( SurveyService::class )->get( $survey->id );
		self::assertSame( [ 'draft', null ], [ $draft->status, $draft->publishAt ] );
		$lifecycle->publish( [ $survey->id ], 1 );
		self::assertTrue( Plugin::instance()->get( SurveyService::class )->get( $survey->id )->isOpen( new DateTimeImmutable( self::NOW ) ) );
	}

	#[TestDox(
		'[PUB-05~] on days on which clocks change, a survey opens at the moment that the builder chose, which PHP shows as the same local time'
	)]
	public function testOpensAtTheChosenMomentOnDaysOfClockChanges(): void {
		$this->licensed();
		$rows = json_decode( (string) file_get_contents( __DIR__ . '/../../fixtures/schedules.json' ), true );
		self::assertIsArray( $rows );
		self::assertGreaterThan( 25, count( $rows ) );
		$survey = $this->publishedSurvey();
		foreach ( $rows as $row ) {
			$what = "{$row['zone']} {$row['date']} {$row['time']} {$row['meridiem']}";
			update_option( 'timezone_string', is_string( $row['zone'] ) ? $row['zone'] : '' );
			update_option( 'gmt_offset', is_string( $row['zone'] ) ? '' : (string) $row['zone'] );
			$response = $this->post( self::PATH . "/$survey->id", [ 'survey' => [ 'publish_at' => $row['moment'] ] ] );
			self::assertSame( $row['moment'], $this->body( $response )['publish_at'], $what );
			$stored = Plugin::instance()->get( SurveyService::class )->get( $survey->id );
			$moment = new DateTimeImmutable( $row['moment'] );
			self::assertFalse( $stored->isOpen( $moment->modify( '-1 second' ) ), $what );
			self::assertTrue( $stored->isOpen( $moment ), $what );
			self::assertSame( $row['shown'], wp_date( 'Y-m-d H:i', $stored->publishAt?->getTimestamp() ), $what );
		}
	}

	#[TestDox( '[PUB-06~] scheduling needs a plan with behavior and its add-on' )]
	public function testIsLockedWithoutPlanAndAddOn(): void {
		OtherPlan::lite()->takeOver();
		$this->asAdmin();
		$response = $this->post( self::PATH, [ 'survey' => $this->surveyInput( [ 'publish_at' => $this->inYears( 1 ) ] ) ] );
		self::assertSame( [ 'publish_at' => 'locked_upgrade' ], $this->assertRefused( $response, 403, 'userfeedback_feature_locked' ) );
		self::assertSame( 0, $this->rows( 'surveys' ) );
	}

	private function licensed( string $now = self::NOW ): Plugin {
		$clock  = new FrozenClock( new DateTimeImmutable( $now ), new DateTimeZone( 'UTC' ) );
		$plugin = OtherPlan::of( Plan::Elite )->takeOver( [ Clock::class => $clock ] );
		$this->asAdmin();
		return $plugin;
	}
}
