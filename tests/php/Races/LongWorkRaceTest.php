<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Races;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Worker;
use UserFeedback\Tests\TestCase;

/**
 * Several processes run the steps of one long work.
 */
#[Group( 'commits' )]
final class LongWorkRaceTest extends TestCase {

	private const LAST = 60;

	private string $file;

	protected function setUp(): void {
		parent::setUp();
		$this->file = (string) tempnam( sys_get_temp_dir(), 'ufb' );
		Plugin::instance()->get( WorkQueue::class )->begin( 'acme-steps' );
	}

	protected function tearDown(): void {
		unlink( $this->file );
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
		$connection = Plugin::instance()->get( Connection::class );
		$past       = '2020-01-01 00:00:00';
		$connection->execute( 'UPDATE %i SET leased_until = %s, due_at = %s', $connection->table( 'jobs' ), $past, $past );
		self::assertSame( [ 'result' => 0 ], Worker::alone( 'steps', $this->cron() ) );
		$lines = (array) file( $this->file, FILE_IGNORE_NEW_LINES );
		self::assertSame( [ 'end 6', 'begin 7', 'begin 7', 'end 7' ], array_slice( $lines, 11, 4 ) );
		self::assertSame( 'end ' . self::LAST, $this->lastLine() );
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
