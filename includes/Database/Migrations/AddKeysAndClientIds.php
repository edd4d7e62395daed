<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Database\TableChanges;

/**
 * Version 2: all tables on InnoDB, ids that identify a repeated save of a survey, and keys that avoid full table scans.
 *
 * @since 0.1.0
 */
final class AddKeysAndClientIds implements Migration {

	/** The tables of that version. */
	private const TABLES = [
		'surveys',
		'survey_revisions',
		'question_options',
		'responses',
		'answers',
		'answer_texts',
		'pages',
		'daily_counts',
		'outbox',
		'rate_limits',
		'ratings',
		'rating_totals',
		'heatmap_cells',
	];

	public function version(): int {
		return 2;
	}

	public function steps( Connection $connection ): array {
		$changes = new TableChanges( $connection );
		return [
			static fn () => array_map( $changes->convertToInnoDb( ... ), self::TABLES ),
			static fn () => $changes->addColumn( 'surveys', 'client_id', 'BINARY(16) NULL' ),
			static fn () => $changes->addColumn( 'surveys', 'save_id', 'BINARY(16) NULL' ),
			static fn () => $changes->addKey( 'surveys', 'client_id', [ 'client_id' ], true ),
			// The primary key finds the newest texts of a question, the key `response` the texts of a response.
			static fn () => $changes->addKey( 'answer_texts', 'response', [ 'survey_id', 'response_id' ] ),
			static fn () => $changes->changePrimaryKey( 'answer_texts', [ 'survey_id', 'question_id', 'kind', 'response_id' ] ),
			// Old windows are deleted by their start time.
			static fn () => $changes->changePrimaryKey( 'rate_limits', [ 'window_start', 'bucket' ] ),
		];
	}
}
