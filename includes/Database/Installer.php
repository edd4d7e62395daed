<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * Brings the current site to the version of the code: its tables, then what the modules store there.
 *
 * @since 0.1.0
 */
final class Installer {

	/** Why the database last refused the tables. */
	public const TRANSIENT = 'userfeedback_database_refusal';

	/** Seconds after a refusal before the dashboard tries again. */
	private const PAUSE = MINUTE_IN_SECONDS;

	/** Characters of a reason. */
	private const LONGEST = 300;

	/**
	 * @param Closure(): void $prepare Called once the tables are current.
	 */
	public function __construct(
		private readonly Migrator $migrator,
		private readonly Closure $prepare
	) {}

	/**
	 * Makes or updates the tables and prepares the site. Where the database refuses, the reason is kept for a notice.
	 */
	public function install(): void {
		try {
			$this->migrator->migrate();
			( $this->prepare )();
		} catch ( DatabaseError $error ) {
			self::remember( $error );
		}
	}

	/**
	 * Whether the database has refused less than a minute ago.
	 */
	public static function hasJustFailed(): bool {
		return get_transient( self::TRANSIENT ) !== false;
	}

	/**
	 * Why the database last refused; '' when it is not known (any more).
	 */
	public static function reason(): string {
		$reason = get_transient( self::TRANSIENT );
		return is_string( $reason ) ? $reason : '';
	}

	private static function remember( DatabaseError $error ): void {
		$text = wp_strip_all_tags( $error->getMessage() );
		// The drop-in for SQLite reports the whole statement; this line of it is the reason.
		$reason = preg_match( '/SQLSTATE.+/', $text, $found ) === 1 ? $found[0] : $text;
		set_transient( self::TRANSIENT, mb_substr( $reason, 0, self::LONGEST ), self::PAUSE );
	}
}
