<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Transaction;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\AnswersReader;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\ResponseWriter;
use UserFeedback\Responses\SubmissionRefused;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\IncompleteSurveys;
use UserFeedback\Surveys\QuestionTypes\SingleText;

/**
 * Stores records of a file as responses, validated as visitors' answers are but for the length and the line breaks of texts.
 *
 * @phpstan-type RawAnswers list<array{question_id: string, value: string|int|list<string>|null}>
 * @since 0.7.0
 */
final class ImportedResponses {

	/** Cells that are stored in one transaction: on a cluster a longer one loses too often to the short ones of visitors. */
	private const CELLS = 1300;

	/** Records that are stored in one transaction at most. */
	private const RECORDS = 100;

	/** How many times as many on SQLite, which has no cluster, and where a statement takes longer than its rows. */
	private const SQLITE = 5;

	/** Types whose answers may be longer than visitors' are. */
	private const TEXTS = [ 'text', 'long-text' ];

	/**
	 * @param bool $isSqlite Whether the database is SQLite.
	 */
	public function __construct(
		private readonly IncompleteSurveys $surveys,
		private readonly AnswersReader $reader,
		private readonly ResponseWriter $writer,
		private readonly Transaction $transaction,
		private readonly bool $isSqlite
	) {}

	/**
	 * Records that are stored together.
	 *
	 * @param int $columns Of the file.
	 */
	public function most( int $columns ): int {
		$times = $this->isSqlite ? self::SQLITE : 1;
		return $times * max( 1, min( self::RECORDS, intdiv( self::CELLS, max( 1, $columns ) ) ) );
	}

	/**
	 * Whether a survey is not complete yet, so that responses may be stored.
	 */
	public function isOpen( int $surveyId ): bool {
		return $this->transaction->run( fn () => $this->surveys->lock( $surveyId ) !== null );
	}

	/**
	 * Stores records unless they are stored, all valid ones of them or none.
	 *
	 * @param ImportState               $state   Of the import; not changed.
	 * @param non-empty-list<CsvRecord> $records Those that were stored together before, if the process was killed then.
	 * @return ImportState|null After them; null if the survey is complete, or gone.
	 */
	public function store( ImportState $state, array $records, LineReader $lines ): ?ImportState {
		$at = new DateTimeImmutable( $state->at );
		return $this->transaction->run(
			function () use ( $state, $records, $lines, $at ): ?ImportState {
				$survey = $this->surveys->lock( $state->survey );
				if ( $survey === null ) {
					return null;
				}
				[ $responses, $empties, $problems ] = $this->read( $survey, $state, $records, $lines, $at );
				if ( $responses !== [] && ! $this->writer->hasStored( $survey->id, [ (string) $responses[0]->submissionId ] ) ) {
					$this->writer->import( $survey, $responses );
				}
				return $state->withProblems( $problems )->with(
					[
						'stored'  => $state->stored + count( $responses ),
						'empties' => $state->empties + $empties,
					]
				);
			}
		);
	}

	/**
	 * Counts records that an earlier import has stored; stores nothing.
	 *
	 * @param non-empty-list<CsvRecord> $records
	 */
	public function repeat( Survey $survey, ImportState $state, array $records, LineReader $lines ): ImportState {
		[ $responses, $empties, $problems ] = $this->read( $survey, $state, $records, $lines, new DateTimeImmutable( $state->at ) );
		return $state->withProblems( $problems )->with(
			[
				'repeated' => $state->repeated + count( $responses ),
				'empties'  => $state->empties + $empties,
			]
		);
	}

	/**
	 * @param non-empty-list<CsvRecord> $records
	 * @return array{list<NewResponse>, int, list<array{line: int, column: string, message: string}>} Responses, lines without answers, and problems.
	 */
	private function read( Survey $survey, ImportState $state, array $records, LineReader $lines, DateTimeImmutable $at ): array {
		$responses = [];
		$problems  = [];
		$empties   = 0;
		foreach ( $records as $record ) {
			try {
				$raw = $lines->answers( $record );
				if ( $raw === null ) {
					++$empties;
					continue;
				}
				$answers     = $this->answers( $survey, $raw, $record->line, $lines );
				$responses[] = new NewResponse( $answers, $lines->date( $record ) ?? $at, $survey->revision, md5( "$state->key:$record->line" ) );
			} catch ( LineProblem $problem ) {
				$problems[] = $problem->toArray();
			}
		}
		return [ $responses, $empties, $problems ];
	}

	/**
	 * @param RawAnswers $raw
	 * @return list<Answer>
	 * @throws LineProblem When one is not valid.
	 */
	private function answers( Survey $survey, array $raw, int $line, LineReader $lines ): array {
		$whole = [];
		foreach ( $raw as $index => [ 'question_id' => $id, 'value' => $value ] ) {
			// Visitors' answers are one line and shorter.
			if ( ! is_string( $value ) || ( strlen( $value ) <= SingleText::MAX_LENGTH && ! str_contains( $value, "\n" ) ) ) {
				continue;
			}
			if ( ! in_array( $lines->questions[ $index ]->type, self::TEXTS, true ) ) {
				continue;
			}
			$whole[ $id ]           = Answer::text( $id, $value );
			$raw[ $index ]['value'] = Text::line( mb_substr( $value, 0, SingleText::MAX_LENGTH ) );
		}
		try {
			$answers = $this->reader->read( $survey->questions, $raw );
		} catch ( SubmissionRefused $invalid ) {
			$error = $invalid->errors[0] ?? null;
			$index = $error !== null && preg_match( '/^answers\[(\d+)\]/', $error->field, $match ) === 1 ? (int) $match[1] : -1;
			throw new LineProblem( $line, $index < 0 ? '' : $lines->columnName( $index ), $error->message ?? $invalid->getMessage() );
		}
		return array_map( static fn ( Answer $answer ) => $whole[ $answer->questionId ] ?? $answer, $answers );
	}
}
