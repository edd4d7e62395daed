<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Faults;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use UserFeedback\Database\Connection;
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
	 * @param Closure(): void $start
	 */
	#[DataProvider( 'starts' )]
	public function testAnInterruptedMigrationIsFinishedByTheNext( Closure $start ): void {
		$expected = $this->definitions();
		self::assertCount( count( Schema::TABLES ), $expected );
		for ( $after = 0; $after < self::MANY; $after++ ) {
			$start();
			$before = $this->content();
			if ( $this->migrateUntil( $after ) ) {
				self::assertGreaterThan( 8, $after );
				return;
			}
			$this->assertFinishes( $expected, $before, "interrupted after $after" );
		}
		self::fail( 'The migrations make too many statements.' );
	}

	/**
	 * @param Closure(): void $start
	 */
	#[DataProvider( 'starts' )]
	public function testAKilledProcessIsFinishedByTheNext( Closure $start ): void {
		$expected = $this->definitions();
		for ( $after = 2; $after < self::MANY; $after += self::STRIDE ) {
			$start();
			$before = $this->content();
			$result = Worker::alone( 'migrate', [ 'after' => $after ] );
			$this->assertFinishes( $expected, $before, "killed after $after" );
			if ( $result !== null ) {
				return;
			}
		}
		self::fail( 'The migrations make too many statements.' );
	}

	public function testAnUpgradeKeepsFiguresAndGivesNoIdTwice(): void {
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
	 * @return bool Whether the migration came to its end.
	 */
	private function migrateUntil( int $after ): bool {
		$left = $after;
		$end  = static function ( string $query ) use ( &$left ): string {
			if ( $left-- === 0 ) {
				throw new RuntimeException( 'interrupted' );
			}
			return $query;
		};
		add_filter( 'query', $end, PHP_INT_MAX );
		try {
			Plugin::instance()->get( Migrator::class )->migrate();
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
		$definitions = [];
		foreach ( Schema::TABLES as $name ) {
			$table = $connection->table( $name );
			if ( $connection->value( 'SHOW TABLES LIKE %s', $table ) === null ) {
				continue;
			}
			$row = $connection->row( 'SHOW CREATE TABLE %i', $table ) ?? [];

			$definitions[ $name ] = (string) preg_replace( '/ AUTO_INCREMENT=\d+/', '', (string) ( array_values( $row )[1] ?? '' ) );
		}
		return $definitions;
	}
}
