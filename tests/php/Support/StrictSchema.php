<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use stdClass;

/**
 * Whether JSON fits a schema exactly. WordPress' own check takes "5" for a number and ignores what is not listed.
 */
final class StrictSchema {

	/**
	 * The first thing that does not fit; null if all does.
	 *
	 * @param mixed        $value  From json_decode() with objects.
	 * @param array<mixed> $schema As routes have it.
	 */
	public static function error( mixed $value, array $schema, string $path = 'answer' ): ?string {
		$types = (array) ( $schema['type'] ?? [] );
		if ( $types !== [] && ! self::isOf( $value, $types ) ) {
			return "$path is " . get_debug_type( $value ) . ', not ' . implode( ' or ', $types );
		}
		if ( isset( $schema['enum'] ) && ! in_array( $value, $schema['enum'], true ) ) {
			return "$path is " . wp_json_encode( $value ) . ', which is not in the list';
		}
		if ( isset( $schema['anyOf'] ) ) {
			$errors = array_map( static fn ( array $part ) => self::error( $value, $part, $path ), $schema['anyOf'] );
			if ( ! in_array( null, $errors, true ) ) {
				return implode( '; ', $errors );
			}
		}
		if ( is_string( $value ) && ( $schema['format'] ?? '' ) === 'date-time' && preg_match( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/', $value ) !== 1 ) {
			return "$path is no moment: $value";
		}
		if ( $value instanceof stdClass ) {
			return self::objectError( get_object_vars( $value ), $schema, $path );
		}
		foreach ( is_array( $value ) && is_array( $schema['items'] ?? null ) ? $value : [] as $index => $item ) {
			$error = self::error( $item, $schema['items'], "{$path}[$index]" );
			if ( $error !== null ) {
				return $error;
			}
		}
		return null;
	}

	/**
	 * @param array<string, mixed> $members
	 * @param array<mixed>         $schema
	 */
	private static function objectError( array $members, array $schema, string $path ): ?string {
		$missing = array_diff( is_array( $schema['required'] ?? null ) ? $schema['required'] : [], array_keys( $members ) );
		if ( $missing !== [] ) {
			return "$path lacks " . implode( ', ', $missing );
		}
		$more = $schema['additionalProperties'] ?? true;
		foreach ( $members as $name => $member ) {
			$known = $schema['properties'][ $name ] ?? ( is_array( $more ) ? $more : null );
			if ( $known === null && $more === false ) {
				return "$path.$name is not in the schema";
			}
			$error = $known === null ? null : self::error( $member, $known, "$path.$name" );
			if ( $error !== null ) {
				return $error;
			}
		}
		return null;
	}

	/**
	 * @param array<mixed> $types
	 */
	private static function isOf( mixed $value, array $types ): bool {
		$own = match ( true ) {
			is_string( $value ) => [ 'string' ],
			is_int( $value ) => [ 'integer', 'number' ],
			is_float( $value ) => floor( $value ) === $value ? [ 'integer', 'number' ] : [ 'number' ],
			is_bool( $value ) => [ 'boolean' ],
			$value === null => [ 'null' ],
			is_array( $value ) => [ 'array' ],
			default => [ 'object' ],
		};
		return array_intersect( $own, $types ) !== [];
	}
}
