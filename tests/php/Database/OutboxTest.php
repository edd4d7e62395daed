<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Database;

use Error;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Throwable;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Job;
use UserFeedback\Database\JobDeferred;
use UserFeedback\Database\Outbox;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Database\Transaction;
use UserFeedback\Plugin;
use UserFeedback\Support\Text;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\ScriptedHandler;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Jobs that wait, the workers that claim them, and what becomes of those that fail.
 */
final class OutboxTest extends TestCase {

	use SurveyFixtures;

	private MovingClock $clock;

	private Outbox $outbox;

	protected function setUp(): void {
		parent::setUp();
		$this->clock  = new MovingClock( '2026-11-21 12:00:00' );
		$this->outbox = $this->newOutbox();
	}

	public function testAStaleWorkerNeitherDeletesNorFreesTheJobOfAnother(): void {
		$this->outbox->add( 'test', [] );
		$stale = $this->outbox->claim();
		$this->clock->move( '+1 hour' );
		$other   = $this->newOutbox();
		$current = $other->claim();
		self::assertNotNull( $stale );
		self::assertNotNull( $current );
		self::assertSame( [ $stale->id, 1 ], [ $current->id, $current->attempts ] );

		$before = $this->jobs();
		self::assertFalse( $this->outbox->done( $stale ) );
		self::assertFalse( $this->outbox->retry( $stale, 'Too slow.' ) );
		self::assertFalse( $this->outbox->defer( $stale, 'other', $this->clock->now() ) );
		$this->outbox->gather( $stale, [ 'group' => 1 ], 'other', static fn () => [] );
		self::assertSame( $before, $this->jobs() );
		self::assertNull( $this->outbox->claim() );

		self::assertTrue( $other->done( $current ) );
		self::assertSame( [], $this->jobs() );
	}

	public function testALeaseLastsFifteenMinutesAndAKilledWorkersJobComesBackAfterItsPause(): void {
		$this->outbox->add( 'test', [] );
		foreach ( [ 1, 2, 4 ] as $try => $pause ) {
			$job = $this->outbox->claim();
			self::assertSame( $try, $job?->attempts );
			$this->clock->move( '+15 minutes' );
			self::assertNull( $this->newOutbox()->claim(), 'the lease' );
			$this->clock->move( "+$pause minutes -1 second" );
			self::assertNull( $this->newOutbox()->claim(), 'the pause' );
			$this->clock->move( '+1 second' );
		}
		self::assertNotNull( $this->newOutbox()->claim() );
	}

	public function testEachJobHasALeaseOfItsOwn(): void {
		$others  = [];
		$handler = new ScriptedHandler(
			function () use ( &$others ): void {
				$this->clock->move( '+14 minutes' );
				$others[] = $this->newOutbox()->claim();
			}
		);
		$this->addMany( 4 );
		self::assertSame( [ 'done' => 2, 'failed' => 0 ], $this->worker( $handler )->run() );
		// While a worker needed 14 minutes for each job, another one only got jobs that nobody had begun.
		self::assertSame( [ 1, 3 ], array_map( static fn ( Job $job ) => $job->payload['number'], $handler->jobs ) );
		self::assertSame( [ 2, 4 ], array_map( static fn ( ?Job $job ) => $job?->payload['number'], $others ) );
	}

	#[DataProvider( 'poisons' )]
	public function testAPoisonedJobKeepsNobodyWaitingAndIsGivenUpAtLast( string $payload, string $kind, ?Throwable $failure ): void {
		$this->outbox->add( 'test', [ 'number' => 0 ] );
		$poison = (int) $this->jobs()[0]['id'];
		$table  = Plugin::instance()->get( Connection::class )->table( 'outbox' );
		$update = 'UPDATE %i SET payload = %s, kind = %s WHERE id = %d';
		Plugin::instance()->get( Connection::class )->execute( $update, $table, $payload, $kind, $poison );
		$this->addMany( 3 );
		$handler   = new ScriptedHandler( static fn ( Job $job ) => $job->id === $poison && $failure !== null ? throw $failure : null );
		$worker    = $this->worker( $handler );
		$abandoned = [];
		add_action(
			'userfeedback_job_abandoned',
			static function ( Job $job, Throwable $why ) use ( &$abandoned ): void {
				$abandoned[] = [ $job->id, $job->attempts, $why->getMessage() !== '' ];
			},
			10,
			2
		);
		self::assertSame( [ 'done' => 3, 'failed' => 1 ], $worker->run() );
		[ $row ] = $this->jobs();
		self::assertSame( [ $poison, null, null ], [ (int) $row['id'], $row['token'], $row['leased_until'] ] );
		self::assertNotSame( '', $row['last_error'] );
		self::assertTrue( Text::isUtf8( (string) $row['last_error'] ) && strlen( (string) $row['last_error'] ) <= 1000 );

		// The pauses between are those of every job, see below.
		$this->clock->move( '+1 minute' );
		self::assertSame( [ 'done' => 0, 'failed' => 1 ], $worker->run(), 'tried again' );
		Plugin::instance()->get( Connection::class )->execute( 'UPDATE %i SET attempts = 63, due_at = created_at', $table );
		self::assertSame( [ 'done' => 0, 'failed' => 1 ], $worker->run() );
		self::assertSame( [ [ $poison, 63, true ] ], $abandoned );
		self::assertSame( [], $this->jobs() );
	}

	/**
	 * @return iterable<string, array{string, string, Throwable|null}>
	 */
	public static function poisons(): iterable {
		yield 'a payload that is not JSON' => [ '{"survey_id":', 'test', null ];
		yield 'an empty payload' => [ '', 'test', null ];
		yield 'a payload that is a number' => [ '7', 'test', null ];
		yield 'an unknown kind' => [ '{}', 'of-an-add-on', null ];
		yield 'a message that is not UTF-8' => [ '{}', 'test', new RuntimeException( "M\xFCller \xFF\0 does not exist." ) ];
		yield 'a message that is too long' => [ '{}', 'test', new RuntimeException( str_repeat( 'ü🚀', 20_000 ) ) ];
		yield 'a mistake in the code' => [ '{}', 'test', new Error( 'Call to undefined function' ) ];
	}

	public function testAFailingJobIsTriedSixtyFourTimesInTwoWeeks(): void {
		$this->addMany( 1 );
		$start  = $this->clock->now();
		$worker = $this->worker( new ScriptedHandler( static fn () => throw new RuntimeException( 'Refused.' ) ) );
		$worker->run();
		// 1, 2, 4 … minutes, then every six hours.
		foreach ( [ 1, 2, 4, 8, 16, 32, 64, 128, 256, ...array_fill( 0, 54, 360 ) ] as $index => $pause ) {
			self::assertSame( [ (string) ( $index + 1 ), 'Refused.' ], [ $this->jobs()[0]['attempts'], $this->jobs()[0]['last_error'] ] );
			$this->clock->move( "+$pause minutes -1 second" );
			self::assertSame( [ 'done' => 0, 'failed' => 0 ], $worker->run(), "before try $index" );
			$this->clock->move( '+1 second' );
			self::assertSame( [ 'done' => 0, 'failed' => 1 ], $worker->run(), "try $index" );
		}
		self::assertSame( [], $this->jobs() );
		self::assertSame( 13, $this->clock->now()->diff( $start )->days );
	}

	public function testAJobThatKillsItsWorkersIsGivenUpAndLetsFreshOnesGoFirst(): void {
		$handler = new ScriptedHandler( static fn () => null );
		$this->outbox->add( 'test', [ 'number' => 'poison' ] );
		$poison = $this->outbox->claim();
		$this->clock->move( '+15 minutes' );
		$this->addMany( 1 );
		$this->clock->move( '+1 minute' );
		self::assertSame( 1, $this->outbox->claim()?->payload['number'] );
		for ( $try = 1; $try < 64; $try++ ) {
			$this->clock->move( '+7 hours' );
			$claimed = array_filter( [ $this->outbox->claim(), $this->outbox->claim() ], static fn ( ?Job $job ) => $job?->id === $poison?->id );
			self::assertSame( [ $try ], array_column( $claimed, 'attempts' ) );
		}
		$this->clock->move( '+7 hours' );
		$abandoned = [];
		add_action(
			'userfeedback_job_abandoned',
			static function ( Job $job, Throwable $why ) use ( &$abandoned ): void {
				$abandoned[ $job->payload['number'] ] = $why->getMessage();
			},
			10,
			2
		);
		$this->worker( $handler )->run();
		self::assertSame( 'Every worker that tried this job was killed.', $abandoned['poison'] ?? null );
		self::assertSame( [], array_filter( $handler->jobs, static fn ( Job $job ) => $job->id === $poison?->id ), 'it is not tried again' );
	}

	public function testADeferredJobIsNoFailedTry(): void {
		$later   = $this->clock->now()->modify( '+40 minutes' );
		$handler = new ScriptedHandler( fn () => $this->clock->now() < $later ? throw new JobDeferred( 'test', $later ) : null );
		$this->addMany( 1 );
		$worker = $this->worker( $handler );
		self::assertSame( [ 'done' => 0, 'failed' => 0 ], $worker->run() );
		$this->clock->move( '+40 minutes -1 second' );
		$worker->run();
		self::assertCount( 1, $handler->jobs );
		$this->clock->move( '+1 second' );
		self::assertSame( [ 'done' => 1, 'failed' => 0 ], $worker->run() );
		self::assertSame( [ 0, 0 ], array_column( $handler->jobs, 'attempts' ) );
	}

	public function testAnOutcomeThatCannotBeStoredIsReportedAfterTheOtherJobs(): void {
		$this->addMany( 3 );
		add_action( 'userfeedback_job_abandoned', static fn () => throw new RuntimeException( 'A listener failed.' ) );
		$table = Plugin::instance()->get( Connection::class )->table( 'outbox' );
		Plugin::instance()->get( Connection::class )->execute( 'UPDATE %i SET attempts = 63, payload = %s ORDER BY id LIMIT 1', $table, '' );
		$handler = new ScriptedHandler( static fn () => null );
		try {
			$this->worker( $handler )->run();
			self::fail( 'Nothing was reported.' );
		} catch ( RuntimeException $failure ) {
			self::assertSame( 'A listener failed.', $failure->getMessage() );
		}
		self::assertCount( 2, $handler->jobs );
		self::assertSame( [], $this->jobs() );
	}

	public function testAJobThatAnEarlierVersionClaimedIsLeftAloneUntilItsLeaseEnds(): void {
		$this->outbox->add( 'test', [ 'group' => 1, 'number' => 1 ] );
		$this->outbox->add( 'test', [ 'group' => 1, 'number' => 2 ] );
		$connection = Plugin::instance()->get( Connection::class );
		$table      = $connection->table( 'outbox' );
		// It did not move due_at.
		$connection->execute( 'UPDATE %i SET token = %s, leased_until = %s ORDER BY id LIMIT 1', $table, 'token', '2026-11-21 12:05:00' );
		$lead = $this->outbox->claim();
		self::assertSame( 2, $lead?->payload['number'] );
		self::assertNull( $this->outbox->claim() );
		$this->outbox->gather( $lead, [ 'group' => 1 ], 'gathered', static fn ( array $payloads ) => [ 'count' => count( $payloads ) ] );
		self::assertSame( [ '{"group":1,"number":1}', '{"count":1}' ], array_column( $this->jobs(), 'payload' ) );
		$this->clock->move( '+5 minutes +1 second' );
		self::assertSame( 1, $this->outbox->claim()?->payload['number'] );
	}

	public function testGatheringReplacesExactlyTheFreeDueJobsOfTheGroup(): void {
		$this->outbox->add( 'test', [ 'group' => 1, 'number' => 1 ] );
		$this->outbox->add( 'test', [ 'group' => 1, 'number' => 2 ] );
		$this->outbox->add( 'test', [ 'group' => 12, 'number' => 3 ] );
		$this->outbox->add( 'other', [ 'group' => 1, 'number' => 4 ] );
		$this->outbox->add( 'test', [ 'group' => 1, 'number' => 5 ] );
		$this->outbox->add( 'test', [ 'group' => 1, 'number' => 6 ] );
		$this->outbox->add( 'test', [ 'group' => 1, 'number' => 7 ] );
		$lead   = $this->outbox->claim();
		$tables = Plugin::instance()->get( Connection::class );
		$tables->execute( 'UPDATE %i SET payload = %s WHERE payload LIKE %s', $tables->table( 'outbox' ), '{"group":1,', '%6}' );
		$tables->execute( 'UPDATE %i SET due_at = %s WHERE payload LIKE %s', $tables->table( 'outbox' ), '2026-11-21 12:00:02', '%7}' );
		$leased = $this->newOutbox()->claim();
		self::assertNotNull( $lead );
		$this->clock->move( '+1 second' );
		$seen = [];
		$this->outbox->gather(
			$lead,
			[ 'group' => 1 ],
			'gathered',
			static function ( array $payloads ) use ( &$seen ): array {
				$seen = array_column( $payloads, 'number' );
				return [ 'numbers' => $seen ];
			}
		);
		self::assertSame( [ 2, [ 1, 5 ] ], [ $leased?->payload['number'], $seen ] );
		$left = array_map( static fn ( array $row ) => [ $row['kind'], $row['payload'] ], $this->jobs() );
		self::assertSame(
			[
				[ 'test', '{"group":1,"number":2}' ],
				[ 'test', '{"group":12,"number":3}' ],
				[ 'other', '{"group":1,"number":4}' ],
				[ 'test', '{"group":1,' ],
				[ 'test', '{"group":1,"number":7}' ],
				[ 'gathered', '{"numbers":[1,5]}' ],
			],
			$left
		);
	}

	private function newOutbox(): Outbox {
		$plugin = Plugin::instance();
		return new Outbox( $plugin->get( Connection::class ), $plugin->get( Transaction::class ), $this->clock );
	}

	private function worker( ScriptedHandler $handler ): OutboxWorker {
		return new OutboxWorker( $this->newOutbox(), static fn () => [ $handler ] );
	}

	private function addMany( int $count ): void {
		for ( $number = 1; $number <= $count; $number++ ) {
			$this->outbox->add( 'test', [ 'number' => $number ] );
		}
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private function jobs(): array {
		$connection = Plugin::instance()->get( Connection::class );
		return $connection->rows( 'SELECT * FROM %i ORDER BY id', $connection->table( 'outbox' ) );
	}
}
