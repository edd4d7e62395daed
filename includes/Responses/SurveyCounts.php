<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

/**
 * The counts of a survey in a range of days.
 *
 * @since 0.5.0
 */
final class SurveyCounts {

	/**
	 * @param array<array<int>>                     $counts    Question → option (or a reserved word of OptionId) → count; question '' holds
	 *                                                         those of the survey as a whole.
	 * @param array<int, array{n: int, total: int}> $durations How long responses took, by the least number of seconds of Duration's buckets: how
	 *                                                         many responses, and the sum of their seconds.
	 */
	public function __construct(
		public readonly array $counts,
		public readonly array $durations
	) {}

	/**
	 * One count; 0 if there is none.
	 *
	 * @param string $questionId '' for a count of the survey as a whole.
	 * @param string $hash       Option, or a reserved word.
	 */
	public function count( string $questionId, string $hash ): int {
		return $this->counts[ $questionId ][ $hash ] ?? 0;
	}
}
