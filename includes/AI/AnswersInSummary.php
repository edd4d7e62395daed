<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

/**
 * What visitors wrote to the questions of a survey, the newest first, as far as a summary reads.
 *
 * @since 0.5.0
 */
final class AnswersInSummary {

	/**
	 * @param list<WrittenAnswer> $list    Without personal data.
	 * @param int                 $total   Published responses of the survey.
	 * @param bool                $isWhole False if older answers were left out because there are too many.
	 */
	public function __construct(
		public readonly array $list,
		public readonly int $total,
		public readonly bool $isWhole
	) {}

	/**
	 * How many responses have something written.
	 */
	public function writtenResponses(): int {
		return count( array_unique( array_map( static fn ( WrittenAnswer $answer ) => $answer->responseId, $this->list ) ) );
	}
}
