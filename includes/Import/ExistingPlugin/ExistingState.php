<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;

/**
 * How far an import from the existing plugin is, and what came of it: its report.
 *
 * @phpstan-import-type Problem from Problems
 * @phpstan-type ListedSurvey array{id: int, title: string, status: string, is_new: bool}
 * @since 0.7.0
 */
final class ExistingState {

	public const START      = 'start';
	public const SURVEYS    = 'surveys';
	public const RESPONSES  = 'responses';
	public const COMPLETION = 'completion';
	public const SETTINGS   = 'settings';
	public const OVER       = 'over';

	/** Names of the counts of a report. */
	public const COUNTS = [
		'surveys_new',
		'surveys_known',
		'surveys_left_out',
		'responses_new',
		'responses_known',
		'responses_left_out',
		'impressions',
		'settings',
	];

	/** Problems, and surveys, that a report lists; all are counted. */
	public const LISTED = 100;

	/** @var array<string, int> */
	private array $counts;

	/** @var list<Problem> */
	private array $problems;

	/** @var list<ListedSurvey> */
	private array $surveys;

	/**
	 * @param string $phase         One of the constants.
	 * @param int    $after         Id of the row of this phase after which to go on.
	 * @param int    $sinceSurvey   Greatest id of our surveys when it began: those after it are new.
	 * @param int    $sinceResponse Greatest id of our responses as well.
	 */
	private function __construct(
		public string $phase,
		public int $after,
		public int $sinceSurvey,
		public int $sinceResponse,
		private int $problemsCount
	) {}

	/**
	 * @param array<string, mixed> $stored As toArray() made it; none for an import that has not begun.
	 */
	public static function from( array $stored ): self {
		$state = new self(
			Cast::string( $stored['phase'] ?? self::START ),
			Cast::int( $stored['after'] ?? 0 ),
			Cast::int( $stored['since_survey'] ?? 0 ),
			Cast::int( $stored['since_response'] ?? 0 ),
			Cast::int( $stored['problems_count'] ?? 0 )
		);
		/** @var list<Problem> $problems */
		$problems = (array) ( $stored['problems'] ?? [] );
		/** @var list<ListedSurvey> $surveys */
		$surveys         = (array) ( $stored['surveys'] ?? [] );
		$state->problems = $problems;
		$state->surveys  = $surveys;
		foreach ( self::COUNTS as $name ) {
			$state->counts[ $name ] = Cast::int( Cast::at( $stored, 'counts', $name ) );
		}
		return $state;
	}

	/**
	 * @return array<string, mixed>
	 */
	public function toArray(): array {
		return [
			'phase'          => $this->phase,
			'after'          => $this->after,
			'since_survey'   => $this->sinceSurvey,
			'since_response' => $this->sinceResponse,
		] + $this->report();
	}

	/**
	 * What came of it so far.
	 *
	 * @return array{counts: array<string, int>, surveys: list<ListedSurvey>, problems: list<Problem>, problems_count: int}
	 */
	public function report(): array {
		return [
			'counts'         => $this->counts,
			'surveys'        => $this->surveys,
			'problems'       => $this->problems,
			'problems_count' => $this->problemsCount,
		];
	}

	/**
	 * Goes on with the first row of a phase.
	 */
	public function begin( string $phase ): void {
		$this->phase = $phase;
		$this->after = 0;
	}

	/**
	 * @param value-of<self::COUNTS> $name
	 */
	public function count( string $name, int $number = 1 ): void {
		$this->counts[ $name ] += $number;
	}

	/**
	 * @param list<Problem> $problems
	 */
	public function addProblems( array $problems ): void {
		foreach ( $problems as $problem ) {
			// Of the responses of a survey that is gone, one is enough.
			if ( in_array( $problem, $this->problems, true ) ) {
				continue;
			}
			++$this->problemsCount;
			if ( count( $this->problems ) < self::LISTED ) {
				$this->problems[] = $problem;
			}
		}
	}

	/**
	 * Lists a survey that is imported.
	 */
	public function addSurvey( ConvertedSurvey $survey, bool $isNew ): void {
		$this->count( $isNew ? 'surveys_new' : 'surveys_known' );
		if ( count( $this->surveys ) < self::LISTED ) {
			$this->surveys[] = [
				'id'     => $survey->source->id,
				'title'  => $survey->survey->title,
				'status' => $survey->status,
				'is_new' => $isNew,
			];
		}
	}
}
