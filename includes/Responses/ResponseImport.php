<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use UserFeedback\Model\Answer;
use UserFeedback\Model\OptionHash;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;

/**
 * Stores many responses that were collected elsewhere. Rows are written in batches, labels and figures once at the end, so that memory does
 * not grow with their number.
 */
final class ResponseImport {

	/** Responses in one statement. */
	private const BATCH = 500;

	public function __construct(
		private readonly ImportRepository $rows,
		private readonly ResponseRepository $responses,
		private readonly DailyCounts $counts,
		private readonly Clock $clock
	) {}

	/**
	 * Stores responses as given now. Call it last in a transaction: all of them or none.
	 *
	 * @param iterable<list<Answer>> $responses Answers as AnswersReader reads them; asked for one after the other.
	 * @return int How many were stored.
	 */
	public function store( Survey $survey, iterable $responses ): int {
		$now     = $this->clock->now();
		$day     = Dates::localDay( $now, $this->clock->zone() );
		$stored  = 0;
		$batch   = [];
		$labels  = [];
		$figures = [];
		foreach ( $responses as $answers ) {
			$batch[] = $answers;
			self::collect( $answers, $labels, $figures );
			if ( count( $batch ) < self::BATCH ) {
				continue;
			}

			$stored += $this->rows->insert( $survey, $batch, $now, $day );
			$batch   = [];
		}
		$stored += $batch === [] ? 0 : $this->rows->insert( $survey, $batch, $now, $day );
		$this->responses->insertOptions( $survey->id, array_map( array_values( ... ), $labels ) );
		if ( $figures !== [] ) {
			$this->counts->add( $survey->id, $day, array_values( $figures ) );
		}
		return $stored;
	}

	/**
	 * Adds the labels and the figures of a response to those of the others.
	 *
	 * @param list<Answer>                         $answers
	 * @param array<string, array<string, string>> $labels  Question → hash → label.
	 * @param array<string, CountDelta>            $figures By question and hash.
	 */
	private static function collect( array $answers, array &$labels, array &$figures ): void {
		foreach ( $answers as $answer ) {
			foreach ( $answer->labels as $label ) {
				$labels[ $answer->questionId ][ OptionHash::of( $label ) ] = $label;
			}
		}
		foreach ( ResponseFigures::of( $answers ) as $delta ) {
			$key  = "$delta->questionId/$delta->hash";
			$sums = $figures[ $key ] ?? new CountDelta( $delta->questionId, $delta->hash, 0 );

			$figures[ $key ] = new CountDelta(
				$delta->questionId,
				$delta->hash,
				$sums->count + $delta->count,
				$sums->value + $delta->value,
				$sums->square + $delta->square
			);
		}
	}
}
