<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Database\Schema;
use UserFeedback\Database\TableChanges;

/**
 * Version 2: tables on InnoDB, the ids by which a repeated save of a survey is recognised, and keys by which no query walks a whole table.
 *
 * @since 0.1.0
 */
final class AddKeysAndClientIds implements Migration {

	public function version(): int {
		return 2;
	}

	public function steps( Connection $connection ): array {
		$changes = new TableChanges( $connection );
		return [
			static fn () => array_map( $changes->convertToInnoDb( ... ), Schema::TABLES ),
			static fn () => $changes->addColumn( 'surveys', 'client_id', 'BINARY(16) NULL' ),
			static fn () => $changes->addColumn( 'surveys', 'save_id', 'BINARY(16) NULL' ),
			static fn () => $changes->addKey( 'surveys', 'client_id', [ 'client_id' ], true ),
			// The newest texts of a question; those of a response by a key of their own.
			static fn () => $changes->addKey( 'answer_texts', 'response', [ 'survey_id', 'response_id' ] ),
			static fn () => $changes->changePrimaryKey( 'answer_texts', [ 'survey_id', 'question_id', 'kind', 'response_id' ] ),
			// Windows that ended are deleted by their time.
			static fn () => $changes->changePrimaryKey( 'rate_limits', [ 'window_start', 'bucket' ] ),
		];
	}
}
