<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PDO;
use PHPUnit\Framework\Attributes\Group;
use UserFeedback\Tests\TestCase;

/**
 * A database that is put back under somebody who has it open, as a web server's request at its end has.
 */
#[Group( 'commits' )]
final class SqliteCopyTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( ! StoredState::isSqlite() ) {
			self::markTestSkipped( 'A copy of SQLite’s file.' );
		}
	}

	public function testWhoeverHasItOpenSeesWhatIsPutBackAndGoesOnWriting(): void {
		$copy  = StoredState::checkpoint();
		$other = new PDO( 'sqlite:' . FQDB );
		$write = 'UPDATE wp_options SET option_value = %s WHERE option_name = "blogdescription"';
		$other->exec( sprintf( $write, '"changed"' ) );
		$copy->restore();
		self::assertNotContains( 'changed', [ self::seenBy( $other ), get_option( 'blogdescription' ) ] );

		$other->exec( sprintf( $write, '"late"' ) );
		wp_cache_flush();
		self::assertSame( [ 'late', 'late' ], [ self::seenBy( $other ), get_option( 'blogdescription' ) ] );
		self::assertSame( [ 'ok' ], self::column( $other, 'PRAGMA integrity_check' ) );
	}

	private static function seenBy( PDO $database ): mixed {
		return self::column( $database, 'SELECT option_value FROM wp_options WHERE option_name = "blogdescription"' )[0] ?? null;
	}

	/**
	 * @return list<mixed>
	 */
	private static function column( PDO $database, string $sql ): array {
		$statement = $database->query( $sql );
		return $statement === false ? [] : $statement->fetchAll( PDO::FETCH_COLUMN );
	}
}
