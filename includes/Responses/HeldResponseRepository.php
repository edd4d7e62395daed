<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Model\ResponseStatus;

/**
 * Finds responses that are held back, of all surveys.
 *
 * @since 0.6.0
 */
final class HeldResponseRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Some responses that are held back for one of these reasons. Walks by key, as ResponseStateRepository::before().
	 *
	 * @param non-empty-list<string> $codes See HeldBack::code().
	 * @return array<int, non-empty-list<int>> Ids by survey.
	 */
	public function find( array $codes, int $limit ): array {
		$sql  = 'SELECT r.survey_id, r.id ' . self::heldBack( $codes ) . ' LIMIT %d';
		$rows = $this->connection->rows( $sql, ...[ ...$this->heldValues( $codes ), $limit ] );
		$ids  = [];
		foreach ( $rows as $row ) {
			$ids[ (int) $row['survey_id'] ][] = (int) $row['id'];
		}
		return $ids;
	}

	/**
	 * How many responses are held back for each of these reasons.
	 *
	 * @param non-empty-list<string> $codes See HeldBack::code().
	 * @return array<string, int> By code; without those that have none.
	 */
	public function count( array $codes ): array {
		$sql = 'SELECT r.held, COUNT(*) AS n ' . self::heldBack( $codes ) . ' GROUP BY r.held';
		/** @var array<string, int> */
		return array_map( intval( ... ), array_column( $this->connection->rows( $sql, ...$this->heldValues( $codes ) ), 'n', 'held' ) );
	}

	/**
	 * How many of the newest responses there are by day, whatever their status.
	 *
	 * @param string $from  First day.
	 * @param int    $limit At most so many are counted, so that it costs the same however many there are.
	 * @return array<string, int>
	 */
	public function perDay( string $from, int $limit ): array {
		$rows = $this->connection->rows(
			'SELECT k.submitted_on AS day, COUNT(*) AS n FROM ( SELECT submitted_on FROM %i ORDER BY id DESC LIMIT %d ) k
			WHERE k.submitted_on >= %s GROUP BY k.submitted_on',
			$this->connection->table( 'responses' ),
			$limit,
			$from
		);
		/** @var array<string, int> */
		return array_map( intval( ... ), array_column( $rows, 'n', 'day' ) );
	}

	/**
	 * @param non-empty-list<string> $codes
	 */
	private static function heldBack( array $codes ): string {
		return 'FROM %i s JOIN %i r FORCE INDEX ( listing ) ON r.survey_id = s.id AND r.status = %s WHERE r.held IN ( '
			. Connection::placeholders( $codes, '%s' ) . ' )';
	}

	/**
	 * @param non-empty-list<string> $codes
	 * @return list<string>
	 */
	private function heldValues( array $codes ): array {
		return [ $this->connection->table( 'surveys' ), $this->connection->table( 'responses' ), ResponseStatus::Held->value, ...$codes ];
	}
}
