<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Exports;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Exports\CsvWriter;
use UserFeedback\Exports\ExportRun;
use UserFeedback\Exports\Output;
use UserFeedback\Exports\XlsxWriter;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Client;
use UserFeedback\Model\Page;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\PageRepository;
use UserFeedback\Responses\ResponseFilter;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Responses\ResponseWriter;
use UserFeedback\Results\Stored\AnswerColumns;
use UserFeedback\Results\Stored\ResponseLayout;
use UserFeedback\Results\Stored\ResponseRequest;
use UserFeedback\Results\Stored\ResponseTable;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\KeptParts;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\Remarks;

/**
 * The general report: a row for each response.
 */
final class GeneralReportTest extends ExportTestCase {

	use AddOnQuestions;
	use Remarks;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'America/New_York' );
	}

	#[TestDox( '[EXP-01~] a row contains what is known of the response and all its answers' )]
	public function testARowHasTheDetailsAndTheAnswers(): void {
		$comments = [ 'comment_box' => true ];
		$survey   = $this->publishedSurvey(
			[
				'questions' => [
					$this->radio( 'q1', [ 'Yes', 'No' ] ),
					[ 'type' => 'checkbox' ] + $this->radio( 'q2', [ 'One', 'Two', 'Three' ] ),
					$this->stars( 'q3', $comments ),
					$this->text( 'q4', [ 'title' => '=Why?' ] ),
					[ 'type' => 'email', 'config' => [ 'include_name' => true ] ] + $this->text( 'q5' ),
					$this->text( 'q6', [ 'title' => 'Question q1?' ] ),
				],
			]
		);
		$id       = $this->importOne(
			$survey,
			[
				Answer::choice( 'q1', [ 'Yes' ] ),
				Answer::choice( 'q2', [ 'One', 'Three' ] ),
				Answer::number( 'q3', 4 )->withText( 'comment', '+1' ),
				Answer::text( 'q4', "Two\nlines" ),
				Answer::text( 'q5', 'ada@site.example', [ 'name' => 'Ada' ] ),
				Answer::skipped( 'q6' ),
			]
		);
		$this->tag( $survey, $id, 'Urgent', 'Refund, part' );
		$file = $this->export( $survey, [ 'format' => 'csv' ] );
		self::assertSame(
			[
				[
					'Response'                          => (string) $id,
					'Date submitted (America/New_York)' => '2026-03-01 22:15:30',
					'Page'                              => '/prices/ (title as sent: “Prices”)',
					'Page address'                      => home_url( '/prices/' ),
					'Device'                            => 'Mobile',
					'Browser'                           => 'Samsung Internet',
					'OS'                                => 'Android',
					'Country'                           => 'DE',
					'User IP'                           => '203.0.113.0',
					'Status'                            => 'Published',
					'Test'                              => 'Yes',
					'Seconds'                           => '42',
					'Tags'                              => 'Refund, part, Urgent',
					'Question q1?'                      => 'Yes',
					'Question q2?'                      => 'One, Three',
					'Question q3?'                      => '4',
					'Question q3? – comments'           => "'+1",
					"'=Why?"                            => "Two\nlines",
					'Question q5?'                      => 'ada@site.example',
					'Question q5? – name'               => 'Ada',
					'Question q1? (2)'                  => '',
				],
			],
			self::records( $file )
		);
		$cells = array_values( self::sheets( $this->export( $survey ) )['Responses'] );
		$rows  = array_column( array_slice( $cells, 21 ), 'value' );
		// A number, a date (46082 is 2026-03-01), a number of a scale; the skipped question has no cell.
		self::assertSame( [ (string) $id, sprintf( '%.12F', ( 46082 * 86400 + 22 * 3600 + 15 * 60 + 30 ) / 86400 ) ], array_slice( $rows, 0, 2 ) );
		self::assertSame( [ '', '', 'inlineStr' ], array_column( array_slice( $cells, 21, 3 ), 'type' ) );
		self::assertSame( [ 'value' => '4', 'type' => '', 'style' => '' ], $cells[36] );
		self::assertSame( [ 'value' => '+1', 'type' => 'inlineStr', 'style' => '3' ], $cells[37] );
		self::assertSame( 'ada@site.example', $cells[39]['value'] );
		self::assertCount( 41, $cells );
	}

	#[TestDox( '[EXP-02] nothing of a part is kept once it is written, so a million responses take the memory of two parts; labels are read once' )]
	public function testNothingIsKept(): void {
		$survey = $this->publishedSurvey();
		$this->store( $survey, array_fill( 0, 1600, [ '2026-03-01T12:00:00Z', [ Answer::choice( 'q1', [ 'Yes' ] ), Answer::text( 'q2', 'So' ) ] ] ) );
		$report = new KeptParts();
		foreach ( [ CsvWriter::class, XlsxWriter::class ] as $writer ) {
			$report->responses = [];
			$log               = QueryLog::start();
			$this->written(
				static function ( Output $output ) use ( $survey, $report, $writer ): void {
					$reader = Plugin::instance()->get( ResponseReader::class );
					$table  = $writer === CsvWriter::class ? new CsvWriter( $output ) : new XlsxWriter( $output, false );
					$layout = new ResponseLayout( new DateTimeZone( 'UTC' ), '2026-03-01', $survey->questions, new AnswerColumns( [] ) );
					$all    = new ResponseFilter( $survey->id );
					$data   = new ResponseTable( $reader, ResponseRequest::from( [] ), $survey, $all, $layout, $report );
					$run    = new ExportRun( $data, $table, ExportRun::NEW );
					while ( ! $run->step() ) {
						continue;
					}
					self::assertSame( 1600, $run->read() );
				}
			);
			self::assertCount( 1600, $report->responses );
			self::assertLessThanOrEqual( 500, $report->alive, 'only the part before may still be there' );
			self::assertCount( 1, $log->containing( 'ufb_question_options' ) );
			self::assertSame( [], $log->containing( 'ufb_survey_revisions' ), 'the columns are known' );
		}
	}

	#[TestDox( 'F51: as a choice, each option of several choices has a column, also former ones; JSON keeps lists, numbers and moments' )]
	public function testOptionColumnsAndJson(): void {
		$labels = [ 'Red, dark', 'Blue' ];
		$survey = $this->publishedSurvey( [ 'questions' => [ [ 'type' => 'checkbox' ] + $this->radio( 'q1', $labels ), $this->stars( 'q2' ) ] ] );
		$this->store( $survey, [
			[ '2026-03-01T12:00:00Z', [ Answer::choice( 'q1', $labels ), Answer::number( 'q2', 4 ) ] ],
			[ '2026-02-01T12:00:00Z', [ Answer::choice( 'q1', [ 'Blue' ] ) ] ],
			[ '2026-01-01T12:00:00Z', [ Answer::skipped( 'q1' ), Answer::number( 'q2', 1 ) ] ],
		] );
		Plugin::instance()->get( SurveyService::class )->update(
			$survey->id,
			[ 'questions' => [ [ 'type' => 'checkbox' ] + $this->radio( 'q1', [ 'Green', 'Blue' ] ), $this->stars( 'q2' ) ] ],
			1
		);
		$records = self::records( $this->export( $survey, [ 'format' => 'csv', 'option_columns' => '1' ] ) );
		$titles  = [ 'Question q1? – Green', 'Question q1? – Blue', 'Question q1? – Red, dark' ];
		self::assertSame(
			[ [ '0', '1', '1' ], [ '0', '1', '0' ], [ '', '', '' ] ],
			array_map( static fn ( array $record ) => array_map( static fn ( string $title ) => $record[ $title ], $titles ), $records )
		);
		$rows = json_decode( (string) file_get_contents( $this->export( $survey, [ 'format' => 'json' ] ) ), true );
		self::assertIsArray( $rows );
		self::assertSame( [ $labels, [ 'Blue' ], null ], array_column( $rows, 'Question q1?' ) );
		self::assertSame( [ 4, null, 1 ], array_column( $rows, 'Question q2?' ) );
		self::assertSame( '2026-03-01T07:00:00-05:00', $rows[0]['Date submitted (America/New_York)'] );
	}

	#[TestDox( '[EXP-01~] the days are those of the site, both inclusive' )]
	public function testTheDaysAreThoseOfTheSite(): void {
		$survey  = $this->publishedSurvey();
		$moments = [ '2026-03-08T04:59:59Z', '2026-03-08T05:00:00Z', '2026-03-09T03:59:59Z', '2026-03-09T04:00:00Z' ];
		$this->store( $survey, array_map( static fn ( string $at ) => [ $at, [ Answer::choice( 'q1', [ 'Yes' ] ) ] ], $moments ) );
		// The day on which the clocks of New York go forward has 23 hours.
		$days = static fn ( string $start, string $end ) => [ 'format' => 'csv', 'start' => $start, 'end' => $end ];
		$date = 'Date submitted (America/New_York)';
		self::assertSame(
			[ '2026-03-08 23:59:59', '2026-03-08 00:00:00' ],
			array_column( self::records( $this->export( $survey, $days( '2026-03-08', '2026-03-08' ) ) ), $date )
		);
		$before = self::records( $this->export( $survey, $days( '2026-03-07', '2026-03-07' ) ) );
		self::assertSame( [ '2026-03-07 23:59:59' ], array_column( $before, $date ) );
		self::assertCount( 4, self::records( $this->export( $survey, [ 'format' => 'csv' ] ) ) );
		self::assertCount( 0, self::records( $this->export( $survey, $days( '2026-03-10', '2026-03-11' ) ) ) );
	}

	#[TestDox( '[EXP-01~] questions that were removed keep a column, and answers the words of their time' )]
	public function testRemovedQuestionsKeepTheirColumn(): void {
		$survey = $this->publishedSurvey();
		$this->store( $survey, [ [ '2026-03-01T12:00:00Z', [ Answer::choice( 'q1', [ 'Yes' ] ), Answer::text( 'q2', 'Because' ) ] ] ] );
		$radio   = $this->radio( 'q1', [ 'Aye', 'Nay' ], [ 'title' => 'Well?' ] );
		$changed = [ 'questions' => [ $radio, $this->text( 'q3', [ 'title' => 'Question q2?' ] ) ] ];
		$later   = Plugin::instance()->get( SurveyService::class )->update( $survey->id, $changed, 1 )->survey;
		$this->store( $later, [ [ '2026-03-02T12:00:00Z', [ Answer::choice( 'q1', [ 'Aye' ] ), Answer::text( 'q3', 'So' ) ] ] ] );
		$answers = static fn ( array $record ) => array_slice( $record, 13 );
		self::assertSame(
			[
				[ 'Well?' => 'Aye', 'Question q2?' => 'So', 'Question q2? (no longer asked)' => '' ],
				[ 'Well?' => 'Yes', 'Question q2?' => '', 'Question q2? (no longer asked)' => 'Because' ],
			],
			array_map( $answers, self::records( $this->export( $later, [ 'format' => 'csv' ] ) ) )
		);
	}

	#[TestDox( '[EXP-01~] the filters of the list of responses apply' )]
	public function testTheFiltersOfTheListApply(): void {
		$survey = $this->publishedSurvey();
		$this->store(
			$survey,
			[
				[ '2026-03-01T12:00:00Z', [ Answer::choice( 'q1', [ 'Yes' ] ), Answer::text( 'q2', 'red comma' ) ] ],
				[ '2026-03-02T12:00:00Z', [ Answer::choice( 'q1', [ 'No' ] ), Answer::text( 'q2', 'green comma' ) ] ],
				[ '2026-03-03T12:00:00Z', [ Answer::choice( 'q1', [ 'Yes' ] ) ] ],
			]
		);
		$texts = fn ( array $filter, array $more = [] ) => array_column(
			self::records( $this->export( $survey, [ 'format' => 'csv', 'filter' => $filter ] + $more ) ),
			'Question q2?'
		);
		self::assertSame( [ 'green comma', 'red comma' ], $texts( [ 'search' => 'comma' ] ) );
		self::assertSame( [ '', 'red comma' ], $texts( [ 'question' => 'q1', 'option' => 'Yes' ] ) );
		self::assertSame( [ 'red comma' ], $texts( [ 'question' => 'q1', 'option' => 'Yes', 'search' => 'comma' ] ) );
		self::assertSame( [ 'green comma' ], $texts( [ 'search' => 'comma' ], [ 'start' => '2026-03-02', 'end' => '2026-03-03' ] ) );
		self::assertSame( [], $texts( [ 'status' => 'trash' ] ) );
	}

	#[TestDox( '[EXP-02~] every response is exported once, in the order of the list, however many there are' )]
	public function testEveryResponseIsExportedOnce(): void {
		$survey    = $this->publishedSurvey();
		$responses = [];
		foreach ( range( 1, 1203 ) as $number ) {
			$responses[] = [ sprintf( '2026-03-%02dT12:00:00Z', 1 + $number * 7 % 5 ), [ Answer::text( 'q2', "Text $number" ) ] ];
		}
		$this->store( $survey, $responses );
		$filter   = new ResponseFilter( $survey->id );
		$records  = self::records( $this->export( $survey, [ 'format' => 'csv' ] ) );
		$expected = array_map(
			static fn ( $answered ) => [ (string) $answered->response->id, $answered->answers[0]['answer']->texts['text'] ],
			iterator_to_array( Plugin::instance()->get( ResponseReader::class )->each( $survey, $filter ), false )
		);
		self::assertCount( 1203, $expected );
		self::assertSame( $expected, array_map( static fn ( array $row ) => [ $row['Response'], $row['Question q2?'] ], $records ) );
	}

	#[TestDox( '[EXP-02~] memory does not grow with the number of rows, in either format' )]
	public function testMemoryDoesNotGrow(): void {
		$peak = static function ( string $format, int $rows ): int {
			$handle = fopen( '/dev/null', 'wb' );
			self::assertNotFalse( $handle );
			$output = new Output( $handle );
			$writer = $format === 'csv' ? new CsvWriter( $output ) : new XlsxWriter( $output, false );
			$before = memory_get_usage();
			memory_reset_peak_usage();
			$writer->begin( 'Answers', [ 'N', 'Text' ] );
			for ( $row = 0; $row < $rows; $row++ ) {
				$writer->row( [ $row, md5( (string) $row ) ] );
			}
			$writer->finish();
			fclose( $handle );
			return memory_get_peak_usage() - $before;
		};
		foreach ( [ 'csv', 'xlsx' ] as $format ) {
			self::assertEqualsWithDelta( $peak( $format, 5000 ), $peak( $format, 40_000 ), 100_000, $format );
		}
	}

	/**
	 * @param list<Answer> $answers
	 * @return int Id of a response given at night, UTC.
	 */
	private function importOne( Survey $survey, array $answers ): int {
		$page = new Page( home_url( '/prices/' ), 'Prices', 0 );
		$page = Plugin::instance()->get( PageRepository::class )->idOf( $page, '2026-03-01', static fn () => '' );
		$new  = new NewResponse(
			$answers,
			new DateTimeImmutable( '2026-03-02T03:15:30Z' ),
			$survey->revision,
			null,
			ResponseStatus::Publish,
			$page,
			'203.0.113.0',
			new Client( 'samsung', 'android', 'mobile' ),
			isTest: true,
			seconds: 42
		);
		self::assertSame( 1, Plugin::instance()->get( ResponseWriter::class )->import( $survey, [ $new ] ) );
		$connection = Plugin::instance()->get( Connection::class );
		$table      = $connection->table( 'responses' );
		$connection->execute( 'UPDATE %i SET country = %s WHERE survey_id = %d', $table, 'DE', $survey->id );
		return (int) $connection->value( 'SELECT id FROM %i WHERE survey_id = %d', $table, $survey->id );
	}
}
