<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;

/**
 * What a row of an export has beside what a list of responses reads.
 *
 * @since 0.5.0
 */
final class ResponseFactsRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Country and duration of responses, in one query.
	 *
	 * @param list<int> $ids Not empty.
	 * @return array<int, array{country: string, seconds: int|null}> By response.
	 */
	public function of( int $surveyId, array $ids ): array {
		$facts = [];
		$rows  = $this->connection->rows(
			'SELECT id, country, seconds FROM %i WHERE id IN ( ' . Connection::placeholders( $ids ) . ' ) AND survey_id = %d',
			$this->connection->table( 'responses' ),
			...[ ...$ids, $surveyId ]
		);
		foreach ( $rows as $row ) {
			$facts[ (int) $row['id'] ] = [
				'country' => (string) $row['country'],
				'seconds' => $row['seconds'] === null ? null : (int) $row['seconds'],
			];
		}
		return $facts;
	}
}
