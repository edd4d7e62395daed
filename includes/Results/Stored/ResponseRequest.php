<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Results\RangeRequest;
use UserFeedback\StoredData\TableRefused;
use UserFeedback\Support\Cast;

/**
 * Which responses somebody wants to read as a table, as it was requested: ResponseTables checks it against the survey.
 *
 * @since 0.7.0
 */
final class ResponseRequest {

	/** Reports: a row for each response, or for each answer to one question. */
	public const GENERAL  = 'general';
	public const QUESTION = 'question';

	/**
	 * @param string               $report        GENERAL or QUESTION.
	 * @param string               $questionId    '' for the general report.
	 * @param array<string, mixed> $filter        By which the responses are chosen, as the list of responses names it.
	 * @param bool                 $optionColumns Whether each option of questions with several choices has a column of its own.
	 */
	private function __construct(
		public readonly int $surveyId,
		public readonly string $report,
		public readonly string $questionId,
		public readonly RangeRequest $days,
		public readonly array $filter,
		public readonly bool $optionColumns
	) {}

	/**
	 * Reads the fields of a request, whatever they are.
	 *
	 * @param array<string, mixed> $fields As toArray() names them. Without `report` it is the general one, unless there is a question.
	 * @throws TableRefused When the report is unknown, or a question is missing or not asked for.
	 */
	public static function from( array $fields ): self {
		$questionId = Cast::string( $fields['question_id'] ?? '' );
		$report     = Cast::string( $fields['report'] ?? '' );
		$report     = $report === '' ? self::GENERAL : $report;
		if ( ! in_array( $report, [ self::GENERAL, self::QUESTION ], true ) ) {
			throw TableRefused::invalid( 'report', __( 'There is no such report. Choose “general” or “question”.', 'userfeedback' ) );
		}
		if ( ( $report === self::QUESTION ) !== ( $questionId !== '' ) ) {
			$message = __( 'The report “question” needs the ID of a question, the report “general” takes none.', 'userfeedback' );
			throw TableRefused::invalid( 'question_id', $message );
		}
		$filter = $fields['filter'] ?? [];
		if ( ! is_array( $filter ) || ( $filter !== [] && array_is_list( $filter ) ) ) {
			throw TableRefused::invalid( 'filter', __( 'This filter is unknown. Reload the results and export again.', 'userfeedback' ) );
		}
		/** @var array<string, mixed> $filter */
		return new self(
			Cast::int( $fields['survey_id'] ?? 0 ),
			$report,
			$questionId,
			RangeRequest::ofTable( $fields ),
			$filter,
			in_array( $fields['option_columns'] ?? false, [ true, 1, '1', 'true' ], true )
		);
	}

	/**
	 * The fields from which from() makes the same request; what is not set is left out.
	 *
	 * @return array<string, mixed>
	 */
	public function toArray(): array {
		return array_filter(
			[
				'survey_id'      => $this->surveyId,
				'report'         => $this->report,
				'question_id'    => $this->questionId,
				'start'          => $this->days->from,
				'end'            => $this->days->to,
				'filter'         => $this->filter,
				'option_columns' => $this->optionColumns ? 1 : null,
			],
			static fn ( mixed $value ) => ! in_array( $value, [ null, '', [] ], true )
		);
	}
}
