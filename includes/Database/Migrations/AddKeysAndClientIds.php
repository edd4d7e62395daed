<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Connection;
use UserFeedback\Database\Schema;
use UserFeedback\Database\TableChanges;

/**
 * Version 2: tables on InnoDB, and the ids by which a repeated save of a survey is recognised.
 */
final class AddKeysAndClientIds implements Migration {

	public function version(): int {
		return 2;
	}

	public function steps( Connection $connection ): array {
		$changes = new TableChanges( $connection );
		return [
			static fn () => array_map( $changes->convertToInnoDb( ... ), Schema::TABLES ),
			static fn () => $changes->addColumn( 'surveys', 'client_id', 'BINARY(16) NULL' ),
			static fn () => $changes->addColumn( 'surveys', 'save_id', 'BINARY(16) NULL' ),
			static fn () => $changes->addKey( 'surveys', 'client_id', [ 'client_id' ], true ),
		];
	}
}
