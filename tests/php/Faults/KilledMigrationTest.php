<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Faults;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use ReflectionProperty;
use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Migrations\Migration;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\Schema;
use UserFeedback\Plugin;
use UserFeedback\Responses\Recount;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\RawCount;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\Support\TablesOfVersion1;
use UserFeedback\Tests\Support\Worker;
use UserFeedback\Tests\TestCase;

/**
 * T81: installing and upgrading the tables ends after each of its statements; the next process finishes the work and loses no row.
 */
#[Group( 'commits' )]
final class KilledMigrationTest extends TestCase {

	/** More statements than all migrations have. */
	private const MANY = 200;

	/** Real processes are costly: they are killed at every so many statements. */
	private const STRIDE = 9;

	/**
	 * Each migration is interrupted after each statement that writes, and must then reach exactly what it reaches uninterrupted: from there, the next
	 * migrations find nothing else. After a statement that reads, the database is the same as before it.
	 *
	 * @param Closure(): void $start
	 */
	#[DataProvider( 'starts' )]
	public function testAnInterruptedMigrationIsFinishedByTheNext( Closure $start ): void {
		$expected = $this->definitions();
		self::assertCount( count( Schema::TABLES ), $expected );
		$start();
		$before = $this->content();
		$points = 0;
		foreach ( self::migrations() as $migration ) {
			if ( $migration->version() > Plugin::instance()->get( Migrator::class )->installedVersion() ) {
				$points += $this->interruptAfterEachWrite( $migration );
				$this->assertRowsAreKept( $before, "version {$migration->version()}" );
			}
		}
		self::assertGreaterThan( 8, $points );
		self::assertTrue( Plugin::instance()->get( Migrator::class )->isCurrent() );
		self::assertSame( $expected, $this->definitions() );
	}

	/**
	 * @param Closure(): void $start
	 */
	#[DataProvider( 'starts' )]
	public function testAKilledProcessIsFinishedByTheNext( Closure $start ): void {
		$expected = $this->definitions();
		$start();
		$before     = $this->content();
		$checkpoint = StoredState::checkpoint();
		for ( $after = 2; $after < self::MANY; $after += self::STRIDE ) {
			$result = Worker::alone( 'migrate', [ 'after' => $after ] );
			$this->assertFinishes( $expected, $before, "killed after $after" );
			if ( $result !== null ) {
				return;
			}
			$checkpoint->restore();
		}
		self::fail( 'The migrations make too many statements.' );
	}

	public function testAnUpgradeKeepsStatisticsAndGivesNoIdTwice(): void {
		$expected = $this->definitions();
		foreach ( StoredState::isSqlite() ? [ 'InnoDB' ] : [ 'InnoDB', 'MyISAM' ] as $engine ) {
			TablesOfVersion1::install( $engine );
			$before = $this->content();
			$this->assertFinishes( $expected, $before, $engine );
			self::assertSame( RawCount::of( TablesOfVersion1::SURVEY, null ), RawCount::stored( TablesOfVersion1::SURVEY, null ), $engine );
			self::assertFalse( Plugin::instance()->get( Recount::class )->run( TablesOfVersion1::SURVEY ), $engine );
			$created = Plugin::instance()->get( SurveyService::class )->create( [ 'title' => 'Next' ], 1 );
			self::assertSame( TablesOfVersion1::NEXT_SURVEY, $created->survey->id, $engine );
		}
	}

	public function testTheTablesOfEveryNewSiteAreOnInnoDb(): void {
		if ( StoredState::isSqlite() ) {
			self::markTestSkipped( 'SQLite has no engines.' );
		}
		$connection = Plugin::instance()->get( Connection::class );
		$connection->execute( 'SET SESSION default_storage_engine = MyISAM' );
		Plugin::instance()->get( Migrator::class )->uninstall();
		Plugin::instance()->get( Migrator::class )->migrate();
		foreach ( $this->definitions() as $name => $definition ) {
			self::assertStringContainsString( 'ENGINE=InnoDB', $definition, $name );
		}
	}

	/**
	 * @return iterable<string, array{Closure(): void}>
	 */
	public static function starts(): iterable {
		yield 'no tables' => [ static fn () => Plugin::instance()->get( Migrator::class )->uninstall() ];
		yield 'tables of version 1' => [ static fn () => TablesOfVersion1::install( StoredState::isSqlite() ? 'InnoDB' : 'MyISAM' ) ];
	}

	/**
	 * @return list<Migration>
	 */
	private static function migrations(): array {
		/** @var Closure(): list<Migration> $migrations */
		$migrations = ( new ReflectionProperty( Migrator::class, 'migrations' ) )->getValue( Plugin::instance()->get( Migrator::class ) );
		return $migrations();
	}

	/**
	 * @return int How often it was interrupted.
	 */
	private function interruptAfterEachWrite( Migration $migration ): int {
		$migrator   = new Migrator( Plugin::instance()->get( Connection::class ), static fn () => [ $migration ] );
		$checkpoint = StoredState::checkpoint();
		$migrator->migrate();
		$expected = StoredState::contents();
		for ( $writes = 1; $writes < self::MANY; $writes++ ) {
			$checkpoint->restore();
			$isDone = self::migrateUntil( $migrator, $writes );
			wp_cache_flush();
			$migrator->migrate();
			wp_cache_flush();
			self::assertSame( $expected, StoredState::contents(), "version {$migration->version()}, interrupted after $writes" );
			if ( $isDone ) {
				return $writes - 1;
			}
		}
		self::fail( "The migration to version {$migration->version()} makes too many statements." );
	}

	/**
	 * @return bool Whether the migration ended before the statement that follows so many writing ones.
	 */
	private static function migrateUntil( Migrator $migrator, int $writes ): bool {
		$left = $writes;
		$end  = static function ( string $query ) use ( &$left ): string {
			if ( $left === 0 ) {
				throw new RuntimeException( 'interrupted' );
			}
			$left -= preg_match( '/^\s*(SELECT|SHOW)\b/i', $query ) === 1 ? 0 : 1;
			return $query;
		};
		add_filter( 'query', $end, PHP_INT_MAX );
		try {
			$migrator->migrate();
			return true;
		} catch ( RuntimeException $interruption ) {
			self::assertSame( 'interrupted', $interruption->getMessage() );
			return false;
		} finally {
			remove_filter( 'query', $end, PHP_INT_MAX );
		}
	}

	/**
	 * @param array<string, string>                                  $expected Definitions of all tables.
	 * @param array<string, list<array<string, string|null>>> $before   Rows of all tables.
	 */
	private function assertFinishes( array $expected, array $before, string $when ): void {
		wp_cache_flush();
		Plugin::instance()->get( Migrator::class )->migrate();
		wp_cache_flush();
		self::assertTrue( Plugin::instance()->get( Migrator::class )->isCurrent(), $when );
		self::assertSame( $expected, $this->definitions(), $when );
		$this->assertRowsAreKept( $before, $when );
	}

	/**
	 * @param array<string, list<array<string, string|null>>> $before Rows of all tables.
	 */
	private function assertRowsAreKept( array $before, string $when ): void {
		if ( $before === [] ) {
			return;
		}
		$columns = array_map( static fn ( array $rows ) => array_keys( $rows[0] ?? [] ), $before );
		self::assertSame( $before, TablesOfVersion1::rows( $columns ), $when );
	}

	/**
	 * @return array<string, list<array<string, string|null>>> Rows by table; none when there are no tables.
	 */
	private function content(): array {
		return $this->definitions() === [] ? [] : TablesOfVersion1::rows();
	}

	/**
	 * @return array<string, string> Table → how it would be made.
	 */
	private function definitions(): array {
		$connection  = Plugin::instance()->get( Connection::class );
		$names       = array_map( static fn ( array $row ) => (string) reset( $row ), $connection->rows( 'SHOW TABLES' ) );
		$definitions = [];
		foreach ( Schema::TABLES as $name ) {
			$table = $connection->table( $name );
			if ( ! in_array( $table, $names, true ) ) {
				continue;
			}
			$row = $connection->row( 'SHOW CREATE TABLE %i', $table ) ?? [];

			$definitions[ $name ] = (string) preg_replace( '/ AUTO_INCREMENT=\d+/', '', (string) ( array_values( $row )[1] ?? '' ) );
		}
		return $definitions;
	}
}
