<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Database\IdRange;

/**
 * Tags of responses. Databases differ in which spellings they take for the same tag (MariaDB: case and accents, SQLite: the case of Latin letters);
 * where two are the same, the one that was stored first stays.
 *
 * @since 0.5.0
 */
final class TagRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The tags of responses, in one query however many they are.
	 *
	 * @param list<int> $ids Not empty.
	 * @return array<int, non-empty-list<string>> In alphabetical order by response; responses without tags are missing.
	 */
	public function ofResponses( int $surveyId, array $ids ): array {
		[ $range, $values ] = IdRange::around( $ids );

		$rows = $this->connection->rows(
			"SELECT response_id, tag FROM %i WHERE survey_id = %d AND $range ORDER BY response_id, tag",
			$this->connection->table( 'response_tags' ),
			$surveyId,
			...$values
		);
		$tags = [];
		foreach ( $rows as $row ) {
			$tags[ (int) $row['response_id'] ][] = (string) $row['tag'];
		}
		return array_intersect_key( $tags, array_flip( $ids ) );
	}

	/**
	 * The tags of a survey's responses, whatever their status, the most used first.
	 *
	 * @param int $limit At most so many.
	 * @return list<array{name: string, count: int}> Number of responses by tag.
	 */
	public function ofSurvey( int $surveyId, int $limit ): array {
		$rows = $this->connection->rows(
			'SELECT MIN( tag ) AS name, COUNT(*) AS n FROM %i WHERE survey_id = %d GROUP BY tag ORDER BY n DESC, name LIMIT %d',
			$this->connection->table( 'response_tags' ),
			$surveyId,
			$limit
		);
		return array_map(
			static fn ( array $row ) => [
				'name'  => (string) $row['name'],
				'count' => (int) $row['n'],
			],
			$rows
		);
	}

	/**
	 * How other responses of the survey spell some tags.
	 *
	 * @param non-empty-list<string> $tags
	 * @param list<int>              $except Ids of responses that are left out; not empty.
	 * @return list<string>
	 */
	public function spellings( int $surveyId, array $tags, array $except ): array {
		$rows = $this->connection->rows(
			'SELECT DISTINCT tag FROM %i WHERE survey_id = %d AND tag IN ( ' . Connection::placeholders( $tags, '%s' ) . ' )
			AND response_id NOT IN ( ' . Connection::placeholders( $except ) . ' )',
			$this->connection->table( 'response_tags' ),
			$surveyId,
			...[ ...$tags, ...$except ]
		);
		return array_map( static fn ( array $row ) => (string) $row['tag'], $rows );
	}

	/**
	 * Gives tags to responses; those that they have already stay.
	 *
	 * @param list<int>    $ids
	 * @param list<string> $tags
	 */
	public function add( int $surveyId, array $ids, array $tags ): void {
		$rows = [];
		foreach ( $ids as $id ) {
			foreach ( $tags as $tag ) {
				$rows[] = [ $surveyId, $id, $tag ];
			}
		}
		$columns = [
			'survey_id'   => '%d',
			'response_id' => '%d',
			'tag'         => '%s',
		];
		$this->connection->insertRows( 'INSERT IGNORE', 'response_tags', $columns, $rows );
	}

	/**
	 * Takes tags away from responses.
	 *
	 * @param list<int>         $ids
	 * @param list<string>|null $tags Null for all of them.
	 */
	public function remove( int $surveyId, array $ids, ?array $tags = null ): void {
		if ( $tags === [] ) {
			return;
		}
		$which = $tags === null ? '' : ' AND tag IN ( ' . Connection::placeholders( $tags, '%s' ) . ' )';
		$this->connection->execute(
			'DELETE FROM %i WHERE survey_id = %d AND response_id IN ( ' . Connection::placeholders( $ids ) . ' )' . $which,
			$this->connection->table( 'response_tags' ),
			$surveyId,
			...[ ...$ids, ...$tags ?? [] ]
		);
	}
}
