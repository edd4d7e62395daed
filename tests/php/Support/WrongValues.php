<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

/**
 * Values that a REST schema must refuse: of another type, or not one of its words; at every place of an object or a list, too.
 */
final class WrongValues {

	private const DEPTH = 6;

	/** By JSON type, what is not of it in WordPress' eyes: it takes "5" for 5, "true" for true, and "a,b" or 5 for a list. */
	private const WRONG = [
		'integer' => [ 'x', 1.5, [ 1 ], [ 'a' => 1 ], true ],
		'number'  => [ 'x', [ 1 ], [ 'a' => 1 ], true ],
		'boolean' => [ 'x', 2, [ true ], [ 'a' => true ] ],
		'string'  => [ 5, 1.5, true, [ 'x' ], [ 'a' => 'x' ] ],
		'array'   => [ [ 'a' => 1 ] ],
		'object'  => [ 'x', 5, true, [ 'x' ] ],
	];

	/**
	 * Wrong values for an argument.
	 *
	 * @param array<mixed> $schema   Of the argument.
	 * @param bool         $inQuery  Whether it stands in an address, where there are texts and lists of texts only.
	 * @return iterable<string, mixed> By the place and a description, for example ".title string as 5".
	 */
	public static function of( array $schema, bool $inQuery ): iterable {
		foreach ( self::at( $schema, self::DEPTH ) as $what => $value ) {
			if ( ! $inQuery || self::isQuery( $value ) ) {
				yield $what => $value;
			}
		}
	}

	/**
	 * @param array<mixed> $schema
	 * @return iterable<string, mixed>
	 */
	private static function at( array $schema, int $depth ): iterable {
		$choices = array_filter( (array) ( $schema['anyOf'] ?? $schema['oneOf'] ?? [] ), is_array( ... ) );
		$types   = $choices === [] ? self::types( $schema ) : array_merge( ...array_map( self::types( ... ), array_values( $choices ) ) );
		yield from self::ofOtherTypes( array_values( array_unique( $types ) ) );
		foreach ( array_values( $choices ) as $number => $choice ) {
			foreach ( $depth === 0 ? [] : self::inside( $choice, $depth - 1 ) as $what => $value ) {
				yield "$what (choice $number)" => $value;
			}
		}
		yield from self::inside( $schema, $depth );
	}

	/**
	 * Wrong words, and wrong values below lists and objects.
	 *
	 * @param array<mixed> $schema
	 * @return iterable<string, mixed>
	 */
	private static function inside( array $schema, int $depth ): iterable {
		$types = self::types( $schema );
		if ( isset( $schema['enum'] ) && in_array( 'string', $types, true ) ) {
			yield 'no such word' => 'no-such-word';
		}
		if ( $depth === 0 || count( $types ) !== 1 ) {
			return;
		}
		if ( $types[0] === 'array' && is_array( $schema['items'] ?? null ) ) {
			foreach ( self::at( $schema['items'], $depth - 1 ) as $what => $value ) {
				yield "[0] $what" => [ $value ];
			}
		}
		$properties = $types[0] === 'object' ? (array) ( $schema['properties'] ?? [] ) : [];
		foreach ( $properties as $name => $property ) {
			foreach ( self::at( (array) $property, $depth - 1 ) as $what => $value ) {
				yield ".$name $what" => [ $name => $value ];
			}
		}
	}

	/**
	 * @param list<string> $types Those that are right.
	 * @return iterable<string, mixed>
	 */
	private static function ofOtherTypes( array $types ): iterable {
		$wrong = null;
		foreach ( array_diff( $types, [ 'null' ] ) as $type ) {
			$encoded = array_map( wp_json_encode( ... ), self::WRONG[ $type ] );
			$wrong   = $wrong === null ? $encoded : array_intersect( $wrong, $encoded );
		}
		foreach ( $wrong ?? [] as $json ) {
			yield implode( '|', $types ) . " as $json" => json_decode( (string) $json, true );
		}
	}

	/**
	 * @param mixed $schema
	 * @return list<string> None where anything may stand.
	 */
	private static function types( mixed $schema ): array {
		return is_array( $schema ) ? array_values( array_filter( (array) ( $schema['type'] ?? [] ), is_string( ... ) ) ) : [];
	}

	private static function isQuery( mixed $value ): bool {
		return is_array( $value ) ? array_filter( $value, self::isQuery( ... ) ) === $value : is_string( $value );
	}
}
