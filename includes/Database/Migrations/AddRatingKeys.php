<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Database\TableChanges;

/**
 * Version 6: the key of a post's ratings also holds their value and local day, so that counting and sorting them reads no rows.
 *
 * @since 0.7.0
 */
final class AddRatingKeys implements Migration {

	public function version(): int {
		return 6;
	}

	public function steps( Connection $connection ): array {
		$changes = new TableChanges( $connection );
		return [
			// Under another name: the old key stays until the new one is there.
			static fn () => $changes->addKey( 'ratings', 'values_of_post', [ 'post_id', 'status', 'created_at', 'id', 'value', 'rated_on' ], false ),
			static fn () => $changes->dropKey( 'ratings', 'of_post' ),
		];
	}
}
