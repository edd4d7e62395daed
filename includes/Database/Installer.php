<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * Updates the current site's tables to the version of the code, then lets the modules prepare the site.
 *
 * @since 0.1.0
 */
final class Installer {

	/** Transient with the database's last error message. */
	public const TRANSIENT = 'userfeedback_database_refusal';

	/** Seconds after a refusal before the dashboard tries again. */
	private const PAUSE = MINUTE_IN_SECONDS;

	/** Maximum characters of a stored reason. */
	private const LONGEST = 300;

	/**
	 * @param Closure( bool ): void $prepare Called once the tables are current, with whether they were created now.
	 */
	public function __construct(
		private readonly Migrator $migrator,
		private readonly MigrationLock $lock,
		private readonly Closure $prepare
	) {}

	/**
	 * Updates the tables if they are outdated, unless the database refused it less than a minute ago.
	 *
	 * @since 0.7.0
	 */
	public function update(): void {
		if ( $this->migrator->isOutdated() && ! self::hasJustFailed() ) {
			$this->install();
		}
	}

	/**
	 * Creates or updates the tables and prepares the site. If the database refuses, the reason is stored for a notice. Does nothing while another
	 * process does the same.
	 */
	public function install(): void {
		try {
			$token = $this->lock->acquire();
			if ( $token === null ) {
				return;
			}
			try {
				$isNew = $this->migrator->installedVersion() === 0;
				$this->migrator->migrate( fn () => $this->demandLock( $token ) );
				( $this->prepare )( $isNew );
			} finally {
				$this->lock->release( $token );
			}
		} catch ( MigrationInterrupted ) {
			// The process that has the lock now repeats all steps.
			return;
		} catch ( DatabaseError $error ) {
			self::remember( $error );
		}
	}

	/**
	 * Whether another process updates the tables at this moment.
	 *
	 * @since 0.7.0
	 */
	public function isUpdating(): bool {
		return $this->lock->isHeld();
	}

	/**
	 * Whether the database refused less than a minute ago.
	 */
	public static function hasJustFailed(): bool {
		return get_transient( self::TRANSIENT ) !== false;
	}

	/**
	 * Why the database refused in the last minute; '' if it did not.
	 */
	public static function reason(): string {
		$reason = get_transient( self::TRANSIENT );
		return is_string( $reason ) ? $reason : '';
	}

	/**
	 * @throws MigrationInterrupted When another process has the lock.
	 */
	private function demandLock( string $token ): void {
		if ( ! $this->lock->renew( $token ) ) {
			throw new MigrationInterrupted();
		}
	}

	private static function remember( DatabaseError $error ): void {
		$text = wp_strip_all_tags( $error->getMessage() );
		// The SQLite drop-in reports the whole statement; this line contains the reason.
		$reason = preg_match( '/SQLSTATE.+/', $text, $found ) === 1 ? $found[0] : $text;
		set_transient( self::TRANSIENT, mb_substr( $reason, 0, self::LONGEST ), self::PAUSE );
	}
}
