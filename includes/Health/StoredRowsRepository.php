<?php

declare( strict_types=1 );

namespace UserFeedback\Health;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;

/**
 * How many rows there are, for people who look for a fault.
 *
 * @since 0.7.0
 */
final class StoredRowsRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Number of surveys by status.
	 *
	 * @return array<int|string, int>
	 */
	public function surveys(): array {
		$sql  = 'SELECT status, COUNT(*) AS n FROM %i GROUP BY status ORDER BY status';
		$rows = $this->connection->rows( $sql, $this->connection->table( 'surveys' ) );
		return array_map( intval( ... ), array_column( $rows, 'n', 'status' ) );
	}

	/**
	 * An option of the site, past all caches; null if there is none.
	 */
	public function option( string $name ): ?string {
		$sql = 'SELECT option_value FROM %i WHERE option_name = %s';
		return $this->connection->value( $sql, $this->connection->siteTable( 'options' ), $name );
	}

	/**
	 * Number of rows of a table.
	 *
	 * @param string $table Without prefixes.
	 */
	public function count( string $table ): int {
		return (int) $this->connection->value( 'SELECT COUNT(*) AS n FROM %i', $this->connection->table( $table ) );
	}
}
