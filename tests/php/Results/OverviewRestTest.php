<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * The overview of the results over REST.
 */
final class OverviewRestTest extends TestCase {

	use SurveyFixtures;

	private const PATH = '/userfeedback/v1/results-summary';

	#[TestDox( '[OVR-02~] counts the responses of every day of the range, zero days too' )]
	public function testCountsTheResponsesOfEveryDayOfTheRange(): void {
		[ $first, $second ] = [ $this->publishedSurvey(), $this->publishedSurvey() ];
		$this->answerAt( $first, '2026-02-27T12:00:00Z', 2 );
		$this->answerAt( $second, '2026-03-01T12:00:00Z', 1 );
		$this->answerAt( $second, '2026-03-09T12:00:00Z', 4 );
		$this->asAdmin();
		$range    = [
			'start_date' => '2026-02-27',
			'end_date'   => '2026-03-02',
		];
		$overview = $this->body( $this->get( self::PATH, $range ) );
		$days     = [
			'2026-02-27' => 2,
			'2026-02-28' => 0,
			'2026-03-01' => 1,
			'2026-03-02' => 0,
		];
		self::assertSame( $days, array_column( $overview['data_points'], 'count', 'date' ) );
		self::assertSame( 3, $overview['total_responses'] );

		$one = $this->body( $this->get( self::PATH, $range + [ 'survey_id' => $second->id ] ) );
		self::assertSame( [ 0, 0, 1, 0 ], array_column( $one['data_points'], 'count' ) );
	}

	#[TestDox( '[OVR-02~] [OVR-06~] counts the last thirty days by default' )]
	public function testShowsTheLastThirtyDaysWhenNothingElseIsAskedFor(): void {
		$this->asAdmin();
		$points = $this->body( $this->get( self::PATH ) )['data_points'];
		$today  = wp_date( 'Y-m-d' );
		self::assertCount( 30, $points );
		self::assertSame( $today, $points[29]['date'] );
	}

	#[TestDox( '[OVR-06~] counts days by the clock of the site' )]
	public function testTodayIsTheSitesLocalDay(): void {
		// 23:45 UTC is the next day in Auckland.
		( new MovingClock( '2026-03-01T23:45:00Z', new DateTimeZone( 'Pacific/Auckland' ) ) )->takeOver();
		$this->asAdmin();
		$days = array_column( $this->body( $this->get( self::PATH ) )['data_points'], 'date' );
		self::assertSame( [ '2026-02-01', '2026-03-02' ], [ $days[0], $days[29] ] );
	}

	public function testShowsTenYearsAndNoMore(): void {
		$this->asAdmin();
		$ten  = [ 'start_date' => '2015-12-29', 'end_date' => '2025-12-29' ];
		$days = $this->body( $this->get( self::PATH, $ten ) )['data_points'];
		self::assertCount( 3654, $days );
		$more = [ 'start_date' => '2015-12-28' ] + $ten;
		$this->assertRefused( $this->get( self::PATH, $more ), 400, 'userfeedback_range_invalid' );
	}

	public function testListsTheSurveysWhoseTitleHoldsTheSearchAndCountsTheSameDays(): void {
		$found = $this->publishedSurvey( [ 'title' => 'Lunch at 100%' ] );
		$this->publishedSurvey( [ 'title' => 'Lunch at 1000' ] );
		$this->asAdmin();
		$all = $this->body( $this->get( self::PATH ) );
		$one = $this->body( $this->get( self::PATH, [ 'search' => '100%' ] ) );
		self::assertSame( [ $found->id ], array_column( $one['surveys'], 'id' ) );
		self::assertSame( 1, $one['pagination']['total'] );
		self::assertSame( [], $this->body( $this->get( self::PATH, [ 'search' => '<b>' ] ) )['surveys'], 'not everything' );
		self::assertSame( $all['data_points'], $one['data_points'] );
	}

	public function testListsSurveysByDateOfCreationNewestFirstWithoutTheTrash(): void {
		[ $older, $trashed, $newer ] = [ $this->storedSurvey(), $this->publishedSurvey(), $this->publishedSurvey() ];
		$this->answerAt( $older, '2026-03-01T12:00:00Z', 1 );
		$today = wp_date( 'Y-m-d' );
		$this->importResponse( $trashed, [ $this->yes() ] );
		Plugin::instance()->get( SurveyLifecycle::class )->trash( [ $trashed->id ], 1 );
		$this->asAdmin();
		$overview = $this->body( $this->get( self::PATH, [ 'per_page' => 1 ] ) );
		self::assertSame( [ $newer->id ], array_column( $overview['surveys'], 'id' ) );
		self::assertSame( [ 'page' => 1, 'pages' => 2, 'per_page' => 1, 'total' => 2 ], $overview['pagination'] );
		self::assertSame( 0, array_column( $overview['data_points'], 'count', 'date' )[ $today ], 'responses of a survey in the trash' );

		$second = $this->body( $this->get( self::PATH, [ 'per_page' => 1, 'page' => 2 ] ) );
		self::assertSame( [ $older->id => 1 ], array_column( $second['surveys'], 'responses_count', 'id' ) );
	}

	#[TestDox( '[OVR-06~] refuses ranges that are none and surveys that do not exist' )]
	public function testRefusesRangesThatAreNoneAndSurveysThatAreNot(): void {
		$this->asAdmin();
		$this->assertRefused( $this->get( self::PATH, [ 'start_date' => '2026-02-30', 'end_date' => '2026-03-01' ] ), 400, 'rest_invalid_param' );
		$bad = [
			'end_date'   => [ 'start_date' => '2026-02-02', 'end_date' => '2026-02-01' ],
			'start_date' => [ 'start_date' => '1026-02-02', 'end_date' => '2026-02-01' ],
		];
		foreach ( $bad as $field => $range ) {
			$errors = $this->assertRefused( $this->get( self::PATH, $range ), 400, 'userfeedback_range_invalid' );
			self::assertSame( [ $field ], array_keys( $errors ) );
		}
		$this->assertRefused( $this->get( self::PATH, [ 'survey_id' => 4711 ] ), 404, 'userfeedback_survey_not_found' );
	}

	/**
	 * @return array{question_id: string, value: string}
	 */
	private function yes(): array {
		return [
			'question_id' => 'q1',
			'value'       => 'Yes',
		];
	}

	private function answerAt( Survey $survey, string $moment, int $times ): void {
		$plugin = new Plugin( [ Clock::class => new FrozenClock( new DateTimeImmutable( $moment ), new DateTimeZone( 'UTC' ) ) ] );
		for ( $time = 0; $time < $times; $time++ ) {
			self::assertGreaterThan( 0, $this->importResponse( $survey, [ $this->yes() ], $plugin ) );
		}
	}
}
