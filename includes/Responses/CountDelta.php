<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\OptionId;
use UserFeedback\Model\ResponseStatus;

/**
 * A change of one count: how much is added for an option (or a reserved word of OptionId) of a question.
 *
 * @since 0.1.0
 */
final class CountDelta {

	/** Counts of a survey as a whole, in the order of their key; since 0.7.0. */
	public const OF_SURVEY = [ OptionId::IMPRESSIONS, OptionId::RESPONSES, OptionId::STARTS, OptionId::TESTS ];

	/**
	 * @param string $questionId '' for a count of the survey as a whole.
	 * @param string $optionId   Option, or a reserved word of OptionId.
	 * @param int    $count      Added to the count, negative to take away.
	 * @param int    $value      Added to the sum of the values (stars, NPS, seconds).
	 * @param int    $square     Added to the sum of their squares.
	 */
	public function __construct(
		public readonly string $questionId,
		public readonly string $optionId,
		public readonly int $count = 1,
		public readonly int $value = 0,
		public readonly int $square = 0
	) {}

	/**
	 * What a new response adds: itself, the time that it took, and each question that it answers (once, however many options), comments on or
	 * skips. Only published responses are counted; a test counts as a test and as nothing else. ResponseStateRepository::counts() reads the same
	 * from stored ones.
	 *
	 * @return list<self>
	 */
	public static function ofResponse( NewResponse $response ): array {
		if ( $response->status !== ResponseStatus::Publish ) {
			return [];
		}
		if ( $response->isTest ) {
			return [ new self( '', OptionId::TESTS ) ];
		}
		$deltas = [ new self( '', OptionId::RESPONSES ) ];
		if ( $response->seconds !== null ) {
			$deltas[] = new self( '', OptionId::SECONDS . Duration::bucket( $response->seconds ), 1, $response->seconds );
		}
		foreach ( $response->answers as $answer ) {
			if ( $answer->isSkipped() ) {
				$deltas[] = new self( $answer->questionId, OptionId::SKIPPED );
				continue;
			}
			$deltas[] = new self( $answer->questionId, OptionId::ANSWERED );
			if ( isset( $answer->texts['comment'] ) ) {
				$deltas[] = new self( $answer->questionId, OptionId::COMMENTS );
			}
			foreach ( $answer->optionIds as $optionId ) {
				$number   = $answer->number ?? 0;
				$deltas[] = new self( $answer->questionId, $optionId, 1, $number, $number ** 2 );
			}
		}
		return $deltas;
	}

	/**
	 * Sums that were read, as changes.
	 *
	 * @since 0.7.0
	 *
	 * @param list<array<string, string|null>> $rows With question_id, option_id, n, total and perhaps squares.
	 * @return list<self>
	 */
	public static function fromRows( array $rows ): array {
		return array_map(
			static fn ( array $row ) => new self(
				(string) $row['question_id'],
				(string) $row['option_id'],
				(int) $row['n'],
				(int) $row['total'],
				(int) ( $row['squares'] ?? 0 )
			),
			$rows
		);
	}

	/**
	 * Whether this is a count that lists and overviews show of many surveys, over all time or by day. How long responses took is none: it is read
	 * with the questions of one survey.
	 *
	 * @since 0.7.0
	 */
	public function isOfSurvey(): bool {
		return $this->questionId === '' && in_array( $this->optionId, self::OF_SURVEY, true );
	}

	/**
	 * Whether it changes nothing.
	 *
	 * @since 0.7.0
	 */
	public function isZero(): bool {
		return $this->count === 0 && $this->value === 0 && $this->square === 0;
	}

	/**
	 * The sum of two changes of the same count.
	 */
	public function plus( self $other ): self {
		return new self(
			$this->questionId,
			$this->optionId,
			$this->count + $other->count,
			$this->value + $other->value,
			$this->square + $other->square
		);
	}
}
