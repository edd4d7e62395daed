<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Results\RangeRequest;
use UserFeedback\Results\Ranges;
use UserFeedback\Results\ResultsService;
use UserFeedback\Results\TrendService;
use UserFeedback\Support\Clock;
use UserFeedback\Support\DayRange;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Which ranges of days the calls for results accept. Today is 10 March 2026 in Auckland, where it is already the 11th by a few minutes.
 */
final class RangesRestTest extends TestCase {

	use SurveyFixtures;

	private const NOW = '2026-03-10T11:05:00Z';

	/** Routes with the names of their dates. */
	private const ROUTES = [
		'surveys/%d/results'            => [ 'from', 'to' ],
		'surveys/%d/questions/q1/trend' => [ 'from', 'to' ],
		'results-summary'               => [ 'start_date', 'end_date' ],
	];

	#[TestDox( '[RES-04~] a range that is reversed, before 2005, in the future, over ten years or no date is refused with the field' )]
	#[DataProvider( 'badRanges' )]
	public function testABadRangeIsRefusedWithItsField( ?string $from, ?string $to, int $field, string $code = 'userfeedback_range_invalid' ): void {
		$survey = $this->survey();
		foreach ( self::ROUTES as $route => $names ) {
			$query  = array_filter( array_combine( $names, [ $from, $to ] ), is_string( ... ) );
			$path   = '/userfeedback/v1/' . sprintf( $route, $survey->id );
			$answer = $this->get( $path, $query );
			$this->assertRefused( $answer, 400, $code );
			self::assertStringContainsString( $names[ $field ], (string) wp_json_encode( $this->body( $answer ) ), $route );
			self::assertStringNotContainsString( '"' . $names[ 1 - $field ] . '"', (string) wp_json_encode( $this->body( $answer ) ), $route );
		}
	}

	/**
	 * @return iterable<string, array{string|null, string|null, int, 3?: string}>
	 */
	public static function badRanges(): iterable {
		yield 'reversed' => [ '2026-03-02', '2026-03-01', 1 ];
		yield 'a day before 2005' => [ '2004-12-31', '2005-01-31', 0 ];
		yield 'tomorrow' => [ '2026-03-11', '2026-03-12', 1 ];
		yield 'far in the future' => [ '2030-01-01', '2030-01-02', 1 ];
		yield 'a day more than ten years' => [ '2016-03-09', '2026-03-10', 0 ];
		yield 'no last day' => [ '2026-03-01', null, 1 ];
		yield 'no first day' => [ null, '2026-03-01', 0 ];
		yield 'no date' => [ '2026-02-30', '2026-03-01', 0, 'rest_invalid_param' ];
		yield 'a line break after it' => [ '2026-03-01', "2026-03-02\n", 1, 'rest_invalid_param' ];
		yield 'other digits' => [ '2026-03-01', '٢٠٢٦-٠٣-٠٢', 1, 'rest_invalid_param' ];
	}

	#[DataProvider( 'goodRanges' )]
	public function testTheLargestRangesAreAccepted( string $from, string $to ): void {
		$survey = $this->survey();
		foreach ( self::ROUTES as $route => $names ) {
			$answer = $this->get( '/userfeedback/v1/' . sprintf( $route, $survey->id ), array_combine( $names, [ $from, $to ] ) );
			self::assertSame( 200, $answer->get_status(), $route );
		}
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function goodRanges(): iterable {
		yield 'from the first day' => [ '2005-01-01', '2005-01-02' ];
		yield 'today, where the site is' => [ '2026-03-11', '2026-03-11' ];
		yield 'ten years' => [ '2016-03-11', '2026-03-11' ];
	}

	public function testTheDefaultRangeFollowsThePlan(): void {
		$survey = $this->survey();
		$path   = "/userfeedback/v1/surveys/$survey->id/results";
		self::assertSame( [ 'from' => '2026-02-10', 'to' => '2026-03-11' ], $this->body( $this->get( $path ) )['range'] );
		$this->takeOver( Plan::Lite );
		self::assertSame( [ 'from' => '2026-03-05', 'to' => '2026-03-11' ], $this->body( $this->get( $path ) )['range'] );
		foreach ( self::ROUTES as $route => $names ) {
			$week = array_combine( $names, [ '2026-03-05', '2026-03-11' ] );
			$more = array_combine( $names, [ '2026-03-04', '2026-03-11' ] );
			self::assertSame( 200, $this->get( '/userfeedback/v1/' . sprintf( $route, $survey->id ), $week )->get_status(), $route );
			$this->assertRefused( $this->get( '/userfeedback/v1/' . sprintf( $route, $survey->id ), $more ), 403, 'userfeedback_feature_locked' );
		}
		$this->assertRefused( $this->get( $path, [ 'all_time' => true ] ), 403, 'userfeedback_feature_locked' );
	}

	public function testEachServiceAsksThePlanItself(): void {
		$survey = $this->survey();
		$lite   = $this->takeOver( Plan::Lite );
		$week   = new DayRange( '2026-03-05', '2026-03-11' );
		$calls  = [
			static fn ( ?DayRange $range ) => $lite->get( ResultsService::class )->ofSurvey( $survey->id, $range ),
			static fn ( ?DayRange $range ) => $lite->get( TrendService::class )->ofQuestion( $survey->id, 'q1', $range ),
			static fn ( ?DayRange $range ) => $lite->get( Ranges::class )->choose( new RangeRequest( $range?->from, $range?->to, $range === null ) ),
		];
		foreach ( $calls as $index => $call ) {
			$call( $week );
			foreach ( [ new DayRange( '2026-03-04', '2026-03-11' ), null ] as $longer ) {
				try {
					$call( $longer );
					self::fail( "Call $index accepted a longer range." );
				} catch ( FeatureLocked $locked ) {
					self::assertSame( 403, $locked->status );
				}
			}
		}
	}

	public function testTheRangeBeforeIsAsLongAndEndsTheDayBefore(): void {
		$ranges = [
			[ '2026-03-11', '2026-03-11', '2026-03-10', '2026-03-10' ],
			[ '2026-03-05', '2026-03-11', '2026-02-26', '2026-03-04' ],
			// With the 29th of February, and over the end of the year.
			[ '2024-03-01', '2024-03-31', '2024-01-30', '2024-02-29' ],
			[ '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31' ],
		];
		foreach ( $ranges as [ $from, $to, $first, $last ] ) {
			self::assertEquals( new DayRange( $first, $last ), ( new DayRange( $from, $to ) )->preceding() );
		}
	}

	public function testQuestionsAndSurveysThatAreNotThereAreNotFound(): void {
		$survey = $this->survey();
		$other  = $this->storedSurvey( [ 'questions' => [ $this->radio( 'other', [ 'Yes', 'No' ] ) ] ] );
		$trend  = static fn ( int $id, string $question ) => "/userfeedback/v1/surveys/$id/questions/$question/trend";
		$this->assertRefused( $this->get( $trend( $survey->id, 'other' ) ), 404, 'userfeedback_question_not_found' );
		self::assertSame( 200, $this->get( $trend( $other->id, 'other' ) )->get_status() );
		// The path decides, whatever the query says.
		$this->assertRefused( $this->get( $trend( $survey->id, 'other' ), [ 'id' => $other->id ] ), 404, 'userfeedback_question_not_found' );
		$this->assertRefused( $this->get( $trend( $survey->id, 'q9' ), [ 'question_id' => 'q1' ] ), 404, 'userfeedback_question_not_found' );
		$this->assertRefused( $this->get( $trend( 4711, 'q1' ) ), 404, 'userfeedback_survey_not_found' );
	}

	#[DataProvider( 'badPages' )]
	public function testAPageThatCannotBeIsRefused( string $argument, mixed $value ): void {
		$this->survey();
		$answer = $this->get( '/userfeedback/v1/results-summary', [ $argument => $value ] );
		$this->assertRefused( $answer, 400, 'rest_invalid_param' );
		self::assertStringContainsString( $argument, (string) wp_json_encode( $this->body( $answer ) ) );
	}

	/**
	 * @return iterable<string, array{string, mixed}>
	 */
	public static function badPages(): iterable {
		yield 'page 0' => [ 'page', 0 ];
		yield 'page -1' => [ 'page', -1 ];
		yield 'page a million and one' => [ 'page', 1_000_001 ];
		yield 'none a page' => [ 'per_page', 0 ];
		yield 'an unknown order' => [ 'orderby', 'responses; DROP' ];
	}

	public function testAPageBeyondTheLastIsEmpty(): void {
		$this->survey();
		self::assertSame( [], $this->body( $this->get( '/userfeedback/v1/results-summary', [ 'page' => 1_000_000 ] ) )['surveys'] );
	}

	private function survey(): Survey {
		$plugin = $this->takeOver( Plan::Elite );
		$this->asAdmin();
		return $plugin->get( SurveyService::class )->create( $this->surveyInput( [ 'status' => 'publish' ] ), 1 )->survey;
	}

	private function takeOver( Plan $plan ): Plugin {
		remove_all_actions( 'rest_api_init' );
		remove_all_filters( 'user_has_cap' );
		unset( $GLOBALS['wp_rest_server'] );
		$clock  = new MovingClock( self::NOW, new DateTimeZone( 'Pacific/Auckland' ) );
		$plugin = new Plugin( [ Clock::class => $clock, FeatureGate::class => OtherPlan::of( $plan )->gate() ] );
		$plugin->register();
		return $plugin;
	}
}
