<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Faults;

use PHPUnit\Framework\Attributes\Group;
use UserFeedback\Database\Schema;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Worker;
use UserFeedback\Tests\TestCase;

/**
 * T81: a process that installs the tables is killed after each of its statements; the next one finishes the work.
 */
#[Group( 'commits' )]
final class KilledMigrationTest extends TestCase {

	private const MANY = 200;

	public function testAKilledInstallationIsFinishedByTheNext(): void {
		$migrator = Plugin::instance()->migrator();
		$expected = $this->schema();
		self::assertCount( count( Schema::tables() ), $expected );
		for ( $after = 0; $after < self::MANY; $after++ ) {
			$migrator->uninstall();
			$result = Worker::alone( 'migrate', [ 'after' => $after ] );
			wp_cache_flush();
			self::assertSame( $result !== null, $migrator->isCurrent(), "killed after $after" );
			$migrator->migrate();
			wp_cache_flush();
			self::assertTrue( $migrator->isCurrent(), "killed after $after" );
			self::assertSame( $expected, $this->schema(), "killed after $after" );
			if ( $result !== null ) {
				// It came to its end: there is no further statement.
				self::assertGreaterThanOrEqual( count( Schema::tables() ), $after );
				return;
			}
		}
		self::fail( 'The migration makes too many statements.' );
	}

	/**
	 * @return array<string, string> Table → how it would be made.
	 */
	private function schema(): array {
		$connection = Plugin::instance()->connection();
		$schema     = [];
		foreach ( array_keys( Schema::tables() ) as $name ) {
			$table = $connection->table( $name );
			if ( $connection->value( 'SHOW TABLES LIKE %s', $table ) === null ) {
				continue;
			}
			$row             = $connection->row( 'SHOW CREATE TABLE %i', $table ) ?? [];
			$schema[ $name ] = (string) preg_replace( '/ AUTO_INCREMENT=\d+/', '', (string) ( array_values( $row )[1] ?? '' ) );
		}
		return $schema;
	}
}
