<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Connection;

/**
 * Migrates the schema from one version to the next.
 *
 * Answers are refused while a migration runs, so its steps are small and additive: new tables, keys, and columns with a default, which the code of
 * the version before can work with (otherwise it is a BreakingMigration). Whatever takes time is a job of the outbox that both codes can live with.
 *
 * @since 0.1.0
 */
interface Migration {

	/**
	 * Schema version after this migration.
	 */
	public function version(): int;

	/**
	 * Steps in order. Each can be repeated: if a process is killed, the next one runs all steps again.
	 *
	 * @return list<Closure(): mixed>
	 */
	public function steps( Connection $connection ): array;
}
