<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Database\TableChanges;

/**
 * Version 5: the day and the status of a rating, keys for its lists, and the sums that other plugins kept without single ratings.
 *
 * @since 0.6.0
 */
final class AddRatingFacts implements Migration {

	private const WORD = 'CHARACTER SET ascii COLLATE ascii_bin';

	public function version(): int {
		return 5;
	}

	public function steps( Connection $connection ): array {
		$changes = new TableChanges( $connection );
		$word    = self::WORD;
		$imports = $connection->table( 'rating_imports' );
		return [
			// The site's local date at the time of the rating, as responses.submitted_on. No rating was stored before this version.
			static fn () => $changes->addColumn( 'ratings', 'rated_on', "DATE NOT NULL DEFAULT '1970-01-01'" ),
			// publish or spam; only published ones are in rating_totals.
			static fn () => $changes->addColumn( 'ratings', 'status', "VARCHAR(8) $word NOT NULL DEFAULT 'publish'" ),
			static fn () => $changes->addKey( 'ratings', 'of_post', [ 'post_id', 'status', 'created_at', 'id' ], false ),
			static fn () => $changes->addKey( 'ratings', 'of_day', [ 'status', 'rated_on', 'post_id', 'value' ], false ),
			// What a plugin knew of a post's ratings beyond single ones: their number, and their sum on the scale of 1 to 5.
			static fn () => $connection->execute(
				"CREATE TABLE IF NOT EXISTS $imports (
					source VARCHAR(20) $word NOT NULL,
					post_id BIGINT UNSIGNED NOT NULL,
					n BIGINT NOT NULL,
					total DECIMAL(14,2) NOT NULL,
					PRIMARY KEY (source, post_id),
					KEY post_id (post_id)
				) ENGINE=InnoDB {$connection->charset()}"
			),
		];
	}
}
