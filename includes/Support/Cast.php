<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Values of which PHP knows no type (parameters that a route's schema has checked, options, columns) as what they are meant to be.
 * Where PHP's own casts make "Array" or 1 of a list, these answer nothing.
 *
 * @since 0.1.0
 */
final class Cast {

	/**
	 * A number; 0 of what is none.
	 */
	public static function int( mixed $value ): int {
		return is_scalar( $value ) ? (int) $value : 0;
	}

	/**
	 * A text; empty of what is none.
	 */
	public static function string( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * What stands in a list of lists below some names; null when nothing does.
	 */
	public static function at( mixed $value, string ...$names ): mixed {
		foreach ( $names as $name ) {
			$value = is_array( $value ) ? $value[ $name ] ?? null : null;
		}
		return $value;
	}
}
