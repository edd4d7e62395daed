<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\Counts\QuestionCountsRepository;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Responses\InvalidFilter;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DayRange;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\QuestionTypes\NpsForm;
use UserFeedback\Surveys\QuestionTypes\QuestionForm;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\QuestionTypes\ScaleForm;
use UserFeedback\Surveys\SurveyRepository;

/**
 * How the answers to a question change over time, from the counts, or in one language by LanguageFilter.
 *
 * @since 0.5.0
 */
final class TrendService {

	/** Up to so many days, each is a point; up to so many weeks, each of these. */
	private const MOST_DAYS  = 31;
	private const MOST_WEEKS = 26;

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ResponseReader $responses,
		private readonly QuestionCountsRepository $counts,
		private readonly SurveyCountsRepository $totals,
		private readonly QuestionTypes $types,
		private readonly RangeLimit $limit,
		private readonly LanguageFilter $languages,
		private readonly Clock $clock
	) {}

	/**
	 * Average and score of each period of a range, in the shape of ResultsSchema::trend().
	 *
	 * @param DayRange|null $range    Local dates, see Ranges; null for all time, from the first day with a count to today.
	 * @param string        $language Only answers of visitors to whom the survey was shown in this locale; '' for all (since 0.7.0).
	 * @return array{points: list<array{from: string, to: string, average: float|null, nps: float|null, total: int}>}
	 * @throws NotFound When there is no such survey, or no such question in it.
	 * @throws FeatureLocked  When the range is longer than the plan allows, or it has no filters.
	 * @throws InvalidFilter When the language is no locale.
	 */
	public function ofQuestion( int $surveyId, string $questionId, ?DayRange $range, string $language = '' ): array {
		$this->limit->check( $range );
		$survey   = $this->surveys->find( $surveyId ) ?? throw NotFound::survey();
		$this->languages->check( $survey, $language );
		$question = $survey->question( $questionId ) ?? throw NotFound::question();
		$form     = $this->types->form( $question->type );
		$range  ??= $this->allTime( $surveyId );
		$groups   = $this->groups( $survey, $question, $form );
		$days     = $language === ''
			? $this->counts->overTime( $surveyId, $questionId, $range, $groups, self::isByMonth( $range ) )
			: $this->languages->overTime( $surveyId, $language, $questionId, $range, $groups );
		$points   = [];
		foreach ( self::periods( $range ) as $period ) {
			$own      = array_filter( $days, static fn ( string $day ) => $day >= $period->from && $day <= $period->to, ARRAY_FILTER_USE_KEY );
			$points[] = [
				'from' => $period->from,
				'to'   => $period->to,
			] + self::statistics( $own, $form );
		}
		return [ 'points' => $points ];
	}

	/**
	 * The periods into which a range is divided. Weeks are counted back from its last day, so that the newest one is whole.
	 *
	 * @return list<DayRange> In order; the first week and the months at both ends may be shorter.
	 */
	public static function periods( DayRange $range ): array {
		$length = $range->length();
		if ( $length <= self::MOST_DAYS ) {
			return array_map( static fn ( string $day ) => new DayRange( $day, $day ), $range->days() );
		}
		$periods  = [];
		$last     = $range->to;
		while ( $last >= $range->from ) {
			$end       = new DateTimeImmutable( $last );
			$first     = $end->modify( self::isByMonth( $range ) ? 'first day of this month' : '-6 days' );
			$periods[] = new DayRange( max( $range->from, $first->format( 'Y-m-d' ) ), $last );
			$last      = $first->modify( '-1 day' )->format( 'Y-m-d' );
		}
		return array_reverse( $periods );
	}

	private static function isByMonth( DayRange $range ): bool {
		return $range->length() > self::MOST_WEEKS * 7;
	}

	private function allTime( int $surveyId ): DayRange {
		$today = Dates::localDay( $this->clock->now(), $this->clock->zone() );
		// Days are those of the time zone then; it may have been changed since.
		return new DayRange( min( $today, $this->totals->firstDay( $surveyId ) ?? $today ), $today );
	}

	/**
	 * The ids of all numbers of a question, and of those of promoters and detractors.
	 *
	 * @return array<string, non-empty-list<string>>
	 */
	private function groups( Survey $survey, Question $question, ?QuestionForm $form ): array {
		if ( ! $form instanceof ScaleForm ) {
			return [];
		}
		$labels = $this->responses->options( $survey )->ofQuestion( $question->id )->labels();
		$groups = [];
		foreach ( array_filter( $labels, QuestionStatistics::isNumber( ... ) ) as $id => $number ) {
			$groups['numbers'][] = (string) $id;
			if ( ! $form instanceof NpsForm ) {
				continue;
			}

			$group = [ 'detractors', 'passives', 'promoters' ][ NpsStatistics::group( (int) $number ) ];
			$groups[ $group ][] = (string) $id;
		}
		return $groups;
	}

	/**
	 * @param array<string, array<string, int>> $days As QuestionCountsRepository::overTime() has them.
	 * @return array{average: float|null, nps: float|null, total: int}
	 */
	private static function statistics( array $days, ?QuestionForm $form ): array {
		$sum     = static fn ( string $name ): int => array_sum( array_column( $days, $name ) );
		$score   = new NpsStatistics( $sum( 'detractors' ), $sum( 'passives' ), $sum( 'promoters' ) );
		$numbers = $sum( 'numbers' );
		return [
			'average' => $numbers > 0 ? $sum( 'total' ) / $numbers : null,
			'nps'     => $form instanceof NpsForm && $score->total() > 0 ? $score->score() : null,
			'total'   => $sum( 'answered' ),
		];
	}
}
