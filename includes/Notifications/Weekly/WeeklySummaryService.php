<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Weekly;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Support\Clock;
use UserFeedback\Support\DayRange;
use UserFeedback\Surveys\OpenPeriod;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveySummary;

/**
 * Builds the summary of a week from stored counts. Surveys without activity cost no query of their own.
 *
 * @since 0.7.0
 */
final class WeeklySummaryService {

	/** Surveys that a summary lists. */
	private const SURVEYS = 20;

	/** Surveys that need attention and that it names. */
	private const UNSEEN = 10;

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly SurveyCountsRepository $counts,
		private readonly SurveyWeekReader $weeks,
		private readonly OpenPeriod $period,
		private readonly Clock $clock
	) {}

	/**
	 * The summary of seven local dates. Surveys in the trash are left out.
	 */
	public function summary( DayRange $days ): WeeklySummary {
		$ids         = $this->surveys->idsOutsideTheTrash();
		$responses   = $this->counts->responsesWithin( $ids, $days );
		$impressions = $this->counts->impressionsWithin( $ids, $days );
		$before      = $this->counts->responsesWithin( $ids, $days->preceding() );
		$active      = self::byActivity( $responses, $impressions );
		$listed      = array_slice( $active, 0, self::SURVEYS );
		$unseen      = $this->unseen( $days, $impressions + $responses );
		return new WeeklySummary(
			$days,
			new Change( array_sum( $responses ), array_sum( $before ) ),
			$this->weeks->read( $listed, $days ),
			count( $active ) - count( $listed ),
			array_slice( $unseen, 0, self::UNSEEN ),
			max( 0, count( $unseen ) - self::UNSEEN )
		);
	}

	/**
	 * @param array<int, int> $responses   By survey.
	 * @param array<int, int> $impressions By survey.
	 * @return list<int> Surveys with either: most responses first, then most impressions, then the newest.
	 */
	private static function byActivity( array $responses, array $impressions ): array {
		$ids = array_keys( $responses + $impressions );
		usort(
			$ids,
			static fn ( int $a, int $b ) => [ $responses[ $b ] ?? 0, $impressions[ $b ] ?? 0, $b ]
				<=> [ $responses[ $a ] ?? 0, $impressions[ $a ] ?? 0, $a ]
		);
		return $ids;
	}

	/**
	 * @param array<int, int> $active By survey that was shown or answered: a browser without scripts answers without an impression.
	 * @return list<SurveySummary> Surveys that visitors could have seen all week, as they are now, and that nobody saw.
	 */
	private function unseen( DayRange $days, array $active ): array {
		$start = new DateTimeImmutable( $days->from, $this->clock->zone() );
		return array_values(
			array_filter(
				$this->surveys->publishedSince( $start ),
				fn ( SurveySummary $survey ) => ! isset( $active[ $survey->id ] ) && $this->period->endedOn( $survey, $this->clock ) === null
			)
		);
	}
}
