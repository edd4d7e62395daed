<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Structure;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Database\DatabaseError;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\TableChanges;

/**
 * Compares the tables of this site with what the migrations make, and makes what is missing.
 *
 * @since 0.7.0
 */
final class TableInspection {

	public function __construct(
		private readonly Connection $connection,
		private readonly Migrator $migrator
	) {}

	/**
	 * What the tables should be.
	 *
	 * @return array<string, TableStructure> By name without prefixes.
	 */
	public function planned(): array {
		$paper      = new PaperDatabase();
		$connection = new Connection( $paper );
		foreach ( $this->migrator->migrations() as $migration ) {
			foreach ( $migration->steps( $connection ) as $step ) {
				$step();
			}
		}
		$prefix  = strlen( $connection->table( '' ) );
		$planned = [];
		foreach ( $paper->structures() as $name => $structure ) {
			$planned[ substr( $name, $prefix ) ] = $structure;
		}
		return $planned;
	}

	/**
	 * What is missing. Three queries for each table.
	 */
	public function faults(): TableFaults {
		$engines = $this->engines();
		$tables  = [];
		$columns = [];
		$keys    = [];
		$unsafe  = [];
		foreach ( $this->planned() as $name => $planned ) {
			$table = $this->connection->table( $name );
			if ( ! isset( $engines[ $table ] ) ) {
				$tables[] = $name;
				continue;
			}
			$columns[ $name ] = array_values( array_diff( array_keys( $planned->columns ), $this->columns( $table ) ) );
			$keys[ $name ]    = $this->missingKeys( $table, $planned );
			if ( ! $this->connection->isSqlite() && strtolower( $engines[ $table ] ) !== 'innodb' ) {
				$unsafe[] = $name;
			}
		}
		return new TableFaults( $tables, array_filter( $columns ), array_filter( $keys ), $unsafe );
	}

	/**
	 * Makes what is missing. A statement for each fault: one that the database refuses leaves the others done.
	 *
	 * @throws DatabaseError When the database refuses it, for example because rows would duplicate a unique key.
	 */
	public function repair( TableFaults $faults ): void {
		$planned = $this->planned();
		$changes = new TableChanges( $this->connection );
		$works   = [];
		foreach ( $faults->tables as $name ) {
			$works[] = fn () => $this->connection->execute(
				"CREATE TABLE IF NOT EXISTS {$this->connection->table( $name )} ( {$planned[ $name ]->definition()} )"
				. " ENGINE=InnoDB {$this->connection->charset()}"
			);
		}
		foreach ( $faults->engines as $name ) {
			$works[] = static fn () => $changes->convertToInnoDb( $name );
		}
		foreach ( $faults->columns as $name => $columns ) {
			foreach ( $columns as $column ) {
				$works[] = static fn () => $changes->addColumn( $name, $column, $planned[ $name ]->columns[ $column ] );
			}
		}
		foreach ( $faults->keys as $name => $keys ) {
			foreach ( $keys as $key ) {
				$works[] = static fn () => $changes->restoreKey( $name, $key, ...$planned[ $name ]->keys[ $key ] );
			}
		}
		$refused = null;
		foreach ( $works as $work ) {
			try {
				$work();
			} catch ( DatabaseError $error ) {
				$refused ??= $error;
			}
		}
		if ( $refused !== null ) {
			throw $refused;
		}
	}

	/**
	 * @return array<string, string> By full name of the plugin's tables that exist.
	 */
	private function engines(): array {
		$engines = [];
		foreach ( $this->connection->rows( 'SHOW TABLE STATUS LIKE %s', addcslashes( $this->connection->table( '' ), '_%\\' ) . '%' ) as $row ) {
			$engines[ (string) $row['Name'] ] = (string) $row['Engine'];
		}
		return $engines;
	}

	/**
	 * @return list<string>
	 */
	private function columns( string $table ): array {
		return array_map( static fn ( array $row ) => (string) $row['Field'], $this->connection->rows( 'SHOW COLUMNS FROM %i', $table ) );
	}

	/**
	 * @return list<string>
	 */
	private function missingKeys( string $table, TableStructure $planned ): array {
		$columns = [];
		$unique  = [];
		foreach ( $this->connection->rows( 'SHOW INDEX FROM %i', $table ) as $row ) {
			$key = (string) $row['Key_name'];

			$columns[ $key ][ (int) $row['Seq_in_index'] ] = (string) $row['Column_name'];

			$unique[ $key ] = (int) $row['Non_unique'] === 0;
		}
		$missing = [];
		foreach ( $planned->keys as $name => [ $names, $isUnique ] ) {
			$found = $columns[ $name ] ?? [];
			ksort( $found );
			if ( array_values( $found ) !== $names || $unique[ $name ] !== $isUnique ) {
				$missing[] = $name;
			}
		}
		return $missing;
	}
}
