<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;

/**
 * Version 9: counts by day, by month and of all time, in two tables with a key for what each is asked for. A job moves there what daily_counts holds
 * (Responses\Counts\CountMove, decision 0078).
 *
 * @since 0.7.0
 */
final class AddCountsByPeriod implements Migration {

	private const WORD = 'CHARACTER SET ascii COLLATE ascii_bin';

	public function version(): int {
		return 9;
	}

	public function steps( Connection $connection ): array {
		$steps = [];
		foreach ( self::tables() as $name => $definition ) {
			$steps[] = static fn () => $connection->execute(
				"CREATE TABLE IF NOT EXISTS {$connection->table( $name )} ( $definition ) ENGINE=InnoDB {$connection->charset()}"
			);
		}
		return $steps;
	}

	/**
	 * Name without prefixes → columns and key. Counts are signed, because corrections subtract. A period is a day (20260514), a month (202605) or all
	 * time (0).
	 *
	 * @return array<string, string>
	 */
	private static function tables(): array {
		$word = self::WORD;
		return [
			'survey_counts'   => "
				survey_id BIGINT UNSIGNED NOT NULL,
				item VARCHAR(16) $word NOT NULL,
				period INT UNSIGNED NOT NULL,
				shard TINYINT UNSIGNED NOT NULL,
				n BIGINT NOT NULL,
				PRIMARY KEY (survey_id, item, period, shard)",
			'question_counts' => "
				survey_id BIGINT UNSIGNED NOT NULL,
				period INT UNSIGNED NOT NULL,
				question_id VARCHAR(16) $word NOT NULL,
				option_id VARCHAR(16) $word NOT NULL,
				shard TINYINT UNSIGNED NOT NULL,
				n BIGINT NOT NULL,
				total BIGINT NOT NULL,
				squares BIGINT NOT NULL,
				PRIMARY KEY (survey_id, period, question_id, option_id, shard)",
		];
	}
}
