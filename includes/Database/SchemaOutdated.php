<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

use UserFeedback\Support\DomainError;

/**
 * A visitor came between an update of the files and the migration of the tables, which runs in the dashboard or by WP-CLI.
 */
final class SchemaOutdated extends DomainError {

	public function __construct() {
		parent::__construct(
			'userfeedback_database_outdated',
			__( 'The site is being updated. Please try again in a minute.', 'userfeedback' ),
			503,
			[],
			60
		);
	}
}
