<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\StoredData\SummarizedTable;
use UserFeedback\StoredData\Table;

/**
 * An export on its way: reads a table in parts by key and writes its rows. Memory does not grow with their number. pause() makes it possible to
 * continue in another request.
 *
 * @phpstan-type RunState array{read: int, after: string|null, writer: array<string, mixed>|null, report: array<string, mixed>}
 * @since 0.5.0
 */
final class ExportRun {

	/** State of a run that has not begun. */
	public const NEW = [
		'read'   => 0,
		'after'  => null,
		'writer' => null,
		'report' => [],
	];

	/** Records that are read at once. */
	private const CHUNK = 500;

	/**
	 * @param RunState $state What pause() returned, or NEW.
	 */
	public function __construct(
		private readonly Table $table,
		private readonly TableWriter $writer,
		private array $state
	) {
		if ( $this->table instanceof SummarizedTable ) {
			$this->table->resume( $this->state['report'] );
		}
		if ( $this->state['writer'] === null ) {
			$this->writer->begin( $this->table->title(), $this->table->columns() );
		}
	}

	/**
	 * Writes the next part.
	 *
	 * @return bool Whether it was the last one: the file is complete.
	 * @throws ExportError When it cannot be written.
	 */
	public function step(): bool {
		$rows = $this->table->rows( $this->state['after'], self::CHUNK );
		foreach ( $rows->cells as $cells ) {
			$this->writer->row( $cells );
		}
		$this->state['read'] += $rows->read;
		$this->state['after'] = $rows->next;
		if ( $rows->next !== null ) {
			return false;
		}
		$this->finish();
		return true;
	}

	/**
	 * Records that were read so far, in all requests.
	 */
	public function read(): int {
		return $this->state['read'];
	}

	/**
	 * Writes everything that is still in memory.
	 *
	 * @return RunState What another run needs to continue, JSON-serialisable.
	 */
	public function pause(): array {
		$this->state['writer'] = $this->writer->pause();
		$this->state['report'] = $this->table instanceof SummarizedTable ? $this->table->pause() : [];
		return $this->state;
	}

	private function finish(): void {
		$summary = $this->table instanceof SummarizedTable && $this->writer->hasSheets() ? $this->table->summary() : null;
		if ( $summary !== null ) {
			$this->writer->begin( $summary['name'], $summary['titles'] );
			array_walk( $summary['rows'], fn ( array $row ) => $this->writer->row( $row ) );
		}
		$this->writer->finish();
	}
}
