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

	/** Filters for the wp_die() handler of pages, admin-ajax.php requests and JSON requests. */
	private const DIE_HANDLERS = [ 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler' ];

	private const GONE_AWAY = 2006;

	/** Queries of one statement: SQLite joins at most 500. */
	private const UNITED = 100;

	public function __construct( private readonly wpdb $wpdb ) {}

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
	 * Runs a statement that writes.
	 *
	 * @return int Rows affected.
	 * @throws DatabaseError When the database refuses it.
	 */
	public function execute( string $sql, string|int|float ...$values ): int {
		$result = $this->wpdb->query( $this->prepared( $sql, $values ) );
		if ( $result === false ) {
			throw $this->error();
		}
		return (int) $result;
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
		$rows = $this->wpdb->get_results( $this->prepared( $sql, $values ), ARRAY_A );
		if ( $rows === null || $this->wpdb->last_error !== '' ) {
			throw $this->error();
		}
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
	 * Makes a replica router (HyperDB, LudicrousDB) send every statement to the primary. Otherwise it would send SELECT … FOR UPDATE to a replica,
	 * which locks nothing and may return stale rows.
	 *
	 * @return mixed State for readAsBefore(); null without a router.
	 */
	public function readFromPrimary(): mixed {
		if ( ! method_exists( $this->wpdb, 'send_reads_to_masters' ) ) {
			return null;
		}
		// The routers' property: true, or the tables whose reads go to the primary. It is private in LudicrousDB, so get_object_vars() does not
		// return it there.
		$before = get_object_vars( $this->wpdb )['srtm'] ?? null;
		$this->wpdb->send_reads_to_masters();
		return $before;
	}

	/**
	 * Restores the router's state if it is known; otherwise the rest of the request reads from the primary. Reads of the plugin's tables stay on
	 * the primary: they were just written, and replicas lag behind. (The router searches for the table names anywhere in a statement.)
	 *
	 * @param mixed $before What readFromPrimary() returned.
	 */
	public function readAsBefore( mixed $before ): void {
		if ( ! is_array( $before ) ) {
			return;
		}
		$this->wpdb->__set( 'srtm', $before + [ $this->table( '' ) => true ] );
	}

	/**
	 * Sets how often $wpdb reconnects by itself. In a transaction a reconnect would store only half of the work. Without reconnects $wpdb calls
	 * wp_die(), so its handlers are replaced by one that throws.
	 */
	public function allowReconnects( int $times ): void {
		// Protected, but wpdb::__set() allows writing it.
		$this->wpdb->__set( 'reconnect_retries', $times );
		foreach ( self::DIE_HANDLERS as $hook ) {
			if ( $times === 0 ) {
				add_filter( $hook, [ $this, 'throwingDieHandler' ], PHP_INT_MAX );
			} else {
				remove_filter( $hook, [ $this, 'throwingDieHandler' ], PHP_INT_MAX );
			}
		}
	}

	/**
	 * `wp_die` handler that throws.
	 *
	 * @return Closure(): never
	 */
	public function throwingDieHandler(): Closure {
		return static fn () => throw new DatabaseError( 'The connection to the database is lost.', self::GONE_AWAY );
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

	private function error(): DatabaseError {
		$handle = $this->wpdb->__get( 'dbh' );
		$number = $handle instanceof \mysqli ? mysqli_errno( $handle ) : 0;
		return new DatabaseError( $this->wpdb->last_error, $number );
	}
}
