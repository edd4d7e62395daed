<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;

/**
 * Version 11: long works and how far they are, see Database\Work\LongWork.
 *
 * @since 0.7.0
 */
final class AddJobs implements Migration {

	private const WORD = 'CHARACTER SET ascii COLLATE ascii_bin';

	public function version(): int {
		return 11;
	}

	public function steps( Connection $connection ): array {
		$word = self::WORD;
		return [
			static fn () => $connection->execute(
				"CREATE TABLE IF NOT EXISTS {$connection->table( 'jobs' )} (
				id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
				kind VARCHAR(32) $word NOT NULL,
				subject VARCHAR(64) $word NOT NULL,
				input LONGTEXT NOT NULL,
				state LONGTEXT NOT NULL,
				done BIGINT UNSIGNED NOT NULL DEFAULT 0,
				total BIGINT UNSIGNED NULL,
				status VARCHAR(16) $word NOT NULL DEFAULT 'waiting',
				is_repeated TINYINT UNSIGNED NOT NULL DEFAULT 0,
				error TEXT NULL,
				attempts INT UNSIGNED NOT NULL DEFAULT 0,
				user_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
				due_at DATETIME NOT NULL,
				token CHAR(32) $word NULL,
				leased_until DATETIME NULL,
				created_at DATETIME NOT NULL,
				updated_at DATETIME NOT NULL,
				finished_at DATETIME NULL,
				PRIMARY KEY (id),
				UNIQUE KEY work (kind, subject),
				KEY due (status, due_at)
				) ENGINE=InnoDB {$connection->charset()}"
			),
		];
	}
}
