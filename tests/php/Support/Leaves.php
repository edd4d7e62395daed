<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

/**
 * Every place in a schema where a value can stand: a field that is new joins by itself.
 */
final class Leaves {

	/**
	 * The paths of the single values, and of the lists and objects around them.
	 *
	 * @param array<string, mixed> $schema
	 * @param list<string|int>     $path   Of the schema itself.
	 * @return list<list<string|int>>
	 */
	public static function of( array $schema, array $path = [] ): array {
		$paths = $path === [] ? [] : [ $path ];
		/** @var array<string, array<string, mixed>> $properties */
		$properties = $schema['properties'] ?? [];
		foreach ( $properties as $name => $property ) {
			array_push( $paths, ...self::of( $property, [ ...$path, $name ] ) );
		}
		if ( isset( $schema['items'] ) && is_array( $schema['items'] ) && ( $schema['maxItems'] ?? 1 ) !== 0 ) {
			// Of the n-th possibility the n-th item is one.
			$possible = is_array( $schema['items']['anyOf'] ?? null ) ? array_values( $schema['items']['anyOf'] ) : [ $schema['items'] ];
			foreach ( $possible as $index => $item ) {
				array_push( $paths, ...self::of( (array) $item, [ ...$path, $index ] ) );
			}
		}
		return $paths;
	}

	/**
	 * The arguments of a route as a schema.
	 *
	 * @param array<string, array<string, mixed>> $arguments
	 * @return array<string, mixed>
	 */
	public static function schema( array $arguments ): array {
		return [
			'type'       => 'object',
			'properties' => $arguments,
		];
	}

	/**
	 * Data with a value put at a path.
	 *
	 * @param array<mixed>     $data
	 * @param list<string|int> $path
	 * @return array<mixed>
	 */
	public static function put( array $data, array $path, mixed $value ): array {
		$name          = array_shift( $path );
		$inner         = is_array( $data[ $name ] ?? null ) ? $data[ $name ] : [];
		$data[ $name ] = $path === [] ? $value : self::put( $inner, $path, $value );
		return $data;
	}
}
