<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\OptionHash;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\DailyCounts;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DayRange;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\QuestionTypes\ScaleForm;
use UserFeedback\Surveys\SurveyNotFound;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Statistics of a survey. All counts come from DailyCounts, so reading them costs the same at ten and at a million responses.
 *
 * @since 0.1.0
 */
final class ResultsService {

	/** Answers of a text question that its card shows. */
	private const NEWEST = 10;

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ResponseReader $responses,
		private readonly NewestTexts $newest,
		private readonly DailyCounts $counts,
		private readonly QuestionTypes $types,
		private readonly RangeLimit $limit,
		private readonly Clock $clock
	) {}

	/**
	 * Results of a survey, in the shape of ResultsSchema.
	 *
	 * @param DayRange|null $range Local dates; null is ever.
	 * @return array<string, mixed>
	 * @throws SurveyNotFound When there is no such survey.
	 * @throws FeatureLocked  When the range is longer than the plan allows.
	 */
	public function ofSurvey( int $surveyId, ?DayRange $range ): array {
		$this->limit->check( $range );
		$survey  = $this->surveys->find( $surveyId ) ?? throw new SurveyNotFound();
		$counts  = $this->counts->all( $surveyId, $range );
		$own     = $counts[''] ?? [];
		$today   = Dates::localDay( $this->clock->now(), $this->clock->zone() );
		$inRange = $own[ OptionHash::RESPONSES ] ?? 0;
		return [
			'survey'                  => $this->survey( $survey ),
			'total'                   => $range === null ? $inRange : $this->counts->responses( $surveyId, null ),
			'range_responses_count'   => $inRange,
			'responses_count_7_days'  => $this->counts->responses( $surveyId, DayRange::lastDays( $today, 7 ) ),
			'responses_count_30_days' => $this->counts->responses( $surveyId, DayRange::lastDays( $today, 30 ) ),
			'impressions'             => $own[ OptionHash::IMPRESSIONS ] ?? 0,
			'question_stats'          => $this->questions( $survey, $counts, $range ),
			'nps_overview'            => null,
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private function survey( Survey $survey ): array {
		return [
			'id'         => $survey->id,
			'title'      => $survey->title,
			'type'       => $survey->type,
			'status'     => $survey->status,
			'publish_at' => $survey->publishAt === null ? null : Dates::toIso( $survey->publishAt ),
			'created_at' => Dates::toIso( $survey->createdAt ),
		];
	}

	/**
	 * @param array<string, array<string, int>> $counts
	 * @return list<array<string, mixed>>
	 */
	private function questions( Survey $survey, array $counts, ?DayRange $range ): array {
		$labels = $this->responses->optionLabels( $survey->id );
		return array_map(
			fn ( Question $question ) => [
				'id'              => $question->id,
				'title'           => $question->title,
				'type'            => $question->type,
				'is_quantitative' => $this->isQuantitative( $question ),
				'total_answers'   => $counts[ $question->id ][ OptionHash::ANSWERED ] ?? 0,
				'skipped'         => $counts[ $question->id ][ OptionHash::SKIPPED ] ?? 0,
				'average'         => $this->average( $question, $counts[ $question->id ] ?? [], $labels[ $question->id ] ?? [] ),
				'options'         => $this->options( $question, $counts[ $question->id ] ?? [], $labels[ $question->id ] ?? [] ),
				'answers'         => $this->texts( $survey, $question, $counts[ $question->id ] ?? [], $range ),
			],
			$survey->questions
		);
	}

	/**
	 * The current options, then those that were removed or renamed but had been chosen.
	 *
	 * @param array<string, int>    $counts By hash.
	 * @param array<string, string> $labels  By hash.
	 * @return list<array{value: string|array<mixed>, count: int, retired?: true}>
	 */
	private function options( Question $question, array $counts, array $labels ): array {
		$options = [];
		$known   = $question->config['options'] ?? [];
		$known   = is_array( $known ) ? $known : [];
		foreach ( $this->types->form( $question->type )?->values( $question ) ?? $question->options() as $index => $label ) {
			$hash      = OptionHash::of( $label );
			$options[] = [
				// Pictures and icons with their label.
				'value' => is_array( $known[ $index ] ?? null ) ? $known[ $index ] : $label,
				'count' => $counts[ $hash ] ?? 0,
			];
			unset( $labels[ $hash ] );
		}
		foreach ( $labels as $hash => $label ) {
			// Digits alone are an int as an array key.
			$count = $counts[ $hash ] ?? 0;
			if ( $count !== 0 ) {
				$options[] = [
					'value'   => is_array( $known[0] ?? null ) ? [ 'label' => $label ] : $label,
					'count'   => $count,
					'retired' => true,
				];
			}
		}
		return $options;
	}

	/**
	 * The average of a question that is answered with numbers, including numbers that are no longer offered.
	 *
	 * @param array<string, int>    $counts By hash.
	 * @param array<string, string> $labels  By hash.
	 */
	private function average( Question $question, array $counts, array $labels ): ?float {
		if ( ! $this->types->form( $question->type ) instanceof ScaleForm ) {
			return null;
		}
		$count = 0;
		$total = 0;
		foreach ( $labels as $hash => $label ) {
			$count += $counts[ $hash ] ?? 0;
			$total += ( $counts[ $hash ] ?? 0 ) * (int) $label;
		}
		return $count > 0 ? $total / $count : null;
	}

	/**
	 * @param array<string, int> $counts By hash.
	 * @return list<array{value: string, date: string, response_id: int, extra: object}>
	 */
	private function texts( Survey $survey, Question $question, array $counts, ?DayRange $range ): array {
		// Without an answer in the range there is nothing to look for.
		$hasTexts = ( $counts[ OptionHash::ANSWERED ] ?? 0 ) > 0 && ! $this->isQuantitative( $question );
		return $hasTexts ? $this->newest->of( $survey->id, $question->id, $range, self::NEWEST ) : [];
	}

	private function isQuantitative( Question $question ): bool {
		return $this->types->form( $question->type )?->isQuantitative() ?? false;
	}
}
