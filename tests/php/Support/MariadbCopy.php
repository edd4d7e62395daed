<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use mysqli;
use mysqli_result;

/**
 * All tables of a MariaDB with their rows, kept in memory: a test site is small. Has a connection of its own, which no filter, fault or open
 * transaction of a test reaches.
 */
final class MariadbCopy {

	/**
	 * @param array<string, array{definition: string, rows: list<array<string, string|null>>}> $tables
	 */
	private function __construct( private readonly array $tables ) {}

	public static function make(): self {
		return new self( self::contents() );
	}

	/**
	 * Definition and rows of all tables.
	 *
	 * @return array<string, array{definition: string, rows: list<array<string, string|null>>}> By table.
	 */
	public static function contents(): array {
		$database = self::connect();
		$tables   = [];
		foreach ( self::names( $database ) as $name ) {
			$tables[ $name ] = [
				'definition' => self::definition( $database, $name ),
				'rows'       => self::rows( $database, $name ),
			];
		}
		$database->close();
		return $tables;
	}

	public function restore(): void {
		// Closing ends whatever transaction is open, and its locks.
		Reconnection::around( $this->write( ... ) );
	}

	/**
	 * A connection to the database of the site beside the one of $wpdb.
	 */
	public static function connect(): mysqli {
		mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );
		[ $host, $port ] = explode( ':', (string) DB_HOST );
		$database        = new mysqli( $host, DB_USER, DB_PASSWORD, DB_NAME, (int) $port );
		$database->set_charset( 'utf8mb4' );
		$database->query( "SET SESSION sql_mode = ''" );
		// wpdb expects to be told of errors, not to be thrown out.
		mysqli_report( MYSQLI_REPORT_OFF );
		return $database;
	}

	private function write(): void {
		$database = self::connect();
		mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );
		try {
			foreach ( array_diff( self::names( $database ), array_keys( $this->tables ) ) as $name ) {
				$database->query( "DROP TABLE `$name`" );
			}
			$present = self::names( $database );
			foreach ( $this->tables as $name => [ 'definition' => $definition, 'rows' => $rows ] ) {
				if ( ! in_array( $name, $present, true ) ) {
					$database->query( $definition );
				} elseif ( self::definition( $database, $name ) !== $definition ) {
					$database->query( "DROP TABLE `$name`" );
					$database->query( $definition );
				}
				if ( self::rows( $database, $name ) !== $rows ) {
					self::replace( $database, $name, $rows );
				}
			}
		} finally {
			mysqli_report( MYSQLI_REPORT_OFF );
			$database->close();
		}
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 */
	private static function replace( mysqli $database, string $name, array $rows ): void {
		// The web server of the tests may still be at work for an earlier request: what it stored in between took the id of one of these rows.
		$database->query( "LOCK TABLES `$name` WRITE" );
		$database->query( "TRUNCATE TABLE `$name`" );
		self::insert( $database, $name, $rows );
		$database->query( 'UNLOCK TABLES' );
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 */
	private static function insert( mysqli $database, string $name, array $rows ): void {
		foreach ( $rows as $row ) {
			$columns = implode( ', ', array_map( static fn ( string $column ) => "`$column`", array_keys( $row ) ) );
			$marks   = implode( ', ', array_fill( 0, count( $row ), '?' ) );
			$database->execute_query( "INSERT INTO `$name` ( $columns ) VALUES ( $marks )", array_values( $row ) );
		}
	}

	/**
	 * @return list<string>
	 */
	private static function names( mysqli $database ): array {
		$result = $database->query( "SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'" );
		return $result instanceof mysqli_result ? array_map( strval( ... ), array_column( $result->fetch_all(), 0 ) ) : [];
	}

	private static function definition( mysqli $database, string $name ): string {
		$result = $database->query( "SHOW CREATE TABLE `$name`" );
		$row    = $result instanceof mysqli_result ? $result->fetch_row() : null;
		// The next id is no part of what a table is.
		return (string) preg_replace( '/ AUTO_INCREMENT=\d+/', '', (string) ( $row[1] ?? '' ) );
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private static function rows( mysqli $database, string $name ): array {
		$result = $database->query( "SELECT * FROM `$name`" );
		/** @var list<array<string, string|null>> $rows */
		$rows = $result instanceof mysqli_result ? $result->fetch_all( MYSQLI_ASSOC ) : [];
		return $rows;
	}
}
