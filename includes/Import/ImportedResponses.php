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
 * @since 0.7.0
 */
final class ImportedResponses {

	public function __construct(
		private readonly IncompleteSurveys $surveys,
		private readonly AnswersReader $reader,
		private readonly ResponseWriter $writer,
		private readonly Transaction $transaction
	) {}

	/**
	 * Stores records unless they are stored, all of them or none.
	 *
	 * @param string                    $file    Names the file, for the ids of the submissions.
	 * @param non-empty-list<CsvRecord> $records Those that were stored together before, if the process was killed then.
	 * @param DateTimeImmutable         $at      When the responses were given.
	 * @return int How many hold an answer.
	 * @throws ImportError When answers are not valid, or the survey was deleted.
	 */
	public function store( int $surveyId, string $file, array $records, ColumnReader $cells, DateTimeImmutable $at ): int {
		return $this->transaction->run(
			function () use ( $surveyId, $file, $records, $cells, $at ): int {
				$survey    = $this->surveys->lock( $surveyId ) ?? throw new ImportError( __( 'The survey was deleted meanwhile.', 'userfeedback' ) );
				$responses = [];
				foreach ( $records as $record ) {
					$raw = self::raw( $survey, $record, $cells );
					if ( array_filter( array_column( $raw, 'value' ), is_string( ... ) ) === [] ) {
						continue;
					}
					$answers     = $this->read( $survey, $raw, $record->line );
					$responses[] = new NewResponse( $answers, $at, $survey->revision, md5( "$file:$record->line" ) );
				}
				if ( $responses !== [] && ! $this->writer->hasStored( $surveyId, [ (string) $responses[0]->submissionId ] ) ) {
					$this->writer->import( $survey, $responses );
				}
				return count( $responses );
			}
		);
	}

	/**
	 * @param list<array{question_id: string, value: string|null}> $raw
	 * @return list<Answer>
	 * @throws ImportError When one is not valid.
	 */
	private function read( Survey $survey, array $raw, int $line ): array {
		$whole = [];
		foreach ( $raw as $index => [ 'question_id' => $id, 'value' => $value ] ) {
			$text = $survey->question( $id )?->type === 'text' ? Text::lines( (string) $value ) : '';
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
	 * @return list<array{question_id: string, value: string|null}>
	 */
	private static function raw( Survey $survey, CsvRecord $record, ColumnReader $cells ): array {
		$answers = [];
		foreach ( $survey->questions as $index => $question ) {
			$cell      = $record->cells[ $index ];
			$answers[] = [
				'question_id' => $question->id,
				'value'       => $cells->isEmpty( $cell ) ? null : $cell,
			];
		}
		return $answers;
	}
}
