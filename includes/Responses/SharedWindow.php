<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

/**
 * Divides the responses that are read at most among several lists. Short lists are read completely, the longest ones share what is left.
 *
 * @since 0.7.0
 */
final class SharedWindow {

	/**
	 * @param array<string, int> $lengths Of the lists, by name.
	 * @param int                $window  Responses that are read at most, of all lists together.
	 * @return array<string, int> How many of each list.
	 */
	public static function split( array $lengths, int $window ): array {
		asort( $lengths );
		$lists  = count( $lengths );
		$shares = [];
		foreach ( $lengths as $name => $length ) {
			$shares[ $name ] = min( $length, intdiv( $window, $lists ) );
			$window         -= $shares[ $name ];
			--$lists;
		}
		return $shares;
	}
}
