<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Transaction;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Responses\Counts\CountWriter;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Moves responses between statuses, with the counts. It asks no plan: who moves on behalf of a person asks FeatureGate first.
 *
 * @since 0.6.0
 */
final class ResponseMoves {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ResponseReader $reader,
		private readonly ResponseStateRepository $responses,
		private readonly ResponseLocks $locks,
		private readonly CountWriter $counts,
		private readonly ResponseWriter $writer,
		private readonly Transaction $transaction
	) {}

	/**
	 * Moves responses, all of them or none.
	 *
	 * @param list<int>                                                          $ids
	 * @param Closure( ResponseStatus, ResponseStatus|null ): ResponseStatus $target The new status, by the present one and that before the
	 *                                                                           trash.
	 * @return list<int> The ids.
	 * @throws ResponseError When one is not of this survey.
	 */
	public function run( int $surveyId, array $ids, Closure $target ): array {
		return $this->transaction->run(
			function () use ( $surveyId, $ids, $target ): array {
				/** @var array<string, non-empty-list<array{int, ResponseStatus, ResponseStatus, ResponseStatus|null}>> $moves */
				$moves = [];
				foreach ( $this->locks->lock( $surveyId, $ids ) as $id => $response ) {
					$from   = $response['status'];
					$to     = $target( $from, $response['trashed_from'] );
					$before = self::remembered( $from, $response['trashed_from'], $to );
					$way    = "$from->value>$to->value>" . ( $before === null ? '' : $before->value );
					if ( $to !== $from ) {
						$moves[ $way ][] = [ $id, $from, $to, $before ];
					}
				}
				foreach ( $moves as $move ) {
					$this->move( $surveyId, $move );
				}
				return $ids;
			}
		);
	}

	/**
	 * The status to which a response comes back from the trash, from spam or from being held back.
	 */
	public static function back( ResponseStatus $from, ?ResponseStatus $trashedFrom ): ResponseStatus {
		return match ( true ) {
			self::isPartial( $from, $trashedFrom ) => ResponseStatus::Partial,
			$from === ResponseStatus::Trash        => $trashedFrom ?? ResponseStatus::Publish,
			default                                => ResponseStatus::Publish,
		};
	}

	/**
	 * What responses add to the counts, or take away; nothing for none of them.
	 *
	 * @param list<int> $ids
	 * @return array<string, list<CountDelta>> By day.
	 */
	public function countsOf( int $surveyId, array $ids, int $sign ): array {
		return $ids === [] || $sign === 0 ? [] : $this->responses->counts( $surveyId, $ids, $sign );
	}

	/**
	 * Whether a response is what a visitor answered who has not finished, wherever it was moved.
	 */
	private static function isPartial( ResponseStatus $status, ?ResponseStatus $trashedFrom ): bool {
		return in_array( ResponseStatus::Partial, [ $status, $trashedFrom ], true );
	}

	/**
	 * The status that a moved response remembers: the one before the trash. Partial answers stay marked wherever they are, since they must never be
	 * counted.
	 */
	private static function remembered( ResponseStatus $from, ?ResponseStatus $trashedFrom, ResponseStatus $to ): ?ResponseStatus {
		return match ( true ) {
			$to === ResponseStatus::Partial        => null,
			self::isPartial( $from, $trashedFrom ) => ResponseStatus::Partial,
			$to === ResponseStatus::Trash          => $from,
			default                                => null,
		};
	}

	/**
	 * @param non-empty-list<array{int, ResponseStatus, ResponseStatus, ResponseStatus|null}> $move Responses that go the same way.
	 */
	private function move( int $surveyId, array $move ): void {
		$from   = $move[0][1];
		$to     = $move[0][2];
		$before = $move[0][3];

		$ids = array_column( $move, 0 );
		$this->responses->move( $surveyId, $ids, $to, $before );

		$sign = (int) ( $to === ResponseStatus::Publish ) - (int) ( $from === ResponseStatus::Publish );
		$this->counts->addDays( $surveyId, $this->countsOf( $surveyId, $ids, $sign ) );
		if ( $from === ResponseStatus::Held && $to === ResponseStatus::Publish ) {
			$this->report( $surveyId, $ids );
		}
	}

	/**
	 * After the counts: what is read without a lock fixes the snapshot of the transaction, see ResponseStateRepository::counts().
	 *
	 * @param list<int> $ids
	 */
	private function report( int $surveyId, array $ids ): void {
		$survey = $this->surveys->find( $surveyId );
		if ( $survey !== null ) {
			$this->writer->report( $survey, $this->reader->withAnswers( $survey, $this->reader->findAll( $surveyId, $ids ) ) );
		}
	}
}
