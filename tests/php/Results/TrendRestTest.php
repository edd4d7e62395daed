<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Results\TrendService;
use UserFeedback\Support\DayRange;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\TestCase;

/**
 * Average and score over time.
 */
final class TrendRestTest extends TestCase {

	use AddOnQuestions;

	private MovingClock $clock;

	private Plugin $plugin;

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		$this->clock  = new MovingClock( '2025-01-01T12:00:00Z' );
		$this->plugin = $this->clock->takeOver();
		$this->asAdmin();
		$questions    = [ $this->nps( 'q1', [ 'start_at_zero' => true ] ), $this->stars( 'q2' ), $this->radio( 'q3', [ 'Yes', 'No' ] ) ];
		$input        = $this->surveyInput( [ 'status' => 'publish', 'questions' => $questions ] );
		$this->survey = $this->plugin->get( SurveyService::class )->create( $input, 1 )->survey;
	}

	#[TestDox( '[NPS-02~] the trend has score, average and answers of every day' )]
	public function testEveryDayHasItsScoreAndAverage(): void {
		$this->answer( '2026-03-08T00:00:00Z', [ 'q1' => 10, 'q2' => 5 ] );
		$this->answer( '2026-03-08T23:59:59Z', [ 'q1' => 0, 'q2' => 2 ] );
		$this->answer( '2026-03-08T12:00:00Z', [ 'q1' => 9 ] );
		$this->answer( '2026-03-10T00:00:00Z', [ 'q1' => 7, 'q3' => 'Yes' ] );
		$this->answer( '2026-03-11T00:00:00Z', [ 'q1' => 1 ] );
		self::assertSame(
			[
				[ 'from' => '2026-03-08', 'to' => '2026-03-08', 'average' => 19 / 3, 'nps' => 100 / 3, 'total' => 3 ],
				[ 'from' => '2026-03-09', 'to' => '2026-03-09', 'average' => null, 'nps' => null, 'total' => 0 ],
				[ 'from' => '2026-03-10', 'to' => '2026-03-10', 'average' => 7, 'nps' => 0, 'total' => 1 ],
			],
			$this->points( 'q1', [ 'from' => '2026-03-08', 'to' => '2026-03-10' ] )
		);
		$stars = $this->points( 'q2', [ 'from' => '2026-03-08', 'to' => '2026-03-08' ] );
		self::assertSame( [ [ 'from' => '2026-03-08', 'to' => '2026-03-08', 'average' => 3.5, 'nps' => null, 'total' => 2 ] ], $stars );
		$choice = $this->points( 'q3', [ 'from' => '2026-03-10', 'to' => '2026-03-10' ] );
		self::assertSame( [ [ 'from' => '2026-03-10', 'to' => '2026-03-10', 'average' => null, 'nps' => null, 'total' => 1 ] ], $choice );
		// A number that is no longer offered counts.
		$this->plugin->get( SurveyService::class )->update( $this->survey->id, [ 'questions' => [ $this->nps( 'q1' ) ] ], 1 );
		self::assertSame( 100 / 3, $this->points( 'q1', [ 'from' => '2026-03-08', 'to' => '2026-03-08' ] )[0]['nps'] );
	}

	public function testAllTimeBeginsWithTheFirstCount(): void {
		$this->answer( '2025-11-20T12:00:00Z', [ 'q1' => 10 ] );
		$this->answer( '2026-01-31T12:00:00Z', [ 'q1' => 10 ] );
		$points = $this->points( 'q1', [ 'all_time' => true ] );
		self::assertSame( [ '2025-11-20', '2026-03-11' ], [ $points[0]['from'], $points[ count( $points ) - 1 ]['to'] ] );
		self::assertSame( 2, array_sum( array_column( $points, 'total' ) ) );
	}

	public function testAllTimeOfASurveyNobodyAnsweredIsToday(): void {
		self::assertSame( [ '2026-03-11' ], array_column( $this->points( 'q1', [ 'all_time' => true ] ), 'from' ) );
	}

	/**
	 * @param list<array{string, string}> $firstAndLast The first two periods and the last one.
	 */
	#[DataProvider( 'ranges' )]
	public function testARangeIsDividedByItsLength( string $from, string $to, int $count, array $firstAndLast ): void {
		$periods = array_map( static fn ( DayRange $period ) => [ $period->from, $period->to ], TrendService::periods( new DayRange( $from, $to ) ) );
		self::assertCount( $count, $periods );
		self::assertSame( $firstAndLast, [ $periods[0], $periods[1] ?? $periods[0], $periods[ $count - 1 ] ] );
		// Each day is in one period.
		$days = array_merge( ...array_map( static fn ( array $period ) => ( new DayRange( ...$period ) )->days(), $periods ) );
		self::assertSame( ( new DayRange( $from, $to ) )->days(), $days );
	}

	/**
	 * @return iterable<string, array{string, string, int, list<array{string, string}>}>
	 */
	public static function ranges(): iterable {
		$day = static fn ( string $date ) => [ $date, $date ];
		yield 'one day' => [ '2026-03-10', '2026-03-10', 1, [ $day( '2026-03-10' ), $day( '2026-03-10' ), $day( '2026-03-10' ) ] ];
		yield '31 days' => [ '2026-01-01', '2026-01-31', 31, [ $day( '2026-01-01' ), $day( '2026-01-02' ), $day( '2026-01-31' ) ] ];
		yield '32 days' => [
			'2026-01-01',
			'2026-02-01',
			5,
			[ [ '2026-01-01', '2026-01-04' ], [ '2026-01-05', '2026-01-11' ], [ '2026-01-26', '2026-02-01' ] ],
		];
		yield '26 weeks' => [
			'2025-07-01',
			'2025-12-29',
			26,
			[ [ '2025-07-01', '2025-07-07' ], [ '2025-07-08', '2025-07-14' ], [ '2025-12-23', '2025-12-29' ] ],
		];
		yield 'a day more' => [
			'2025-06-30',
			'2025-12-29',
			7,
			[ [ '2025-06-30', '2025-06-30' ], [ '2025-07-01', '2025-07-31' ], [ '2025-12-01', '2025-12-29' ] ],
		];
		yield 'with a leap day' => [
			'2024-01-31',
			'2024-12-31',
			12,
			[ [ '2024-01-31', '2024-01-31' ], [ '2024-02-01', '2024-02-29' ], [ '2024-12-01', '2024-12-31' ] ],
		];
	}

	/**
	 * @param array<string, mixed> $values By question.
	 */
	private function answer( string $moment, array $values ): void {
		$this->clock->set( $moment );
		$answers = array_map( static fn ( string $id, mixed $value ) => [ 'question_id' => $id, 'value' => $value ], array_keys( $values ), $values );
		$this->importResponse( $this->survey, $answers, $this->plugin );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<array<string, mixed>>
	 */
	private function points( string $question, array $query ): array {
		$this->clock->set( '2026-03-11T12:00:00Z' );
		return $this->body( $this->get( "/userfeedback/v1/surveys/{$this->survey->id}/questions/$question/trend", $query ) )['points'];
	}
}
