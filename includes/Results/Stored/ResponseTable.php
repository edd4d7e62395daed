<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Responses\ListPlace;
use UserFeedback\Responses\ReadAnswers;
use UserFeedback\Responses\ResponseFilter;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\StoredData\FileName;
use UserFeedback\StoredData\Headings;
use UserFeedback\StoredData\Rows;
use UserFeedback\StoredData\SummarizedTable;

/**
 * Responses of a survey as a report writes them, read by key. Memory does not grow with their number.
 *
 * @since 0.7.0
 */
final class ResponseTable implements SummarizedTable {

	/** Options and revisions are read once. */
	private readonly ReadAnswers $answers;

	/**
	 * @param Survey $survey With the questions of the layout.
	 */
	public function __construct(
		private readonly ResponseReader $reader,
		private readonly ResponseRequest $request,
		private readonly Survey $survey,
		private readonly ResponseFilter $filter,
		private readonly ResponseLayout $layout,
		private readonly Report $report
	) {
		$this->answers = new ReadAnswers();
	}

	public function fields(): array {
		return $this->request->toArray();
	}

	public function layout(): array {
		return $this->layout->toArray();
	}

	public function fileName(): FileName {
		$question = $this->request->questionId === '' ? '' : $this->layout->columns->title();
		return new FileName( $this->survey->title, 'survey', [ $question, (string) $this->survey->id ], $this->filter->days, $this->layout->day );
	}

	public function title(): string {
		return $this->report->name();
	}

	public function columns(): array {
		return Headings::unique( $this->report->titles() );
	}

	public function rows( ?string $after, int $limit ): Rows {
		$place = $after === null ? null : ListPlace::fromCursor( $after );
		$chunk = $this->reader->chunk( $this->survey, $this->filter, $place, $limit, $this->answers );
		$count = count( $chunk );
		$next  = $count === $limit ? ListPlace::of( $chunk[ $count - 1 ]->response )->toCursor() : null;
		return new Rows( $this->report->rows( $chunk ), $count, $next );
	}

	public function count(): ?int {
		return $this->reader->totalByKey( $this->filter );
	}

	public function readsMoreThan( int $limit ): bool {
		return $this->reader->readsMoreThan( $this->filter, $limit );
	}

	public function summary(): ?array {
		return $this->report->summary();
	}

	public function pause(): array {
		return $this->report->pause();
	}

	public function resume( array $state ): void {
		$this->report->resume( $state );
	}
}
