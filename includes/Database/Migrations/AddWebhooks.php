<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;

/**
 * Version 12: secrets and state of webhooks, and what was sent to them, see Notifications\Webhooks.
 *
 * @since 0.7.0
 */
final class AddWebhooks implements Migration {

	private const WORD = 'CHARACTER SET ascii COLLATE ascii_bin';

	public function version(): int {
		return 12;
	}

	public function steps( Connection $connection ): array {
		$word = self::WORD;
		return [
			static fn () => $connection->execute(
				"CREATE TABLE IF NOT EXISTS {$connection->table( 'webhooks' )} (
				survey_id BIGINT UNSIGNED NOT NULL,
				secret VARCHAR(64) $word NOT NULL,
				previous_secret VARCHAR(64) $word NULL,
				previous_until DATETIME NULL,
				failures INT UNSIGNED NOT NULL DEFAULT 0,
				failing_since DATETIME NULL,
				retry_at DATETIME NULL,
				stopped_at DATETIME NULL,
				stopped_for VARCHAR(16) $word NULL,
				PRIMARY KEY (survey_id),
				KEY stopped (stopped_at)
				) ENGINE=InnoDB {$connection->charset()}"
			),
			static fn () => $connection->execute(
				"CREATE TABLE IF NOT EXISTS {$connection->table( 'webhook_deliveries' )} (
				id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
				survey_id BIGINT UNSIGNED NOT NULL,
				response_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
				job_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
				message VARCHAR(64) $word NOT NULL,
				status VARCHAR(16) $word NOT NULL,
				attempts INT UNSIGNED NOT NULL DEFAULT 0,
				http_status SMALLINT UNSIGNED NOT NULL DEFAULT 0,
				milliseconds INT UNSIGNED NOT NULL DEFAULT 0,
				error VARCHAR(16) $word NOT NULL DEFAULT '',
				detail TEXT NULL,
				request MEDIUMTEXT NULL,
				reply TEXT NULL,
				created_at DATETIME NOT NULL,
				tried_at DATETIME NULL,
				PRIMARY KEY (id),
				UNIQUE KEY message (message),
				KEY newest (survey_id, id),
				KEY listing (survey_id, status, id),
				KEY response (survey_id, response_id, job_id),
				KEY age (created_at)
				) ENGINE=InnoDB {$connection->charset()}"
			),
		];
	}
}
