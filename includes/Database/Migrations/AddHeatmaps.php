<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Database\TableChanges;

/**
 * Version 13: heatmaps, and the elements that their cells are about, see Heatmaps. In `heatmap_cells`, which is there since version 1 and was not
 * used, `page_id` is the heatmap's id; `kind` and `device` are letters.
 *
 * @since 0.7.0
 */
final class AddHeatmaps implements Migration {

	private const WORD = 'CHARACTER SET ascii COLLATE ascii_bin';

	public function version(): int {
		return 13;
	}

	public function steps( Connection $connection ): array {
		$word    = self::WORD;
		$changes = new TableChanges( $connection );
		return [
			// Read by device and kind. The table was empty before this version.
			static fn () => $changes->changePrimaryKey( 'heatmap_cells', [ 'page_id', 'device', 'kind', 'day', 'anchor', 'cell' ] ),
			// page: path on this site, decoded; page_hash is its MD5. anchors: number of rows in heatmap_anchors.
			static fn () => $connection->execute(
				"CREATE TABLE IF NOT EXISTS {$connection->table( 'heatmaps' )} (
				id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
				page_hash BINARY(16) NOT NULL,
				page TEXT NOT NULL,
				post_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
				title VARCHAR(255) NOT NULL DEFAULT '',
				state VARCHAR(10) $word NOT NULL,
				wanted_views INT UNSIGNED NOT NULL,
				views INT UNSIGNED NOT NULL DEFAULT 0,
				clicks BIGINT UNSIGNED NOT NULL DEFAULT 0,
				sample TINYINT UNSIGNED NOT NULL DEFAULT 100,
				anchors INT UNSIGNED NOT NULL DEFAULT 0,
				created_at DATETIME NOT NULL,
				created_by BIGINT UNSIGNED NOT NULL DEFAULT 0,
				ended_at DATETIME NULL,
				PRIMARY KEY (id),
				UNIQUE KEY page_hash (page_hash),
				KEY state (state, id),
				KEY post_id (post_id)
				) ENGINE=InnoDB {$connection->charset()}"
			),
			static fn () => $connection->execute(
				"CREATE TABLE IF NOT EXISTS {$connection->table( 'heatmap_anchors' )} (
				page_id BIGINT UNSIGNED NOT NULL,
				anchor BINARY(8) NOT NULL,
				path VARCHAR(500) $word NOT NULL,
				first_seen DATE NOT NULL,
				PRIMARY KEY (page_id, anchor)
				) ENGINE=InnoDB {$connection->charset()}"
			),
		];
	}
}
