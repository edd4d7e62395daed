<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Model\Page;

/**
 * Pages, countries and languages of a survey's newest responses: what their list offers as filters.
 *
 * @since 0.5.0
 */
final class FilterChoiceRepository {

	/** Newest published responses that are read. */
	private const READ = 10_000;

	/** The newest responses, found by their key. */
	private const NEWEST = "( SELECT id FROM %i FORCE INDEX ( listing ) WHERE survey_id = %d AND status = 'publish'
		ORDER BY submitted_on DESC, submitted_at DESC, id DESC LIMIT %d ) k JOIN %i r ON r.id = k.id";

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The pages on which the newest responses were given, the most frequent first.
	 *
	 * @param int $limit At most so many.
	 * @return array<int, Page> By id.
	 */
	public function pages( int $surveyId, int $limit ): array {
		$rows  = $this->connection->rows(
			'SELECT p.id, p.url, p.name, p.post_id FROM (
				SELECT r.page_id, COUNT(*) AS n FROM ' . self::NEWEST . '
				WHERE r.page_id > 0 GROUP BY r.page_id ORDER BY n DESC, r.page_id LIMIT %d
			) c JOIN %i p ON p.id = c.page_id ORDER BY c.n DESC, p.id',
			...[ ...$this->newest( $surveyId ), $limit, $this->connection->table( 'pages' ) ]
		);
		$pages = [];
		foreach ( $rows as $row ) {
			$pages[ (int) $row['id'] ] = new Page( (string) $row['url'], (string) $row['name'], (int) $row['post_id'] );
		}
		return $pages;
	}

	/**
	 * The countries from which the newest responses came.
	 *
	 * @return list<string> Two capital letters each.
	 */
	public function countries( int $surveyId ): array {
		$rows = $this->connection->rows(
			'SELECT DISTINCT r.country FROM ' . self::NEWEST . " WHERE r.country <> '' ORDER BY r.country",
			...$this->newest( $surveyId )
		);
		return array_map( strval( ... ), array_column( $rows, 'country' ) );
	}

	/**
	 * The languages in which the newest responses were given.
	 *
	 * @since 0.7.0
	 *
	 * @return list<string> Locales.
	 */
	public function languages( int $surveyId ): array {
		$rows = $this->connection->rows(
			'SELECT DISTINCT r.language FROM ' . self::NEWEST . ' WHERE r.language IS NOT NULL ORDER BY r.language',
			...$this->newest( $surveyId )
		);
		return array_map( strval( ... ), array_column( $rows, 'language' ) );
	}

	/**
	 * The values for the placeholders of NEWEST.
	 *
	 * @return list<int|string>
	 */
	private function newest( int $surveyId ): array {
		$table = $this->connection->table( 'responses' );
		return [ $table, $surveyId, self::READ, $table ];
	}
}
