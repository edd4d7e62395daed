<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\Counts\QuestionCountsRepository;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Responses\InvalidFilter;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Responses\SurveyCounts;
use UserFeedback\Responses\SurveyOptions;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DayRange;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\QuestionTypes\NpsForm;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Statistics of a survey. They come from stored counts, so reading them costs the same at ten and at a million responses; those of one language are
 * counted by LanguageFilter.
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
		private readonly SurveyCountsRepository $totals,
		private readonly QuestionCountsRepository $counts,
		private readonly QuestionTypes $types,
		private readonly RangeLimit $limit,
		private readonly LanguageFilter $languages,
		private readonly Clock $clock
	) {}

	/**
	 * Results of a survey, in the shape of ResultsSchema.
	 *
	 * @param DayRange|null $range    Local dates, see Ranges; null for all time.
	 * @param string        $language Only answers of visitors to whom the survey was shown in this locale; '' for all (since 0.7.0).
	 * @return array<string, mixed>
	 * @throws NotFound When there is no such survey.
	 * @throws FeatureLocked  When the range is longer than the plan allows, or it has no filters.
	 * @throws InvalidFilter When the language is no locale.
	 */
	public function ofSurvey( int $surveyId, ?DayRange $range, string $language = '' ): array {
		$this->limit->check( $range );
		$survey    = $this->surveys->find( $surveyId ) ?? throw NotFound::survey();
		$this->languages->check( $survey, $language );
		$past      = $range?->preceding();
		$isAll     = $language === '';
		$period    = $isAll ? $this->ofPeriod( $surveyId, $range, $past ) : $this->languages->ofPeriod( $surveyId, $language, $range );
		$options   = $this->responses->options( $survey );
		$questions = $this->questions( $survey, $period->counts, $options );
		$earlier   = $period->before === null ? [] : $this->questions( $survey, $period->before, $options );
		$texts     = $this->texts( $survey, $questions, $range, $language );
		$today     = Dates::localDay( $this->clock->now(), $this->clock->zone() );
		$before    = $period->before === null ? null : self::statistics( $period->before, $isAll );
		$now       = self::statistics( $period->counts, $isAll );
		return [
			'survey'                  => $this->survey( $survey ),
			'range'                   => $range === null ? null : get_object_vars( $range ),
			'language'                => $isAll ? null : $language,
			'languages'               => $this->languages->languages( $survey ),
			'counted_from'            => $period->countedFrom,
			'total'                   => $range === null && $isAll ? $now['responses'] : $this->totals->responses( $surveyId, null ),
			'range_responses_count'   => $now['responses'],
			'responses_count_7_days'  => $this->totals->responses( $surveyId, DayRange::lastDays( $today, 7 ) ),
			'responses_count_30_days' => $this->totals->responses( $surveyId, DayRange::lastDays( $today, 30 ) ),
			'impressions'             => $range === null && $isAll ? $now['impressions'] : $this->totals->impressions( $surveyId ),
			'statistics'              => $now,
			'before'                  => $past === null || $before === null ? null : get_object_vars( $past ) + $before,
			'data_points'             => $range === null ? [] : self::days( $range, $period->days ),
			'funnel'                  => $isAll ? Funnel::of( $survey->questions, $period->counts ) : [],
			'question_stats'          => array_map(
				static fn ( QuestionStatistics $own, ?QuestionStatistics $then ) => $own->toArray( $then )
					+ [ 'answers' => $texts[ $own->question->id ] ?? [] ],
				$questions,
				// Without earlier ones, array_map() fills in nulls.
				$earlier
			),
			'nps_overview'            => $this->npsOverview( $survey, $questions, $earlier ),
		];
	}

	private function ofPeriod( int $surveyId, ?DayRange $range, ?DayRange $past ): PeriodCounts {
		return new PeriodCounts(
			$this->counts->ofSurvey( $surveyId, $range ),
			$past === null ? null : $this->counts->ofSurvey( $surveyId, $past ),
			$range === null ? [] : $this->totals->responsesByDay( $range, [ $surveyId ] )
		);
	}

	/**
	 * @param bool $hasVisits Whether impressions and starts are counted: of one language they are not.
	 * @return array<string, int|float|null>
	 */
	private static function statistics( SurveyCounts $counts, bool $hasVisits ): array {
		$unknown = [ 'impressions' => null, 'starts' => null ];
		return array_replace( Rates::statistics( $counts ), $hasVisits ? [] : $unknown );
	}

	/**
	 * @param array<string, int> $counts By local date.
	 * @return list<array{date: string, count: int}> Every day of the range.
	 */
	private static function days( DayRange $range, array $counts ): array {
		return array_map(
			static fn ( string $day ) => [
				'date'  => $day,
				'count' => $counts[ $day ] ?? 0,
			],
			$range->days()
		);
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
	 * @return list<QuestionStatistics> Of every question, in order.
	 */
	private function questions( Survey $survey, SurveyCounts $counts, SurveyOptions $options ): array {
		return array_map(
			fn ( Question $question ) => new QuestionStatistics(
				$question,
				$this->types->form( $question->type ),
				$counts,
				$options->ofQuestion( $question->id )
			),
			$survey->questions
		);
	}

	/**
	 * The score that an NPS survey is about: that of its first NPS question.
	 *
	 * @param list<QuestionStatistics> $questions
	 * @param list<QuestionStatistics> $earlier   In the range before; empty without one.
	 * @return array<string, mixed>|null
	 */
	private function npsOverview( Survey $survey, array $questions, array $earlier ): ?array {
		foreach ( $survey->type === Survey::NPS ? $survey->questions : [] as $index => $question ) {
			if ( $this->types->form( $question->type ) instanceof NpsForm ) {
				return $questions[ $index ]->nps( $earlier[ $index ] ?? null );
			}
		}
		return null;
	}

	/**
	 * @param list<QuestionStatistics> $questions
	 * @return array<string, list<array{value: string, date: string, response_id: int, extra: object}>> By question.
	 */
	private function texts( Survey $survey, array $questions, ?DayRange $range, string $language ): array {
		// Without an answer in the range there is nothing to look for.
		$written = array_filter( $questions, static fn ( QuestionStatistics $own ) => $own->answered() > 0 && ! $own->isQuantitative() );
		$ids     = array_map( static fn ( QuestionStatistics $own ) => $own->question->id, array_values( $written ) );
		return $language === ''
			? $this->newest->ofQuestions( $survey->id, $ids, $range, self::NEWEST )
			: $this->newest->inLanguage( $survey->id, $ids, $range, $language, self::NEWEST );
	}
}
