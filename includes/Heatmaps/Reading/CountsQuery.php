<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Reading;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Results\RangeRequest;

/**
 * What somebody wants to see of a heatmap.
 *
 * @since 0.7.0
 */
final class CountsQuery {

	/**
	 * @param string      $kind   One of CellCode::ON_ELEMENTS, or scroll for no elements.
	 * @param string|null $device One of CellCode::DEVICES; null for all.
	 */
	public function __construct(
		public readonly int $heatmapId,
		public readonly string $kind,
		public readonly ?string $device,
		public readonly RangeRequest $days
	) {}
}
