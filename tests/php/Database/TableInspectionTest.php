<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Database;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Schema;
use UserFeedback\Database\Structure\TableInspection;
use UserFeedback\Plugin;
use UserFeedback\Tests\TestCase;

/**
 * What the migrations make, and what of it is missing.
 */
#[Group( 'commits' )]
final class TableInspectionTest extends TestCase {

	#[TestDox( '[OPS-03~] the tables that the migrations make on paper are those of the database, with all columns and keys' )]
	public function testPaperEqualsTheDatabase(): void {
		$planned = $this->inspection()->planned();
		self::assertEqualsCanonicalizing( Schema::TABLES, array_keys( $planned ) );
		foreach ( $planned as $name => $structure ) {
			self::assertEqualsCanonicalizing( $this->column( 'SHOW COLUMNS FROM %i', $name, 'Field' ), array_keys( $structure->columns ), $name );
			$keys = array_unique( $this->column( 'SHOW INDEX FROM %i', $name, 'Key_name' ) );
			self::assertEqualsCanonicalizing( $keys, array_keys( $structure->keys ), $name );
		}
		self::assertSame( [], $this->inspection()->faults()->names() );
	}

	#[TestDox( '[OPS-03~] a dropped table, column or key is found and made again; rows and other tables stay' )]
	public function testFindsAndRepairs(): void {
		$this->execute( "INSERT INTO %i ( bucket, window_start, n ) VALUES ( 'abcdefghijklmnop', 7, 3 )", 'rate_limits' );
		$this->execute( 'DROP TABLE %i', 'webhooks' );
		$this->execute( 'DROP INDEX due ON %i', 'outbox' );
		$this->execute( 'DROP INDEX listing ON %i', 'responses' );
		$this->execute( 'CREATE INDEX listing ON %i ( status )', 'responses' );
		$this->execute( 'ALTER TABLE %i DROP COLUMN earlier', 'question_options' );
		$faults = $this->inspection()->faults();
		self::assertSame( [ 'webhooks', 'question_options.earlier', 'responses (listing)', 'outbox (due)' ], $faults->names() );
		self::assertTrue( $faults->areSevere() );

		$this->inspection()->repair( $faults );
		self::assertSame( [], $this->inspection()->faults()->names() );
		self::assertSame( [ '3' ], $this->column( 'SELECT n FROM %i', 'rate_limits', 'n' ) );
		$this->testPaperEqualsTheDatabase();
	}

	private function inspection(): TableInspection {
		return Plugin::instance()->get( TableInspection::class );
	}

	private function execute( string $sql, string $table ): void {
		$connection = Plugin::instance()->get( Connection::class );
		$connection->execute( $sql, $connection->table( $table ) );
	}

	/**
	 * @return list<string>
	 */
	private function column( string $sql, string $table, string $column ): array {
		$connection = Plugin::instance()->get( Connection::class );
		return array_map( strval( ... ), array_column( $connection->rows( $sql, $connection->table( $table ) ), $column ) );
	}
}
