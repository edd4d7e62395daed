<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;

/**
 * Compares the settings of many published surveys in ufb_surveys without reading all of them.
 *
 * @since 0.7.0
 */
final class SurveyReachRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The different settings of published surveys.
	 *
	 * @param int $except Id of a survey to leave out.
	 * @return list<array{hash: string, id: int, count: int}> The number of surveys with these settings, and the id of one of them.
	 */
	public function groups( int $except ): array {
		$sql = 'SELECT MD5( settings ) AS hash, MIN( id ) AS id, COUNT(*) AS surveys FROM %i'
			. " WHERE status = 'publish' AND id <> %d GROUP BY MD5( settings )";
		return array_map(
			static fn ( array $row ) => [
				'hash'  => (string) $row['hash'],
				'id'    => (int) $row['id'],
				'count' => (int) $row['surveys'],
			],
			$this->connection->rows( $sql, $this->table(), $except )
		);
	}

	/**
	 * The settings of several surveys.
	 *
	 * @param list<int> $ids Not empty.
	 * @return array<int, array<string, mixed>> By id.
	 */
	public function settings( array $ids ): array {
		$sql = 'SELECT id, settings FROM %i WHERE id IN ( ' . Connection::placeholders( $ids ) . ' )';
		$settings = [];
		foreach ( $this->connection->rows( $sql, $this->table(), ...$ids ) as $row ) {
			$settings[ (int) $row['id'] ] = SurveyRow::settings( (string) $row['settings'] );
		}
		return $settings;
	}

	/**
	 * The first published surveys with one of these settings, in the order in which pages try them (SurveyRepository::published()).
	 *
	 * @param list<string> $hashes Of groups().
	 * @param int          $except Id of a survey to leave out.
	 * @return list<int> Ids.
	 */
	public function first( array $hashes, int $except, int $limit ): array {
		if ( $hashes === [] ) {
			return [];
		}
		$marks = Connection::placeholders( $hashes, '%s' );
		$rows  = $this->connection->rows(
			"SELECT id FROM %i WHERE status = 'publish' AND id <> %d AND MD5( settings ) IN ( $marks )"
				. ' ORDER BY COALESCE( publish_at, created_at ) DESC, id DESC LIMIT %d',
			$this->table(),
			$except,
			...[ ...$hashes, $limit ]
		);
		return array_map( static fn ( array $row ) => (int) $row['id'], $rows );
	}

	private function table(): string {
		return $this->connection->table( 'surveys' );
	}
}
