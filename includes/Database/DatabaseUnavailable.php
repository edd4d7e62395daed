<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

use UserFeedback\Support\DomainError;

/**
 * The database failed, and nothing was stored. wpdb has written the statement and the reason to the log; neither is for whoever asks.
 */
final class DatabaseUnavailable extends DomainError {

	/** Seconds after which it may be tried again. */
	private const RETRY_AFTER = 5;

	public function __construct() {
		parent::__construct(
			'userfeedback_database_failed',
			__( 'The site could not reach its database, and nothing was stored. Please try again.', 'userfeedback' ),
			503,
			[],
			self::RETRY_AFTER
		);
	}
}
