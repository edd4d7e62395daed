<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Transaction;
use UserFeedback\Responses\Counts\CountMove;
use UserFeedback\Responses\Counts\Period;
use UserFeedback\Responses\Counts\RecountRepository;
use UserFeedback\Surveys\SurveyNotFound;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Counts the stored responses of a survey again and corrects its counts.
 *
 * @since 0.1.0
 */
final class Recount {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ResponseStateRepository $responses,
		private readonly RecountRepository $counts,
		private readonly CountMove $move,
		private readonly Transaction $transaction
	) {}

	/**
	 * Impressions and progress have no rows to count: their days stay. Each day, each month and all time is one transaction: visitors wait for the
	 * counting of one of them at most.
	 *
	 * @return bool Whether a count was wrong.
	 * @throws SurveyNotFound When there is no such survey.
	 */
	public function run( int $surveyId ): bool {
		$this->surveys->find( $surveyId ) ?? throw new SurveyNotFound();
		$this->move->moveSurvey( $surveyId );
		// Later days begin with correct counts.
		$days   = $this->responses->days( $surveyId );
		$months = array_map( Period::month( ... ), $days );
		foreach ( $this->counts->periods( $surveyId ) as $period ) {
			$months[] = Period::month( Period::firstDay( $period ) );
			if ( Period::isDay( $period ) ) {
				$days[] = Period::firstDay( $period );
			}
		}
		$wasWrong = [];
		foreach ( self::inOrder( $days ) as $day ) {
			$wasWrong[] = $this->locked(
				$surveyId,
				fn () => $this->counts->correctDay( $surveyId, $day, $this->responses->countsOfDay( $surveyId, $day ) )
			);
		}
		foreach ( self::inOrder( $months ) as $month ) {
			$wasWrong[] = $this->locked( $surveyId, fn () => $this->counts->correctMonth( $surveyId, $month ) );
		}
		$wasWrong[] = $this->locked( $surveyId, fn () => $this->counts->correctAllTime( $surveyId ) );
		return in_array( true, $wasWrong, true );
	}

	/**
	 * Submissions and changes of responses hold the survey's row in share mode: until the commit nothing changes.
	 *
	 * @param Closure(): bool $work
	 */
	private function locked( int $surveyId, Closure $work ): bool {
		return $this->transaction->run(
			function () use ( $surveyId, $work ): bool {
				$this->surveys->find( $surveyId, true ) ?? throw new SurveyNotFound();
				return $work();
			}
		);
	}

	/**
	 * @template T of int|string
	 * @param list<T> $values
	 * @return list<T>
	 */
	private static function inOrder( array $values ): array {
		$values = array_unique( $values );
		sort( $values );
		return $values;
	}
}
