<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\OptionId;

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
	 * The sums of counts that were read in parts.
	 *
	 * @since 0.7.0
	 *
	 * @param list<CountDelta> $parts
	 */
	public static function fromParts( array $parts ): self {
		$counts    = [];
		$durations = [];
		foreach ( $parts as $part ) {
			if ( str_starts_with( $part->optionId, OptionId::SECONDS ) ) {
				$least               = (int) substr( $part->optionId, strlen( OptionId::SECONDS ) );
				$durations[ $least ] = [
					'n'     => ( $durations[ $least ]['n'] ?? 0 ) + $part->count,
					'total' => ( $durations[ $least ]['total'] ?? 0 ) + $part->value,
				];
				continue;
			}
			$counts[ $part->questionId ][ $part->optionId ] = ( $counts[ $part->questionId ][ $part->optionId ] ?? 0 ) + $part->count;
		}
		return new self( $counts, $durations );
	}

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
