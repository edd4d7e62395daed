<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Reading;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Access\Rights;
use UserFeedback\Heatmaps\CellCode;
use UserFeedback\Heatmaps\FrameAddress;
use UserFeedback\Heatmaps\HeatmapPresenter;
use UserFeedback\Heatmaps\HeatmapRefused;
use UserFeedback\Heatmaps\HeatmapRepository;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\Capability;
use UserFeedback\Results\InvalidRange;
use UserFeedback\Results\Ranges;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\DayRange;

/**
 * What was counted on a page, in the shape of HeatmapSchema::counts().
 *
 * @since 0.7.0
 */
final class HeatmapCounts {

	/** Elements whose cells are drawn: the others are in the list only. */
	private const DRAWN = 300;

	/** Digits of shares. */
	private const PRECISION = 6;

	public function __construct(
		private readonly HeatmapRepository $heatmaps,
		private readonly CellSumRepository $sums,
		private readonly HeatmapPresenter $presenter,
		private readonly FrameAddress $frame,
		private readonly PostRevisions $revisions,
		private readonly Ranges $ranges,
		private readonly Rights $rights,
		private readonly FeatureGate $gate
	) {}

	/**
	 * What was counted in some days.
	 *
	 * @return array<string, mixed> In the shape of HeatmapSchema::counts().
	 * @throws AccessDenied   When the user may not see results.
	 * @throws FeatureLocked  When the plan has no heatmaps.
	 * @throws InvalidRange   When the days are no range.
	 * @throws HeatmapRefused When there is no such heatmap.
	 */
	public function of( CountsQuery $query, int $userId ): array {
		$this->rights->demand( $userId, Capability::VIEW_RESULTS );
		$this->gate->demand( Feature::HeatmapResults );
		$days    = $this->ranges->choose( $query->days );
		$heatmap = $this->heatmaps->find( $query->heatmapId ) ?? throw HeatmapRefused::missing();
		$folds   = self::positive( $this->sums->byPercent( $heatmap->id, CellCode::VIEW, $query->device, $days ) );
		$views   = array_sum( $folds );
		$depths  = self::positive( $this->sums->byPercent( $heatmap->id, CellCode::SCROLL, $query->device, $days ) );
		return [
			'heatmap'   => $this->presenter->one( $heatmap, $userId ),
			'frame_url' => $this->frame->of( $heatmap ),
			'range'     => $days === null ? null : [
				'from' => $days->from,
				'to'   => $days->to,
			],
			'views'     => $views,
			'elements'  => $query->kind === CellCode::SCROLL ? [] : $this->elements( $query, $days ),
			'scroll'    => self::reached( $depths ),
			'fold'      => $views === 0 ? null : round( self::weighted( $folds ) / $views, 1 ),
			'revisions' => $this->revisions->of( $heatmap->postId ),
			'days'      => $this->sums->days( $heatmap->id ),
		];
	}

	/**
	 * @return list<array{path: string, n: int, share: float, dead: int, rage: int, cells: list<array{int, int}>}>
	 */
	private function elements( CountsQuery $query, ?DayRange $days ): array {
		$kinds  = array_values( array_unique( [ $query->kind, CellCode::DEAD, CellCode::RAGE ] ) );
		$counts = [];
		foreach ( $this->sums->byElement( $query->heatmapId, $kinds, $query->device, $days ) as [ $kind, $anchor, $events ] ) {
			$counts[ $kind ][ $anchor ] = $events;
		}
		$own = array_filter( $counts[ $query->kind ] ?? [], static fn ( int $events ) => $events > 0 );
		arsort( $own );
		$drawn    = array_map( strval( ... ), array_keys( array_slice( $own, 0, self::DRAWN, true ) ) );
		$cells    = $this->sums->byCell( $query->heatmapId, $query->kind, $query->device, $days, $drawn );
		$paths    = $this->sums->paths( $query->heatmapId );
		$total    = array_sum( $own );
		$elements = [];
		foreach ( $own as $anchor => $events ) {
			$elements[] = [
				'path'  => $paths[ $anchor ] ?? '',
				'n'     => $events,
				'share' => $total === 0 ? 0.0 : round( $events / $total, self::PRECISION ),
				'dead'  => $counts[ CellCode::DEAD ][ $anchor ] ?? 0,
				'rage'  => $counts[ CellCode::RAGE ][ $anchor ] ?? 0,
				'cells' => $cells[ $anchor ] ?? [],
			];
		}
		return $elements;
	}

	/**
	 * Views that came at least so far, for each percent.
	 *
	 * @param array<int, int> $depths Views by the depth that they reached.
	 * @return list<array{percent: int, views: int, share: float}>
	 */
	private static function reached( array $depths ): array {
		$total   = array_sum( $depths );
		$left    = $total;
		$reached = [];
		for ( $percent = 0; $percent <= 100 && $total > 0; $percent++ ) {
			$reached[] = [
				'percent' => $percent,
				'views'   => $left,
				'share'   => round( $left / $total, self::PRECISION ),
			];

			$left -= $depths[ $percent ] ?? 0;
		}
		return $reached;
	}

	/**
	 * Made-up reports can count down what was never counted.
	 *
	 * @param array<int, int> $counts
	 * @return array<int, int>
	 */
	private static function positive( array $counts ): array {
		return array_filter( $counts, static fn ( int $count ) => $count > 0 );
	}

	/**
	 * @param array<int, int> $counts By percent.
	 */
	private static function weighted( array $counts ): int {
		return array_sum( array_map( static fn ( int $percent, int $count ) => $percent * $count, array_keys( $counts ), $counts ) );
	}
}
