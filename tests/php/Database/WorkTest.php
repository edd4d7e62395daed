<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Database;

use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Database\DatabaseError;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRefused;
use UserFeedback\Database\Work\WorkRepository;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Modules;
use UserFeedback\Plugin;
use UserFeedback\Support\NotFound;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\ScriptedWork;
use UserFeedback\Tests\TestCase;

/**
 * Long works: one row for each, claimed for one step, stored after each step.
 */
final class WorkTest extends TestCase {

	private MovingClock $clock;

	private WorkRepository $stored;

	private WorkQueue $queue;

	protected function setUp(): void {
		parent::setUp();
		$this->clock  = new MovingClock( '2026-11-21 12:00:00' );
		$plugin       = Plugin::instance();
		$this->stored = new WorkRepository( $plugin->get( Connection::class ) );
		$this->queue  = new WorkQueue( $this->stored, $this->clock );
	}

	#[TestDox( 'runs steps until the work is finished, each from the state of the last one, and keeps its progress' )]
	public function testRunsStepByStep(): void {
		$work = ScriptedWork::counting( 3 );
		$this->queue->begin( 'test', '7', [ 'number' => 0 ], 5 );
		self::assertSame( [ 'done' => 1, 'failed' => 0 ], $this->runner( $work )->runDue() );
		self::assertSame( [ 0, 1, 2 ], array_map( static fn ( Step $step ) => $step->state['number'], $work->steps ) );
		self::assertSame( [ '7', 5 ], [ $work->steps[2]->subject, $work->steps[2]->userId ] );
		$done = $this->work();
		self::assertSame( [ StoredWork::DONE, 3, 3, [ 'number' => 3 ] ], [ $done->status, $done->done, $done->total, $done->state ] );
		self::assertEquals( $this->clock->now(), $done->finishedAt );
		self::assertSame( [ 'done' => 0, 'failed' => 0 ], $this->runner( $work )->runDue() );
	}

	#[TestDox( 'a work that is begun twice is one; begun during its steps it is repeated once, and begun after its end it begins again' )]
	public function testOneWorkForEachSubject(): void {
		$begin = fn ( string $subject ) => $this->queue->begin( 'test', $subject, [ 'number' => 0 ] );
		$begin( '7' );
		$begin( '7' );
		$begin( '8' );
		self::assertCount( 2, $this->stored->newest( 10 ) );
		$work = new ScriptedWork(
			static function ( Step $step ) use ( &$work, $begin ): StepResult {
				if ( $work !== null && count( $work->steps ) === 2 ) {
					$begin( '7' );
				}
				return $step->done === 0 ? StepResult::unfinished( [ 'number' => 1 ], 1 ) : StepResult::finished( [], 2 );
			}
		);
		$this->runner( $work )->runToEnd( $this->work( '7' )->id );
		self::assertSame( [ 0, 1, 0, 1 ], array_map( static fn ( Step $step ) => $step->state['number'], $work->steps ) );
		$begin( '7' );
		$again = $this->work( '7' );
		self::assertSame( [ StoredWork::WAITING, 0, null ], [ $again->status, $again->done, $again->finishedAt ] );
	}

	#[TestDox( 'works take turns: a long one does not block those that were begun later' )]
	public function testWorksTakeTurns(): void {
		$order = [];
		$work  = function ( string $kind ) use ( &$order ): ScriptedWork {
			return new ScriptedWork(
				function ( Step $step ) use ( &$order, $kind ): StepResult {
					$this->clock->move( '+2 seconds' );
					$order[] = $kind;
					return $step->done < 2 ? StepResult::unfinished( [], $step->done + 1 ) : StepResult::finished();
				},
				$kind
			);
		};
		$this->queue->begin( 'one' );
		$this->queue->begin( 'two' );
		$runner = $this->runner( $work( 'one' ), $work( 'two' ) );
		self::assertSame( [ 'done' => 2, 'failed' => 0 ], $runner->runDue() );
		self::assertSame( [ 'one', 'two', 'one', 'two', 'one', 'two' ], $order );
	}

	#[TestDox( 'who waits for a work waits through conflicts with other writers, and is told of those that do not end' )]
	public function testWaitsThroughConflicts(): void {
		foreach ( [ 4 => true, 5 => false ] as $conflicts => $isDone ) {
			$this->queue->begin( 'test', "after $conflicts" );
			$tried = 0;
			$work  = new ScriptedWork(
				static function () use ( &$tried, $conflicts ): StepResult {
					return ++$tried <= $conflicts ? throw new DatabaseError( 'Deadlock found', 1213 ) : StepResult::finished();
				}
			);
			try {
				$status = $this->runner( $work )->runToEnd( $this->work( "after $conflicts" )->id )->status;
				self::assertSame( [ true, StoredWork::DONE ], [ $isDone, $status ] );
			} catch ( WorkRefused $refusal ) {
				self::assertSame( [ false, 5, 'userfeedback_job_interrupted' ], [ $isDone, $tried, $refusal->errorCode ] );
			}
		}
	}

	#[TestDox( 'a step that fails is tried again after 1, 2, 4 … minutes, others go on, and after 64 attempts the work has failed' )]
	public function testBacksOff(): void {
		$this->queue->begin( 'test', 'bad' );
		$this->queue->begin( 'test', 'good' );
		$work   = new ScriptedWork(
			static fn ( Step $step ) => $step->subject === 'bad' ? throw new RuntimeException( 'The disk is full.' ) : StepResult::finished()
		);
		$runner = $this->runner( $work );
		self::assertSame( [ 'done' => 1, 'failed' => 1 ], $runner->runDue() );
		$bad = $this->work( 'bad' );
		self::assertSame( [ StoredWork::WAITING, 'The disk is full.', 1 ], [ $bad->status, $bad->error, $bad->attempts ] );
		foreach ( [ 2, 4, 8 ] as $minutes ) {
			$this->clock->move( "+$minutes minutes -1 second" );
			self::assertSame( 0, $this->failures( $runner ) );
			$this->clock->move( '+1 second' );
			self::assertSame( 1, $this->failures( $runner ) );
		}
		for ( $attempt = 5; $attempt <= 64; $attempt++ ) {
			$this->clock->move( '+6 hours' );
			self::assertSame( 1, $runner->runDue()['failed'] );
		}
		self::assertSame( StoredWork::FAILED, $this->work( 'bad' )->status );
		$this->clock->move( '+1 day' );
		self::assertSame( 0, $runner->runDue()['failed'] );
	}

	#[TestDox( 'a work that cannot succeed has failed at once, and begins again when it is run by hand' )]
	public function testFailsAtOnce(): void {
		$this->queue->begin( 'test' );
		$gone = new ScriptedWork( static fn ( Step $step ) => throw NotFound::survey() );
		self::assertSame( [ 'done' => 0, 'failed' => 1 ], $this->runner( $gone )->runDue() );
		self::assertSame( [ StoredWork::FAILED, ( NotFound::survey() )->getMessage() ], [ $this->work()->status, $this->work()->error ] );
		try {
			$this->runner( $gone )->runToEnd( $this->work()->id );
			self::fail( 'It cannot be done.' );
		} catch ( NotFound $error ) {
			self::assertSame( 404, $error->status );
		}
		self::assertSame( StoredWork::DONE, $this->runner( ScriptedWork::counting( 1 ) )->runToEnd( $this->work()->id )->status );
		self::assertSame( '', $this->work()->error );
	}

	#[TestDox( 'a work whose process was killed goes on from its last step after two minutes, and the killed one stores nothing any more' )]
	public function testAKilledProcess(): void {
		$work   = ScriptedWork::counting( 5 );
		$runner = $this->runner( $work );
		$this->queue->begin( 'test', '', [ 'number' => 0 ] );
		$first = $this->stored->claim( [ 'test' ], $this->clock->now() );
		self::assertNotNull( $first );
		self::assertTrue( $this->stored->store( $first, StepResult::unfinished( [ 'number' => 3 ], 3, 5 ), $this->clock->now() ) );
		$killed = $this->stored->claim( [ 'test' ], $this->clock->now() );
		self::assertNotNull( $killed );
		$this->clock->move( '+2 minutes' );
		self::assertSame( 0, $runner->runDue()['done'] );
		self::assertNull( $this->stored->claimById( $killed->id, $this->clock->now() ), 'not by WP-CLI either' );
		$this->clock->move( '+1 second' );
		self::assertSame( 1, $runner->runDue()['done'] );
		self::assertSame( [ 3, 4 ], array_map( static fn ( Step $step ) => $step->state['number'], $work->steps ) );
		self::assertSame( [ true, false ], array_map( static fn ( Step $step ) => $step->isRepeated, $work->steps ) );
		self::assertFalse( $this->stored->store( $killed, StepResult::unfinished( [], 4 ), $this->clock->now() ) );
		$this->stored->storeFailure( $killed, 'Too late.', null, $this->clock->now() );
		self::assertSame( [ StoredWork::DONE, 5, '' ], [ $this->work()->status, $this->work()->done, $this->work()->error ] );
	}

	#[TestDox( '[OPS-06~] a work of a kind that no longer exists, or whose module is not active, waits, says so and blocks nobody' )]
	public function testAnUnknownKindWaits(): void {
		$this->queue->begin( 'acme-import', '3', [ 'number' => 2 ] );
		$this->queue->begin( 'test' );
		$runner = $this->runner( ScriptedWork::counting( 1 ) );
		self::assertSame( [ 'done' => 1, 'failed' => 0 ], $runner->runDue() );
		$this->clock->move( '+1 year' );
		$this->queue->deleteOld();
		$waiting = $this->queue->find( 'acme-import', '3' );
		self::assertSame( [ StoredWork::WAITING, 0 ], [ $waiting?->status, $waiting?->attempts ] );
		try {
			$runner->runToEnd( $waiting->id ?? 0 );
			self::fail( 'Nobody can do it.' );
		} catch ( WorkRefused $refused ) {
			self::assertSame( 'userfeedback_job_unknown', $refused->errorCode );
		}
		$this->asAdmin();
		$items = array_column( $this->body( $this->get( '/userfeedback/v1/jobs' ) )['items'], null, 'kind' );
		self::assertStringContainsString( 'acme-import', $items['acme-import']['error'] );
		// The add-on is active again.
		self::assertSame( 1, $this->runner( ScriptedWork::counting( 1, 'acme-import' ) )->runDue()['done'] );
	}

	#[TestDox( 'a state that is not JSON, as after a full disk, fails alone' )]
	public function testAnUnreadableState(): void {
		$this->queue->begin( 'test', 'broken' );
		$connection = Plugin::instance()->get( Connection::class );
		$connection->execute( 'UPDATE %i SET state = %s', $connection->table( 'jobs' ), '{"number":' );
		$this->queue->begin( 'test', 'whole' );
		self::assertSame( [ 'done' => 1, 'failed' => 1 ], $this->runner( ScriptedWork::counting( 1 ) )->runDue() );
		self::assertSame( StoredWork::WAITING, $this->work( 'broken' )->status );
	}

	#[TestDox( 'works that have been over for 30 days are deleted, others are not' )]
	public function testDeletesOldWorks(): void {
		$this->queue->begin( 'test', 'done' );
		$this->runner( ScriptedWork::counting( 1 ) )->runDue();
		$this->queue->begin( 'test', 'waiting' );
		$this->clock->move( '+30 days' );
		$this->queue->deleteOld();
		self::assertCount( 2, $this->stored->newest( 10 ) );
		$this->clock->move( '+1 second' );
		$this->queue->deleteOld();
		self::assertSame( [ 'waiting' ], array_column( $this->stored->newest( 10 ), 'subject' ) );
	}

	#[TestDox( 'the API shows works of the kinds whose capability a user has; others do not exist for him' )]
	public function testRights(): void {
		$this->queue->begin( 'delete-survey', '7' );
		$this->queue->begin( 'recount', '7' );
		$path = '/userfeedback/v1/jobs';
		$this->asRole( 'editor' );
		self::assertSame( 403, $this->get( $path )->get_status() );
		foreach ( Plugin::instance()->get( Modules::class )->longWorks() as $work ) {
			wp_get_current_user()->add_cap( $work->capability() );
			self::assertSame( 200, $this->get( $path )->get_status(), $work->kind() );
			wp_get_current_user()->remove_cap( $work->capability() );
		}
		wp_get_current_user()->add_cap( 'userfeedback_delete_surveys' );
		$items = $this->body( $this->get( $path ) )['items'];
		self::assertSame( [ 'delete-survey' ], array_column( $items, 'kind' ) );
		self::assertSame(
			[ 'id', 'kind', 'subject', 'status', 'done', 'total', 'error', 'created_at', 'updated_at', 'finished_at' ],
			array_keys( $items[0] )
		);
		self::assertSame( 200, $this->get( "$path/{$items[0]['id']}" )->get_status() );
		$recount = $this->queue->find( 'recount', '7' )->id ?? 0;
		$this->assertRefused( $this->get( "$path/$recount" ), 404, 'userfeedback_job_not_found' );
		$this->asAdmin();
		self::assertSame( 'recount', $this->body( $this->get( "$path/$recount" ) )['kind'] );
	}

	/** @phpstan-impure Time passes. */
	private function failures( WorkRunner $runner ): int {
		return $runner->runDue()['failed'];
	}

	private function runner( LongWork ...$works ): WorkRunner {
		return new WorkRunner( $this->stored, $this->clock, static fn () => array_values( $works ) );
	}

	private function work( string $subject = '' ): StoredWork {
		$work = $this->stored->newest( 100 );
		$same = array_values( array_filter( $work, static fn ( StoredWork $found ) => $found->subject === $subject || $subject === '' ) );
		return $same[0];
	}
}
