<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Responses\Duration;

/**
 * The median of the times that responses took, from the number of responses and the sum of seconds of each of Duration's buckets.
 *
 * As the median of grouped data, it assumes that the times of a bucket are spread evenly, here around their mean. It is exact below 16 seconds, and
 * where the bucket in the middle holds one or two times or equal ones at its start; else it is off by less than the bucket's width, an eighth of the
 * value at most.
 *
 * @since 0.5.0
 */
final class MedianTime {

	/**
	 * The median in seconds; null when no response has a time.
	 *
	 * @param array<int, array{n: int, total: int}> $buckets By least number of seconds: how many responses, and the sum of their seconds.
	 */
	public static function of( array $buckets ): ?float {
		$buckets = array_filter( $buckets, static fn ( array $bucket ) => $bucket['n'] > 0 );
		ksort( $buckets );
		$count = array_sum( array_column( $buckets, 'n' ) );
		if ( $count === 0 ) {
			return null;
		}
		// Of an even number, the mean of the two in the middle.
		$lower = self::at( $buckets, intdiv( $count + 1, 2 ) );
		$upper = self::at( $buckets, intdiv( $count, 2 ) + 1 );
		return round( ( $lower + $upper ) / 2, 1 );
	}

	/**
	 * About the k-th shortest time.
	 *
	 * @param array<int, array{n: int, total: int}> $buckets In order.
	 * @param int                                   $rank    From 1.
	 */
	private static function at( array $buckets, int $rank ): float {
		$shorter = 0;
		$value   = 0.0;
		foreach ( $buckets as $least => [ 'n' => $count, 'total' => $total ] ) {
			if ( $shorter + $count < $rank ) {
				$shorter += $count;
				continue;
			}
			$most = $least + Duration::width( $least ) - 1;
			$mean = min( $most, max( $least, $total / $count ) );
			// Around the mean as far as the bucket goes to both sides.
			$half  = min( $mean - $least, $most - $mean );
			$place = ( $rank - $shorter - 0.5 ) / $count;
			$value = $mean + ( 2 * $place - 1 ) * $half;
			break;
		}
		return $value;
	}
}
