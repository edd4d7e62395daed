<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

/**
 * Average and confidence interval of the numbers that were answered to a question.
 *
 * @since 0.5.0
 */
final class NumberStatistics {

	/**
	 * @param array<int, int> $counts How often each number was answered.
	 */
	public function __construct( private readonly array $counts ) {}

	/**
	 * How many numbers were answered.
	 */
	public function total(): int {
		return array_sum( $this->counts );
	}

	/**
	 * The mean; null without answers.
	 */
	public function average(): ?float {
		$total = $this->total();
		return $total > 0 ? $this->sum( 1 ) / $total : null;
	}

	/**
	 * The 95% interval of the average, m ± 1.96 s/√n with the sample's standard deviation s, cut to the scale.
	 *
	 * @param int $least Lowest number of the scale.
	 * @param int $most  Highest number of the scale.
	 * @return array{low: float, high: float}|null Null with fewer than two answers: one has no deviation.
	 */
	public function interval( int $least, int $most ): ?array {
		$average = $this->average();
		$error   = $this->standardError();
		if ( $average === null || $error === null ) {
			return null;
		}
		return [
			// Numbers that are no longer offered may be beyond the scale.
			'low'  => max( min( $least, $average ), $average - Intervals::Z * $error ),
			'high' => min( max( $most, $average ), $average + Intervals::Z * $error ),
		];
	}

	/**
	 * Whether the average differs from another one by more than chance would explain; false with fewer than 30 answers in either.
	 */
	public function differsFrom( self $other ): bool {
		if ( min( $this->total(), $other->total() ) < Intervals::FEW ) {
			return false;
		}
		return Intervals::differ(
			(float) $this->average(),
			(float) $this->standardError(),
			(float) $other->average(),
			(float) $other->standardError()
		);
	}

	/**
	 * The probability of a difference of the averages at least as large by chance; null with fewer than 30 answers in either.
	 */
	public function chanceOfDifference( self $other ): ?float {
		if ( min( $this->total(), $other->total() ) < Intervals::FEW ) {
			return null;
		}
		$error = hypot( (float) $this->standardError(), (float) $other->standardError() );
		return Significance::ofDifference( abs( (float) $this->average() - (float) $other->average() ), $error );
	}

	/**
	 * s/√n with s² = (Σx² − (Σx)²/n) / (n − 1).
	 */
	private function standardError(): ?float {
		$total = $this->total();
		if ( $total < 2 ) {
			return null;
		}
		$variance = ( $this->sum( 2 ) - $this->sum( 1 ) ** 2 / $total ) / ( $total - 1 );
		return sqrt( max( 0.0, $variance ) / $total );
	}

	/**
	 * The sum of the numbers to a power.
	 */
	private function sum( int $power ): int {
		$sum = 0;
		foreach ( $this->counts as $number => $count ) {
			$sum += $count * $number ** $power;
		}
		return $sum;
	}
}
