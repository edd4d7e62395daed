<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

/**
 * 95% confidence intervals: where a figure would be if everybody had answered. Visitors who answer are taken as a random sample.
 *
 * @since 0.5.0
 */
final class Intervals {

	/** The 97.5th percentile of the normal distribution: 95% of it are within so many standard errors. */
	public const Z = 1.96;

	/** With fewer answers, intervals and comparisons by the normal distribution say little. */
	public const FEW = 30;

	/**
	 * The Wilson score interval of a share (E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the
	 * American Statistical Association 22, 1927, 209-212). Unlike p ± 1.96 √(p(1−p)/n) it stays within 0 to 1 and holds for few answers, too.
	 *
	 * @param int $count How many chose it.
	 * @param int $total Of how many. With none, nothing is known: 0 to 1.
	 * @return array{low: float, high: float} Shares, 0 to 1.
	 */
	public static function ofShare( int $count, int $total ): array {
		if ( $total <= 0 ) {
			return [
				'low'  => 0.0,
				'high' => 1.0,
			];
		}
		$share  = min( 1.0, max( 0.0, $count / $total ) );
		$square = self::Z ** 2 / $total;
		$middle = ( $share + $square / 2 ) / ( 1 + $square );
		$half   = self::Z / ( 1 + $square ) * sqrt( $share * ( 1 - $share ) / $total + $square / ( 4 * $total ) );
		return [
			// At 0 and at 1 the interval ends there; rounding errors would be beside it.
			'low'  => $share === 0.0 ? 0.0 : max( 0.0, $middle - $half ),
			'high' => $share === 1.0 ? 1.0 : min( 1.0, $middle + $half ),
		];
	}

	/**
	 * Whether two statistics differ by more than chance would explain, at the level of 5%: their difference has the standard error √(SE₁² + SE₂²), as
	 * the samples are independent (B. L. Welch, "The generalization of 'Student's' problem …", Biometrika 34, 1947, 28-35).
	 *
	 * @param float $one      A figure.
	 * @param float $errorOne Its standard error.
	 * @param float $two      The other one.
	 * @param float $errorTwo Its standard error.
	 */
	public static function differ( float $one, float $errorOne, float $two, float $errorTwo ): bool {
		return abs( $one - $two ) > self::Z * sqrt( $errorOne ** 2 + $errorTwo ** 2 );
	}
}
