<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;

/**
 * Version 13: heatmaps, the elements of their pages, and what was counted on these, see Heatmaps. `heatmap_cells`, which is there since version 1,
 * stays empty: a row for each cell took ten times the place of one with all cells of an element.
 *
 * @since 0.7.0
 */
final class AddHeatmaps implements Migration {

	private const WORD = 'CHARACTER SET ascii COLLATE ascii_bin';

	public function version(): int {
		return 13;
	}

	public function steps( Connection $connection ): array {
		$word = self::WORD;
		return [
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
			// n: number of all events of the row; cells: how many are in which cell, see Heatmaps\CellCounts. In the key, days come before
			// elements: a viewer reads some days of all elements.
			static fn () => $connection->execute(
				"CREATE TABLE IF NOT EXISTS {$connection->table( 'heatmap_sums' )} (
				page_id BIGINT UNSIGNED NOT NULL,
				device CHAR(1) $word NOT NULL,
				kind CHAR(1) $word NOT NULL,
				anchor BINARY(8) NOT NULL,
				day DATE NOT NULL,
				n BIGINT NOT NULL,
				cells TEXT $word NOT NULL,
				PRIMARY KEY (page_id, device, kind, day, anchor)
				) ENGINE=InnoDB {$connection->charset()}"
			),
			// The same of all days together.
			static fn () => $connection->execute(
				"CREATE TABLE IF NOT EXISTS {$connection->table( 'heatmap_totals' )} (
				page_id BIGINT UNSIGNED NOT NULL,
				device CHAR(1) $word NOT NULL,
				kind CHAR(1) $word NOT NULL,
				anchor BINARY(8) NOT NULL,
				n BIGINT NOT NULL,
				cells TEXT $word NOT NULL,
				PRIMARY KEY (page_id, device, kind, anchor)
				) ENGINE=InnoDB {$connection->charset()}"
			),
		];
	}
}
