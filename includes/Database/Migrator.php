<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Migrations\Migration;
use UserFeedback\Support\Cast;

/**
 * Updates a site's tables to the version that the code needs.
 *
 * @since 0.1.0
 */
final class Migrator {

	/** Option with the version of this site's tables. */
	public const OPTION = 'userfeedback_schema';

	/**
	 * @param list<Migration> $migrations In the order of their versions.
	 */
	public function __construct(
		private readonly Connection $connection,
		private readonly array $migrations
	) {}

	/**
	 * The version of this site's tables; 0 before the first installation.
	 */
	public function installedVersion(): int {
		return Cast::int( get_option( self::OPTION, 0 ) );
	}

	/**
	 * Whether the tables have exactly the version of this code. Other versions must not be written.
	 */
	public function isCurrent(): bool {
		return $this->installedVersion() === Schema::VERSION;
	}

	/**
	 * Whether a migration is due. Tables of a later plugin version are not changed.
	 */
	public function isOutdated(): bool {
		return $this->installedVersion() < Schema::VERSION;
	}

	/**
	 * Runs the missing migrations. Safe to call at any time and in concurrent processes.
	 *
	 * @throws DatabaseError When a step fails; the stored version does not change, and the next call tries again.
	 */
	public function migrate(): void {
		foreach ( $this->migrations as $migration ) {
			if ( $migration->version() <= $this->installedVersion() ) {
				continue;
			}
			foreach ( $migration->steps( $this->connection ) as $step ) {
				$step();
			}
			update_option( self::OPTION, $migration->version(), true );
		}
	}

	/**
	 * Drops all tables of the plugin on this site.
	 *
	 * @throws DatabaseError When a table cannot be dropped.
	 */
	public function uninstall(): void {
		foreach ( Schema::TABLES as $name ) {
			$this->connection->execute( 'DROP TABLE IF EXISTS %i', $this->connection->table( $name ) );
		}
		delete_option( self::OPTION );
	}
}
