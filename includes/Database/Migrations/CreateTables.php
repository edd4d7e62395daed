<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;

/**
 * Version 1: all tables of the core, including tables for later features, so that add-ons never create tables.
 *
 * Frozen: sites have these tables, so changes need a new migration. Dates are UTC. The SQLite drop-in does not enforce lengths, so validators check
 * them. Columns that only programs write (ids, states, hashes) are ascii_bin: smaller, and compared byte by byte.
 *
 * @since 0.1.0
 */
final class CreateTables implements Migration {

	private const WORD = 'CHARACTER SET ascii COLLATE ascii_bin';

	public function version(): int {
		return 1;
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
	 * Name without prefixes → columns and keys.
	 *
	 * @return array<string, string>
	 */
	private static function tables(): array {
		return self::surveys() + self::responses() + self::statistics() + self::work() + self::postRatings();
	}

	/**
	 * Surveys and their revisions.
	 *
	 * @return array<string, string>
	 */
	private static function surveys(): array {
		$word = self::WORD;
		return [
			'surveys'          => "
				id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
				title VARCHAR(500) NOT NULL,
				type VARCHAR(20) $word NOT NULL,
				status VARCHAR(20) $word NOT NULL,
				template VARCHAR(64) $word NOT NULL DEFAULT '',
				questions LONGTEXT NOT NULL,
				settings LONGTEXT NOT NULL,
				notifications LONGTEXT NOT NULL,
				revision INT UNSIGNED NOT NULL DEFAULT 1,
				publish_at DATETIME NULL,
				closed_at DATETIME NULL,
				created_at DATETIME NOT NULL,
				updated_at DATETIME NOT NULL,
				updated_by BIGINT UNSIGNED NOT NULL DEFAULT 0,
				trashed_from VARCHAR(20) $word NULL,
				PRIMARY KEY (id),
				KEY status_id (status, id)",
			'survey_revisions' => '
				survey_id BIGINT UNSIGNED NOT NULL,
				revision INT UNSIGNED NOT NULL,
				questions LONGTEXT NOT NULL,
				settings LONGTEXT NOT NULL,
				created_at DATETIME NOT NULL,
				PRIMARY KEY (survey_id, revision)',
			'question_options' => "
				survey_id BIGINT UNSIGNED NOT NULL,
				question_id VARCHAR(16) $word NOT NULL,
				hash CHAR(16) $word NOT NULL,
				label TEXT NOT NULL,
				PRIMARY KEY (survey_id, question_id, hash)",
		];
	}

	/**
	 * Responses.
	 *
	 * @return array<string, string>
	 */
	private static function responses(): array {
		$word = self::WORD;
		return [
			'responses'    => "
				id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
				survey_id BIGINT UNSIGNED NOT NULL,
				submission_id BINARY(16) NOT NULL,
				status VARCHAR(10) $word NOT NULL,
				trashed_from VARCHAR(10) $word NULL,
				submitted_at DATETIME NOT NULL,
				submitted_on DATE NOT NULL,
				page_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
				ip VARCHAR(45) $word NOT NULL DEFAULT '',
				browser VARCHAR(10) $word NOT NULL DEFAULT '',
				os VARCHAR(10) $word NOT NULL DEFAULT '',
				device VARCHAR(10) $word NOT NULL DEFAULT '',
				country CHAR(2) $word NOT NULL DEFAULT '',
				user_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
				revision INT UNSIGNED NOT NULL,
				is_test TINYINT UNSIGNED NOT NULL DEFAULT 0,
				late TINYINT UNSIGNED NOT NULL DEFAULT 0,
				PRIMARY KEY (id),
				UNIQUE KEY submission (survey_id, submission_id),
				KEY listing (survey_id, status, submitted_on, id)",
			'answers'      => "
				survey_id BIGINT UNSIGNED NOT NULL,
				response_id BIGINT UNSIGNED NOT NULL,
				question_id VARCHAR(16) $word NOT NULL,
				position TINYINT UNSIGNED NOT NULL DEFAULT 0,
				option_hash VARCHAR(16) $word NOT NULL,
				number SMALLINT NULL,
				PRIMARY KEY (survey_id, response_id, question_id, position)",
			'answer_texts' => "
				survey_id BIGINT UNSIGNED NOT NULL,
				response_id BIGINT UNSIGNED NOT NULL,
				question_id VARCHAR(16) $word NOT NULL,
				kind VARCHAR(8) $word NOT NULL,
				text TEXT NOT NULL,
				PRIMARY KEY (survey_id, response_id, question_id, kind)",
			'pages'        => '
				id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
				url_hash BINARY(16) NOT NULL,
				url TEXT NOT NULL,
				name VARCHAR(255) NOT NULL,
				post_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
				created_on DATE NOT NULL,
				PRIMARY KEY (id),
				UNIQUE KEY url_hash (url_hash),
				KEY created_on (created_on)',
		];
	}

	/**
	 * Counts. SIGNED, because corrections subtract.
	 *
	 * @return array<string, string>
	 */
	private static function statistics(): array {
		$word = self::WORD;
		return [
			'daily_counts' => "
				survey_id BIGINT UNSIGNED NOT NULL,
				day DATE NOT NULL,
				question_id VARCHAR(16) $word NOT NULL,
				option_hash VARCHAR(16) $word NOT NULL,
				shard TINYINT UNSIGNED NOT NULL,
				n BIGINT NOT NULL,
				total BIGINT NOT NULL,
				squares BIGINT NOT NULL,
				PRIMARY KEY (survey_id, day, question_id, option_hash, shard)",
		];
	}

	/**
	 * The outbox and rate limits.
	 *
	 * @return array<string, string>
	 */
	private static function work(): array {
		$word = self::WORD;
		return [
			'outbox'      => "
				id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
				kind VARCHAR(32) $word NOT NULL,
				payload LONGTEXT NOT NULL,
				attempts INT UNSIGNED NOT NULL DEFAULT 0,
				due_at DATETIME NOT NULL,
				token CHAR(32) $word NULL,
				leased_until DATETIME NULL,
				last_error TEXT NULL,
				created_at DATETIME NOT NULL,
				PRIMARY KEY (id),
				KEY due (due_at, id),
				KEY token (token)",
			'rate_limits' => '
				bucket BINARY(16) NOT NULL,
				window_start INT UNSIGNED NOT NULL,
				n INT UNSIGNED NOT NULL,
				PRIMARY KEY (bucket, window_start)',
		];
	}

	/**
	 * Post ratings and heatmaps.
	 *
	 * @return array<string, string>
	 */
	private static function postRatings(): array {
		$word = self::WORD;
		return [
			'ratings'       => '
				id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
				post_id BIGINT UNSIGNED NOT NULL,
				visitor_hash BINARY(16) NOT NULL,
				value TINYINT UNSIGNED NOT NULL,
				created_at DATETIME NOT NULL,
				comment TEXT NULL,
				PRIMARY KEY (id),
				UNIQUE KEY voter (post_id, visitor_hash)',
			'rating_totals' => '
				post_id BIGINT UNSIGNED NOT NULL,
				shard TINYINT UNSIGNED NOT NULL,
				n BIGINT NOT NULL,
				total BIGINT NOT NULL,
				PRIMARY KEY (post_id, shard)',
			'heatmap_cells' => "
				day DATE NOT NULL,
				page_id BIGINT UNSIGNED NOT NULL,
				device VARCHAR(10) $word NOT NULL,
				kind VARCHAR(8) $word NOT NULL,
				anchor BINARY(8) NOT NULL,
				cell SMALLINT UNSIGNED NOT NULL,
				n BIGINT NOT NULL,
				PRIMARY KEY (page_id, day, device, kind, anchor, cell)",
		];
	}
}
