<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * Changes existing tables, for migrations. Each change checks first and does only what is missing, so it can be repeated after a process was
 * killed, and two processes can run it at the same time. Each change is one statement.
 *
 * Tables are named without prefixes.
 *
 * @since 0.1.0
 */
final class TableChanges {

	private const PRIMARY = 'PRIMARY';

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Adds a column at the end of a table (the SQLite drop-in supports no other position).
	 *
	 * @param string $definition Type and constraints, without AUTO_INCREMENT.
	 * @throws DatabaseError When the database refuses it.
	 */
	public function addColumn( string $table, string $column, string $definition ): void {
		$this->ensure(
			fn () => in_array( $column, $this->columns( $table ), true ),
			"ALTER TABLE %i ADD COLUMN %i $definition{$this->nextId( $table )}",
			$this->connection->table( $table ),
			$column
		);
	}

	/**
	 * Adds a key. Replaces a key of the same name that has other columns or differs in uniqueness.
	 *
	 * @param non-empty-list<string> $columns In the order of the key.
	 * @throws DatabaseError When the database refuses it, for example because rows would duplicate a unique key.
	 */
	public function addKey( string $table, string $name, array $columns, bool $isUnique = false ): void {
		$exists = fn () => $this->key( $table, $name ) === [ $columns, $isUnique ];
		if ( ! $exists() ) {
			$this->dropKey( $table, $name );
		}
		// Not ALTER TABLE, for which the SQLite drop-in copies the table.
		$create = $isUnique ? 'CREATE UNIQUE INDEX' : 'CREATE INDEX';
		$marks  = Connection::placeholders( $columns, '%i' );
		$this->ensure( $exists, "$create %i ON %i ( $marks )", $name, $this->connection->table( $table ), ...$columns );
	}

	/**
	 * Gives a key other columns, so that it is there at any moment: queries name it.
	 *
	 * @since 0.7.0
	 *
	 * @param non-empty-list<string> $columns In the order of the key.
	 * @throws DatabaseError When the database refuses it.
	 */
	public function changeKey( string $table, string $name, array $columns ): void {
		if ( $this->connection->isSqlite() ) {
			// It knows no such statement, and ignores the names in queries.
			$this->addKey( $table, $name, $columns );
			return;
		}
		$this->ensure(
			fn () => $this->key( $table, $name ) === [ $columns, false ],
			'ALTER TABLE %i DROP INDEX %i, ADD INDEX %i ( ' . Connection::placeholders( $columns, '%i' ) . ' )',
			$this->connection->table( $table ),
			$name,
			$name,
			...$columns
		);
	}

	/**
	 * Removes a key, if there is one of that name.
	 *
	 * @throws DatabaseError When the database refuses it.
	 */
	public function dropKey( string $table, string $name ): void {
		$this->ensure( fn () => $this->key( $table, $name ) === null, 'DROP INDEX %i ON %i', $name, $this->connection->table( $table ) );
	}

	/**
	 * Changes the primary key of a table without AUTO_INCREMENT. Copies the table.
	 *
	 * @param non-empty-list<string> $columns In the order of the key.
	 * @throws DatabaseError When the database refuses it, for example because rows are equal in these columns.
	 */
	public function changePrimaryKey( string $table, array $columns ): void {
		$this->ensure(
			fn () => $this->key( $table, self::PRIMARY ) === [ $columns, true ],
			'ALTER TABLE %i DROP PRIMARY KEY, ADD PRIMARY KEY ( ' . Connection::placeholders( $columns, '%i' ) . ' )',
			$this->connection->table( $table ),
			...$columns
		);
	}

	/**
	 * Gives a table the key that its migrations made, if somebody has removed or changed it.
	 *
	 * @since 0.7.0
	 *
	 * @param non-empty-list<string> $columns In the order of the key.
	 * @throws DatabaseError When the database refuses it, for example because rows would duplicate a unique key.
	 */
	public function restoreKey( string $table, string $name, array $columns, bool $isUnique ): void {
		if ( $name !== self::PRIMARY ) {
			$this->addKey( $table, $name, $columns, $isUnique );
			return;
		}
		$change = $this->key( $table, $name ) === null ? '' : 'DROP PRIMARY KEY, ';
		$this->ensure(
			fn () => $this->key( $table, $name ) === [ $columns, true ],
			"ALTER TABLE %i {$change}ADD PRIMARY KEY ( " . Connection::placeholders( $columns, '%i' ) . ' )',
			$this->connection->table( $table ),
			...$columns
		);
	}

	/**
	 * Moves a table to InnoDB, the only engine here with transactions. SQLite has no engines.
	 *
	 * @throws DatabaseError When the database refuses it.
	 */
	public function convertToInnoDb( string $table ): void {
		if ( $this->connection->isSqlite() ) {
			return;
		}
		$name = $this->connection->table( $table );
		$this->ensure(
			fn () => strtolower( (string) ( $this->connection->row( 'SHOW TABLE STATUS WHERE Name = %s', $name )['Engine'] ?? '' ) ) === 'innodb',
			'ALTER TABLE %i ENGINE=InnoDB',
			$name
		);
	}

	/**
	 * Runs a statement unless its result exists already.
	 *
	 * @param Closure(): bool $isDone
	 */
	private function ensure( Closure $isDone, string $sql, string ...$values ): void {
		if ( self::evaluate( $isDone ) ) {
			return;
		}
		try {
			$this->connection->execute( $sql, ...$values );
		} catch ( DatabaseError $error ) {
			// Another process may have done it meanwhile.
			if ( ! self::evaluate( $isDone ) ) {
				throw $error;
			}
		}
	}

	/**
	 * @phpstan-impure The database changes meanwhile.
	 * @param Closure(): bool $question
	 */
	private static function evaluate( Closure $question ): bool {
		return $question();
	}

	/**
	 * @return list<string>
	 */
	private function columns( string $table ): array {
		$rows = $this->connection->rows( 'SHOW COLUMNS FROM %i', $this->connection->table( $table ) );
		return array_map( static fn ( array $row ) => (string) $row['Field'], $rows );
	}

	/**
	 * The columns of a key and whether it is unique; null when there is no key of that name.
	 *
	 * @return array{list<string>, bool}|null
	 */
	private function key( string $table, string $name ): ?array {
		$columns  = [];
		$isUnique = false;
		foreach ( $this->connection->rows( 'SHOW INDEX FROM %i', $this->connection->table( $table ) ) as $row ) {
			if ( $row['Key_name'] === $name ) {
				$columns[ (int) $row['Seq_in_index'] ] = (string) $row['Column_name'];

				$isUnique = (int) $row['Non_unique'] === 0;
			}
		}
		ksort( $columns );
		return $columns === [] ? null : [ array_values( $columns ), $isUnique ];
	}

	/**
	 * To change a table, the SQLite drop-in copies it and loses AUTO_INCREMENT: a new survey could get the id of a deleted one.
	 *
	 * @return string Further clause of ALTER TABLE.
	 */
	private function nextId( string $table ): string {
		if ( ! $this->connection->isSqlite() ) {
			return '';
		}
		$row = $this->connection->row( 'SHOW CREATE TABLE %i', $this->connection->table( $table ) ) ?? [];
		return preg_match( '/ AUTO_INCREMENT=(\d+)/', (string) ( $row['Create Table'] ?? '' ), $match ) === 1 ? ", AUTO_INCREMENT = $match[1]" : '';
	}
}
