<?php

declare( strict_types=1 );

namespace UserFeedback\Usage;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Support\Version;

/**
 * Asks the database what it is.
 *
 * @since 0.7.0
 */
final class DatabaseVersionRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Product and version, such as "mariadb 10.11".
	 */
	public function version(): string {
		$version = (string) $this->connection->value( $this->connection->isSqlite() ? 'SELECT sqlite_version()' : 'SELECT VERSION()' );
		$product = match ( true ) {
			$this->connection->isSqlite() => 'sqlite',
			stripos( $version, 'mariadb' ) !== false => 'mariadb',
			default => 'mysql',
		};
		return trim( "$product " . Version::branch( $version ) );
	}
}
