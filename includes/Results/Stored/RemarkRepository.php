<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;

/**
 * Which responses have notes or tags.
 *
 * @since 0.7.0
 */
final class RemarkRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The responses of a survey that have a note or a tag, by id.
	 *
	 * @param int $after Id of the last one that is known.
	 * @return list<int>
	 */
	public function responses( int $surveyId, int $after, int $limit ): array {
		$parts  = [];
		$values = [];
		foreach ( [ 'response_notes', 'response_tags' ] as $table ) {
			$parts[] = 'SELECT * FROM ( SELECT DISTINCT response_id FROM %i WHERE survey_id = %d AND response_id > %d
				ORDER BY response_id LIMIT %d ) x';
			array_push( $values, $this->connection->table( $table ), $surveyId, $after, $limit );
		}
		$rows = $this->connection->rows( implode( ' UNION ', $parts ) . ' ORDER BY response_id LIMIT %d', ...[ ...$values, $limit ] );
		return array_map( static fn ( array $row ) => (int) $row['response_id'], $rows );
	}
}
