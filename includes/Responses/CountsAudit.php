<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Responses\Counts\DailyCountsRepository;
use UserFeedback\Support\NotFound;

/**
 * Looks for surveys whose counts differ from their responses, and changes nothing. It takes as much time as it is given: first all time and the
 * months of each survey, then the newest days of each, then other days in random order, so that each is looked at some day.
 *
 * @since 0.7.0
 */
final class CountsAudit {

	/** Days of a survey that are looked at before those of the next one. */
	private const NEWEST_DAYS = 7;

	private float $end = 0.0;

	/** @var array<int, true> Surveys with a wrong count. */
	private array $wrong = [];

	public function __construct(
		private readonly Recount $recount,
		private readonly DailyCountsRepository $unmoved
	) {}

	/**
	 * @param float $seconds After which it ends.
	 * @return array{wrong: list<int>, is_complete: bool} Ids of surveys, and whether all counts of all surveys were looked at.
	 */
	public function run( float $seconds ): array {
		$this->end   = microtime( true ) + $seconds;
		$this->wrong = [];
		$surveys     = $this->recount->surveys();
		rsort( $surveys );
		$newest = [];
		$others = [];
		foreach ( $surveys as $id ) {
			if ( $this->isOver() ) {
				return $this->result( false );
			}
			// Counts of an earlier version that were not moved yet are in another table.
			$parts = ! $this->unmoved->isMoved() && $this->unmoved->days( $id ) !== [] ? [] : $this->recount->parts( $id );
			$days  = array_reverse( array_filter( $parts, static fn ( string $part ) => $part[0] === 'd' ) );
			$this->look( $id, array_diff( $parts, $days ) );
			array_push( $newest, ...self::tagged( $id, array_slice( $days, 0, self::NEWEST_DAYS ) ) );
			array_push( $others, ...self::tagged( $id, array_slice( $days, self::NEWEST_DAYS ) ) );
		}
		shuffle( $others );
		foreach ( [ ...$newest, ...$others ] as [ $id, $part ] ) {
			if ( $this->isOver() ) {
				return $this->result( false );
			}
			$this->look( $id, [ $part ] );
		}
		return $this->result( true );
	}

	/**
	 * @param array<string> $parts
	 */
	private function look( int $surveyId, array $parts ): void {
		foreach ( $parts as $part ) {
			try {
				if ( ! isset( $this->wrong[ $surveyId ] ) && $this->recount->isSurelyWrong( $surveyId, $part ) ) {
					$this->wrong[ $surveyId ] = true;
				}
			} catch ( NotFound ) {
				// It was deleted meanwhile.
				return;
			}
		}
	}

	/**
	 * @return array{wrong: list<int>, is_complete: bool}
	 */
	private function result( bool $isComplete ): array {
		$wrong = array_keys( $this->wrong );
		sort( $wrong );
		return [
			'wrong'       => $wrong,
			'is_complete' => $isComplete,
		];
	}

	/**
	 * @phpstan-impure
	 */
	private function isOver(): bool {
		return microtime( true ) >= $this->end;
	}

	/**
	 * @param list<string> $parts
	 * @return list<array{int, string}>
	 */
	private static function tagged( int $surveyId, array $parts ): array {
		return array_map( static fn ( string $part ) => [ $surveyId, $part ], $parts );
	}
}
