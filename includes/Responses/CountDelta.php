<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

/**
 * One change of a figure: how much is added to the count of an option (or a reserved word of OptionHash) of a question.
 */
final class CountDelta {

	/**
	 * @param string $questionId Question; '' for what belongs to the whole survey.
	 * @param string $hash       Option.
	 * @param int    $count      Added to the count, negative to take away.
	 * @param int    $value      Added to the sum of the values (stars, NPS).
	 * @param int    $square     Added to the sum of their squares.
	 */
	public function __construct(
		public readonly string $questionId,
		public readonly string $hash,
		public readonly int $count = 1,
		public readonly int $value = 0,
		public readonly int $square = 0
	) {}
}
