<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Races;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Import\ImportState;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\ImportedFiles;
use UserFeedback\Tests\Support\RawCount;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\Worker;
use UserFeedback\Tests\TestCase;

/**
 * Several processes run the steps of one long work.
 */
#[Group( 'commits' )]
final class LongWorkRaceTest extends TestCase {

	use ImportedFiles;
	use SurveyFixtures;

	private const LAST = 60;

	/** Five batches of an import. */
	private const LINES = 2100;

	private string $file;

	protected function setUp(): void {
		parent::setUp();
		$this->file = (string) tempnam( sys_get_temp_dir(), 'ufb' );
		Plugin::instance()->get( WorkQueue::class )->begin( 'acme-steps' );
	}

	protected function tearDown(): void {
		unlink( $this->file );
		$this->removeImports();
		parent::tearDown();
	}

	#[TestDox( '[OPS-06~] two crons and two WP-CLI commands on one work run each of its steps once, one after the other' )]
	public function testNoStepRunsTwice(): void {
		$results = Worker::race( 'steps', [ $this->cron(), $this->cron(), $this->command(), $this->command() ] );
		$lines   = [];
		foreach ( range( 1, self::LAST ) as $number ) {
			array_push( $lines, "begin $number", "end $number" );
		}
		self::assertSame( $lines, file( $this->file, FILE_IGNORE_NEW_LINES ) );
		self::assertSame( [ 0, 0, StoredWork::DONE, StoredWork::DONE ], array_column( $results, 'result' ) );
		self::assertSame( self::LAST, Plugin::instance()->get( WorkQueue::class )->find( 'acme-steps' )?->done );
	}

	#[TestDox( '[OPS-06~] a process that is killed in a step blocks the work for its lease only, and the step runs again' )]
	public function testAKilledStepRunsAgain(): void {
		self::assertNull( Worker::alone( 'steps', [ 'kill' => 7 ] + $this->cron() ) );
		$work = Plugin::instance()->get( WorkQueue::class )->find( 'acme-steps' );
		self::assertSame( [ StoredWork::RUNNING, 6, 1 ], [ $work?->status, $work?->done, $work?->attempts ] );
		self::assertSame( [ 'result' => 0 ], Worker::alone( 'steps', $this->cron() ), 'the lease' );
		self::assertSame( 'begin 7', $this->lastLine() );
		$this->endLeases();
		self::assertSame( [ 'result' => 0 ], Worker::alone( 'steps', $this->cron() ) );
		$lines = (array) file( $this->file, FILE_IGNORE_NEW_LINES );
		self::assertSame( [ 'end 6', 'begin 7', 'begin 7', 'end 7' ], array_slice( $lines, 11, 4 ) );
		self::assertSame( 'end ' . self::LAST, $this->lastLine() );
	}

	#[TestDox( '[OPS-06~] two crons and two WP-CLI commands import a file of many batches, and store each of its lines once' )]
	public function testAFileIsImportedOnce(): void {
		$id   = $this->beginImport( $this->lines() );
		$cron = [ 'id' => 0, 'kill' => 0 ];
		$this->removeScripted();
		$results = Worker::race( 'works', [ $cron, $cron, [ 'id' => $id ] + $cron, [ 'id' => $id ] + $cron ] );
		self::assertSame( [ 0, 0, StoredWork::DONE, StoredWork::DONE ], array_column( $results, 'result' ) );
		$this->assertIsImported( $id );
	}

	#[TestDox( '[OPS-06~] an import whose processes are killed in the middle of batches stores each line once' )]
	public function testAKilledImport(): void {
		$id = $this->beginImport( $this->lines() );
		$this->removeScripted();
		foreach ( [ 3, 12, 17, 25, 31, 40 ] as $statement ) {
			self::assertNull( Worker::alone( 'works', [ 'id' => $id, 'kill' => $statement ] ), (string) $statement );
			$this->endLeases();
		}
		self::assertSame( [ 'result' => StoredWork::DONE ], Worker::alone( 'works', [ 'id' => $id, 'kill' => 0 ] ) );
		$this->assertIsImported( $id );
	}

	private function lines(): string {
		$lines = array_map( static fn ( int $number ) => sprintf( '%s,Words %d', [ 'Yes', 'No' ][ $number % 2 ], $number ), range( 1, self::LINES ) );
		return $this->csvFile( "Choice,Text\n" . implode( "\n", $lines ) . "\n" );
	}

	private function assertIsImported( int $id ): void {
		$state = ImportState::from( (array) Plugin::instance()->get( WorkRunner::class )->find( $id )->state );
		self::assertSame( self::LINES, $state->stored );
		self::assertSame( [ 1, self::LINES ], [ $this->rows( 'surveys' ), $this->rows( 'responses' ) ] );
		self::assertSame( RawCount::of( $state->survey, null ), RawCount::stored( $state->survey, null ) );
	}

	private function removeScripted(): void {
		Plugin::instance()->get( WorkQueue::class )->cancel( 'acme-steps' );
	}

	private function endLeases(): void {
		$connection = Plugin::instance()->get( Connection::class );
		$past       = '2020-01-01 00:00:00';
		$connection->execute( 'UPDATE %i SET leased_until = %s, due_at = %s', $connection->table( 'jobs' ), $past, $past );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function cron(): array {
		return [
			'file' => $this->file,
			'last' => self::LAST,
			'id'   => 0,
			'kill' => 0,
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private function command(): array {
		return [ 'id' => Plugin::instance()->get( WorkQueue::class )->find( 'acme-steps' )?->id ] + $this->cron();
	}

	private function lastLine(): string {
		$lines = (array) file( $this->file, FILE_IGNORE_NEW_LINES );
		return (string) end( $lines );
	}
}
