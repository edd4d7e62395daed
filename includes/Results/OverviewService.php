<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DayRange;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\SurveyPresenter;
use UserFeedback\Surveys\SurveyQuery;
use UserFeedback\Surveys\SurveyService;

/**
 * Number of responses by day, of all surveys together, in the shape of OverviewSchema. Surveys in the trash are left out.
 *
 * @since 0.1.0
 */
final class OverviewService {

	public function __construct(
		private readonly SurveyService $surveys,
		private readonly SurveyPresenter $presenter,
		private readonly SurveyCountsRepository $counts,
		private readonly RangeLimit $limit,
		private readonly Clock $clock
	) {}

	/**
	 * The counts of a range and a page of the surveys.
	 *
	 * @param DayRange|null $range    Local dates; null for the last 30 days, or what the plan allows.
	 * @param int|null      $surveyId Whose responses are counted; null for all.
	 * @param SurveyQuery   $query    Which surveys are listed.
	 * @return array<string, mixed>
	 * @throws NotFound When there is no such survey.
	 * @throws FeatureLocked  When the range is longer than the plan allows.
	 */
	public function overview( ?DayRange $range, ?int $surveyId, SurveyQuery $query ): array {
		$range ??= $this->limit->default( Dates::localDay( $this->clock->now(), $this->clock->zone() ) );
		$this->limit->check( $range );
		$surveyIds = $surveyId === null ? $this->surveys->idsOutsideTheTrash() : [ $this->surveys->get( $surveyId )->id ];
		$days   = $this->days( $range, $surveyIds );
		$list   = $this->presenter->list( $this->surveys->list( $query ), $query, [] );
		$points = [];
		foreach ( $days as $day => $count ) {
			$points[] = [
				'date'  => $day,
				'count' => $count,
			];
		}
		return [
			'total_responses' => array_sum( $days ),
			'data_points'     => $points,
			'surveys'         => $list['items'],
			'pagination'      => $list['pagination'],
		];
	}

	/**
	 * @param list<int> $surveyIds
	 * @return array<string, int> Every day of the range, those without responses too.
	 */
	private function days( DayRange $range, array $surveyIds ): array {
		$counts = $this->counts->responsesByDay( $range, $surveyIds );
		return array_replace( array_fill_keys( $range->days(), 0 ), $counts );
	}
}
