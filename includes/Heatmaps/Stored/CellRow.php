<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Stored;

defined( 'ABSPATH' ) || exit;

/**
 * A stored row: how often something happened on a day in which cells of an element.
 *
 * @since 0.7.0
 */
final class CellRow {

	/**
	 * @param string $device A letter, see CellCode::DEVICES.
	 * @param string $kind   A letter, see CellCode::KINDS.
	 * @param string $anchor 16 hexadecimal digits.
	 * @param string $day    Local date of the site.
	 * @param string $path   Of the element; '' for the page itself.
	 * @param array<int, int> $cells Numbers of events by cell.
	 */
	public function __construct(
		public readonly int $heatmapId,
		public readonly string $device,
		public readonly string $kind,
		public readonly string $anchor,
		public readonly string $day,
		public readonly string $path,
		public readonly array $cells
	) {}

	/**
	 * Its key: the rows after it are read next.
	 *
	 * @return list<string|int>
	 */
	public function key(): array {
		return [ $this->heatmapId, $this->device, $this->kind, $this->day, $this->anchor ];
	}
}
