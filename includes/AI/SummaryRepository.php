<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Support\Dates;

/**
 * All SQL on ufb_summaries: the last summary of each survey. It is deleted with the survey's responses.
 *
 * @since 0.5.0
 */
final class SummaryRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The summary of a survey, or null. One that cannot be read counts as none.
	 */
	public function find( int $surveyId ): ?StoredSummary {
		$row = $this->connection->row(
			'SELECT source, summary, responses, created_at FROM %i WHERE survey_id = %d',
			$this->connection->table( 'summaries' ),
			$surveyId
		);
		$summary = $row === null ? null : SummaryJson::read( (string) $row['source'], (string) $row['summary'], (int) $row['responses'] );
		return $row === null || $summary === null ? null : new StoredSummary( $summary, Dates::fromColumn( (string) $row['created_at'] ) );
	}

	/**
	 * Stores a summary in the place of the one before.
	 */
	public function store( int $surveyId, StoredSummary $stored ): void {
		$this->connection->insertRows(
			'INSERT',
			'summaries',
			[
				'survey_id'  => '%d',
				'source'     => '%s',
				'summary'    => '%s',
				'responses'  => '%d',
				'created_at' => '%s',
			],
			[
				[
					$surveyId,
					$stored->summary->source,
					SummaryJson::write( $stored->summary ),
					$stored->summary->total,
					Dates::toColumn( $stored->madeAt ),
				],
			],
			'ON DUPLICATE KEY UPDATE source = VALUES( source ), summary = VALUES( summary ), responses = VALUES( responses ),
			created_at = VALUES( created_at )'
		);
	}

	/**
	 * Deletes the summary of a survey.
	 *
	 * @since 0.7.0
	 */
	public function delete( int $surveyId ): void {
		$this->connection->execute( 'DELETE FROM %i WHERE survey_id = %d', $this->connection->table( 'summaries' ), $surveyId );
	}
}
