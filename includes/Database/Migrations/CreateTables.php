<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Connection;
use UserFeedback\Database\Schema;

/**
 * Version 1: all tables of the core, also those that a later feature fills, so that add-ons never create tables.
 */
final class CreateTables implements Migration {

	public function version(): int {
		return 1;
	}

	public function steps( Connection $connection ): array {
		$steps = [];
		foreach ( Schema::tables() as $name => $definition ) {
			$steps[] = static fn () => $connection->execute(
				"CREATE TABLE IF NOT EXISTS {$connection->table( $name )} ( $definition ) {$connection->charset()}"
			);
		}
		return $steps;
	}
}
