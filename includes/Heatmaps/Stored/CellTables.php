<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Stored;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Heatmaps\HeatmapPresenter;
use UserFeedback\Heatmaps\HeatmapRefused;
use UserFeedback\Heatmaps\HeatmapRepository;
use UserFeedback\Results\InvalidRange;
use UserFeedback\Results\RangeRequest;
use UserFeedback\Results\Ranges;
use UserFeedback\StoredData\Table;
use UserFeedback\StoredData\TableSource;
use UserFeedback\Support\Cast;

/**
 * Tables of what was counted: of one heatmap, by the field `heatmap_id`, or of all.
 *
 * @since 0.7.0
 */
final class CellTables implements TableSource {

	public function __construct(
		private readonly HeatmapRepository $heatmaps,
		private readonly StoredCellRepository $cells,
		private readonly HeatmapPresenter $presenter,
		private readonly Ranges $ranges
	) {}

	/**
	 * @throws HeatmapRefused When there is no such heatmap.
	 * @throws InvalidRange   When one date is missing, or the range is impossible.
	 */
	public function table( array $fields, ?array $layout, ?int $userId ): Table {
		$id      = Cast::int( $fields['heatmap_id'] ?? 0 );
		$heatmap = $id === 0 ? null : $this->heatmaps->find( $id ) ?? throw HeatmapRefused::missing();
		$pages   = [];
		foreach ( $heatmap === null ? $this->heatmaps->all() : [ $heatmap ] as $of ) {
			$pages[ $of->id ] = $of->page;
		}
		return new CellTable( $this->cells, $this->presenter, $pages, $heatmap, $this->ranges->choose( RangeRequest::ofTable( $fields ) ) );
	}
}
