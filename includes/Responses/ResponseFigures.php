<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use UserFeedback\Model\Answer;
use UserFeedback\Model\OptionHash;

/**
 * What a new response adds to the figures; FiguresRepository reads the same from stored ones.
 */
final class ResponseFigures {

	/**
	 * The response itself, and each question that it answers (once, however many options) or skips.
	 *
	 * @param list<Answer> $answers
	 * @return non-empty-list<CountDelta>
	 */
	public static function of( array $answers ): array {
		$deltas = [ new CountDelta( '', OptionHash::RESPONSES ) ];
		foreach ( $answers as $answer ) {
			if ( $answer->isSkipped() ) {
				$deltas[] = new CountDelta( $answer->questionId, OptionHash::SKIPPED );
				continue;
			}
			$deltas[] = new CountDelta( $answer->questionId, OptionHash::ANSWERED );
			foreach ( $answer->labels as $label ) {
				$number   = $answer->number ?? 0;
				$deltas[] = new CountDelta( $answer->questionId, OptionHash::of( $label ), 1, $number, $number ** 2 );
			}
		}
		return $deltas;
	}
}
