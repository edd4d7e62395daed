<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Building blocks of JSON schemas.
 *
 * @phpstan-type ObjectSchema array{type: string, properties: array<string, array<string, mixed>>, required: list<string>, additionalProperties: bool}
 * @since 0.1.0
 */
final class JsonSchema {

	public const TEXT    = [ 'type' => 'string' ];
	public const COUNT   = [ 'type' => 'integer' ];
	public const YES_NO  = [ 'type' => 'boolean' ];
	public const UUID    = [
		'type'   => 'string',
		'format' => 'uuid',
	];
	public const MOMENT  = [
		'type'        => 'string',
		'format'      => 'date-time',
		'description' => 'ISO 8601, UTC.',
	];

	public const OPTIONAL_MOMENT = [ 'type' => [ 'string', 'null' ] ] + self::MOMENT;

	/**
	 * An object with these properties and no others.
	 *
	 * @param array<string, array<string, mixed>> $properties
	 * @param list<string>|null                   $required   Required names; null for all.
	 * @return ObjectSchema
	 */
	public static function object( array $properties, ?array $required = null ): array {
		return [
			'type'                 => 'object',
			'properties'           => $properties,
			'required'             => $required ?? array_keys( $properties ),
			'additionalProperties' => false,
		];
	}

	/**
	 * A list of items of one kind.
	 *
	 * @param array<string, mixed> $item Schema of an item.
	 * @return array{type: string, items: array<string, mixed>}
	 */
	public static function listOf( array $item ): array {
		return [
			'type'  => 'array',
			'items' => $item,
		];
	}

	/**
	 * The answer to a request that changes several things: the ids of those that were changed.
	 *
	 * @since 0.7.0
	 *
	 * @param string $name Of the list, for example deleted.
	 * @return ObjectSchema
	 */
	public static function idsNamed( string $name ): array {
		return self::object( [ $name => self::listOf( self::COUNT ) ] );
	}

	/**
	 * One of several strings.
	 *
	 * @param list<string> $words
	 * @return array{type: string, enum: list<string>}
	 */
	public static function word( array $words ): array {
		return [
			'type' => 'string',
			'enum' => $words,
		];
	}

	/**
	 * The same schema with a description.
	 *
	 * @param array<string, mixed> $schema
	 * @return array<string, mixed>
	 */
	public static function described( array $schema, string $description ): array {
		return [ 'description' => $description ] + $schema;
	}
}
