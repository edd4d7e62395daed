<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Migrations\BreakingMigration;
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

	/** Autoloaded option with the version of the last BreakingMigration: code of an earlier version must not write the tables. */
	public const BREAKING = 'userfeedback_schema_breaking';

	/**
	 * @param Closure(): list<Migration> $migrations In the order of their versions. Called only to run them.
	 * @param (Closure(): void)|null     $hurry      Called when somebody was refused because of outdated tables, see CronEvents::hurry().
	 */
	public function __construct(
		private readonly Connection $connection,
		private readonly Closure $migrations,
		private readonly ?Closure $hurry = null
	) {}

	/**
	 * The version of this site's tables; 0 before the first installation.
	 */
	public function installedVersion(): int {
		return Cast::int( get_option( self::OPTION, 0 ) );
	}

	/**
	 * Whether this code may write the tables: they have its version, or the next one and it is additive. (During a rolling update, one server may
	 * migrate while another still runs the earlier code.)
	 */
	public function isCurrent(): bool {
		$installed = $this->installedVersion();
		return $installed === Schema::VERSION
			|| ( $installed === Schema::VERSION + 1 && Cast::int( get_option( self::BREAKING, 0 ) ) <= Schema::VERSION );
	}

	/**
	 * Refuses who wants to write while this code may not. A visitor's request never migrates, but lets cron do it soon.
	 *
	 * @since 0.7.0
	 *
	 * @throws DatabaseUnavailable When the tables have another version.
	 */
	public function demandCurrent(): void {
		if ( $this->isCurrent() ) {
			return;
		}
		if ( $this->hurry !== null && $this->isOutdated() ) {
			( $this->hurry )();
		}
		throw DatabaseUnavailable::outdated();
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
	 * @param (Closure(): void)|null $beforeStep Called before each step; may throw to end the migration there.
	 * @throws DatabaseError When a step fails; the stored version does not change, and the next call tries again.
	 */
	public function migrate( ?Closure $beforeStep = null ): void {
		// Another process may have migrated since this one read the options.
		self::forget();
		foreach ( ( $this->migrations )() as $migration ) {
			if ( $migration->version() <= $this->installedVersion() ) {
				continue;
			}
			foreach ( $migration->steps( $this->connection ) as $step ) {
				$beforeStep === null ? null : $beforeStep();
				$step();
			}
			if ( $migration instanceof BreakingMigration ) {
				update_option( self::BREAKING, $migration->version(), true );
			}
			update_option( self::OPTION, $migration->version(), true );
		}
	}

	/**
	 * All migrations, in the order of their versions.
	 *
	 * @since 0.7.0
	 *
	 * @return list<Migration>
	 */
	public function migrations(): array {
		return ( $this->migrations )();
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
		delete_option( self::BREAKING );
	}

	private static function forget(): void {
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		wp_cache_delete( self::OPTION, 'options' );
	}
}
