<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Json;

/**
 * Rows of surveys and their revisions for OptionIdMigration. It changes how they are written, not what they say.
 *
 * @since 0.7.0
 */
final class OptionIdRepository {

	/** Revisions that are read at once: a survey may be large. */
	private const CHUNK = 20;

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The lowest ids above one, of all surveys, also of those that are being deleted.
	 *
	 * @return list<int>
	 */
	public function surveysAfter( int $id, int $limit ): array {
		$rows = $this->connection->rows(
			'SELECT id FROM %i WHERE id > %d ORDER BY id LIMIT %d',
			$this->connection->table( 'surveys' ),
			$id,
			$limit
		);
		return array_map( static fn ( array $row ) => (int) $row['id'], $rows );
	}

	/**
	 * Overwrites questions and settings of a survey, not what a save changes besides: revision, time and author.
	 */
	public function rewriteSurvey( Survey $survey ): void {
		$columns = SurveyRow::columns( $survey );
		$this->connection->execute(
			'UPDATE %i SET questions = %s, settings = %s, notifications = %s WHERE id = %d',
			$this->connection->table( 'surveys' ),
			$columns['questions'],
			$columns['settings'],
			$columns['notifications'],
			$survey->id
		);
	}

	/**
	 * Overwrites the revisions of a survey that change. Its caller has a transaction in which the survey is locked.
	 *
	 * @param Closure( list<Question>, array<string, mixed> ): array{list<Question>, array<string, mixed>} $change Of questions and settings.
	 *                                                                                                     Questions that stay are the same objects.
	 */
	public function rewriteRevisions( int $surveyId, Closure $change ): void {
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
				$after    = (int) $row['revision'];
				$stored   = SurveyRow::questions( (string) $row['questions'] );
				$settings = SurveyRow::settings( (string) $row['settings'] );

				[ $questions, $changed ] = $change( $stored, $settings );
				if ( $questions !== $stored || $changed !== $settings ) {
					$this->rewriteRevision( $surveyId, $after, $questions, $changed );
				}
			}
		} while ( count( $rows ) === self::CHUNK );
	}

	/**
	 * @param list<Question>       $questions
	 * @param array<string, mixed> $settings
	 */
	private function rewriteRevision( int $surveyId, int $revision, array $questions, array $settings ): void {
		$this->connection->execute(
			'UPDATE %i SET questions = %s, settings = %s WHERE survey_id = %d AND revision = %d',
			$this->connection->table( 'survey_revisions' ),
			Json::encode( array_map( static fn ( Question $question ) => $question->toArray(), $questions ) ),
			Json::encode( $settings ),
			$surveyId,
			$revision
		);
	}
}
