<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use UserFeedback\Model\Answer;
use UserFeedback\StoredData\Headings;

/**
 * One row for each answer to a question; and for a question that is counted, how often each value was given.
 *
 * @since 0.5.0
 */
final class QuestionReport implements Report {

	/** Digits of shares, which are percentages. */
	private const DIGITS = 2;

	/** @var array<int> OptionId → how often. */
	private array $counts = [];

	/** @var array<string> OptionId → label; all that were given, and those of the question. */
	private array $labels;

	/** Answers that are counted. */
	private int $total = 0;

	/**
	 * @param array<string>|null   $values Labels of the question as it is now by OptionId, in order; null for one whose answers are texts.
	 * @param bool                 $isScale Whether the values are numbers.
	 * @param DateTimeZone         $zone   Of the site: dates are written in it.
	 */
	public function __construct(
		private readonly AnswerColumns $columns,
		private readonly string $questionId,
		private readonly ?array $values,
		private readonly bool $isScale,
		private readonly DateTimeZone $zone
	) {
		$this->labels = $values ?? [];
	}

	public function name(): string {
		return __( 'Answers', 'userfeedback' );
	}

	public function titles(): array {
		return [
			__( 'Response', 'userfeedback' ),
			Headings::submitted( $this->zone ),
			...$this->columns->titles(),
		];
	}

	public function rows( array $responses ): array {
		$rows = [];
		foreach ( $responses as $answered ) {
			$answer = $answered->answers[ $this->questionId ] ?? null;
			// The question was skipped, or not asked.
			if ( $answer === null || $answer->isSkipped() ) {
				continue;
			}
			$this->count( $answer );
			$response = $answered->response;
			$rows[]   = [ $response->id, $response->submittedAt->setTimezone( $this->zone ), ...$this->columns->cells( $answered->answers ) ];
		}
		return $rows;
	}

	public function summary(): ?array {
		if ( $this->values === null ) {
			return null;
		}
		$rows = [];
		foreach ( $this->labels as $id => $label ) {
			$count  = $this->counts[ $id ] ?? 0;
			$share  = $this->total === 0 ? 0.0 : round( $count / $this->total * 100, self::DIGITS );
			$rows[] = [ $this->isScale && (string) (int) $label === $label ? (int) $label : $label, $count, $share ];
		}
		return [
			'name'   => __( 'Summary', 'userfeedback' ),
			'titles' => [
				__( 'Value', 'userfeedback' ),
				__( 'Answers', 'userfeedback' ),
				__( 'Share of answers (%)', 'userfeedback' ),
			],
			'rows'   => $rows,
		];
	}

	public function pause(): array {
		return [
			'counts' => (object) $this->counts,
			'labels' => (object) $this->labels,
			'total'  => $this->total,
		];
	}

	public function resume( array $state ): void {
		/** @var array{counts?: array<int>, labels?: array<string>, total?: int} $state */
		$this->counts  = $state['counts'] ?? [];
		$this->labels += $state['labels'] ?? [];
		$this->total   = $state['total'] ?? 0;
	}

	private function count( Answer $answer ): void {
		if ( $this->values === null || $answer->labels === [] ) {
			return;
		}
		++$this->total;
		foreach ( $answer->optionIds as $index => $id ) {
			$this->counts[ $id ]   = ( $this->counts[ $id ] ?? 0 ) + 1;
			$this->labels[ $id ] ??= $answer->labels[ $index ];
		}
	}
}
