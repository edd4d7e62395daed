<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Stored;

defined( 'ABSPATH' ) || exit;

/**
 * A stored sum: how often something happened on a day in a cell of an element.
 *
 * @since 0.7.0
 */
final class CellRow {

	/**
	 * @param string $device A letter, see CellCode::DEVICES.
	 * @param string $kind   A letter, see CellCode::KINDS.
	 * @param string $day    Local date of the site.
	 * @param string $anchor 16 hexadecimal digits.
	 * @param string $path   Of the element; '' for the page itself.
	 */
	public function __construct(
		public readonly int $heatmapId,
		public readonly string $device,
		public readonly string $kind,
		public readonly string $day,
		public readonly string $anchor,
		public readonly int $cell,
		public readonly string $path,
		public readonly int $events
	) {}

	/**
	 * Its key: the rows after it are read next.
	 *
	 * @return list<string|int>
	 */
	public function key(): array {
		return [ $this->heatmapId, $this->device, $this->kind, $this->day, $this->anchor, $this->cell ];
	}
}
