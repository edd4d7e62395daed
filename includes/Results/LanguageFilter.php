<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\OptionId;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\CountDelta;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Responses\FilterChoiceRepository;
use UserFeedback\Responses\InvalidFilter;
use UserFeedback\Responses\ResponseFilterArguments;
use UserFeedback\Responses\ResponseFilterRules;
use UserFeedback\Responses\ResponseStateRepository;
use UserFeedback\Responses\SurveyCounts;
use UserFeedback\Support\DayRange;

/**
 * Results of the visitors who answered in one language. Stored counts know no languages, so responses are read: those of the newest days that have
 * NEWEST responses together, in whatever language. The cost does not grow with the survey.
 *
 * @since 0.7.0
 */
final class LanguageFilter {

	/** As many as comparisons read. */
	public const NEWEST = 50_000;

	/** Of all time: imported responses may be older than the ranges that can be chosen. */
	private const FIRST_DAY = '0001-01-01';
	private const LAST_DAY  = '9999-12-31';

	/**
	 * @param int $newest See NEWEST.
	 */
	public function __construct(
		private readonly ResponseFilterRules $rules,
		private readonly FilterChoiceRepository $choices,
		private readonly SurveyCountsRepository $totals,
		private readonly ResponseStateRepository $responses,
		private readonly int $newest = self::NEWEST
	) {}

	/**
	 * The argument of a route, for register_rest_route().
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function argument(): array {
		return [ 'language' => [ 'default' => '' ] + ResponseFilterArguments::properties()['language'] ];
	}

	/**
	 * The languages in which the newest responses of a survey were given. Costs nothing for a survey that was never translated.
	 *
	 * @return list<string> Locales.
	 */
	public function languages( Survey $survey ): array {
		return isset( $survey->settings['translations'] ) ? $this->choices->languages( $survey->id ) : [];
	}

	/**
	 * Throws unless the results may be filtered so.
	 *
	 * @param string $language Locale; '' for all.
	 * @throws FeatureLocked When the plan has no filters.
	 * @throws InvalidFilter When it is no locale.
	 */
	public function check( Survey $survey, string $language ): void {
		$this->rules->resolved( $survey, ResponseFilterArguments::read( [ 'language' => $language ], $survey->id ) );
	}

	/**
	 * The counts of a period in a language.
	 *
	 * @param DayRange|null $range Local dates; null for all time.
	 */
	public function ofPeriod( int $surveyId, string $language, ?DayRange $range ): PeriodCounts {
		$past  = $range?->preceding();
		$whole = new DayRange( $past->from ?? self::FIRST_DAY, $range->to ?? self::LAST_DAY );
		$since = $this->firstDayRead( $surveyId, $whole );
		$days  = $this->responses->countsInLanguage( $surveyId, $language, new DayRange( $since ?? $whole->from, $whole->to ) );
		return new PeriodCounts(
			self::sum( $days, $range ?? $whole ),
			$past === null || $since !== null ? null : self::sum( $days, $past ),
			array_filter( array_map( static fn ( array $parts ) => SurveyCounts::fromParts( $parts )->count( '', OptionId::RESPONSES ), $days ) ),
			$since > ( $range->from ?? self::FIRST_DAY ) ? $since : null
		);
	}

	/**
	 * The answers to a question over time in a language, as QuestionCountsRepository::overTime() has them.
	 *
	 * @param array<string, list<string>> $groups Options by the name of a group.
	 * @return array<string, array<string, int>> By local date: answered, total and each group; days without answers are missing.
	 */
	public function overTime( int $surveyId, string $language, string $questionId, DayRange $range, array $groups ): array {
		$groups += [ 'answered' => [ OptionId::ANSWERED ] ];
		$whole   = new DayRange( $this->firstDayRead( $surveyId, $range ) ?? $range->from, $range->to );
		$days    = [];
		foreach ( $this->responses->countsInLanguage( $surveyId, $language, $whole ) as $day => $parts ) {
			foreach ( $parts as $part ) {
				if ( $part->questionId !== $questionId ) {
					continue;
				}
				$days[ $day ]          ??= array_fill_keys( [ ...array_keys( $groups ), 'total' ], 0 );
				$days[ $day ]['total'] += $part->value;
				foreach ( $groups as $name => $options ) {
					$days[ $day ][ $name ] += in_array( $part->optionId, $options, true ) ? $part->count : 0;
				}
			}
		}
		return $days;
	}

	/**
	 * The first day of a range that is read; null where all of them are.
	 */
	private function firstDayRead( int $surveyId, DayRange $range ): ?string {
		$left  = $this->newest;
		$first = null;
		foreach ( array_reverse( $this->totals->listedDays( $surveyId, $range ) ) as $day => $count ) {
			if ( $left <= 0 ) {
				return $first;
			}
			$left -= $count;
			$first = $day;
		}
		return null;
	}

	/**
	 * @param array<string, list<CountDelta>> $days By local date.
	 */
	private static function sum( array $days, DayRange $range ): SurveyCounts {
		$within = array_filter( $days, static fn ( string $day ) => $day >= $range->from && $day <= $range->to, ARRAY_FILTER_USE_KEY );
		return SurveyCounts::fromParts( array_merge( ...array_values( $within ) ) );
	}
}
