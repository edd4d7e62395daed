<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Database\TableChanges;

/**
 * Version 3: the last day on which a published survey shows (Survey::$lastDay).
 *
 * @since 0.4.0
 */
final class AddLastDay implements Migration {

	public function version(): int {
		return 3;
	}

	public function steps( Connection $connection ): array {
		$changes = new TableChanges( $connection );
		return [ static fn () => $changes->addColumn( 'surveys', 'last_day', 'DATE NULL' ) ];
	}
}
