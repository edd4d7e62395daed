<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Rows of this site's options, past WordPress' caches.
 *
 * @since 0.7.0
 */
final class OptionRows {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The stored value; null if there is none.
	 *
	 * @throws DatabaseError When the database refuses it.
	 */
	public function value( string $name ): ?string {
		return $this->connection->value( 'SELECT option_value FROM %i WHERE option_name = %s', $this->table(), $name );
	}

	/**
	 * The plugin's options that WordPress loads on each page: name → stored value.
	 *
	 * @return array<string, string>
	 * @throws DatabaseError When the database refuses it.
	 */
	public function autoloaded(): array {
		$values = wp_autoload_values_to_autoload();
		$sql    = "SELECT option_name, option_value FROM %i WHERE option_name LIKE 'userfeedback%%' AND autoload IN ( "
			. Connection::placeholders( $values, '%s' ) . ' )';
		$rows   = $this->connection->rows( $sql, $this->table(), ...$values );
		$stored = [];
		foreach ( $rows as $row ) {
			$stored[ (string) $row['option_name'] ] = (string) $row['option_value'];
		}
		return $stored;
	}

	/**
	 * Locks a row until the transaction ends; stores a first value if there is no row, so that two requests that store the first value wait for each
	 * other, too.
	 *
	 * @param string $first        An empty list by default.
	 * @param bool   $isAutoloaded Whether a new row is.
	 * @throws DatabaseError When the database refuses it.
	 */
	public function lock( string $name, string $first = 'a:0:{}', bool $isAutoloaded = true ): void {
		$sql = 'SELECT option_id FROM %i WHERE option_name = %s FOR UPDATE';
		if ( $this->connection->row( $sql, $this->table(), $name ) !== null ) {
			return;
		}
		$this->add( $name, $first, $isAutoloaded );
		$this->connection->row( $sql, $this->table(), $name );
	}

	/**
	 * Stores an autoloaded option of this site if none of that name exists. add_option() would overwrite the value of a concurrent request. The
	 * caller clears the caches.
	 *
	 * @return bool Whether it was stored.
	 * @throws DatabaseError When the database refuses it.
	 */
	public function add( string $name, string $value, bool $isAutoloaded = true ): bool {
		$sql = 'INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, %s )';
		return $this->connection->execute( $sql, $this->table(), $name, $value, $isAutoloaded ? 'on' : 'off' ) === 1;
	}

	/**
	 * Replaces the value of an option of this site if it is still what the caller read. The caller clears the caches.
	 *
	 * @return bool Whether it was replaced.
	 * @throws DatabaseError When the database refuses it.
	 */
	public function replace( string $name, string $before, string $value ): bool {
		$sql = 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s';
		return $this->connection->execute( $sql, $this->table(), $value, $name, $before ) === 1;
	}

	/**
	 * Deletes an option if it is still what the caller read. The caller clears the caches.
	 *
	 * @throws DatabaseError When the database refuses it.
	 */
	public function remove( string $name, string $before ): void {
		$this->connection->execute( 'DELETE FROM %i WHERE option_name = %s AND option_value = %s', $this->table(), $name, $before );
	}

	private function table(): string {
		return $this->connection->siteTable( 'options' );
	}
}
