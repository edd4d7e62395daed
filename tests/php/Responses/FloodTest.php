<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use UserFeedback\Database\Connection;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Results\ResultsService;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Tests\Support\FrozenSite;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Many answers from one host, through REST, with the limits as they are delivered unless a test says otherwise.
 */
final class FloodTest extends TestCase {

	use SurveyFixtures;

	protected function setUp(): void {
		parent::setUp();
		// Limits count in windows of ten minutes: none may end in the middle of a flood. The surveys are a minute old.
		FrozenSite::at( '+1 minute' );
	}

	public function testForgedAnswersWithoutATimeEndAsSpam(): void {
		$survey = $this->publishedSurvey();
		self::assertSame( [ 'publish' => 30, 'spam' => 30, 'refused' => 0 ], $this->flood( $survey, 60, [ 'elapsed_ms' => null ] ) );
		self::assertSame( 30, Plugin::instance()->get( ResultsService::class )->ofSurvey( $survey->id, null )['total'] );
	}

	public function testWhatExceedsTheLimitOfANetworkIsHeldBackAndFarAboveItRefused(): void {
		$this->limit( 20, 4 );
		$survey = $this->publishedSurvey();
		self::assertSame( [ 'publish' => 4, 'spam' => 0, 'refused' => 3, 'held' => 36 ], $this->flood( $survey, 43, [] ) );
		self::assertSame( 4, Plugin::instance()->get( ResultsService::class )->ofSurvey( $survey->id, null )['total'] );
	}

	public function testASchoolBehindOneAddressIsNotMarked(): void {
		self::assertSame( [ 'publish' => 40, 'spam' => 0, 'refused' => 0 ], $this->flood( $this->publishedSurvey(), 40, [] ) );
	}

	public function testOneSurveyDoesNotUseUpTheLimitsOfAnother(): void {
		$this->limit( 2, 6 );
		$forged = [ 'elapsed_ms' => null ];
		$first  = $this->publishedSurvey();
		$second = $this->publishedSurvey();
		self::assertSame( [ 'publish' => 2, 'spam' => 1, 'refused' => 0 ], $this->flood( $first, 3, $forged ) );
		self::assertSame( [ 'publish' => 2, 'spam' => 1, 'refused' => 0 ], $this->flood( $second, 3, $forged ) );
		self::assertSame( [ 'publish' => 2, 'spam' => 9, 'refused' => 0 ], $this->flood( $first, 8, $forged ) );
		self::assertSame( [ 'publish' => 3, 'spam' => 1, 'refused' => 0 ], $this->flood( $second, 1, [] ) );
	}

	public function testManySurveysDoNotMultiplyWhatOneNetworkMaySend(): void {
		$this->limit( 4, 6 );
		$surveys = array_map( fn () => $this->publishedSurvey(), range( 1, 10 ) );
		$sums    = [];
		foreach ( $surveys as $survey ) {
			foreach ( $this->flood( $survey, 2, [ 'elapsed_ms' => null ] ) as $what => $count ) {
				$sums[ $what ] = ( $sums[ $what ] ?? 0 ) + $count;
			}
		}
		// Over all surveys three times as many as to one.
		self::assertSame( [ 'publish' => 12, 'spam' => 8, 'refused' => 0 ], $sums );
	}

	public function testImpressionsCountOnTheirOwn(): void {
		$this->limit( 1, 1 );
		$survey = $this->publishedSurvey();
		$nonce  = Plugin::instance()->get( VisitorToken::class )->create( $survey->id, $survey->revision, 'progress' );
		$this->flood( $survey, 3, [] );
		$body     = [ 'nonce' => $nonce, 'event' => 'started', 'question_id' => null ];
		$statuses = [];
		foreach ( range( 1, 11 ) as $ignored ) {
			$statuses[] = $this->post( "/userfeedback/v1/surveys/$survey->id/progress", $body )->get_status();
		}
		// They are counts only and cannot be held back, so they are counted up to ten times the limit.
		self::assertSame( [ 204 => 10, 429 => 1 ], array_count_values( $statuses ) );
	}

	public function testLimitsAreFilteredByPurposeAndSurvey(): void {
		$strict  = $this->publishedSurvey();
		$lenient = $this->publishedSurvey();
		$given   = [];
		add_filter(
			'userfeedback_rate_limits',
			static function ( array $limits, string $purpose, int $surveyId ) use ( &$given, $strict ): array {
				$given[] = [ $purpose, $surveyId ];
				return ( $surveyId === $strict->id ? [ 'too_many' => 1 ] : [] ) + $limits;
			},
			10,
			3
		);
		self::assertSame( [ 'publish' => 1, 'spam' => 0, 'refused' => 0, 'held' => 2 ], $this->flood( $strict, 3, [] ) );
		self::assertSame( [ 'publish' => 3, 'spam' => 0, 'refused' => 0 ], $this->flood( $lenient, 3, [] ) );
		self::assertSame( [ 'submission', $strict->id ], $given[0] );
	}

	/**
	 * @param array<string, mixed> $changes Replace fields of a good submission; null removes one.
	 * @return array{publish: int, spam: int, refused: int, held?: int}
	 */
	private function flood( Survey $survey, int $count, array $changes ): array {
		$refused = 0;
		for ( $number = 1; $number <= $count; $number++ ) {
			$body    = array_filter( $this->submission( $survey, [ 'q1' => 'Yes' ], $changes ), static fn ( mixed $value ) => $value !== null );
			$status  = $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $body )->get_status();
			$refused += (int) ( $status === 429 );
			self::assertContains( $status, [ 201, 429 ] );
		}
		$connection = Plugin::instance()->get( Connection::class );
		$rows       = $connection->rows(
			'SELECT status, COUNT(*) AS n FROM %i WHERE survey_id = %d GROUP BY status',
			$connection->table( 'responses' ),
			$survey->id
		);
		$stored     = array_map( intval( ... ), array_column( $rows, 'n', 'status' ) );
		$held       = isset( $stored['held'] ) ? [ 'held' => $stored['held'] ] : [];
		return [ 'publish' => $stored['publish'] ?? 0, 'spam' => $stored['spam'] ?? 0, 'refused' => $refused ] + $held;
	}

	private function limit( int $many, int $tooMany ): void {
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => $many, 'too_many' => $tooMany ] );
	}
}
