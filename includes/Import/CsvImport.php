<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use Generator;
use UserFeedback\Database\Transaction;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\AnswersReader;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\ResponseWriter;
use UserFeedback\Responses\SubmissionRefused;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\QuestionTypes\SingleText;
use UserFeedback\Surveys\RevisionRepository;
use UserFeedback\Surveys\SurveyService;

/**
 * Makes a survey with its responses from a CSV file: a column is a question, a line is a response, validated as
 * visitors' answers are. All of the file or nothing.
 *
 * @since 0.1.0
 */
final class CsvImport {

	/** Longest text in characters: answers that were collected elsewhere may be longer than those of our visitors. */
	private const MAX_LENGTH = 10000;

	public function __construct(
		private readonly SurveyService $surveys,
		private readonly RevisionRepository $revisions,
		private readonly AnswersReader $reader,
		private readonly ResponseWriter $writer,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * The questions that the columns would become. Stores nothing.
	 *
	 * @param string $empty Text that means "no answer" like an empty cell; '' for none.
	 * @return non-empty-list<Column>
	 * @throws ImportError When a line is malformed.
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
	 * @return array{survey: Survey, stored: int, empty: int} Number of lines that were stored, and of those without any answer.
	 * @throws ImportError When a line is malformed or its answers are not valid.
	 */
	public function run( CsvFile $file, array $columns, string $empty, string $title, int $userId ): array {
		return $this->transaction->run(
			function () use ( $file, $columns, $empty, $title, $userId ): array {
				$input   = [
					'title'     => $title,
					'status'    => Survey::DRAFT,
					'questions' => array_map( static fn ( Column $column ) => $column->question(), $columns ),
				];
				$survey  = $this->surveys->create( $input, $userId )->survey;
				$empties = 0;
				// Drafts have no revision, but lists and exports find answers to questions that were removed by the revision of a response.
				$this->revisions->insert( $survey, $this->clock->now() );
				$stored  = $this->writer->import( $survey, $this->responses( $survey, $file, $columns, $empty, $empties ) );
				return [
					'survey' => $survey,
					'stored' => $stored,
					'empty'  => $empties,
				];
			}
		);
	}

	/**
	 * The lines of the file that hold an answer, as responses that are given now.
	 *
	 * @param non-empty-list<Column> $columns
	 * @param int                    $empties Counts those that do not.
	 * @return Generator<int, NewResponse>
	 * @throws ImportError When a line is malformed or its answers are not valid.
	 */
	private function responses( Survey $survey, CsvFile $file, array $columns, string $empty, int &$empties ): Generator {
		$now = $this->clock->now();
		foreach ( $file->lines() as $line => $cells ) {
			$answers = $this->answers( $columns, $cells, $empty );
			if ( array_filter( array_column( $answers, 'value' ), is_string( ... ) ) === [] ) {
				++$empties;
				continue;
			}
			yield new NewResponse( $this->read( $survey, $answers, $line ), $now, $survey->revision );
		}
	}

	/**
	 * The answers, validated as visitors' answers are but for the length and the line breaks of texts.
	 *
	 * @param list<array{question_id: string, value: string|null}> $raw
	 * @return list<Answer>
	 * @throws ImportError When one is not valid.
	 */
	private function read( Survey $survey, array $raw, int $line ): array {
		$whole = [];
		foreach ( $raw as $index => [ 'question_id' => $id, 'value' => $value ] ) {
			$text = $survey->question( $id )?->type === 'text' ? Text::lines( (string) $value ) : '';
			if ( Text::length( $text ) > self::MAX_LENGTH ) {
				/* translators: %s: a number. */
				$message = __( 'A text has more than %s characters. Shorten it.', 'userfeedback' );
				throw new ImportError( sprintf( $message, number_format_i18n( self::MAX_LENGTH ) ), $line );
			}
			// Visitors' answers are one line and shorter.
			if ( Text::length( $text ) <= SingleText::MAX_LENGTH && ! str_contains( $text, "\n" ) ) {
				continue;
			}

			$whole[ $id ]           = Answer::text( $id, $text );
			$raw[ $index ]['value'] = mb_substr( $text, 0, SingleText::MAX_LENGTH );
		}
		try {
			$answers = $this->reader->read( $survey->questions, $raw );
		} catch ( SubmissionRefused $invalid ) {
			throw new ImportError( $invalid->getMessage(), $line );
		}
		return array_map( static fn ( Answer $answer ) => $whole[ $answer->questionId ] ?? $answer, $answers );
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
