<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Responses\ListPlace;
use UserFeedback\Responses\ReadAnswers;
use UserFeedback\Responses\ResponseFilter;
use UserFeedback\Responses\ResponseReader;

/**
 * An export on its way: reads responses in parts by key and writes their rows. Memory does not grow with their number. pause() makes it
 * possible to continue in another request.
 *
 * @phpstan-type RunState array{read: int, after: string|null, writer: array<string, mixed>|null, report: array<string, mixed>}
 * @since 0.5.0
 */
final class ExportRun implements ExportSteps {

	/** State of a run that has not begun. */
	public const NEW = [
		'read'   => 0,
		'after'  => null,
		'writer' => null,
		'report' => [],
	];

	/** Responses that are read at once. */
	private const CHUNK = 500;

	/** Options and revisions are read once. */
	private readonly ReadAnswers $answers;

	/**
	 * @param RunState $state What pause() returned, or NEW.
	 */
	public function __construct(
		private readonly ResponseReader $reader,
		private readonly Survey $survey,
		private readonly ResponseFilter $filter,
		private readonly Report $report,
		private readonly TableWriter $writer,
		private array $state
	) {
		$this->answers = new ReadAnswers();
		if ( $this->state['writer'] === null ) {
			$this->writer->begin( $this->report->name(), $this->report->titles() );
		}
	}

	public function step(): bool {
		$after = $this->state['after'] === null ? null : ListPlace::fromCursor( $this->state['after'] );
		$chunk = $this->reader->chunk( $this->survey, $this->filter, $after, self::CHUNK, $this->answers );
		foreach ( $this->report->rows( $chunk ) as $row ) {
			$this->writer->row( $row );
		}
		$count = count( $chunk );
		if ( $count > 0 ) {
			$this->state['read'] += $count;
			$this->state['after'] = ListPlace::of( $chunk[ $count - 1 ]->response )->toCursor();
		}
		if ( $count === self::CHUNK ) {
			return false;
		}
		$this->finish();
		return true;
	}

	/**
	 * Responses that were read so far, in all requests.
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
		$this->state['report'] = $this->report->pause();
		return $this->state;
	}

	private function finish(): void {
		$summary = $this->writer->hasSheets() ? $this->report->summary() : null;
		if ( $summary !== null ) {
			$this->writer->begin( $summary['name'], $summary['titles'] );
			array_walk( $summary['rows'], fn ( array $row ) => $this->writer->row( $row ) );
		}
		$this->writer->finish();
	}
}
