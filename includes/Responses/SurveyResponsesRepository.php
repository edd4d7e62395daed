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
		'responses',
		// Before the tables into which its rows are moved.
		'daily_counts',
		'survey_counts',
		'question_counts',
		'question_options',
		'summaries',
	];

	public function __construct(
		private readonly Connection $connection,
		private readonly SurveyCountsRepository $counts
	) {}

	public function countsOf( array $surveyIds ): array {
		return $this->counts->responsesOf( $surveyIds );
	}

	public function deleteSome( int $surveyId ): bool {
		foreach ( self::TABLES as $table ) {
			if ( $this->connection->deleteBatch( $table, 'survey_id', $surveyId ) ) {
				return true;
			}
		}
		return false;
	}
}
