<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Surveys\SurveyResponses;

/**
 * The responses of whole surveys, as the domain Surveys counts and deletes them.
 *
 * @since 0.1.0
 */
final class SurveyResponsesRepository implements SurveyResponses {

	private const TABLES = [
		'answers',
		'answer_texts',
		'response_notes',
		'response_tags',
		'webhook_deliveries',
		'responses',
		// Before the tables into which its rows are moved.
		'daily_counts',
		'survey_counts',
		'question_counts',
		'question_options',
		'summaries',
		'webhooks',
	];

	public function __construct(
		private readonly Connection $connection,
		private readonly SurveyCountsRepository $counts
	) {}

	public function countsOf( array $surveyIds ): array {
		return $this->counts->responsesOf( $surveyIds );
	}

	public function deleteSome( int $surveyId ): int {
		foreach ( self::TABLES as $table ) {
			$rows = $this->connection->deleteBatch( $table, 'survey_id', $surveyId );
			if ( $rows > 0 ) {
				return $rows;
			}
		}
		return 0;
	}

	public function countRows( int $surveyId ): int {
		// All tables: progress would fall when it is counted anew, after a process was killed.
		$queries = array_map(
			fn ( string $table ) => [ 'SELECT COUNT(*) AS n FROM %i WHERE survey_id = %d', [ $this->connection->table( $table ), $surveyId ] ],
			self::TABLES
		);
		return (int) array_sum( array_column( $this->connection->rowsOfAll( $queries ), 'n' ) );
	}
}
