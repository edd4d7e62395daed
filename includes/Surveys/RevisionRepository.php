<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Json;

/**
 * What published surveys showed before: all SQL on ufb_survey_revisions.
 *
 * @since 0.1.0
 */
final class RevisionRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Keeps the questions and settings under the survey's revision, for answers to pages that show this revision.
	 */
	public function insert( Survey $survey, DateTimeImmutable $now ): void {
		$this->connection->insertRows(
			'INSERT',
			'survey_revisions',
			[
				'survey_id'  => '%d',
				'revision'   => '%d',
				'questions'  => '%s',
				'settings'   => '%s',
				'created_at' => '%s',
			],
			[
				[
					$survey->id,
					$survey->revision,
					Json::encode( $survey->questionsToArray() ),
					Json::encode( $survey->settings ),
					Dates::toColumn( $now ),
				],
			]
		);
	}

	/**
	 * What a page with a revision shows: what was kept last at or before it. Null when nothing was kept, the survey was never published.
	 */
	public function find( int $surveyId, int $revision ): ?Revision {
		$row = $this->connection->row(
			'SELECT questions, created_at FROM %i WHERE survey_id = %d AND revision <= %d ORDER BY revision DESC LIMIT 1',
			$this->connection->table( 'survey_revisions' ),
			$surveyId,
			$revision
		);
		if ( $row === null ) {
			return null;
		}
		return new Revision( SurveyRow::questions( (string) $row['questions'] ), Dates::fromColumn( (string) $row['created_at'] ) );
	}

	/**
	 * Deletes all that was kept of a survey.
	 */
	public function deleteOf( int $surveyId ): void {
		$this->connection->deleteOf( 'survey_revisions', 'survey_id', $surveyId );
	}

	/**
	 * The questions that a page with a revision shows, see find().
	 *
	 * @return list<Question>|null
	 */
	public function questions( int $surveyId, int $revision ): ?array {
		return $this->find( $surveyId, $revision )?->questions;
	}
}
