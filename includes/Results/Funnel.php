<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\OptionId;
use UserFeedback\Model\Question;
use UserFeedback\Responses\SurveyCounts;

/**
 * How far visitors came: how many saw a survey, started, reached each question and finished.
 *
 * A browser reports the last question that its visitor saw, once (ProgressService). So a question was reached by all who came to it or further, in
 * the order of the survey: a visitor whom logic led past a question has reached it too. So each of them also says how many saw and answered it.
 *
 * Such reports may be lost, and a visitor who hides the page and comes back later has reported an early question. Submissions are not lost. So a
 * step counts at least as many as the next one: whoever finished has started and has seen the survey.
 *
 * @since 0.5.0
 */
final class Funnel {

	public const SEEN     = 'seen';
	public const STARTED  = 'started';
	public const REACHED  = 'reached';
	public const FINISHED = 'finished';

	public const STEPS = [ self::SEEN, self::STARTED, self::REACHED, self::FINISHED ];

	/**
	 * The steps in order, in the shape of ResultsSchema.
	 *
	 * @param list<Question> $questions Of the survey, in order.
	 * @return list<array{step: string, question_id?: string, title?: string, count: int, saw?: int, answered?: int}> Empty where the responses do
	 *         not come from the impressions that were counted, see Rates.
	 */
	public static function of( array $questions, SurveyCounts $counts ): array {
		$seen     = $counts->count( '', OptionId::IMPRESSIONS );
		$finished = $counts->count( '', OptionId::RESPONSES );
		if ( Rates::of( $finished, $seen ) === null ) {
			return [];
		}
		$steps   = [ self::step( self::FINISHED, $finished ) ];
		$further = 0;
		$count   = $finished;
		foreach ( array_reverse( $questions ) as $question ) {
			$further += max( 0, $counts->count( $question->id, OptionId::REACHED ) );
			$count    = max( $count, $further );
			$steps[]  = [
				'step'        => self::REACHED,
				'question_id' => $question->id,
				'title'       => $question->title,
				'count'       => $count,
				'saw'         => self::saw( $question, $counts, $count ),
				'answered'    => max( 0, $counts->count( $question->id, OptionId::ANSWERED ) ),
			];
		}
		$started = max( $count, $counts->count( '', OptionId::STARTS ) );
		$steps[] = self::step( self::STARTED, $started );
		$steps[] = self::step( self::SEEN, max( $started, $seen ) );
		return array_reverse( $steps );
	}

	/**
	 * How many were asked a question, at least. Without conditions all who came to it; else those who answered or skipped it, or those whose last
	 * question it was. Visitors whose last question it was may also have answered it, and of those who stopped later nobody knows whether they had
	 * been asked.
	 *
	 * @param int $reached Visitors who came to it or further.
	 */
	private static function saw( Question $question, SurveyCounts $counts, int $reached ): int {
		if ( ! $question->logic['enabled'] ) {
			return $reached;
		}
		$sent = $counts->count( $question->id, OptionId::ANSWERED ) + $counts->count( $question->id, OptionId::SKIPPED );
		return min( $reached, max( 0, $sent, $counts->count( $question->id, OptionId::REACHED ) ) );
	}

	/**
	 * @return array{step: string, count: int}
	 */
	private static function step( string $name, int $count ): array {
		return [
			'step'  => $name,
			'count' => $count,
		];
	}
}
