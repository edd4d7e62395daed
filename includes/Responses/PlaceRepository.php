<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use UserFeedback\Database\Connection;

/**
 * Finds the neighbours of a response by key, so that a million responses are paged through without loading them.
 */
final class PlaceRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Where a response stands now.
	 */
	public function of( StoredResponse $response ): Place {
		$newer = $this->count( $response, 'id > %d' );
		$older = $this->count( $response, 'id < %d' );
		return new Place(
			$newer === 0 ? null : $this->id( $response, 'MIN', 'id > %d' ),
			$older === 0 ? null : $this->id( $response, 'MAX', 'id < %d' ),
			$newer + 1,
			$newer + 1 + $older
		);
	}

	private function count( StoredResponse $response, string $side ): int {
		return (int) $this->value( $response, "COUNT(*) FROM %i WHERE survey_id = %d AND status = %s AND $side" );
	}

	private function id( StoredResponse $response, string $which, string $side ): int {
		return (int) $this->value( $response, "$which( id ) FROM %i WHERE survey_id = %d AND status = %s AND $side" );
	}

	private function value( StoredResponse $response, string $sql ): ?string {
		return $this->connection->value(
			"SELECT $sql",
			$this->connection->table( 'responses' ),
			$response->surveyId,
			$response->status->value,
			$response->id
		);
	}
}
