<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Casts untyped values (validated route parameters, options, columns). Unlike PHP's casts, which turn an array into "Array" or 1, these return an
 * empty value for it.
 *
 * @since 0.1.0
 */
final class Cast {

	/**
	 * An integer; 0 if the value is not scalar.
	 */
	public static function int( mixed $value ): int {
		return is_scalar( $value ) ? (int) $value : 0;
	}

	/**
	 * A string; '' if the value is not scalar.
	 */
	public static function string( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * Value at a path of nested arrays; null if there is none.
	 */
	public static function at( mixed $value, string ...$names ): mixed {
		foreach ( $names as $name ) {
			$value = is_array( $value ) ? $value[ $name ] ?? null : null;
		}
		return $value;
	}
}
