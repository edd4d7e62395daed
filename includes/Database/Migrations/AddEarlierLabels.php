<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Database\TableChanges;

/**
 * Version 10: the labels that an option had before its last one, see Surveys\OptionHistory.
 *
 * @since 0.7.0
 */
final class AddEarlierLabels implements Migration {

	public function version(): int {
		return 10;
	}

	public function steps( Connection $connection ): array {
		$changes = new TableChanges( $connection );
		return [
			// A JSON list of strings, the oldest first.
			static fn () => $changes->addColumn( 'question_options', 'earlier', 'TEXT NULL' ),
		];
	}
}
