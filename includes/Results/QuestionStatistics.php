<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\OptionId;
use UserFeedback\Model\Question;
use UserFeedback\Responses\QuestionOptions;
use UserFeedback\Responses\SurveyCounts;
use UserFeedback\Surveys\QuestionTypes\NpsForm;
use UserFeedback\Surveys\QuestionTypes\QuestionForm;
use UserFeedback\Surveys\QuestionTypes\ScaleForm;

/**
 * The statistics of one question in a range of days, from its counts.
 *
 * @since 0.5.0
 */
final class QuestionStatistics {

	/** How often each number was answered. */
	private readonly NumberStatistics $numbers;

	/**
	 * @param QuestionForm|null $form    Of its type; null if that is unknown.
	 * @param SurveyCounts      $counts  Of the survey.
	 * @param QuestionOptions   $options That it has or had.
	 */
	public function __construct(
		public readonly Question $question,
		private readonly ?QuestionForm $form,
		private readonly SurveyCounts $counts,
		private readonly QuestionOptions $options
	) {
		$this->numbers = new NumberStatistics( $this->distribution() );
	}

	/**
	 * In the shape of QuestionStatsSchema, without the newest answers.
	 *
	 * @param self|null $before Those of the range just before.
	 * @return array<string, mixed>
	 */
	public function toArray( ?self $before ): array {
		$answered = $this->answered();
		return [
			'id'               => $this->question->id,
			'title'            => $this->question->title,
			'type'             => $this->question->type,
			'is_quantitative'  => $this->isQuantitative(),
			'is_valid'         => OptionCheck::isValid( $this->question, $this->form ),
			'total_answers'    => $answered,
			'skipped'          => $this->count( OptionId::SKIPPED ),
			'is_few'           => $answered < Intervals::FEW,
			'average'          => $this->numbers->average(),
			'average_interval' => $this->form instanceof ScaleForm
				? $this->numbers->interval( $this->form->least( $this->question ), $this->form->most( $this->question ) )
				: null,
			'nps'              => $this->nps( $before ),
			'options'          => $this->options(),
			'texts_count'      => $this->isQuantitative() ? 0 : $answered,
			'comments_count'   => $this->count( OptionId::COMMENTS ),
			'before'           => $before === null ? null : [
				'total_answers'  => $before->answered(),
				'average'        => $before->numbers->average(),
				'nps'            => $before->score()?->score(),
				'is_significant' => $this->differsFrom( $before ),
			],
		];
	}

	/**
	 * Whether the label of an answer is a number. A question of another type may have had the same id: its labels are none.
	 */
	public static function isNumber( string $label ): bool {
		return preg_match( '/^-?\d{1,5}$/D', $label ) === 1;
	}

	/**
	 * The Net Promoter Score, in the shape of QuestionStatsSchema::nps(); null for another type, and without answers.
	 *
	 * @param self|null $before Those of the range just before.
	 * @return array<string, mixed>|null
	 */
	public function nps( ?self $before ): ?array {
		return $this->score()?->toArray( $this->distribution(), $before?->score() );
	}

	/**
	 * Responses that answered the question.
	 */
	public function answered(): int {
		return $this->count( OptionId::ANSWERED );
	}

	public function isQuantitative(): bool {
		return $this->form?->isQuantitative() ?? false;
	}

	/**
	 * The current options, then those that were removed but had been chosen.
	 *
	 * @return list<array{
	 *     id: string,
	 *     value: string|array<mixed>,
	 *     count: int,
	 *     share: float,
	 *     low: float,
	 *     high: float,
	 *     wordings?: non-empty-list<string>,
	 *     retired?: true
	 * }>
	 */
	public function options(): array {
		$known = $this->question->config['options'] ?? [];
		$known = is_array( $known ) ? array_values( $known ) : [];
		// Pictures and icons with their label.
		$pictured = is_array( $known[0] ?? null ) ? array_combine( $this->question->optionIds(), $known ) : null;
		$options  = [];
		foreach ( $this->options->labels() as $id => $label ) {
			// Digits alone are an int as an array key.
			$id      = (string) $id;
			$isAsked = $this->options->isAsked( $id );
			if ( ! $isAsked && $this->count( $id ) === 0 ) {
				continue;
			}
			$value    = $pictured[ $id ] ?? [ 'label' => $label ];
			$wordings = $this->options->wordings( $id );

			$options[] = [
				'id'    => $id,
				'value' => $pictured === null || ! is_array( $value ) ? $label : $value,
			] + $this->share( $id ) + ( $wordings === [] ? [] : [ 'wordings' => $wordings ] ) + ( $isAsked ? [] : [ 'retired' => true ] );
		}
		return $options;
	}

	/**
	 * How many chose an option, and their share of the responses that answered.
	 *
	 * @return array{count: int, share: float, low: float, high: float}
	 */
	public function share( string $optionId ): array {
		$count = $this->count( $optionId );
		$total = $this->answered();
		return [
			'count' => $count,
			'share' => $total > 0 ? (float) ( $count / $total ) : 0.0,
		] + Intervals::ofShare( $count, $total );
	}

	private function score(): ?NpsStatistics {
		return $this->form instanceof NpsForm ? NpsStatistics::ofNumbers( $this->distribution() ) : null;
	}

	/**
	 * Whether the score, or else the average, differs from another one by more than chance would explain.
	 */
	public function differsFrom( self $other ): bool {
		$score  = $this->score();
		$theirs = $other->score();
		return $score !== null && $theirs !== null ? $score->differsFrom( $theirs ) : $this->numbers->differsFrom( $other->numbers );
	}

	/**
	 * The probability of a difference of the scores, or else the averages, at least as large by chance; null where there is neither, or with few
	 * answers.
	 */
	public function chanceOfDifference( self $other ): ?float {
		$score  = $this->score();
		$theirs = $other->score();
		return $score !== null && $theirs !== null
			? $score->chanceOfDifference( $theirs )
			: $this->numbers->chanceOfDifference( $other->numbers );
	}

	/**
	 * How often each number was answered: all of the scale, and others that were answered.
	 *
	 * @return array<int, int> In order; none for a question that is not answered with numbers.
	 */
	private function distribution(): array {
		if ( ! $this->form instanceof ScaleForm ) {
			return [];
		}
		$counts = array_fill_keys( range( $this->form->least( $this->question ), $this->form->most( $this->question ) ), 0 );
		foreach ( $this->options->labels() as $id => $label ) {
			$count = $this->count( (string) $id );
			if ( $count !== 0 && self::isNumber( $label ) ) {
				$counts[ (int) $label ] = $count;
			}
		}
		ksort( $counts );
		return $counts;
	}

	private function count( string $optionId ): int {
		return $this->counts->count( $this->question->id, $optionId );
	}
}
