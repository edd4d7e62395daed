<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;

/**
 * The greatest ids that are stored: what an import stores has greater ones.
 *
 * @since 0.7.0
 */
final class StoredIdsRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Of surveys; 0 without any.
	 */
	public function lastSurvey(): int {
		return $this->last( 'surveys' );
	}

	/**
	 * Of responses; 0 without any.
	 */
	public function lastResponse(): int {
		return $this->last( 'responses' );
	}

	private function last( string $table ): int {
		return (int) $this->connection->value( 'SELECT MAX( id ) FROM %i', $this->connection->table( $table ) );
	}
}
