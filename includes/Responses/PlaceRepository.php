<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use UserFeedback\Database\Connection;

/**
 * Finds the neighbours of a response by key, so that a million responses are paged through without loading them. The order is that of the
 * list: by day, and within a day by id.
 */
final class PlaceRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The next response of the same survey and status, or null.
	 *
	 * @param bool $newer Whether towards the newest; the older one otherwise.
	 */
	public function neighbour( StoredResponse $response, bool $newer ): ?int {
		[ $than, $order ] = $newer ? [ '>', 'ASC' ] : [ '<', 'DESC' ];
		return $this->first( $response, "submitted_on = %s AND id $than %d", $order, [ $response->day, $response->id ] )
			?? $this->first( $response, "submitted_on $than %s", $order, [ $response->day ] );
	}

	/**
	 * How many newer ones of its survey and status came on the same day.
	 */
	public function newerOnTheDay( StoredResponse $response ): int {
		return $this->countWhere( $response->surveyId, $response->status, ' AND submitted_on = %s AND id > %d', [ $response->day, $response->id ] );
	}

	/**
	 * How many of its survey and status came on later days.
	 */
	public function onLaterDays( StoredResponse $response ): int {
		return $this->countWhere( $response->surveyId, $response->status, ' AND submitted_on > %s', [ $response->day ] );
	}

	/**
	 * How many responses of a survey are in a state.
	 */
	public function count( int $surveyId, ResponseStatus $status ): int {
		return $this->countWhere( $surveyId, $status, '', [] );
	}

	/**
	 * @param string           $and    Further condition.
	 * @param list<int|string> $values For its placeholders.
	 */
	private function countWhere( int $surveyId, ResponseStatus $status, string $and, array $values ): int {
		return (int) $this->connection->value(
			"SELECT COUNT(*) FROM %i WHERE survey_id = %d AND status = %s$and",
			$this->connection->table( 'responses' ),
			$surveyId,
			$status->value,
			...$values
		);
	}

	/**
	 * @param list<int|string> $values
	 */
	private function first( StoredResponse $response, string $condition, string $order, array $values ): ?int {
		// MariaDB walks an ascending range from its start unless the index is named (design, section 6).
		$id = $this->connection->value(
			"SELECT id FROM %i FORCE INDEX ( listing ) WHERE survey_id = %d AND status = %s AND $condition
			ORDER BY submitted_on $order, id $order LIMIT 1",
			$this->connection->table( 'responses' ),
			$response->surveyId,
			$response->status->value,
			...$values
		);
		return $id === null ? null : (int) $id;
	}
}
