<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

/**
 * Which of many differences between two groups chance would not explain.
 *
 * @since 0.6.0
 */
final class Significance {

	/** The chance that any of the compared rows is marked although the groups do not differ at all. */
	private const LEVEL = 0.05;

	/**
	 * The probability of a difference at least as large as this one, if both groups chose alike: the test of two proportions with their common
	 * share and Yates' continuity correction (F. Yates, "Contingency tables involving small numbers and the χ² test", Supplement to the Journal of
	 * the Royal Statistical Society 1, 1934, 217-235).
	 *
	 * @param int $one      How many of the first group chose it.
	 * @param int $ofFirst  Answers of the first group, more than none.
	 * @param int $two      How many of the second group chose it.
	 * @param int $ofSecond Answers of the second group, more than none.
	 */
	public static function ofShares( int $one, int $ofFirst, int $two, int $ofSecond ): float {
		$common     = ( $one + $two ) / ( $ofFirst + $ofSecond );
		$reciprocal = 1 / $ofFirst + 1 / $ofSecond;
		$difference = abs( $one / $ofFirst - $two / $ofSecond ) - $reciprocal / 2;
		return self::ofDifference( max( 0.0, $difference ), sqrt( max( 0.0, $common * ( 1 - $common ) * $reciprocal ) ) );
	}

	/**
	 * The probability of a difference at least as large, in either direction, by the normal distribution.
	 *
	 * @param float $difference    0 or more.
	 * @param float $standardError Of the difference.
	 */
	public static function ofDifference( float $difference, float $standardError ): float {
		if ( $difference <= 0.0 ) {
			return 1.0;
		}
		return $standardError > 0.0 ? min( 1.0, 2 * self::tail( $difference / $standardError ) ) : 0.0;
	}

	/**
	 * Which of several probabilities are small enough, although many differences were looked at: by Holm's method, the smallest of m must be at most
	 * 5%/m, the next one 5%/(m−1), and so on until one is not (S. Holm, "A simple sequentially rejective multiple test procedure", Scandinavian
	 * Journal of Statistics 6, 1979, 65-70). It needs no independence: options of one question depend on each other.
	 *
	 * @template Key of array-key
	 * @param array<Key, float> $probabilities
	 * @return array<Key, bool>
	 */
	public static function holm( array $probabilities ): array {
		asort( $probabilities );
		$left    = count( $probabilities );
		$isSmall = true;
		foreach ( $probabilities as $key => $probability ) {
			$isSmall               = $isSmall && $probability <= self::LEVEL / $left;
			$probabilities[ $key ] = $isSmall;
			--$left;
		}
		return $probabilities;
	}

	/**
	 * The probability that a standard normal value is greater than z (M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions", 1964,
	 * formula 26.2.17; error below 7.5e-8).
	 *
	 * @param float $z 0 or more.
	 */
	private static function tail( float $z ): float {
		$t          = 1 / ( 1 + 0.2316419 * $z );
		$polynomial = 0.0;
		foreach ( [ 1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.319381530 ] as $coefficient ) {
			$polynomial = ( $polynomial + $coefficient ) * $t;
		}
		return $polynomial * exp( -$z * $z / 2 ) / sqrt( 2 * M_PI );
	}
}
