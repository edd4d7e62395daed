<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Model\ResponseStatus;

/**
 * Replaces stored partial answers by later or final ones with the same submission id. Only ResponseWriter uses it.
 *
 * A response is partial if its status is, or if it has been moved from there to the trash or to spam.
 *
 * @since 0.4.0
 */
final class PartialResponseRepository {

	public function __construct(
		private readonly Connection $connection,
		private readonly NewResponseRepository $rows
	) {}

	/**
	 * Locks the stored partial answers that a response replaces, until the transaction ends.
	 *
	 * @return array{id: int, is_test: bool}|null Null when what is stored is final, or when the owner has moved the partial answers to the trash and
	 *                                            the visitor has still not finished.
	 */
	public function lock( int $surveyId, NewResponse $response ): ?array {
		// Shared: the refused insert has locked the row in this way. replace() asks for more, and of two writers one may have to start again.
		$row = $this->connection->row(
			'SELECT id, status, trashed_from, is_test FROM %i WHERE survey_id = %d AND submission_id = x%s LOCK IN SHARE MODE',
			$this->connection->table( 'responses' ),
			$surveyId,
			NewResponseRepository::key( $response )
		);
		$partial    = ResponseStatus::Partial->value;
		$isPartial  = $row !== null && in_array( $partial, [ $row['status'], $row['trashed_from'] ], true );
		$isReplaced = $isPartial && ! ( $response->isPartial && $row['status'] === ResponseStatus::Trash->value );
		return $isReplaced ? [ 'id' => (int) $row['id'], 'is_test' => (int) $row['is_test'] === 1 ] : null;
	}

	/**
	 * Replaces locked partial answers, which keep their id.
	 *
	 * @param string $day The site's local date when the response was given.
	 */
	public function replace( int $surveyId, int $id, NewResponse $response, string $day ): void {
		$row    = NewResponseRepository::row( $surveyId, '', $response, $day );
		$sets   = [];
		$values = [];
		foreach ( NewResponseRepository::replaceable() as $column => $placeholder ) {
			$sets[] = "%i = $placeholder";
			array_push( $values, $column, $row[ $column ] );
		}
		$this->connection->execute(
			'UPDATE %i SET ' . implode( ', ', $sets ) . ' WHERE survey_id = %d AND id = %d',
			$this->connection->table( 'responses' ),
			...[ ...$values, $surveyId, $id ]
		);
		foreach ( [ 'answers', 'answer_texts' ] as $table ) {
			$this->connection->execute(
				'DELETE FROM %i WHERE survey_id = %d AND response_id = %d',
				$this->connection->table( $table ),
				$surveyId,
				$id
			);
		}
		$this->rows->insertContents( $surveyId, $id, $response );
	}
}
