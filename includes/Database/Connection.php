<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;
use wpdb;

/**
 * Wraps $wpdb: failed statements throw, and table names follow switch_to_blog().
 *
 * Placeholders are those of wpdb::prepare(): %d, %s, %f, and %i for identifiers. Binary columns are written and compared as x%s with hexadecimal
 * digits: on the SQLite drop-in UNHEX() returns a text, which never equals a blob (decision 0001).
 *
 * @since 0.1.0
 */
final class Connection {

	/** Maximum number of rows that one statement deletes. */
	private const BATCH = 1000;

	/** Queries of one statement: SQLite joins at most 500. */
	private const UNITED = 100;

	/** What holds while a transaction is open. For Transaction. */
	public readonly TransactionScope $scope;

	/**
	 * @since 0.7.0 `$attempts`
	 */
	public function __construct( private readonly wpdb $wpdb, private readonly Attempts $attempts = new Attempts() ) {
		$this->scope = new TransactionScope( $wpdb );
	}

	/**
	 * Runs work again that meets lock conflicts, see Attempts::run().
	 *
	 * @since 0.7.0
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 * @throws DatabaseError When it fails for good.
	 */
	public function repeat( Closure $work ): mixed {
		return $this->attempts->run( $work );
	}

	/**
	 * Full name of one of the plugin's tables on the current site.
	 *
	 * @param string $name Without prefixes, for example surveys.
	 */
	public function table( string $name ): string {
		return $this->wpdb->prefix . 'ufb_' . $name;
	}

	/**
	 * Full name of a table of WordPress or of another plugin on the current site. Only read, except the plugin's options.
	 *
	 * @since 0.6.0
	 *
	 * @param string $name Without WordPress' prefix, for example postmeta.
	 */
	public function siteTable( string $name ): string {
		return $this->wpdb->prefix . $name;
	}

	/**
	 * Runs a statement that writes. Outside of a transaction it is repeated after a lock conflict: on a cluster each statement can lose to one
	 * that another node has committed. Inside, Transaction repeats the whole work.
	 *
	 * @return int Rows affected.
	 * @throws DatabaseError When the database refuses it.
	 */
	public function execute( string $sql, string|int|float ...$values ): int {
		$prepared = $this->prepared( $sql, $values );
		$write    = fn () => (int) $this->result( fn () => $this->wpdb->query( $prepared ) );
		return $this->scope->isOpen() ? $write() : $this->repeat( $write );
	}

	/**
	 * Deletes the rows whose column has this id, in batches: clusters refuse large deletes, and large deletes block other writers.
	 *
	 * @param string $table Without prefixes.
	 * @throws DatabaseError When the database refuses it.
	 */
	public function deleteOf( string $table, string $column, int $id ): void {
		while ( $this->deleteBatch( $table, $column, $id ) === self::BATCH );
	}

	/**
	 * Deletes one batch of the rows whose column has this id, see deleteOf().
	 *
	 * @since 0.7.0
	 *
	 * @param string $table Without prefixes.
	 * @return int How many were deleted; 0 when none is left.
	 * @throws DatabaseError When the database refuses it.
	 */
	public function deleteBatch( string $table, string $column, int $id ): int {
		return $this->execute( 'DELETE FROM %i WHERE %i = %d LIMIT %d', $this->table( $table ), $column, $id, self::BATCH );
	}

	/**
	 * Id of the row that the last INSERT created. Undefined after INSERT IGNORE, because engines differ.
	 */
	public function insertId(): int {
		return (int) $this->wpdb->insert_id;
	}

	/**
	 * All rows of a query by column name. Values are strings or null, as the driver returns them; repositories cast them.
	 *
	 * @return list<array<string, string|null>>
	 * @throws DatabaseError When the database refuses it.
	 */
	public function rows( string $sql, string|int|float ...$values ): array {
		$prepared = $this->prepared( $sql, $values );
		$rows     = $this->result( fn () => $this->wpdb->get_results( $prepared, ARRAY_A ) );
		/** @var list<array<string, string|null>> $rows */
		return $rows;
	}

	/**
	 * The first row, or null.
	 *
	 * @return array<string, string|null>|null
	 * @throws DatabaseError When the database refuses it.
	 */
	public function row( string $sql, string|int|float ...$values ): ?array {
		return $this->rows( $sql, ...$values )[0] ?? null;
	}

	/**
	 * The first column of the first row, or null.
	 *
	 * @throws DatabaseError When the database refuses it.
	 */
	public function value( string $sql, string|int|float ...$values ): ?string {
		$row = $this->row( $sql, ...$values );
		return $row === null ? null : array_values( $row )[0] ?? null;
	}

	/**
	 * Inserts many rows in one statement.
	 *
	 * @param string                        $verb    INSERT or INSERT IGNORE.
	 * @param string                        $table   Name without prefixes.
	 * @param array<string, string>         $columns Column → placeholder (x%s makes binary from hexadecimal digits).
	 * @param list<list<string|int|float>>  $rows    Values in the order of the columns. Without rows, nothing runs.
	 * @param string                        $suffix  For example ON DUPLICATE KEY UPDATE …
	 * @return int Rows affected.
	 * @throws DatabaseError When the database refuses it.
	 */
	public function insertRows( string $verb, string $table, array $columns, array $rows, string $suffix = '' ): int {
		if ( $rows === [] ) {
			return 0;
		}
		$names = self::placeholders( $columns, '%i' );
		$row   = '( ' . implode( ', ', $columns ) . ' )';
		$sql   = "$verb INTO %i ( $names ) VALUES " . self::placeholders( $rows, $row ) . ' ' . $suffix;
		return $this->execute( $sql, $this->table( $table ), ...array_keys( $columns ), ...array_merge( ...$rows ) );
	}

	/**
	 * A list of placeholders, for example of IN.
	 *
	 * @param array<mixed> $values      One placeholder each, so not empty.
	 * @param string       $placeholder %d, %s, %i, or several of them.
	 */
	public static function placeholders( array $values, string $placeholder = '%d' ): string {
		return implode( ', ', array_fill( 0, count( $values ), $placeholder ) );
	}

	/**
	 * Throws if the last statement failed. For functions of WordPress that only return false.
	 *
	 * @since 0.7.0
	 *
	 * @throws DatabaseError When it did.
	 */
	public function demandSuccess(): void {
		if ( $this->wpdb->last_error !== '' ) {
			throw $this->error();
		}
	}

	/**
	 * A LIKE pattern that finds a text anywhere.
	 */
	public function contains( string $text ): string {
		return '%' . $this->wpdb->esc_like( $text ) . '%';
	}

	/**
	 * CHARACTER SET and COLLATE clause for this site's tables.
	 */
	public function charset(): string {
		return $this->wpdb->get_charset_collate();
	}

	/**
	 * Whether this is WordPress' SQLite drop-in, which has one writer at a time.
	 */
	public function isSqlite(): bool {
		return defined( 'DB_ENGINE' ) && constant( 'DB_ENGINE' ) === 'sqlite';
	}

	/**
	 * The rows of several queries with the same columns, in statements of many queries each. Each may have its own order and limit; the rows of one
	 * query stand together.
	 *
	 * @since 0.7.0
	 *
	 * @param list<array{string, list<int|string>}> $queries SQL, and the values for its placeholders.
	 * @return list<array<string, string|null>>
	 */
	public function rowsOfAll( array $queries ): array {
		$rows = [];
		foreach ( array_chunk( $queries, self::UNITED ) as $some ) {
			$parts = array_map( static fn ( int $index ) => "SELECT * FROM ( {$some[ $index ][0]} ) u$index", array_keys( $some ) );
			array_push( $rows, ...$this->rows( implode( ' UNION ALL ', $parts ), ...array_merge( ...array_column( $some, 1 ) ) ) );
		}
		return $rows;
	}

	/**
	 * Whether the database has window functions: SQLite, MySQL 8 and MariaDB 10.2 or later.
	 *
	 * @since 0.7.0
	 */
	public function hasWindows(): bool {
		$isMariadb = str_contains( strtolower( $this->wpdb->db_server_info() ), 'mariadb' );
		return $this->isSqlite() || version_compare( (string) $this->wpdb->db_version(), $isMariadb ? '10.2' : '8.0', '>=' );
	}

	/**
	 * @param array<string|int|float> $values
	 */
	private function prepared( string $sql, array $values ): string {
		if ( $values === [] ) {
			return $sql;
		}
		// @phpstan-ignore argument.type (Repositories build statements from literals and placeholders; values only come through here.)
		return (string) $this->wpdb->prepare( $sql, ...array_values( $values ) );
	}

	/**
	 * What a function of $wpdb returns. Conflicts after which the work is repeated are not logged: on a cluster they happen each minute, and
	 * nobody has to act on them.
	 *
	 * @template T
	 * @param Closure(): T $statement
	 * @return T
	 * @throws DatabaseError When the database refuses it.
	 */
	private function result( Closure $statement ): mixed {
		$wasQuiet = $this->wpdb->suppress_errors( true );
		try {
			$result = $statement();
		} finally {
			$this->wpdb->suppress_errors( $wasQuiet );
		}
		if ( $result !== false && $result !== null && $this->wpdb->last_error === '' ) {
			return $result;
		}
		$error = $this->error();
		if ( ! $error->isTransient() || ! $this->attempts->areLeft() ) {
			$this->wpdb->print_error();
		}
		throw $error;
	}

	private function error(): DatabaseError {
		$handle = $this->wpdb->__get( 'dbh' );
		$number = $handle instanceof \mysqli ? mysqli_errno( $handle ) : 0;
		return new DatabaseError( $this->wpdb->last_error, $number );
	}
}
