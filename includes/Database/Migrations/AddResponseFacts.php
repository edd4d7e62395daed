<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Database\TableChanges;
use UserFeedback\Database\Transaction;

/**
 * Version 4: how long a response took, what the owner says of it (notes, tags), summaries of surveys, and exports that run in the background.
 * Comments are counted by day from now on, so those that are stored are counted once.
 *
 * @since 0.5.0
 */
final class AddResponseFacts implements Migration {

	private const WORD = 'CHARACTER SET ascii COLLATE ascii_bin';

	public function version(): int {
		return 4;
	}

	public function steps( Connection $connection ): array {
		$changes = new TableChanges( $connection );
		// Whole seconds from the first question to the submission; NULL where the browser named no plausible time.
		$steps = [ static fn () => $changes->addColumn( 'responses', 'seconds', 'INT UNSIGNED NULL' ) ];
		foreach ( self::tables() as $name => $definition ) {
			$steps[] = static fn () => $connection->execute(
				"CREATE TABLE IF NOT EXISTS {$connection->table( $name )} ( $definition ) ENGINE=InnoDB {$connection->charset()}"
			);
		}
		$counts  = $connection->table( 'daily_counts' );
		// One transaction: the DELETE locks the counts, so that of two processes the later one finds and replaces what the earlier one counted.
		$steps[] = static fn () => ( new Transaction( $connection ) )->run(
			static function () use ( $connection, $counts ): void {
				$connection->execute( "DELETE FROM $counts WHERE option_hash = '!comments'" );
				$connection->execute(
					"INSERT INTO $counts ( survey_id, day, question_id, option_hash, shard, n, total, squares )
					SELECT t.survey_id, r.submitted_on, t.question_id, '!comments', 0, COUNT(*), 0, 0
					FROM {$connection->table( 'answer_texts' )} t JOIN {$connection->table( 'responses' )} r ON r.id = t.response_id
					WHERE t.kind = 'comment' AND r.status = 'publish' AND r.is_test = 0 GROUP BY t.survey_id, r.submitted_on, t.question_id"
				);
			}
		);
		return $steps;
	}

	/**
	 * Name without prefixes → columns and keys. Dates are UTC.
	 *
	 * @return array<string, string>
	 */
	private static function tables(): array {
		$word = self::WORD;
		return [
			'response_notes' => '
				id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
				survey_id BIGINT UNSIGNED NOT NULL,
				response_id BIGINT UNSIGNED NOT NULL,
				user_id BIGINT UNSIGNED NOT NULL,
				text TEXT NOT NULL,
				created_at DATETIME NOT NULL,
				PRIMARY KEY (id),
				KEY response (survey_id, response_id)',
			'response_tags'  => '
				survey_id BIGINT UNSIGNED NOT NULL,
				response_id BIGINT UNSIGNED NOT NULL,
				tag VARCHAR(50) NOT NULL,
				PRIMARY KEY (survey_id, response_id, tag),
				KEY tag (survey_id, tag, response_id)',
			'summaries'      => "
				survey_id BIGINT UNSIGNED NOT NULL,
				source VARCHAR(20) $word NOT NULL,
				summary LONGTEXT NOT NULL,
				responses BIGINT NOT NULL,
				created_at DATETIME NOT NULL,
				PRIMARY KEY (survey_id)",
			'exports'        => "
				id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
				survey_id BIGINT UNSIGNED NOT NULL,
				user_id BIGINT UNSIGNED NOT NULL,
				request LONGTEXT NOT NULL,
				state VARCHAR(10) $word NOT NULL,
				progress LONGTEXT NOT NULL,
				file VARCHAR(100) $word NOT NULL DEFAULT '',
				created_at DATETIME NOT NULL,
				updated_at DATETIME NOT NULL,
				expires_at DATETIME NOT NULL,
				PRIMARY KEY (id),
				KEY expires_at (expires_at),
				KEY survey_id (survey_id)",
		];
	}
}
