<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Database\TableChanges;

/**
 * Version 14: the language in which a survey with translations was answered.
 *
 * @since 0.7.0
 */
final class AddResponseLanguage implements Migration {

	public function version(): int {
		return 14;
	}

	public function steps( Connection $connection ): array {
		$changes = new TableChanges( $connection );
		return [
			// NULL takes no space in a row: most surveys are in one language.
			static fn () => $changes->addColumn( 'responses', 'language', 'VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NULL' ),
		];
	}
}
