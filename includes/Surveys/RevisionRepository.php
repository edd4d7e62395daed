<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use Closure;
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
	 * Changes how stored revisions are written, not what pages show. Its caller has a transaction in which the survey is locked.
	 *
	 * @since 0.7.0
	 *
	 * @param Closure( list<Question>, array<string, mixed> ): array{list<Question>, array<string, mixed>} $change Of questions and settings.
	 */
	public function rewrite( int $surveyId, Closure $change ): void {
		$after = -1;
		do {
			$rows = $this->connection->rows(
				'SELECT revision, questions, settings FROM %i WHERE survey_id = %d AND revision > %d ORDER BY revision LIMIT %d',
				$this->connection->table( 'survey_revisions' ),
				$surveyId,
				$after,
				self::CHUNK
			);
			foreach ( $rows as $row ) {
				$after = (int) $row['revision'];
				/** @var array<string, mixed> $settings */
				$settings = Json::decode( (string) $row['settings'] );
				$stored   = SurveyRow::questions( (string) $row['questions'] );

				[ $questions, $changed ] = $change( $stored, $settings );
				if ( $questions !== $stored || $changed !== $settings ) {
					$this->update( $surveyId, $after, $questions, $changed );
				}
			}
		} while ( count( $rows ) === self::CHUNK );
	}

	/**
	 * @param list<Question>       $questions
	 * @param array<string, mixed> $settings
	 */
	private function update( int $surveyId, int $revision, array $questions, array $settings ): void {
		$this->connection->execute(
			'UPDATE %i SET questions = %s, settings = %s WHERE survey_id = %d AND revision = %d',
			$this->connection->table( 'survey_revisions' ),
			Json::encode( array_map( static fn ( Question $question ) => $question->toArray(), $questions ) ),
			Json::encode( $settings ),
			$surveyId,
			$revision
		);
	}

	/**
	 * Deletes some revisions of a survey.
	 *
	 * @since 0.7.0
	 *
	 * @return bool Whether there may be more.
	 */
	public function deleteSome( int $surveyId ): bool {
		return $this->connection->deleteBatch( 'survey_revisions', 'survey_id', $surveyId );
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
