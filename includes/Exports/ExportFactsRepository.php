<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;

/**
 * What a row of an export has beside what a list of responses reads.
 *
 * @phpstan-import-type Facts from GeneralReport
 * @since 0.5.0
 */
final class ExportFactsRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Country, duration and tags of responses, in two queries.
	 *
	 * @param list<int> $ids
	 * @return array<int, Facts> By response.
	 */
	public function of( int $surveyId, array $ids ): array {
		if ( $ids === [] ) {
			return [];
		}
		$marks = Connection::placeholders( $ids );
		$tags  = [];
		$rows  = $this->connection->rows(
			"SELECT response_id, tag FROM %i WHERE survey_id = %d AND response_id IN ( $marks ) ORDER BY response_id, tag",
			$this->connection->table( 'response_tags' ),
			$surveyId,
			...$ids
		);
		foreach ( $rows as $row ) {
			$tags[ (int) $row['response_id'] ][] = (string) $row['tag'];
		}
		$facts = [];
		$rows  = $this->connection->rows(
			"SELECT id, country, seconds FROM %i WHERE id IN ( $marks ) AND survey_id = %d",
			$this->connection->table( 'responses' ),
			...[ ...$ids, $surveyId ]
		);
		foreach ( $rows as $row ) {
			$facts[ (int) $row['id'] ] = [
				'country' => (string) $row['country'],
				'seconds' => $row['seconds'] === null ? null : (int) $row['seconds'],
				'tags'    => $tags[ (int) $row['id'] ] ?? [],
			];
		}
		return $facts;
	}
}
