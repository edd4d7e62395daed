<?php
/**
 * Schemas of the REST API as JSON Schema 2020-12, which OpenAPI 3.1 uses. WordPress knows a part of drafts 3 and 4.
 */

declare( strict_types=1 );

/** Only WordPress knows these. */
const REST_OWN_KEYS = [ 'validate_callback', 'sanitize_callback', 'arg_options', 'context', 'readonly', '$schema', 'required_by' ];

/**
 * A schema with references to the named schemas that its parts equal.
 *
 * @param array<mixed>          $schema
 * @param array<string, string> $names  Key of a schema, see restSchemaKey() → name.
 * @param bool                  $isTop  Whether this is a named schema itself.
 * @return array<string, mixed>|stdClass
 */
function restSchema( array $schema, array $names, bool $isTop = false ): array|stdClass {
	$schema   = array_diff_key( $schema, array_flip( REST_OWN_KEYS ) );
	$required = is_array( $schema['required'] ?? null ) ? $schema['required'] : [];
	unset( $schema['required'] );
	foreach ( [ 'anyOf', 'oneOf', 'allOf' ] as $key ) {
		if ( is_array( $schema[ $key ] ?? null ) ) {
			$schema[ $key ] = array_map( static fn ( mixed $part ) => restSchema( (array) $part, $names ), array_values( $schema[ $key ] ) );
		}
	}
	foreach ( [ 'items', 'additionalProperties' ] as $key ) {
		if ( is_array( $schema[ $key ] ?? null ) ) {
			$schema[ $key ] = restSchema( $schema[ $key ], $names );
		}
	}
	if ( is_array( $schema['properties'] ?? null ) ) {
		foreach ( $schema['properties'] as $name => $property ) {
			if ( is_array( $property ) && ( $property['required'] ?? false ) === true ) {
				$required[] = $name;
			}
			$schema['properties'][ $name ] = restSchema( (array) $property, $names );
		}
		$schema['properties'] = $schema['properties'] === [] ? new stdClass() : $schema['properties'];
	}
	if ( $required !== [] ) {
		$schema['required'] = array_values( array_unique( $required ) );
	}
	if ( ( $schema['default'] ?? null ) === [] && in_array( 'object', (array) ( $schema['type'] ?? [] ), true ) ) {
		$schema['default'] = new stdClass();
	}
	$name = $isTop ? null : $names[ restSchemaKey( $schema ) ] ?? null;
	if ( $name === null ) {
		/** @var array<string, mixed>|stdClass */
		return $schema === [] ? new stdClass() : $schema;
	}
	$reference = [ '$ref' => "#/components/schemas/$name" ];
	$about     = array_intersect_key( $schema, [ 'description' => true ] );
	return $about + ( restIsNullable( $schema ) ? [ 'anyOf' => [ $reference, [ 'type' => 'null' ] ] ] : $reference );
}

/**
 * What two schemas must have in common to be the same: all but null and the description.
 *
 * @param array<mixed> $schema
 */
function restSchemaKey( array $schema ): string {
	if ( restIsNullable( $schema ) ) {
		$schema['type'] = array_values( array_diff( (array) $schema['type'], [ 'null' ] ) )[0] ?? null;
	}
	unset( $schema['description'], $schema['title'] );
	ksort( $schema );
	return json_encode( $schema, JSON_THROW_ON_ERROR );
}

/**
 * @param array<mixed> $schema
 */
function restIsNullable( array $schema ): bool {
	return is_array( $schema['type'] ?? null ) && count( $schema['type'] ) === 2 && in_array( 'null', $schema['type'], true );
}

/**
 * The named schemas as components of an OpenAPI file, and their names by key.
 *
 * @param array<string, array<string, mixed>> $schemas Those inside of others first.
 * @return array{array<string, array<string, mixed>|stdClass>, array<string, string>}
 */
function restComponents( array $schemas ): array {
	$components = [];
	$names      = [];
	foreach ( $schemas as $name => $schema ) {
		$converted           = restSchema( $schema, $names, true );
		$components[ $name ] = $converted;
		// The first of two equal ones gives the name.
		$names += [ restSchemaKey( (array) $converted ) => $name ];
	}
	return [ $components, $names ];
}
