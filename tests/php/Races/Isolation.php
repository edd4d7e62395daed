<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Races;

use UserFeedback\Tests\Support\StoredState;

/**
 * How MariaDB treats a row that was changed after a transaction's snapshot: with innodb_snapshot_isolation (default since 11.6.2) every write to
 * it fails with error 1020, without it the change is not seen. A race that both decide runs with both.
 */
final class Isolation {

	/**
	 * Data sets of a test: the value of the variable; null where the database has none.
	 *
	 * @return iterable<string, array{bool|null}>
	 */
	public static function both(): iterable {
		if ( StoredState::isSqlite() || $GLOBALS['wpdb']->get_row( "SHOW VARIABLES LIKE 'innodb_snapshot_isolation'" ) === null ) {
			yield 'the database\'s only isolation' => [ null ];
			return;
		}
		yield 'snapshot isolation off' => [ false ];
		yield 'snapshot isolation on' => [ true ];
	}

	/**
	 * Arguments of a worker that sets the variable for its session.
	 *
	 * @param array<string, mixed> $arguments
	 * @return array<string, mixed>
	 */
	public static function with( ?bool $isolation, array $arguments ): array {
		return $arguments + ( $isolation === null ? [] : [ 'snapshot_isolation' => $isolation ] );
	}
}
