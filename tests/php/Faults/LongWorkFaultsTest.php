<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Faults;

use Closure;
use mysqli;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Admin\ReleaseHeld;
use UserFeedback\AI\SummaryWork;
use UserFeedback\Database\DatabaseError;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRepository;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Exports\ExportJob;
use UserFeedback\Import\ExistingPlugin\ExistingImportWork;
use UserFeedback\Import\ImportWork;
use UserFeedback\Import\Ratings\RatingImportWork;
use UserFeedback\Modules;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Votes\RatingRecount;
use UserFeedback\Responses\Counts\CountFolding;
use UserFeedback\Responses\Counts\CountMove;
use UserFeedback\Responses\Recount;
use UserFeedback\StoredData\RetentionWork;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\OptionIdMigration;
use UserFeedback\Surveys\SurveyDeletion;
use UserFeedback\Tests\Support\MariadbCopy;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\PreparedWorks;
use UserFeedback\Tests\TestCase;

/**
 * Every kind of long work on a small site: its process ends before any of its statements, or one of them fails as after a lost connection or with a
 * full disk.
 */
#[Group( 'commits' )]
final class LongWorkFaultsTest extends TestCase {

	use PreparedWorks;

	/** More statements than one run takes. */
	private const MANY = 150;

	private const KILLED  = 'killed';
	private const REFUSED = 'refused';

	/** The connection is gone before the statement of a transaction arrives. (Outside of one, wpdb connects anew and sends it again.) */
	private const LOST = 'lost';

	private const FAULTS = [ self::KILLED, self::REFUSED, self::LOST ];

	/** Kinds whose statements are each whole: there is no transaction in which the connection could be lost. */
	private const WITHOUT_TRANSACTIONS = [ SurveyDeletion::KIND, ExportJob::KIND, SummaryWork::KIND ];

	private const KINDS = [
		CountFolding::KIND,
		CountMove::KIND,
		SurveyDeletion::KIND,
		RetentionWork::KIND,
		OptionIdMigration::KIND,
		Recount::KIND,
		RatingRecount::KIND,
		ReleaseHeld::KIND,
		ExportJob::KIND,
		ImportWork::KIND,
		RatingImportWork::KIND,
		ExistingImportWork::KIND,
		SummaryWork::KIND,
	];

	private MovingClock $clock;

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
		$this->clock  = new MovingClock( gmdate( 'Y-m-d H:i:s' ) );
		$this->survey = $this->publishedSurvey();
	}

	public function testEveryKindIsTested(): void {
		$kinds = array_map( static fn ( LongWork $work ) => $work->kind(), Plugin::instance()->get( Modules::class )->longWorks() );
		self::assertEqualsCanonicalizing( $kinds, self::KINDS );
	}

	/**
	 * @param float $seconds Of a step: all of the work in one, or as little as possible.
	 */
	#[DataProvider( 'faults' )]
	#[TestDox( '[OPS-06~] $kind, $fault before any of its statements in steps of $seconds s, ends as without, and its progress is right' )]
	public function testComesToTheSameEnd( string $kind, string $fault, float $seconds ): void {
		$handle = $GLOBALS['wpdb']->__get( 'dbh' );
		if ( $fault === self::LOST && ! $handle instanceof mysqli ) {
			self::markTestSkipped( 'SQLite has no connection to lose.' );
		}
		[ $subject, $prove ] = $this->prepare( $kind );
		$plugin              = new Plugin( [ Clock::class => $this->clock ] );
		$queue               = $plugin->get( WorkQueue::class );
		$works               = $plugin->get( Modules::class )->longWorks( ... );
		if ( $queue->find( $kind, $subject ) === null ) {
			$queue->begin( $kind, $subject );
		}
		$faults = 0;
		$done   = [ 0 ];
		for ( $after = 0; $queue->find( $kind, $subject )?->status !== StoredWork::DONE; $after++ ) {
			self::assertLessThan( self::MANY, $after );
			// Later than the longest pause.
			$this->clock->move( '+7 hours' );
			$runner  = new WorkRunner( $plugin->get( WorkRepository::class ), $this->clock, $works, $seconds );
			$faults += $this->runUntil( $fault, $after, static fn () => $runner->runDue() ) ? 1 : 0;
			$done[]  = $queue->find( $kind, $subject )->done ?? 0;
			self::assertGreaterThanOrEqual( $done[ $after ], $done[ $after + 1 ], 'its progress never falls' );
		}
		self::assertGreaterThan( $fault === self::LOST ? 0 : 3, $faults );
		$prove();
		$done = $queue->find( $kind, $subject );
		self::assertSame( [ $done?->done, '', 0 ], [ $done?->total, $done?->error, $done?->attempts ] );
	}

	/**
	 * @return iterable<string, array{string, string, float}>
	 */
	public static function faults(): iterable {
		foreach ( self::KINDS as $kind ) {
			$isWhole = in_array( $kind, self::WITHOUT_TRANSACTIONS, true );
			foreach ( $isWhole ? array_diff( self::FAULTS, [ self::LOST ] ) : self::FAULTS as $fault ) {
				yield "$kind, $fault, whole" => [ $kind, $fault, 60.0 ];
			}
			yield "$kind, killed, in small steps" => [ $kind, self::KILLED, 0.0 ];
		}
	}

	/**
	 * Runs work that is killed before one of its statements, or whose statement fails.
	 *
	 * @param int $after Number of statements before it.
	 * @return bool Whether it was.
	 */
	private function runUntil( string $fault, int $after, Closure $work ): bool {
		$left = $after;
		$end  = $fault === self::LOST ? self::connectionLoss( $left ) : static function ( string $query ) use ( &$left, $fault ): string {
			--$left;
			if ( $fault === self::REFUSED ) {
				return $left === -1 ? 'INSERT INTO ufb_nowhere VALUES ( 1 )' : $query;
			}
			// What rolls back a transaction is what the database does itself for a process that is gone.
			if ( $left < 0 && ! str_starts_with( $query, 'ROLLBACK' ) ) {
				throw new RuntimeException( 'killed' );
			}
			return $query;
		};
		add_filter( 'query', $end, PHP_INT_MAX );
		$GLOBALS['wpdb']->suppress_errors( true );
		try {
			$work();
		} catch ( RuntimeException $failure ) {
			self::assertTrue( $failure instanceof DatabaseError || $failure->getMessage() === 'killed', $failure->getMessage() );
		} finally {
			remove_filter( 'query', $end, PHP_INT_MAX );
			$GLOBALS['wpdb']->suppress_errors( false );
			// A new process reads options from the database.
			wp_cache_flush();
		}
		return $left < 0;
	}

	/**
	 * Ends the connection before a statement of the first transaction that has so many, for the filter `query`.
	 *
	 * @param int $left Number of statements before it, from START TRANSACTION on; below 0 once it has ended.
	 * @return Closure( string ): string
	 */
	private static function connectionLoss( int &$left ): Closure {
		$place = null;
		$after = $left;
		return static function ( string $query ) use ( &$left, &$place, $after ): string {
			$place = match ( true ) {
				$query === 'START TRANSACTION'                      => 0,
				in_array( $query, [ 'COMMIT', 'ROLLBACK' ], true ) => null,
				default                                             => $place === null ? null : $place + 1,
			};
			$handle = $GLOBALS['wpdb']->__get( 'dbh' );
			if ( $left >= 0 && $place === $after + 1 && $handle instanceof mysqli ) {
				$left  = -1;
				$other = MariadbCopy::connect();
				$other->query( 'KILL ' . mysqli_thread_id( $handle ) );
				$other->close();
			}
			return $query;
		};
	}
}
