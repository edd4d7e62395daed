<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Import;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRepository;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Import\CsvFile;
use UserFeedback\Import\ImportedResponses;
use UserFeedback\Import\ImportError;
use UserFeedback\Import\ImportFolder;
use UserFeedback\Import\ImportService;
use UserFeedback\Import\ImportState;
use UserFeedback\Import\Mapping\MappedQuestion;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Survey;
use UserFeedback\Modules;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\Recount;
use UserFeedback\Responses\ResponseWriter;
use UserFeedback\Results\ResultsService;
use UserFeedback\Support\Clock;
use UserFeedback\Support\DayRange;
use UserFeedback\Surveys\IncompleteSurveys;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\RevisionRepository;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\ImportedFiles;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\RawCount;
use UserFeedback\Tests\TestCase;

/**
 * What an import writes, and how often.
 */
final class ImportedRowsTest extends TestCase {

	use AddOnQuestions;
	use ImportedFiles;

	protected function tearDown(): void {
		$this->removeImports();
		parent::tearDown();
	}

	public function testStoresTheRowsThatTakingEachLineWouldHaveStored(): void {
		$lines = array_map(
			static fn ( int $n ) => sprintf( '%s,Text %d é,%s', [ 'Yes', 'No', '', '日本' ][ $n % 4 ], $n, $n % 3 === 0 ? '' : $n % 7 ),
			range( 1, 60 )
		);
		$path   = $this->csvFile( "Choice,Text,Digits\n" . implode( "\n", $lines ) . "\n" );
		$survey = $this->store( $path );
		$single = $this->store( $this->csvFile( "Choice,Text,Digits\n" ), $path );
		self::assertSame( $this->storedRows( $single ), $this->storedRows( $survey ) );
	}

	#[TestDox( 'answers to a question that is removed from an imported survey stay in lists and exports' )]
	public function testAnswersStayAfterTheirQuestionIsRemoved(): void {
		$survey = $this->store( $this->csvFile( "Choice,Text\nYes,First words\nNo,Other words\n" ) );
		$this->asAdmin();
		$path  = "/userfeedback/v1/surveys/$survey->id";
		$input = [
			'status'    => 'publish',
			'questions' => [ $survey->questions[0]->toArray() ],
		];
		self::assertSame( 200, $this->post( $path, [ 'survey' => $input ] )->get_status() );
		$ids   = array_column( $this->body( $this->get( "$path/responses" ) )['items'], 'id' );
		$shown = (string) wp_json_encode( $this->body( $this->get( "$path/responses/" . end( $ids ) ) ) );
		self::assertStringContainsString( 'First words', $shown );
		$kept = iterator_to_array( Plugin::instance()->get( RevisionRepository::class )->all( $survey->id ), false );
		self::assertSame( [ 1, 2 ], array_map( count( ... ), $kept ), 'the columns of an export' );
	}

	#[TestDox( '[OPS-06~] nobody finds the survey before all of the file is stored, and nothing is left when it cannot be' )]
	public function testAllOfTheFileOrNothing(): void {
		$this->asAdmin();
		$id    = $this->beginImport( $this->csvFile( "A\n" . str_repeat( "Yes\n", $this->batch() + 1 ) ) );
		$works = Plugin::instance()->get( WorkRepository::class );
		$queue = new WorkRunner( $works, Plugin::instance()->get( Clock::class ), Plugin::instance()->get( Modules::class )->longWorks( ... ), 0.0 );
		$work  = $queue->find( $id );
		while ( $this->rows( 'responses' ) === 0 ) {
			$queue->advance( $work->kind, $work->subject, $work->userId );
		}
		$state = ImportState::from( (array) $works->find( $id )?->state );
		self::assertSame( [ $this->batch(), $this->batch() ], [ $this->rows( 'responses' ), $state->stored ] );
		self::assertSame( [], $this->body( $this->get( '/userfeedback/v1/surveys' ) )['items'] );
		self::assertSame( 404, $this->get( "/userfeedback/v1/surveys/$state->survey" )->get_status() );
		self::assertSame( 404, $this->get( "/userfeedback/v1/surveys/$state->survey/results" )->get_status() );

		$path = Plugin::instance()->get( ImportFolder::class )->path( $work->subject );
		unlink( $path );
		try {
			$queue->runToEnd( $id );
			self::fail( 'The file was imported.' );
		} catch ( ImportError $error ) {
			self::assertStringContainsString( 'was deleted', $error->getMessage() );
		}
		self::assertSame( [ StoredWork::FAILED, $error->getMessage() ], [ $works->find( $id )?->status, $works->find( $id )?->error ] );
		$queue->runDue();
		$left = array_map( $this->rows( ... ), [ 'surveys', 'responses', 'answers', 'survey_counts', 'question_counts', 'survey_revisions' ] );
		self::assertSame( [ 0, 0, 0, 0, 0, 0 ], $left );
	}

	#[TestDox( 'an import that nobody goes on with is given up after a month, its file after a day' )]
	public function testGivesUpAbandonedImports(): void {
		$id     = $this->beginImport( $this->csvFile( "A\nYes\n" ) );
		$plugin = Plugin::instance();
		$work   = $plugin->get( WorkRunner::class )->find( $id );
		while ( $this->rows( 'surveys' ) === 0 ) {
			$plugin->get( WorkRunner::class )->advance( $work->kind, $work->subject, $work->userId );
		}
		$plugin->get( WorkQueue::class )->cancel( $work->kind, $work->subject );
		self::assertSame( 1, $this->rows( 'surveys' ) );
		$path = $plugin->get( ImportFolder::class )->path( $work->subject );
		self::assertFileExists( $path );
		foreach ( [ 20 => [ 1, false ], 40 => [ 0, false ] ] as $days => $left ) {
			$clock = new FrozenClock( $plugin->get( Clock::class )->now()->modify( "+$days days" ), new DateTimeZone( 'UTC' ) );
			$later = new Plugin( [ Clock::class => $clock ] );
			$later->get( IncompleteSurveys::class )->discardOld();
			$later->get( ImportService::class )->deleteOld();
			$later->get( WorkRunner::class )->runDue();
			self::assertSame( $left, [ $this->rows( 'surveys' ), file_exists( $path ) ] );
		}
	}

	public function testWritesRowsAndStatisticsInBatches(): void {
		$log = QueryLog::start();
		$survey = $this->store( $this->csvFile( "A,B\n" . str_repeat( "Yes,Other\n", 2 * $this->batch() + 1 ) ) );
		foreach ( [ 'responses' => 3, 'answers' => 6, 'question_options' => 3, 'survey_counts' => 3, 'question_counts' => 3 ] as $table => $count ) {
			$into = 'INTO `' . Plugin::instance()->get( Connection::class )->table( $table ) . '`';
			self::assertCount( $count, $log->containing( $into ), $table );
		}
		self::assertSame( 2 * $this->batch() + 1, Plugin::instance()->get( ResultsService::class )->ofSurvey( $survey->id, null )['total'] );
		self::assertFalse( Plugin::instance()->get( Recount::class )->run( $survey->id ) );
	}

	public function testMemoryDoesNotGrowWithTheFile(): void {
		$path  = $this->csvFile( "A\n" . str_repeat( "Yes\n", 5 * $this->batch() ) );
		$used  = [];
		$table = Plugin::instance()->get( Connection::class )->table( 'answers' );
		add_filter(
			'query',
			static function ( string $query ) use ( &$used, $table ): string {
				if ( str_contains( $query, "INTO `$table`" ) ) {
					$used[] = memory_get_usage();
				}
				return $query;
			}
		);
		$this->store( $path );
		self::assertCount( 5, $used );
		self::assertLessThan( 300_000, $used[4] - $used[1], 'three batches more' );
	}

	public function testNumbersAreCountedByTheirValueTooOnTheSitesLocalDay(): void {
		$survey = $this->publishedSurvey( [ 'questions' => [ $this->stars( 'q1' ) ] ] );
		$plugin = Plugin::instance();
		// 23:30 UTC is the next day in Auckland.
		$clock  = new FrozenClock( new DateTimeImmutable( '2026-03-01T23:30:00Z' ), new DateTimeZone( 'Pacific/Auckland' ) );
		$given  = static fn ( int $stars ) => new NewResponse( [ Answer::number( 'q1', $stars ) ], $clock->now(), $survey->revision );
		$writer = ( new Plugin( [ Clock::class => $clock ] ) )->get( ResponseWriter::class );
		$stored = $writer->import( $survey, array_map( $given, [ 5, 3, 5, 1 ] ) );
		self::assertSame( [ 4, [ 'q1' => [ 14, 60 ] ] ], [ $stored, RawCount::storedSums( $survey->id, null ) ] );
		self::assertSame( 4, $plugin->get( SurveyCountsRepository::class )->responses( $survey->id, new DayRange( '2026-03-02', '2026-03-02' ) ) );
		self::assertFalse( $plugin->get( Recount::class )->run( $survey->id ) );
	}

	/**
	 * Imports a file; or its questions, and then the lines one by one as they are taken from a visitor.
	 *
	 * @param string $path  The file, or only its header when there is another for the lines.
	 * @param string $lines The file whose lines are taken one by one.
	 */
	private function store( string $path, string $lines = '' ): Survey {
		$plugin  = Plugin::instance();
		if ( $lines === '' ) {
			return $this->importFile( $path );
		}
		$file      = new CsvFile( $lines );
		$types     = $plugin->get( QuestionTypes::class );
		$questions = array_map(
			static fn ( MappedQuestion $question ) => $question->input( $types->form( $question->type ) ?? throw new RuntimeException() ),
			$mapped = $this->suggestedQuestions( $lines )
		);
		$survey    = $this->storedSurvey( [ 'questions' => $questions ] );
		foreach ( $file->records() as $record ) {
			$answers = [];
			foreach ( $survey->questions as $index => $question ) {
				$answers[] = [
					'question_id' => $question->id,
					'value'       => $mapped[ $index ]->value( $record->cells ),
				];
			}
			$this->importResponse( $survey, $answers, $plugin );
		}
		return $survey;
	}

	/**
	 * Every row of a survey's responses, with ids counted from its first response.
	 *
	 * @return array<string, list<array<string, string|null>>>
	 */
	private function storedRows( Survey $survey ): array {
		$connection = Plugin::instance()->get( Connection::class );
		$first      = (int) $connection->value( 'SELECT MIN( id ) FROM %i WHERE survey_id = %d', $connection->table( 'responses' ), $survey->id );
		$tables     = [];
		foreach ( [ 'responses', 'answers', 'answer_texts', 'question_options', 'survey_counts', 'question_counts' ] as $table ) {
			$rows = $connection->rows( 'SELECT * FROM %i WHERE survey_id = %d', $connection->table( $table ), $survey->id );
			foreach ( $rows as $index => $row ) {
				foreach ( array_intersect( [ 'id', 'response_id' ], array_keys( $row ) ) as $id ) {
					$row[ $id ] = (string) ( (int) $row[ $id ] - $first );
				}
				// The moment of each response is now, and writers of the counts are spread by chance.
				unset( $row['survey_id'], $row['submission_id'], $row['submitted_at'], $row['shard'] );
				$rows[ $index ] = $row;
			}
			$tables[ $table ] = str_ends_with( $table, '_counts' ) ? self::summed( $rows ) : $rows;
			sort( $tables[ $table ] );
		}
		return $tables;
	}

	/**
	 * Rows of the same count added up.
	 *
	 * @param list<array<string, string|null>> $rows
	 * @return list<array<string, string|null>>
	 */
	private static function summed( array $rows ): array {
		$summed = [];
		foreach ( $rows as $row ) {
			$sums = array_intersect_key( $row, array_flip( [ 'n', 'total', 'squares' ] ) );
			$key  = implode( ' ', array_diff_key( $row, $sums ) );
			foreach ( $sums as $name => $value ) {
				$row[ $name ] = (string) ( (int) ( $summed[ $key ][ $name ] ?? 0 ) + (int) $value );
			}
			$summed[ $key ] = $row;
		}
		return array_values( $summed );
	}

	/**
	 * Records of a few columns that are written at once.
	 */
	private function batch(): int {
		return Plugin::instance()->get( ImportedResponses::class )->most( 3 );
	}
}
