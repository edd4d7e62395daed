<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Transaction;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Model\Capability;
use UserFeedback\Responses\Counts\CountMove;
use UserFeedback\Responses\Counts\Period;
use UserFeedback\Responses\Counts\RecountRepository;
use UserFeedback\Support\Cast;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Counts the stored responses of a survey again and corrects its counts. Its subject is the id of a survey.
 *
 * @since 0.1.0
 */
final class Recount implements LongWork {

	public const KIND = 'recount';

	/** Parts of the work in their order: d and a day, m and a month, z for all time. */
	private const ALL_TIME = 'z';

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ResponseStateRepository $responses,
		private readonly RecountRepository $counts,
		private readonly CountMove $move,
		private readonly Transaction $transaction,
		private readonly WorkRunner $runner
	) {}

	public function kind(): string {
		return self::KIND;
	}

	public function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * Runs the work to its end.
	 *
	 * @return bool Whether a count was wrong.
	 * @throws NotFound When there is no such survey.
	 */
	public function run( int $surveyId ): bool {
		$this->surveys->find( $surveyId ) ?? throw NotFound::survey();
		return (bool) ( $this->runner->runNow( self::KIND, (string) $surveyId )->state['was_wrong'] ?? false );
	}

	/**
	 * Ids of all surveys outside the trash.
	 *
	 * @since 0.7.0
	 *
	 * @return list<int>
	 */
	public function surveys(): array {
		return $this->surveys->idsOutsideTheTrash();
	}

	/**
	 * Impressions and progress have no rows to count: their days stay. Each day, each month and all time is one transaction: visitors wait for the
	 * counting of one of them at most.
	 *
	 * @throws NotFound When there is no such survey.
	 */
	public function step( Step $step ): StepResult {
		$surveyId = (int) $step->subject;
		$this->surveys->find( $surveyId ) ?? throw NotFound::survey();
		$this->move->moveSurvey( $surveyId );
		$parts    = $this->parts( $surveyId );
		$after    = Cast::string( $step->state['after'] ?? '' );
		$wasWrong = (bool) ( $step->state['was_wrong'] ?? false );
		foreach ( $parts as $index => $part ) {
			if ( $part <= $after ) {
				continue;
			}
			$isWrong  = $this->locked( $surveyId, fn () => $this->correct( $surveyId, $part ) );
			$wasWrong = $wasWrong || $isWrong;
			if ( $step->isOver() && $part !== self::ALL_TIME ) {
				$state = [
					'after'     => $part,
					'was_wrong' => $wasWrong,
				];
				return StepResult::unfinished( $state, $index + 1, count( $parts ) );
			}
		}
		return StepResult::finished( [ 'was_wrong' => $wasWrong ], count( $parts ) );
	}

	/**
	 * The parts of the work on a survey.
	 *
	 * @since 0.7.0
	 *
	 * @return non-empty-list<string> In their order. Days that begin meanwhile have correct counts.
	 */
	public function parts( int $surveyId ): array {
		$days   = $this->responses->days( $surveyId );
		$months = array_map( Period::month( ... ), $days );
		foreach ( $this->counts->periods( $surveyId ) as $period ) {
			$months[] = Period::month( Period::firstDay( $period ) );
			if ( Period::isDay( $period ) ) {
				$days[] = Period::firstDay( $period );
			}
		}
		$parts = [
			...array_map( static fn ( string $day ) => "d$day", $days ),
			...array_map( static fn ( int $month ) => "m$month", $months ),
			self::ALL_TIME,
		];
		$parts = array_unique( $parts );
		sort( $parts, SORT_STRING );
		return $parts;
	}

	/**
	 * Whether the counts of a part are wrong. Changes nothing; while visitors answer, a count may seem wrong that is not.
	 *
	 * @since 0.7.0
	 *
	 * @param string $part One of parts().
	 */
	public function isWrong( int $surveyId, string $part ): bool {
		$period = substr( $part, 1 );
		return match ( $part[0] ) {
			'd'     => $this->counts->isWrongDay( $surveyId, $period, $this->responses->countsOfDay( $surveyId, $period ) ),
			'm'     => $this->counts->isWrongMonth( $surveyId, (int) $period ),
			default => $this->counts->isWrongAllTime( $surveyId ),
		};
	}

	/**
	 * The same while nobody changes the counts. A submission waits for it.
	 *
	 * @since 0.7.0
	 */
	public function isSurelyWrong( int $surveyId, string $part ): bool {
		return $this->isWrong( $surveyId, $part ) && $this->locked( $surveyId, fn () => $this->isWrong( $surveyId, $part ) );
	}

	private function correct( int $surveyId, string $part ): bool {
		$period = substr( $part, 1 );
		return match ( $part[0] ) {
			'd'     => $this->counts->correctDay( $surveyId, $period, $this->responses->countsOfDay( $surveyId, $period ) ),
			'm'     => $this->counts->correctMonth( $surveyId, (int) $period ),
			default => $this->counts->correctAllTime( $surveyId ),
		};
	}

	/**
	 * Submissions and changes of responses hold the survey's row in share mode: until the commit nothing changes.
	 *
	 * @param Closure(): bool $work
	 */
	private function locked( int $surveyId, Closure $work ): bool {
		return $this->transaction->run(
			function () use ( $surveyId, $work ): bool {
				$this->surveys->find( $surveyId, true ) ?? throw NotFound::survey();
				return $work();
			}
		);
	}
}
