<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\SurveyCounts;
use UserFeedback\Results\Funnel;
use UserFeedback\Results\Rates;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * How many visitors of a survey come how far, and the rates that follow.
 */
final class FunnelRestTest extends TestCase {

	use SurveyFixtures;

	private MovingClock $clock;

	#[TestDox( '[RES-06~] the drop-off of a range counts who saw the survey, started, reached each question and finished' )]
	public function testCountsHowFarVisitorsCome(): void {
		$survey = $this->surveyOfThree();
		// Ten see it. Of four who start, one stops at each question, and one finishes.
		array_map( fn () => $this->sees( $survey ), range( 1, 10 ) );
		foreach ( [ 'q1', 'q2', 'q3', 'q3' ] as $last ) {
			$this->starts( $survey, $last );
		}
		$this->finishes( $survey, 20_000 );
		self::assertSame(
			[
				[ 'step' => 'seen', 'count' => 10 ],
				[ 'step' => 'started', 'count' => 4 ],
				[ 'step' => 'reached', 'question_id' => 'q1', 'title' => 'Question q1?', 'count' => 4, 'saw' => 4, 'answered' => 1 ],
				[ 'step' => 'reached', 'question_id' => 'q2', 'title' => 'Question q2?', 'count' => 3, 'saw' => 3, 'answered' => 1 ],
				[ 'step' => 'reached', 'question_id' => 'q3', 'title' => 'Question q3?', 'count' => 2, 'saw' => 2, 'answered' => 1 ],
				[ 'step' => 'finished', 'count' => 1 ],
			],
			$this->results( $survey, '2026-03-10' )['funnel']
		);
		self::assertSame( [], $this->results( $survey, '2026-03-09' )['funnel'], 'of another day' );
	}

	#[TestDox( '[PLS-21~] response rate, completion rate and median time are those of the range, beside those of the range of equal length before' )]
	public function testRatesAreThoseOfTheRangeAndOfTheOneBefore(): void {
		$survey = $this->surveyOfThree();
		foreach ( [ '2026-03-04' => 8, '2026-03-08' => 5, '2026-03-10' => 3 ] as $day => $seen ) {
			$this->clock->set( "{$day}T12:00:00Z" );
			array_map( fn () => $this->sees( $survey ), range( 1, $seen ) );
			$this->starts( $survey, 'q1' );
			$this->starts( $survey, 'q3' );
			$this->finishes( $survey, $seen * 10_000 );
		}
		// Three days, and the three before them; what was on the 4th is in neither.
		$results = $this->results( $survey, '2026-03-08', '2026-03-10' );
		self::assertSame( [ 'from' => '2026-03-08', 'to' => '2026-03-10' ], $results['range'] );
		self::assertSame(
			[
				'impressions'     => 8,
				'starts'          => 4,
				'responses'       => 2,
				'response_rate'   => 0.25,
				'completion_rate' => 0.5,
				'median_seconds'  => 40,
			],
			$results['statistics']
		);
		self::assertSame( [ 16, 2 ], [ $results['impressions'], $results['range_responses_count'] ], 'shown ever, answered in the range' );
		self::assertSame( [ '2026-03-08' => 1, '2026-03-09' => 0, '2026-03-10' => 1 ], array_column( $results['data_points'], 'count', 'date' ) );
		self::assertSame( [ '2026-03-05', '2026-03-07', 0, null ], $this->before( $results ) );
		$results = $this->results( $survey, '2026-03-07', '2026-03-09' );
		self::assertSame( [ '2026-03-04', '2026-03-06', 8, 80 ], $this->before( $results ) );
		self::assertSame( [ 1 / 8, 1 / 2 ], [ $results['before']['response_rate'], $results['before']['completion_rate'] ] );
		$ever = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/results", [ 'all_time' => true ] ) );
		self::assertSame( [ null, null, 16, 50 ], [ $ever['range'], $ever['before'], $ever['impressions'], $ever['statistics']['median_seconds'] ] );
	}

	#[DataProvider( 'shares' )]
	public function testARateThatIsNotKnownIsNone( int $responses, int $visitors, ?float $rate ): void {
		self::assertSame( $rate, Rates::of( $responses, $visitors ) );
	}

	/**
	 * @return iterable<string, array{int, int, float|null}>
	 */
	public static function shares(): iterable {
		yield 'nobody counted' => [ 0, 0, null ];
		yield 'imported' => [ 1129, 0, null ];
		yield 'none responded' => [ 0, 7, 0.0 ];
		yield 'all' => [ 7, 7, 1.0 ];
		yield 'a lost report' => [ 21, 20, 1.0 ];
		yield 'more than can be lost' => [ 22, 20, null ];
	}

	#[TestDox( '[RES-06~] a question with a condition was seen by those who answered or skipped it, not by all who went on' )]
	public function testQuestionThatLogicHidesWasSeenByFewer(): void {
		$questions    = $this->threeQuestions();
		$logic        = [ 'enabled' => true, 'action' => 'show', 'conditions' => [] ];
		$questions[1] = new Question( 'q2', 'text', 'What went wrong?', '', $questions[1]->config, $questions[1]->settings, $logic );
		$counts       = [
			''   => [ '!impressions' => 9, '!starts' => 4, '!responses' => 4 ],
			'q1' => [ '!answered' => 4 ],
			'q2' => [ '!answered' => 1 ],
			'q3' => [ '!answered' => 3, '!skipped' => 1 ],
		];
		$questions    = array_values( $questions );
		$came         = static fn ( SurveyCounts $counts ) => array_map(
			static fn ( array $step ) => [ $step['count'], $step['saw'] ?? null, $step['answered'] ?? null ],
			array_slice( Funnel::of( $questions, $counts ), 2, 3 )
		);
		self::assertSame( [ [ 4, 4, 4 ], [ 4, 1, 1 ], [ 4, 4, 3 ] ], $came( new SurveyCounts( $counts, [] ) ) );
		$counts['q2'] = [ '!answered' => 1, '!skipped' => 1, '!reached' => 1 ];
		self::assertSame( [ 4, 2, 1 ], $came( new SurveyCounts( $counts, [] ) )[1] );
		$counts['q2'] = [ '!answered' => 1, '!reached' => 3 ];
		self::assertSame( [ 4, 3, 1 ], $came( new SurveyCounts( $counts, [] ) )[1], 'two stopped there' );
	}

	public function testNoStepCountsFewerThanTheNext(): void {
		$counts = [
			''   => [ '!impressions' => 30, '!starts' => 3, '!responses' => 9 ],
			'q1' => [ '!reached' => 5 ],
			'q2' => [ '!reached' => 7 ],
			'q3' => [ '!reached' => 1 ],
			// No longer asked.
			'q9' => [ '!reached' => 100 ],
		];
		$steps  = Funnel::of( $this->threeQuestions(), new SurveyCounts( $counts, [] ) );
		self::assertSame( [ 30, 13, 13, 9, 9, 9 ], array_column( $steps, 'count' ) );
		$counts['']['!impressions'] = 10;
		self::assertSame( [ 13, 13, 13, 9, 9, 9 ], array_column( Funnel::of( $this->threeQuestions(), new SurveyCounts( $counts, [] ) ), 'count' ) );
		$counts['']['!impressions'] = 0;
		self::assertSame( [], Funnel::of( $this->threeQuestions(), new SurveyCounts( $counts, [] ) ), 'nobody was counted' );
	}

	/**
	 * @param array<string, mixed> $results
	 * @return list<mixed>
	 */
	private function before( array $results ): array {
		/** @var array<string, mixed> $before */
		$before = $results['before'];
		return [ $before['from'], $before['to'], $before['impressions'], $before['median_seconds'] ];
	}

	private function surveyOfThree(): Survey {
		$this->clock = new MovingClock( '2026-03-01T12:00:00Z' );
		$plugin      = $this->clock->takeOver();
		$this->asAdmin();
		$questions = array_map( static fn ( Question $of ) => $of->toArray(), $this->threeQuestions() );
		$input     = $this->surveyInput( [ 'status' => 'publish', 'questions' => $questions ] );
		$survey    = $plugin->get( SurveyService::class )->create( $input, 1 )->survey;
		$this->clock->set( '2026-03-10T12:00:00Z' );
		return $survey;
	}

	/**
	 * @return list<Question>
	 */
	private function threeQuestions(): array {
		$yesNo = [ 'Yes', 'No' ];
		return array_map( fn ( string $id ) => Question::fromArray( $this->radio( $id, $yesNo ) ), [ 'q1', 'q2', 'q3' ] );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function results( Survey $survey, string $from, ?string $to = null ): array {
		$this->clock->set( '2026-03-10T12:00:00Z' );
		return $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/results", [ 'from' => $from, 'to' => $to ?? $from ] ) );
	}

	private function sees( Survey $survey ): void {
		$nonce = Plugin::instance()->get( VisitorToken::class )->create( $survey->id, $survey->revision, 'impression' );
		self::assertSame( 204, $this->post( "/userfeedback/v1/surveys/$survey->id/impression", [ 'nonce' => $nonce ] )->get_status() );
	}

	private function starts( Survey $survey, string $last ): void {
		$nonce = Plugin::instance()->get( VisitorToken::class )->create( $survey->id, $survey->revision, 'progress' );
		foreach ( [ [ 'event' => 'started', 'question_id' => null ], [ 'event' => 'reached', 'question_id' => $last ] ] as $event ) {
			$sent = $this->post( "/userfeedback/v1/surveys/$survey->id/progress", [ 'nonce' => $nonce ] + $event );
			self::assertSame( 204, $sent->get_status() );
		}
	}

	private function finishes( Survey $survey, int $milliseconds ): void {
		$answers    = array_fill_keys( [ 'q1', 'q2', 'q3' ], 'Yes' );
		$submission = $this->submission( $survey, $answers, [ 'elapsed_ms' => $milliseconds ] );
		$sent       = $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $submission );
		self::assertSame( 201, $sent->get_status() );
	}
}
