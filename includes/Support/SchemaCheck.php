<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Validates data against a JSON schema and reports every invalid field.
 *
 * rest_validate_value_from_schema() stops at the first error and does not always report its path. So this class walks objects and lists and calls
 * it for each value, and for a list or object only if its content is valid.
 *
 * @since 0.1.0
 */
final class SchemaCheck {

	/**
	 * Errors of a value; none if it is valid.
	 *
	 * @param mixed                $value  Value decoded from JSON.
	 * @param array<string, mixed> $schema As register_rest_route() takes it.
	 * @param string               $field  Path of the value; '' for the root.
	 * @return list<FieldError>
	 */
	public static function errors( mixed $value, array $schema, string $field ): array {
		$nested = [];
		if ( isset( $schema['anyOf'] ) ) {
			$nested = self::alternativeErrors( $value, $schema, $field );
		} elseif ( is_array( $value ) && isset( $schema['properties'] ) ) {
			$nested = self::objectErrors( $value, $schema, $field );
		} elseif ( is_array( $value ) && array_is_list( $value ) && isset( $schema['items'] ) ) {
			$nested = self::listErrors( $value, $schema, $field );
		}
		return $nested === [] ? self::ownErrors( $value, $schema, $field ) : $nested;
	}

	/**
	 * Errors that WordPress finds in the value itself.
	 *
	 * @param array<string, mixed> $schema
	 * @return list<FieldError>
	 */
	private static function ownErrors( mixed $value, array $schema, string $field ): array {
		$result = rest_validate_value_from_schema( $value, $schema, $field );
		if ( ! is_wp_error( $result ) ) {
			return self::typeErrors( $value, $schema, $field );
		}
		$code = str_replace( 'rest_', '', (string) $result->get_error_code() );
		return [ new FieldError( $field, $code, $result->get_error_message() ) ];
	}

	/**
	 * @param array<mixed>         $value
	 * @param array<string, mixed> $schema
	 * @return list<FieldError>
	 */
	private static function objectErrors( array $value, array $schema, string $field ): array {
		/** @var array<string, array<string, mixed>> $properties */
		$properties = $schema['properties'];
		/** @var list<string> $required */
		$required = $schema['required'] ?? [];
		$errors   = [];
		foreach ( array_diff( $required, array_keys( $value ) ) as $name ) {
			/* translators: %s: name of a field. */
			$errors[] = new FieldError( self::path( $field, $name ), 'required', sprintf( __( 'The field %s is missing.', 'userfeedback' ), $name ) );
		}
		foreach ( $value as $name => $item ) {
			$name = (string) $name;
			$path = self::path( $field, $name );
			if ( isset( $properties[ $name ] ) ) {
				array_push( $errors, ...self::errors( $item, $properties[ $name ], $path ) );
			} elseif ( ( $schema['additionalProperties'] ?? true ) === false ) {
				/* translators: %s: name of a field. */
				$errors[] = new FieldError( $path, 'unknown_field', sprintf( __( 'There is no field %s.', 'userfeedback' ), $name ) );
			}
		}
		return $errors;
	}

	/**
	 * @param list<mixed>          $value
	 * @param array<string, mixed> $schema
	 * @return list<FieldError>
	 */
	private static function listErrors( array $value, array $schema, string $field ): array {
		$maximum = $schema['maxItems'] ?? null;
		if ( is_int( $maximum ) && count( $value ) > $maximum ) {
			/* translators: 1: greatest number of items, 2: number of items that were sent. */
			$message = sprintf( __( 'At most %1$d are possible; there are %2$d.', 'userfeedback' ), $maximum, count( $value ) );
			return [ new FieldError( $field, 'too_many', $message ) ];
		}
		/** @var array<string, mixed> $itemSchema */
		$itemSchema = $schema['items'];
		$errors     = [];
		foreach ( $value as $index => $item ) {
			array_push( $errors, ...self::errors( $item, $itemSchema, "{$field}[$index]" ) );
		}
		return $errors;
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return list<FieldError>
	 */
	private static function alternativeErrors( mixed $value, array $schema, string $field ): array {
		/** @var non-empty-list<array<string, mixed>> $alternatives */
		$alternatives = $schema['anyOf'];
		$errors       = [];
		foreach ( $alternatives as $index => $alternative ) {
			$errors[ $index ] = self::errors( $value, $alternative, $field );
			if ( $errors[ $index ] === [] ) {
				return [];
			}
		}
		// Report the errors of the first alternative whose type matches the value; if none matches, those of the first one.
		foreach ( $alternatives as $index => $alternative ) {
			if ( self::typeErrors( $value, $alternative, $field ) === [] ) {
				return $errors[ $index ];
			}
		}
		return $errors[0];
	}

	/**
	 * WordPress accepts "a,b" as a list, '' as an object and "0" as a boolean, because forms send these. These values are JSON: they are stored
	 * unchanged, so their type must be exact.
	 *
	 * @param array<string, mixed> $schema
	 * @return list<FieldError>
	 */
	private static function typeErrors( mixed $value, array $schema, string $field ): array {
		/** @var list<string> $types */
		$types      = (array) ( $schema['type'] ?? [] );
		$valueTypes = match ( true ) {
			is_array( $value ) => [ 'array', 'object' ],
			is_string( $value ) => [ 'string' ],
			is_int( $value ) => [ 'integer', 'number' ],
			is_float( $value ) => [ 'number' ],
			is_bool( $value ) => [ 'boolean' ],
			default => [ 'null' ],
		};
		if ( $types === [] || array_intersect( $types, $valueTypes ) !== [] ) {
			return [];
		}
		/* translators: 1: name of a field, 2: kinds of values, for example "string". */
		$message = sprintf( __( '%1$s is not of type %2$s.', 'userfeedback' ), $field, implode( ', ', $types ) );
		return [ new FieldError( $field, 'invalid_type', $message ) ];
	}

	private static function path( string $field, string $name ): string {
		return $field === '' ? $name : "$field.$name";
	}
}
