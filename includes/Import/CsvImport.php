<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

use UserFeedback\Database\Transaction;
use UserFeedback\Responses\InvalidSubmission;
use UserFeedback\Responses\ResponseService;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyService;

/**
 * Makes a survey with its responses from a CSV file: a column is a question, a line is a response, stored by the same service that
 * takes visitors' answers. All of the file or nothing.
 */
final class CsvImport {

	public function __construct(
		private readonly SurveyService $surveys,
		private readonly ResponseService $responses,
		private readonly Transaction $transaction
	) {}

	/**
	 * What the columns would become. Stores nothing.
	 *
	 * @param string $empty What stands for "no answer" beside an empty cell; '' for nothing else.
	 * @return non-empty-list<Column>
	 * @throws ImportError When a line is broken.
	 */
	public function columns( CsvFile $file, string $empty ): array {
		$columns = [];
		foreach ( $file->columns as $index => $name ) {
			$columns[] = new Column( 'column' . ( $index + 1 ), $name );
		}
		if ( $columns === [] ) {
			throw new ImportError( __( 'The file has no columns.', 'userfeedback' ) );
		}
		foreach ( $file->lines() as $cells ) {
			foreach ( $columns as $index => $column ) {
				if ( ! $this->isEmpty( $cells[ $index ], $empty ) ) {
					$column->add( $cells[ $index ] );
				}
			}
		}
		return $columns;
	}

	/**
	 * Stores a draft survey and its responses.
	 *
	 * @param non-empty-list<Column> $columns See columns().
	 * @param string                 $title   Of the survey.
	 * @param int                    $userId  Who imports.
	 * @return array{survey: Survey, stored: int, empty: int} How many lines were stored, and how many hold no answer at all.
	 * @throws ImportError When a line cannot be stored.
	 */
	public function run( CsvFile $file, array $columns, string $empty, string $title, int $userId ): array {
		return $this->transaction->run(
			function () use ( $file, $columns, $empty, $title, $userId ): array {
				$input  = [
					'title'     => $title,
					'status'    => Survey::DRAFT,
					'questions' => array_map( static fn ( Column $column ) => $column->question(), $columns ),
				];
				$survey = $this->surveys->create( $input, $userId )->survey;
				$counts = [
					'stored' => 0,
					'empty'  => 0,
				];
				foreach ( $file->lines() as $line => $cells ) {
					++$counts[ $this->store( $survey, $this->answers( $columns, $cells, $empty ), $line ) ? 'stored' : 'empty' ];
				}
				return [ 'survey' => $survey ] + $counts;
			}
		);
	}

	/**
	 * @param list<array{question_id: string, value: string|null}> $answers
	 * @return bool Whether there was an answer to store.
	 */
	private function store( Survey $survey, array $answers, int $line ): bool {
		if ( array_filter( array_column( $answers, 'value' ), static fn ( ?string $value ) => $value !== null ) === [] ) {
			return false;
		}
		try {
			return $this->responses->import( $survey, wp_generate_uuid4(), $answers );
		} catch ( InvalidSubmission $invalid ) {
			throw new ImportError( $invalid->getMessage(), $line );
		}
	}

	/**
	 * @param non-empty-list<Column> $columns
	 * @param list<string>           $cells
	 * @return list<array{question_id: string, value: string|null}>
	 */
	private function answers( array $columns, array $cells, string $empty ): array {
		$answers = [];
		foreach ( $columns as $index => $column ) {
			$answers[] = [
				'question_id' => $column->id,
				'value'       => $this->isEmpty( $cells[ $index ], $empty ) ? null : $cells[ $index ],
			];
		}
		return $answers;
	}

	private function isEmpty( string $cell, string $empty ): bool {
		return $cell === '' || $cell === $empty;
	}
}
