<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;
use wpdb;

/**
 * $wpdb with two promises that it does not make itself: a failed statement throws, and table names follow switch_to_blog().
 *
 * Placeholders are those of wpdb::prepare(): %d, %s, %f and %i for identifiers. Binary columns are written and compared as x%s with
 * hexadecimal digits: on the SQLite drop-in UNHEX() answers a text, which never equals a blob (docs/decisions/).
 *
 * @since 0.1.0
 */
final class Connection {

	/** Most rows that one statement deletes. */
	private const BATCH = 1000;

	/** The filters by which WordPress chooses how to end a request: a page, an answer to admin-ajax.php, JSON. */
	private const ENDS = [ 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler' ];

	private const GONE_AWAY = 2006;

	public function __construct( private readonly wpdb $wpdb ) {}

	/**
	 * The full name of a table of ours on the present site.
	 *
	 * @param string $name Without prefixes, for example surveys.
	 */
	public function table( string $name ): string {
		return $this->wpdb->prefix . 'ufb_' . $name;
	}

	/**
	 * Runs a statement that changes something.
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
	 * Deletes the rows with a number in a column, in batches: large deletes are refused on clusters and block others.
	 *
	 * @param string $table Without prefixes.
	 * @throws DatabaseError When the database refuses it.
	 */
	public function deleteOf( string $table, string $column, int $id ): void {
		do {
			$deleted = $this->execute( 'DELETE FROM %i WHERE %i = %d LIMIT %d', $this->table( $table ), $column, $id, self::BATCH );
		} while ( $deleted === self::BATCH );
	}

	/**
	 * The id of the row that the last INSERT made. Undefined after INSERT IGNORE (the engines differ).
	 */
	public function insertId(): int {
		return (int) $this->wpdb->insert_id;
	}

	/**
	 * All rows of a query, by column name, as the strings (or null) that the driver answers: repositories cast them.
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
	 * @param list<list<string|int|float>>  $rows    Values in the order of the columns; none means nothing to do.
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
	 * Stores an option of this site, autoloaded, unless there is one of that name: add_option() looks first and overwrites then, so that of two
	 * requests at once the last one would win. Caches are the caller's.
	 *
	 * @throws DatabaseError When the database refuses it.
	 */
	public function addOption( string $name, string $value ): void {
		$sql = "INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'on' )";
		$this->execute( $sql, $this->wpdb->options, $name, $value );
	}

	/**
	 * A LIKE pattern that finds a text anywhere.
	 */
	public function contains( string $text ): string {
		return '%' . $this->wpdb->esc_like( $text ) . '%';
	}

	/**
	 * CHARACTER SET and COLLATE of this site's tables.
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
	 * Makes a router of replicas (HyperDB, LudicrousDB) send every statement to the primary. It would send SELECT … FOR UPDATE to a replica,
	 * where it locks nothing and reads what may be out of date.
	 *
	 * @return mixed What readAsBefore() needs; null when there is no router.
	 */
	public function readFromPrimary(): mixed {
		if ( ! method_exists( $this->wpdb, 'send_reads_to_masters' ) ) {
			return null;
		}
		// Property names of the routers: true, or the tables whose reads go to the primary. Private in LudicrousDB, so not in this list.
		$before = get_object_vars( $this->wpdb )['srtm'] ?? null;
		$this->wpdb->send_reads_to_masters();
		return $before;
	}

	/**
	 * Lets the router choose again, where its state can be restored; otherwise the rest of the request reads from the primary. Reads of our
	 * tables stay on the primary: they were just written, and replicas lag behind. (The router looks for the names anywhere in a statement.)
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
	 * How often $wpdb reconnects by itself. In the middle of a transaction that would store half of it; when it may not, it ends the request
	 * with a page of WordPress, so that has to become an error first, which the transaction and whoever asked can answer.
	 */
	public function allowReconnects( int $times ): void {
		// Protected, but wpdb::__set() lets plugins write it.
		$this->wpdb->__set( 'reconnect_retries', $times );
		foreach ( self::ENDS as $hook ) {
			if ( $times === 0 ) {
				add_filter( $hook, [ $this, 'insteadOfDying' ], PHP_INT_MAX );
			} else {
				remove_filter( $hook, [ $this, 'insteadOfDying' ], PHP_INT_MAX );
			}
		}
	}

	/**
	 * What WordPress calls in the place of its own page.
	 *
	 * @return Closure(): never
	 */
	public function insteadOfDying(): Closure {
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
