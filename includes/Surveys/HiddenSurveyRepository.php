<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Dates;

/**
 * Rows of ufb_surveys that SurveyRepository does not find: surveys that were deleted and of which something is left, and surveys whose responses are
 * still being imported.
 *
 * @since 0.7.0
 */
final class HiddenSurveyRepository {

	/** Status of a survey whose responses are still being imported. */
	public const INCOMPLETE = 'incomplete';

	private const DELETED = 'deleted';

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Makes surveys unknown to all readers. Their rows stay until everything else of them is deleted, so that no new survey gets their ids.
	 *
	 * @param non-empty-list<int> $ids
	 */
	public function markDeleted( array $ids ): void {
		$marks = Connection::placeholders( $ids );
		// A client may use its id again.
		$sql = "UPDATE %i SET status = %s, client_id = NULL WHERE id IN ( $marks )";
		$this->connection->execute( $sql, $this->table(), self::DELETED, ...$ids );
	}

	/**
	 * Ids of deleted surveys of which something is left.
	 *
	 * @return list<int>
	 */
	public function deleted(): array {
		return $this->ids( 'status = %s', self::DELETED );
	}

	/**
	 * Ids of incomplete surveys that were begun before a moment.
	 *
	 * @return list<int>
	 */
	public function incompleteSince( DateTimeImmutable $moment ): array {
		return $this->ids( 'status = %s AND created_at < %s', self::INCOMPLETE, Dates::toColumn( $moment ) );
	}

	/**
	 * Whether a survey was deleted and something of it is left.
	 */
	public function isDeleted( int $id ): bool {
		return $this->ids( 'id = %d AND status = %s', $id, self::DELETED ) !== [];
	}

	/**
	 * Removes the row of a deleted survey.
	 */
	public function remove( int $id ): void {
		$this->connection->execute( 'DELETE FROM %i WHERE id = %d AND status = %s', $this->table(), $id, self::DELETED );
	}

	/**
	 * An incomplete survey, locked until the transaction ends; null when it is complete, or gone.
	 */
	public function lockIncomplete( int $id ): ?Survey {
		$row = $this->connection->row( 'SELECT * FROM %i WHERE id = %d AND status = %s FOR UPDATE', $this->table(), $id, self::INCOMPLETE );
		return $row === null ? null : SurveyRow::survey( $row );
	}

	/**
	 * @return list<int>
	 */
	private function ids( string $where, string|int ...$values ): array {
		$rows = $this->connection->rows( "SELECT id FROM %i WHERE $where ORDER BY id", $this->table(), ...$values );
		return array_map( static fn ( array $row ) => (int) $row['id'], $rows );
	}

	private function table(): string {
		return $this->connection->table( 'surveys' );
	}
}
