<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Exports;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Exports\BackgroundService;
use UserFeedback\Exports\ExportError;
use UserFeedback\Model\Answer;
use UserFeedback\Plugin;
use UserFeedback\Support\Dates;
use UserFeedback\Support\PrivateFileError;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\QueryLog;

/**
 * Exports in the background: their jobs, files and rows.
 */
final class BackgroundExportTest extends BackgroundTestCase {

	#[TestDox( '[EXP-03~] the REST API answers the address of a small export, and prepares a large one' )]
	public function testTheLimitDecides(): void {
		$fields = [ 'survey_id' => $this->survey->id, 'format' => 'csv' ];
		$small  = $this->body( $this->post( '/userfeedback/v1/exports', $fields ) );
		self::assertNull( $small['export'] );
		self::assertStringContainsString( 'page=userfeedback_exports&kind=responses&survey_id=' . $this->survey->id, $small['url'] );
		self::assertSame( 0, $this->rows( 'exports' ) );

		$count = 2 * self::CHUNK + 100;
		add_filter( 'userfeedback_export_stream_limit', static fn () => $count );
		self::assertNull( $this->body( $this->post( '/userfeedback/v1/exports', $fields ) )['export'], 'as many as the limit' );
		add_filter( 'userfeedback_export_stream_limit', static fn () => $count - 1, 11 );
		$large = $this->post( '/userfeedback/v1/exports', $fields + [ 'start' => '2026-03-01', 'end' => '2026-03-04' ] );
		self::assertSame( 201, $large->get_status() );
		self::assertSame( '', $this->body( $large )['url'] );
		$export = $this->body( $large )['export'];
		self::assertSame( [ 'queued', 0, null, '' ], [ $export['state'], $export['read'], $export['total'], $export['url'] ] );
		self::assertSame( [ '2026-03-01', '2026-03-04' ], [ $export['start'], $export['end'] ] );
		self::assertSame( [ 1, 1 ], [ $this->rows( 'exports' ), $this->rows( 'jobs' ) ] );

		self::assertSame( [ 'done' => 1, 'failed' => 0 ], Plugin::instance()->get( WorkRunner::class )->runDue() );
		$done = $this->body( $this->get( "/userfeedback/v1/exports/{$export['id']}" ) );
		self::assertSame( [ 'done', $count, $count, '' ], [ $done['state'], $done['read'], $done['total'], $done['error'] ] );
		self::assertStringContainsString( "page=userfeedback_exports&download={$export['id']}&_wpnonce=", $done['url'] );
		self::assertSame( [ $done ], $this->body( $this->get( '/userfeedback/v1/exports' ) )['items'] );
	}

	#[TestDox( '[EXP-03~] T52: turns that are killed before they are stored double no row and lose none, in either format' )]
	public function testAKilledWorkerDoublesAndLosesNothing(): void {
		foreach ( [ 'csv', 'xlsx' ] as $format ) {
			$export = $this->start( $format );
			self::assertFalse( $this->turn( $export->id ) );
			$first = $this->stored( $export->id );
			self::assertSame( [ 'running', self::CHUNK ], [ $first->state, $first->progress['run']['read'] ] );
			self::assertSame( 2 * self::CHUNK + 100, $first->progress['total'] );
			self::assertSame( $first->progress['bytes'], $this->folder->size( $export->file ) );
			// The next worker writes a part and is killed before it stores that.
			file_put_contents( $this->folder->path( $export->file ), random_bytes( 70_000 ), FILE_APPEND );
			self::assertFalse( $this->turn( $export->id ) );
			self::assertTrue( $this->turn( $export->id ) );
			self::assertSame( 'done', $this->stored( $export->id )->state );

			$whole = $this->export( $this->survey, [ 'format' => $format ] );
			$path  = $this->contentOf( $export );
			if ( $format === 'csv' ) {
				self::assertFileEquals( $whole, $path );
			} else {
				self::assertSame( self::sheets( $whole ), self::sheets( $path ) );
			}
		}
	}

	#[TestDox( 'the file of an export is readable for one user only, and a server that runs PHP sends nothing of it' )]
	public function testTheFileIsNotSentByServers(): void {
		$export = $this->start( 'csv' );
		$this->turn( $export->id );
		$path = $this->folder->path( $export->file );
		self::assertSame( '0600', substr( sprintf( '%o', (int) fileperms( $path ) ), -4 ) );
		self::assertStringEndsWith( '.csv.php', $path );
		file_put_contents( $path, '<?php echo "run"; broken(', FILE_APPEND );
		self::assertSame( '', (string) shell_exec( escapeshellarg( PHP_BINARY ) . ' ' . escapeshellarg( $path ) . ' 2>&1' ) );
		self::assertFileExists( dirname( $path ) . '/index.html' );
	}

	#[TestDox( '[EXP-03~] counts of a question survive turns' )]
	public function testCountsOfAQuestionSurviveTurns(): void {
		$export = $this->start( 'xlsx', [ 'report' => 'question', 'question_id' => 'q1' ] );
		self::assertSame( [ false, false, true ], [ $this->turn( $export->id ), $this->turn( $export->id ), $this->turn( $export->id ) ] );
		$cells = self::sheets( $this->contentOf( $export ) )['Summary'];
		self::assertSame( [ 'Yes', '366', '33.27', 'No', '734', '66.73' ], array_slice( array_column( $cells, 'value' ), 3 ) );
	}

	#[TestDox( '[EXP-03~] E39: nothing is counted before the first row; with a filter nothing is, and what has to be read decides what is large' )]
	public function testNothingIsCountedBeforeTheFirstRow(): void {
		add_filter( 'userfeedback_export_stream_limit', static fn () => 2 * self::CHUNK );
		$log    = QueryLog::start();
		$fields = [ 'survey_id' => $this->survey->id, 'format' => 'csv', 'filter' => [ 'search' => 'No' ] ];
		$export = $this->body( $this->post( '/userfeedback/v1/exports', $fields ) )['export'];
		self::assertSame( [ 'queued', null ], [ $export['state'], $export['total'] ], '734 match, 1100 are read' );
		self::assertFalse( $this->turn( $export['id'] ) );
		self::assertNull( $this->stored( $export['id'] )->progress['total'] );
		self::assertTrue( $this->turn( $export['id'] ) );
		self::assertSame( 734, $this->stored( $export['id'] )->progress['total'] );
		$searches = $log->containing( 'LIKE' );
		self::assertSame( [], array_filter( $searches, static fn ( string $sql ) => str_starts_with( $sql, 'SELECT COUNT' ) ) );
	}

	#[TestDox( '[EXP-03~] responses that arrive or go between turns neither double others nor lose them' )]
	public function testChangesBetweenTurns(): void {
		$export = $this->start( 'csv' );
		$ids    = array_column( self::records( $this->export( $this->survey, [ 'format' => 'csv' ] ) ), 'Response' );
		$this->turn( $export->id );
		// Newer than all, older than all; and the very last one that was written goes to the trash.
		$answers = [ Answer::choice( 'q1', [ 'Yes' ] ) ];
		$this->store( $this->survey, [ [ '2026-03-04T12:00:00Z', $answers ], [ '2026-02-01T12:00:00Z', $answers ] ] );
		$this->post( "/userfeedback/v1/surveys/{$this->survey->id}/responses/trash", [ 'response_ids' => [ (int) $ids[ self::CHUNK - 1 ] ] ] );
		while ( ! $this->turn( $export->id ) ) {
			continue;
		}
		$written = array_column( self::records( $this->contentOf( $export ) ), 'Response' );
		self::assertSame( $ids, array_slice( $written, 0, count( $ids ) ) );
		self::assertCount( count( $ids ) + 1, $written, 'and the one of a day that was still to come' );
	}

	#[TestDox( '[EXP-03~] a file that was deleted meanwhile is written again from its beginning' )]
	public function testAMissingFileIsWrittenAgain(): void {
		$export = $this->start( 'csv' );
		$this->turn( $export->id );
		$this->folder->delete( $export->file );
		while ( ! $this->turn( $export->id ) ) {
			continue;
		}
		self::assertFileEquals( $this->export( $this->survey, [ 'format' => 'csv' ] ), $this->contentOf( $export ) );
	}

	#[TestDox( '[EXP-03~] while another process writes the file, the job waits' )]
	public function testTwoWorkersDoNotWriteAtOnce(): void {
		$export = $this->start( 'csv' );
		$handle = $this->folder->open( $export->file, 0 );
		self::assertNotNull( $handle );
		self::assertFalse( $this->turn( $export->id ) );
		self::assertSame( 'queued', $this->stored( $export->id )->state );
		fclose( $handle );
		self::assertFalse( $this->turn( $export->id ) );
		self::assertSame( 'running', $this->stored( $export->id )->state );
	}

	#[TestDox( '[EXP-03~] a cancelled export leaves neither row nor file, also in the middle of a turn' )]
	public function testACancelledExportLeavesNothing(): void {
		$export = $this->start( 'csv' );
		$this->turn( $export->id );
		self::assertSame( [ 'deleted' => $export->id ], $this->body( $this->post( "/userfeedback/v1/exports/$export->id", [], [], 'DELETE' ) ) );
		self::assertSame( [ 0, 0 ], [ $this->rows( 'exports' ), $this->folder->size( $export->file ) ] );
		self::assertTrue( $this->turn( $export->id ), 'its job has nothing to do' );

		$other = $this->start( 'csv' );
		$this->turn( $other->id, fn () => $this->background->delete( $other->id, 1 ) );
		self::assertSame( [ 0, 0 ], [ $this->rows( 'exports' ), $this->folder->size( $other->file ) ] );
		self::assertSame( 404, $this->get( "/userfeedback/v1/exports/$other->id" )->get_status() );
	}

	#[TestDox( '[EXP-03~] exports of a deleted survey go with it, and one in preparation fails' )]
	public function testADeletedSurveyTakesItsExportsAlong(): void {
		$export = $this->start( 'csv' );
		$this->turn( $export->id );
		$this->post( '/userfeedback/v1/surveys/trash', [ 'survey_ids' => [ $this->survey->id ] ] );
		self::assertFalse( $this->turn( $export->id ), 'its responses are there as long as it is in the trash' );
		Plugin::instance()->get( SurveyLifecycle::class )->delete( [ $this->survey->id ], 1 );
		self::assertSame( [ 0, 0 ], [ $this->rows( 'exports' ), $this->folder->size( $export->file ) ] );
	}

	#[TestDox( '[EXP-03~] an export that cannot go on fails with the reason, and leaves no file' )]
	public function testAnExportThatCannotGoOnFails(): void {
		$export = $this->start( 'csv', [ 'report' => 'question', 'question_id' => 'q1' ] );
		$this->turn( $export->id );
		add_filter( 'upload_dir', static fn ( array $folders ) => [ 'basedir' => '/dev/null' ] + $folders );
		self::assertTrue( $this->turn( $export->id ) );
		remove_all_filters( 'upload_dir' );
		$failed = $this->body( $this->get( "/userfeedback/v1/exports/$export->id" ) );
		self::assertSame( 'failed', $failed['state'] );
		self::assertStringContainsString( 'may not write to its uploads folder', $failed['error'] );
		self::assertSame( '', $failed['url'] );
		$this->expectException( ExportError::class );
		$this->expectExceptionMessage( 'not ready' );
		$this->background->file( $export->id, 1 );
	}

	#[TestDox( '[EXP-03~] a user has at most three exports in preparation' )]
	public function testAUserHasAFewExportsInPreparation(): void {
		$exports = [ $this->start( 'csv' ), $this->start( 'csv' ), $this->start( 'xlsx' ) ];
		add_filter( 'userfeedback_export_stream_limit', static fn () => 10 );
		$request = [ 'survey_id' => $this->survey->id, 'format' => 'csv' ];
		$this->assertRefused( $this->post( '/userfeedback/v1/exports', $request ), 429, 'userfeedback_export_too_many' );
		$this->background->delete( $exports[0]->id, 1 );
		self::assertSame( 201, $this->post( '/userfeedback/v1/exports', $request )->get_status() );
	}

	#[TestDox( '[EXP-03~] exports expire after seven days, with their files; unknown files go, too' )]
	public function testExportsExpire(): void {
		$clock   = new MovingClock( '2026-03-10T12:00:00Z' );
		$plugin  = $clock->takeOver();
		$service = $plugin->get( BackgroundService::class );
		$export  = $service->start( $this->prepared( 'csv' ), 1 );
		$plugin->get( WorkRunner::class )->runDue();
		self::assertSame( 'done', $service->get( $export->id, 1 )->state );
		self::assertSame( '2026-03-17T12:00:00Z', Dates::toIso( $service->get( $export->id, 1 )->expiresAt ) );
		$unknown = $this->folder->newName( 'csv' );
		fclose( $this->folder->open( $unknown, 0 ) ?? self::fail() );
		touch( $this->folder->path( $unknown ), ( new DateTimeImmutable( '2026-03-15T12:00:00Z' ) )->getTimestamp() );
		touch( $this->folder->path( $export->file ), ( new DateTimeImmutable( '2026-03-10T12:00:00Z' ) )->getTimestamp() );

		$clock->move( '+7 days -1 second' );
		file_put_contents( $this->folder->path( $unknown ), 'x', FILE_APPEND );
		touch( $this->folder->path( $unknown ), $clock->now()->getTimestamp() - 86_399 );
		$service->deleteExpired();
		self::assertSame( 1, $this->folder->size( $unknown ), 'an export that begins writes its file first' );
		self::assertSame( $this->folder->path( $export->file ), $service->file( $export->id, 1 )['path'] );
		$clock->move( '+1 second' );
		self::assertSame( 404, $this->get( "/userfeedback/v1/exports/$export->id" )->get_status() );
		self::assertSame( [], $service->mine( 1 ) );
		$clock->move( '+1 second' );
		self::assertSame( [ 1, 0 ], [ $service->deleteExpired(), $service->deleteExpired() ] );
		self::assertSame( [ 0, 0, 0 ], [ $this->rows( 'exports' ), $this->folder->size( $export->file ), $this->folder->size( $unknown ) ] );
	}

	#[TestDox( '[EXP-03~] T48: T53: names of files cannot be guessed and lead nowhere else, and web servers are told to refuse them' )]
	public function testFilesArePrivate(): void {
		$export = $this->start( 'csv' );
		$this->turn( $export->id );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}\.csv\.php$/', $export->file );
		self::assertNotSame( $export->file, $this->start( 'csv' )->file );
		$folder = dirname( $this->folder->path( $export->file ) );
		self::assertStringContainsString( 'Require all denied', (string) file_get_contents( "$folder/.htaccess" ) );
		self::assertFileExists( "$folder/index.php" );
		self::assertStringContainsString( 'deny users="*"', (string) file_get_contents( "$folder/web.config" ) );
		foreach ( [ '../wp-config.php', 'a/../../x.csv', str_repeat( 'a', 32 ) . '.php', str_repeat( 'a', 32 ) . ".csv\n", '' ] as $name ) {
			try {
				$this->folder->path( $name );
				self::fail( $name );
			} catch ( PrivateFileError $error ) {
				self::assertSame( 404, $error->status );
			}
		}
	}
}
