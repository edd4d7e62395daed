<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\Recount;
use UserFeedback\Responses\ResponseQuery;
use UserFeedback\Responses\StoredResponseService;
use UserFeedback\Results\ResultsService;
use UserFeedback\Support\Clock;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\ImportedFiles;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Results over REST.
 */
final class ResultsRestTest extends TestCase {

	use ImportedFiles;
	use SurveyFixtures;

	/** @var list<string> */
	private array $files = [];

	protected function tearDown(): void {
		array_map( unlink( ... ), $this->files );
		parent::tearDown();
	}

	public function testASurveyNobodyAnsweredHasZeroes(): void {
		$this->asAdmin();
		$survey  = $this->publishedSurvey();
		$results = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/results" ) );
		self::assertSame( [ 0, 0, 0 ], [ $results['total'], $results['range_responses_count'], $results['responses_count_7_days'] ] );
		self::assertSame( [ 'Yes', 'No' ], array_column( $results['question_stats'][0]['options'], 'value' ) );
		self::assertTrue( $results['question_stats'][0]['is_quantitative'] );
		self::assertFalse( $results['question_stats'][1]['is_quantitative'] );
	}

	public function testADayIsTheSitesLocalDay(): void {
		// 23:30 UTC is the next day in Auckland: an answer then belongs to the 2nd of March there.
		$survey = $this->publishedSurvey();
		$this->answerAt( $survey, '2026-03-01T23:30:00Z', 'Yes' );
		$this->answerAt( $survey, '2026-02-22T12:00:00Z', 'No' );
		$results = $this->plugin( '2026-03-01T23:45:00Z' )->get( ResultsService::class );

		$march2 = $results->ofSurvey( $survey->id, new \UserFeedback\Support\DayRange( '2026-03-02', '2026-03-02' ) );
		self::assertSame( [ 2, 1 ], [ $march2['total'], $march2['range_responses_count'] ] );
		self::assertSame( 1, $march2['responses_count_7_days'], 'the 24th to the 2nd' );
		self::assertSame( 2, $march2['responses_count_30_days'] );
	}

	public function testShowsTheNewestTenTexts(): void {
		$survey = $this->publishedSurvey();
		foreach ( range( 1, 12 ) as $number ) {
			$answers = [ [ 'question_id' => 'q2', 'value' => "Text $number" ] ];
			$this->importResponse( $survey, $answers, $this->plugin( '2026-03-01T00:00:00Z' ) );
		}
		$this->asAdmin();
		$stats = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/results", [ 'all_time' => true ] ) )['question_stats'][1];
		self::assertSame( [ 'Text 12', 'Text 11' ], array_slice( array_column( $stats['answers'], 'value' ), 0, 2 ) );
		self::assertCount( 10, $stats['answers'] );
		self::assertSame( 12, $stats['total_answers'] );
		self::assertSame( '2026-03-01T00:00:00Z', $stats['answers'][0]['date'] );
	}

	public function testAnOptionThatIsNotAskedAnyMoreIsShownWhileItHasAnswers(): void {
		$plugin  = Plugin::instance();
		$survey  = $this->publishedSurvey();
		$this->importResponse( $survey, [ [ 'question_id' => 'q1', 'value' => 'Yes' ] ], $plugin );
		$this->asAdmin();
		$changed = [ 'questions' => [ $this->radio( 'q1', [ 'No', 'Maybe' ] ) ] ];
		self::assertSame( 200, $this->post( "/userfeedback/v1/surveys/$survey->id", [ 'survey' => $changed ] )->get_status() );
		$options = fn () => array_column(
			$this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/results" ) )['question_stats'][0]['options'],
			'count',
			'value'
		);
		self::assertSame( [ 'No' => 0, 'Maybe' => 0, 'Yes' => 1 ], $options() );
		$listed = $plugin->get( StoredResponseService::class )->list( new ResponseQuery( $survey->id ) )['items'];
		$plugin->get( StoredResponseService::class )->trash( $survey->id, array_column( $listed, 'id' ) );
		self::assertSame( [ 'No' => 0, 'Maybe' => 0 ], $options() );
	}

	public function testSeveralTicksAreOneAnswerWhateverBecomesOfTheResponse(): void {
		$boxes     = $this->radio( 'q1', [ 'A', 'B', 'C' ], [ 'type' => 'checkbox' ] );
		$survey    = $this->publishedSurvey( [ 'questions' => [ $boxes ] ] );
		$responses = Plugin::instance()->get( StoredResponseService::class );
		foreach ( [ [ 'A', 'B', 'C' ], [ 'C' ] ] as $ticks ) {
			$answers = [ [ 'question_id' => 'q1', 'value' => $ticks ] ];
			$this->importResponse( $survey, $answers );
		}
		[ $last, $first ] = array_column( $responses->list( new ResponseQuery( $survey->id ) )['items'], 'id' );
		$this->asAdmin();
		$statistics = function () use ( $survey ): array {
			$stats = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/results" ) )['question_stats'][0];
			return [ $stats['total_answers'], ...array_column( $stats['options'], 'count' ) ];
		};
		self::assertSame( [ 2, 1, 1, 2 ], $statistics() );
		$responses->trash( $survey->id, [ $first ] );
		self::assertSame( [ 1, 0, 0, 1 ], $statistics() );
		$responses->restore( $survey->id, [ $first ] );
		$responses->markAsTest( $survey->id, [ $last ] );
		self::assertSame( [ 1, 1, 1, 1 ], $statistics() );
		self::assertFalse( Plugin::instance()->get( Recount::class )->run( $survey->id ), 'nothing was wrong' );
	}

	#[TestDox( 'E43: the newest texts of all questions cost three statements, however many questions there are' )]
	public function testTextsOfAllQuestionsAreReadTogether(): void {
		$this->asAdmin();
		$ids    = array_map( static fn ( int $number ) => "t$number", range( 1, 90 ) );
		$survey = $this->publishedSurvey( [ 'questions' => array_map( fn ( string $id ) => $this->text( $id ), $ids ) ] );
		$values = static fn ( string $text ) => array_map( static fn ( string $id ) => [ 'question_id' => $id, 'value' => "$text $id" ], $ids );
		$this->importResponse( $survey, $values( 'First' ) );
		$this->importResponse( $survey, $values( 'Second' ) );
		$log   = QueryLog::start();
		$stats = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/results", [ 'all_time' => true ] ) )['question_stats'];
		// One finds them, one reads them; with more than a hundred texts of a question, a third one reads the days.
		self::assertCount( 2, $log->containing( 'ufb_answer_texts' ) );
		self::assertSame( [ 'Second t90', 'First t90' ], array_column( $stats[89]['answers'], 'value' ) );
	}

	/**
	 * More texts than are sorted: the days on which the newest are come from the daily counts.
	 */
	public function testShowsTheNewestTextsOfAQuestionThatManyAnswered(): void {
		$lines      = array_map( static fn ( int $number ) => "Text $number", range( 1, 110 ) );
		$survey     = $this->importFile( $this->csvFile( "Why\n" . implode( "\n", $lines ) ) );
		$connection = Plugin::instance()->get( Connection::class );
		$table      = $connection->table( 'responses' );
		$first      = (int) $connection->value( 'SELECT MIN( id ) FROM %i', $table );
		$connection->execute( "UPDATE %i SET submitted_on = '2026-01-01'", $table );
		// The first ones are the newest: dates and ids say different things where answers were imported or given offline.
		foreach ( range( 0, 11 ) as $index ) {
			$connection->execute( 'UPDATE %i SET submitted_on = %s WHERE id = %d', $table, sprintf( '2026-02-%02d', 20 - $index ), $first + $index );
		}
		$responses = Plugin::instance()->get( StoredResponseService::class );
		Plugin::instance()->get( Recount::class )->run( $survey->id );
		$responses->trash( $survey->id, [ $first, $first + 109 ] );
		$responses->markAsTest( $survey->id, [ $first + 1, $first + 108 ] );
		$this->asAdmin();
		$texts = fn ( array $range ) => array_map(
			static fn ( array $answer ) => $answer['response_id'] - $first,
			$this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/results", $range ) )['question_stats'][0]['answers']
		);
		self::assertSame( range( 2, 11 ), $texts( [ 'all_time' => true ] ) );
		self::assertSame( [ 3, 4 ], $texts( [ 'from' => '2026-02-16', 'to' => '2026-02-17' ] ) );
		self::assertSame( [], $texts( [ 'from' => '2026-02-19', 'to' => '2026-02-20' ] ) );
		$responses->trash( $survey->id, range( $first + 3, $first + 11 ) );
		self::assertSame( [ 2, ...range( 107, 99 ) ], $texts( [ 'all_time' => true ] ), 'days without a text any more' );
	}

	public function testShowsTheNameBesideAnAddress(): void {
		$email   = $this->text(
			'q1',
			[
				'type'   => 'email',
				'config' => [ 'include_name' => true ],
			]
		);
		$survey  = $this->publishedSurvey( [ 'questions' => [ $email ] ] );
		$answers = [
			[
				'question_id' => 'q1',
				'value'       => 'ada@example.org',
				'extra'       => [ 'name' => 'Ada' ],
			],
		];
		$this->importResponse( $survey, $answers );
		$answers[0]['extra'] = [];
		$this->importResponse( $survey, $answers );
		$this->asAdmin();
		$stats = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/results" ) )['question_stats'][0];
		self::assertSame( [ [], [ 'name' => 'Ada' ] ], array_column( $stats['answers'], 'extra' ) );
		self::assertSame( [ 'ada@example.org', 'ada@example.org' ], array_column( $stats['answers'], 'value' ) );
	}

	public function testRefusesRangesThatAreNone(): void {
		$this->asAdmin();
		$survey = $this->publishedSurvey();
		$path   = "/userfeedback/v1/surveys/$survey->id/results";
		$this->assertRefused( $this->get( $path, [ 'from' => '2026-02-30', 'to' => '2026-03-01' ] ), 400, 'rest_invalid_param' );
		$this->assertRefused( $this->get( $path, [ 'from' => '2026-02-01' ] ), 400, 'userfeedback_range_invalid' );
		$this->assertRefused( $this->get( $path, [ 'from' => '2026-02-02', 'to' => '2026-02-01' ] ), 400, 'userfeedback_range_invalid' );
		$this->assertRefused( $this->get( '/userfeedback/v1/surveys/4711/results' ), 404, 'userfeedback_survey_not_found' );
	}

	private function answerAt( Survey $survey, string $moment, string $option ): void {
		$answers = [ [ 'question_id' => 'q1', 'value' => $option ] ];
		self::assertGreaterThan( 0, $this->importResponse( $survey, $answers, $this->plugin( $moment ) ) );
	}

	/**
	 * The plugin with the clock set, in Auckland.
	 */
	private function plugin( string $moment ): Plugin {
		return new Plugin( [ Clock::class => new FrozenClock( new DateTimeImmutable( $moment ), new DateTimeZone( 'Pacific/Auckland' ) ) ] );
	}
}
