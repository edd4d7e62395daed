<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Collecting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Heatmaps\CellCode;

/**
 * What a page reports of one view: the view itself with its first part, and what has happened since the part before. Valid for ViewPartSchema.
 *
 * @since 0.7.0
 */
final class ViewPart {

	/**
	 * @param string                                   $token        Of the page.
	 * @param string                                   $view         Random UUID of the view.
	 * @param int|null                                 $number       Number of the part; null where the page does not count them.
	 * @param string                                   $device       One of CellCode::DEVICES.
	 * @param bool                                     $isFirst      Whether the view is to be counted with it.
	 * @param int                                      $scroll       How far down the view came, in percent of the page.
	 * @param int|null                                 $scrollBefore What the part before said of that.
	 * @param int                                      $fold         Height of the visible part in percent of the page.
	 * @param list<string>                             $paths        Elements.
	 * @param list<array{string, int, int, int}>       $cells        Kind, index of the path, cell, number of events.
	 */
	public function __construct(
		public readonly int $heatmapId,
		public readonly string $token,
		public readonly string $view,
		public readonly ?int $number,
		public readonly string $device,
		public readonly bool $isFirst,
		public readonly int $scroll,
		public readonly ?int $scrollBefore,
		public readonly int $fold,
		public readonly array $paths,
		public readonly array $cells
	) {}

	/**
	 * Names the part, so that one that is sent twice counts once; null where nothing does.
	 */
	public function name(): ?string {
		if ( $this->isFirst ) {
			return "$this->view|first";
		}
		return $this->number === null ? null : "$this->view|$this->number";
	}

	/**
	 * The kinds of what it counts.
	 *
	 * @return list<string> Of CellCode::KINDS.
	 */
	public function kinds(): array {
		$page = $this->isFirst || $this->scrollBefore !== null ? [ CellCode::VIEW, CellCode::SCROLL ] : [];
		return array_values( array_unique( [ ...$page, ...array_column( $this->cells, 0 ) ] ) );
	}

	/**
	 * Number of clicks.
	 */
	public function clicks(): int {
		return array_sum( array_map( static fn ( array $cell ) => $cell[0] === CellCode::CLICK ? $cell[3] : 0, $this->cells ) );
	}
}
