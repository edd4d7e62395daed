<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Generator;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Json;

/**
 * Revisions of published surveys: all SQL on ufb_survey_revisions.
 *
 * @since 0.1.0
 */
final class RevisionRepository {

	/** Revisions that are read at once: a survey may be large. */
	private const CHUNK = 20;

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Stores questions and settings under the survey's revision, for answers from pages that show this revision.
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
	 * The revision that a page shows: the last one stored with this number or a lower one. Null if none was stored because the survey was never
	 * published.
	 */
	public function find( int $surveyId, int $revision ): ?Revision {
		$row = $this->connection->row(
			'SELECT questions, settings, created_at FROM %i WHERE survey_id = %d AND revision <= %d ORDER BY revision DESC LIMIT 1',
			$this->connection->table( 'survey_revisions' ),
			$surveyId,
			$revision
		);
		if ( $row === null ) {
			return null;
		}
		return new Revision(
			SurveyRow::questions( (string) $row['questions'] ),
			Dates::fromColumn( (string) $row['created_at'] ),
			SurveyRow::settings( (string) $row['settings'] )
		);
	}

	/**
	 * What a page with this revision shows: the survey as it is where none was stored.
	 *
	 * @since 0.7.0
	 */
	public function shown( Survey $survey, int $revision ): Revision {
		return $this->find( $survey->id, $revision ) ?? new Revision( $survey->questions, $survey->createdAt, $survey->settings );
	}

	/**
	 * The questions of all revisions that pages showed, the newest first. Reads a few at a time.
	 *
	 * @since 0.5.0
	 *
	 * @return Generator<int, list<Question>>
	 */
	public function all( int $surveyId ): Generator {
		$before = PHP_INT_MAX;
		do {
			$rows = $this->connection->rows(
				'SELECT revision, questions FROM %i WHERE survey_id = %d AND revision < %d ORDER BY revision DESC LIMIT %d',
				$this->connection->table( 'survey_revisions' ),
				$surveyId,
				$before,
				self::CHUNK
			);
			foreach ( $rows as $row ) {
				$before = (int) $row['revision'];
				yield SurveyRow::questions( (string) $row['questions'] );
			}
		} while ( count( $rows ) === self::CHUNK );
	}

	/**
	 * Deletes some revisions of a survey.
	 *
	 * @since 0.7.0
	 *
	 * @return bool Whether there may be more.
	 */
	public function deleteSome( int $surveyId ): bool {
		return $this->connection->deleteBatch( 'survey_revisions', 'survey_id', $surveyId ) > 0;
	}

	/**
	 * The questions on a page with this revision, see find().
	 *
	 * @return list<Question>|null
	 */
	public function questions( int $surveyId, int $revision ): ?array {
		return $this->find( $surveyId, $revision )?->questions;
	}
}
