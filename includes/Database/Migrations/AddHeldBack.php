<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Database\TableChanges;

/**
 * Version 7: why a response or a rating is held back, see Responses\HeldBack.
 *
 * @since 0.6.0
 */
final class AddHeldBack implements Migration {

	/** NULL takes no space in a row. */
	private const REASON = 'VARCHAR(24) CHARACTER SET ascii COLLATE ascii_bin NULL';

	public function version(): int {
		return 7;
	}

	public function steps( Connection $connection ): array {
		$changes = new TableChanges( $connection );
		return [
			static fn () => $changes->addColumn( 'responses', 'held', self::REASON ),
			static fn () => $changes->addColumn( 'ratings', 'held', self::REASON ),
		];
	}
}
