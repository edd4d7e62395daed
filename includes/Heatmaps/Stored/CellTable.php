<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Stored;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Heatmaps\CellCode;
use UserFeedback\Heatmaps\Heatmap;
use UserFeedback\Heatmaps\HeatmapPresenter;
use UserFeedback\StoredData\FileName;
use UserFeedback\StoredData\Rows;
use UserFeedback\StoredData\Table;
use UserFeedback\Support\DayRange;

/**
 * The sums of a heatmap, or of all, by key: memory does not grow with their number.
 *
 * @since 0.7.0
 */
final class CellTable implements Table {

	/**
	 * @param array<int, string> $pages   Names of the heatmaps' pages, by id.
	 * @param Heatmap|null       $heatmap Null for all.
	 * @param DayRange|null      $days    Null for all time.
	 */
	public function __construct(
		private readonly StoredCellRepository $cells,
		private readonly HeatmapPresenter $presenter,
		private readonly array $pages,
		private readonly ?Heatmap $heatmap,
		private readonly ?DayRange $days
	) {}

	public function fields(): array {
		$fields = [
			'heatmap_id' => $this->heatmap?->id,
			'start'      => $this->days?->from,
			'end'        => $this->days?->to,
		];
		return array_filter( $fields, static fn ( mixed $value ) => $value !== null );
	}

	public function layout(): array {
		return [];
	}

	public function fileName(): FileName {
		$title = $this->heatmap === null ? '' : $this->presenter->title( $this->heatmap );
		return new FileName( $title, 'heatmaps', $this->heatmap === null ? [] : [ 'heatmap' ], $this->days );
	}

	public function title(): string {
		return __( 'Heatmaps', 'userfeedback' );
	}

	public function columns(): array {
		return [
			__( 'Page', 'userfeedback' ),
			__( 'Day', 'userfeedback' ),
			__( 'Device', 'userfeedback' ),
			__( 'Kind', 'userfeedback' ),
			__( 'Element', 'userfeedback' ),
			__( 'Cell', 'userfeedback' ),
			__( 'Count', 'userfeedback' ),
		];
	}

	public function rows( ?string $after, int $limit ): Rows {
		$key   = $after === null ? null : explode( ' ', $after );
		$cells = $this->cells->after( $this->heatmap?->id, $this->days, $key, $limit );
		$count = count( $cells );
		$next  = $count > 0 && $count === $limit ? implode( ' ', $cells[ $count - 1 ]->key() ) : null;
		return new Rows( array_merge( ...array_map( $this->lines( ... ), $cells ) ), $count, $next );
	}

	public function count(): ?int {
		return null;
	}

	public function readsMoreThan( int $limit ): bool {
		return count( $this->cells->after( $this->heatmap?->id, $this->days, null, $limit + 1 ) ) > $limit;
	}

	/**
	 * A line for each cell.
	 *
	 * @return list<list<string|int>>
	 */
	private function lines( CellRow $row ): array {
		$lines = [];
		foreach ( $row->cells as $cell => $events ) {
			$lines[] = [
				$this->pages[ $row->heatmapId ] ?? '',
				$row->day,
				(string) array_search( $row->device, CellCode::DEVICES, true ),
				(string) array_search( $row->kind, CellCode::KINDS, true ),
				$row->path,
				$cell,
				$events,
			];
		}
		return $lines;
	}
}
