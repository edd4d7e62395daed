<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * The database cannot be used at the moment. Statement and reason are in wpdb's log, not in the message.
 *
 * @since 0.1.0
 */
final class DatabaseUnavailable extends DomainError {

	/** Seconds: cron migrates soon after the first refusal (CronEvents::hurry()). */
	private const UPDATE = 15;

	/**
	 * A statement failed.
	 */
	public static function failed(): self {
		return new self(
			'userfeedback_database_failed',
			__( 'The site could not reach its database, and nothing was stored. Please try again.', 'userfeedback' ),
			503,
			[],
			5
		);
	}

	/**
	 * The tables have another version than the code. Migrations run in cron, in the dashboard or in WP-CLI, never on a visitor's request.
	 */
	public static function outdated(): self {
		return new self(
			'userfeedback_database_outdated',
			__( 'The site is being updated. Please try again in a minute.', 'userfeedback' ),
			503,
			[],
			self::UPDATE
		);
	}
}
