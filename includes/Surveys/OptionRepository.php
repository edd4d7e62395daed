<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Support\Json;

/**
 * Labels of options that a survey does not say itself: what visitors saw before, and what types of other plugins answer. All SQL on
 * ufb_question_options.
 *
 * @phpstan-type Labels array{label: string, earlier: list<string>}
 * @since 0.7.0
 */
final class OptionRepository {

	private const COLUMNS = [
		'survey_id'   => '%d',
		'question_id' => '%s',
		'hash'        => '%s',
		'label'       => '%s',
	];

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The stored labels of surveys.
	 *
	 * @param non-empty-list<int> $surveyIds
	 * @return array<int, array<array<Labels>>> Survey → question → OptionId → last label and the ones before it, the oldest first.
	 */
	public function ofSurveys( array $surveyIds ): array {
		$rows   = $this->connection->rows(
			'SELECT survey_id, question_id, hash, label, earlier FROM %i WHERE survey_id IN ( ' . Connection::placeholders( $surveyIds ) . ' )',
			$this->connection->table( 'question_options' ),
			...$surveyIds
		);
		$labels = [];
		foreach ( $rows as $row ) {
			$earlier = $row['earlier'] === null ? [] : Json::decode( $row['earlier'] );

			$labels[ (int) $row['survey_id'] ][ (string) $row['question_id'] ][ (string) $row['hash'] ] = [
				'label'   => (string) $row['label'],
				'earlier' => array_values( array_filter( $earlier, is_string( ... ) ) ),
			];
		}
		return $labels;
	}

	/**
	 * Stores labels of options that have none yet.
	 *
	 * @param array<array<string>> $labels Question → OptionId → label.
	 */
	public function insertMissing( int $surveyId, array $labels ): void {
		$rows = [];
		foreach ( $labels as $questionId => $own ) {
			foreach ( $own as $optionId => $label ) {
				// Digits alone are an int as an array key.
				$rows[] = [ $surveyId, (string) $questionId, (string) $optionId, $label ];
			}
		}
		$this->connection->insertRows( 'INSERT IGNORE', 'question_options', self::COLUMNS, $rows );
	}

	/**
	 * Stores labels of options in place of what is stored of these.
	 *
	 * @param array<int, array<array<Labels>>> $labels In the shape of ofSurveys().
	 */
	public function replace( array $labels ): void {
		$rows = [];
		foreach ( $labels as $surveyId => $questions ) {
			foreach ( $questions as $questionId => $options ) {
				foreach ( $options as $optionId => [ 'label' => $label, 'earlier' => $earlier ] ) {
					$rows[] = [ $surveyId, (string) $questionId, (string) $optionId, $label, $earlier === [] ? '' : Json::encode( $earlier ) ];
				}
			}
		}
		$this->connection->insertRows(
			'INSERT',
			'question_options',
			self::COLUMNS + [ 'earlier' => "NULLIF( %s, '' )" ],
			$rows,
			'ON DUPLICATE KEY UPDATE label = VALUES( label ), earlier = VALUES( earlier )'
		);
	}
}
