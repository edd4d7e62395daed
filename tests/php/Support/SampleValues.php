<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use LogicException;

/**
 * Values for a field of a survey, made from its schema: for tests that take every field there is.
 */
final class SampleValues {

	/**
	 * Values that differ from the default, one or two; the schema's own `examples` where it has any. Other texts are an email address, which passes
	 * where any text does.
	 *
	 * @param array<mixed> $schema
	 * @return array<string, non-empty-list<mixed>> By what names the field in Askable: '' for the field, "=word" for each word that it can be.
	 * @throws LogicException When a value cannot be made from such a schema.
	 */
	public static function of( array $schema, mixed $default ): array {
		$items = is_array( $schema['items'] ?? null ) ? $schema['items'] : [];
		if ( is_array( $schema['anyOf'][0] ?? null ) ) {
			return self::of( $schema['anyOf'][0], $default );
		}
		if ( isset( $schema['enum'] ) || isset( $items['enum'] ) ) {
			$lists = array_map( static fn ( mixed $word ) => [ $word ], (array) ( $items['enum'] ?? [] ) );
			return self::words( (array) ( $schema['enum'] ?? $lists ), $default );
		}
		$least  = is_int( $schema['minimum'] ?? null ) ? $schema['minimum'] : 1;
		$step   = is_int( $schema['multipleOf'] ?? null ) ? $schema['multipleOf'] : 1;
		$values = match ( true ) {
			isset( $schema['examples'] )                => (array) $schema['examples'],
			( $schema['format'] ?? '' ) === 'date-time' => array_map(
				static fn ( int $days ) => gmdate( 'Y-m-d\TH:i:s\Z', time() + $days * DAY_IN_SECONDS ),
				[ 1, 2 ]
			),
			( $schema['format'] ?? '' ) === 'hex-color' => [ '#123456', '#654321' ],
			( $schema['format'] ?? '' ) === 'font-family' => [ 'Roboto', 'Lora' ],
			( $schema['format'] ?? '' ) === 'library-image' => array_map( includes_url( ... ), [ 'images/a.png', 'images/b.png' ] ),
			( $schema['format'] ?? '' ) === 'uri'       => [ 'https://example.org/a', 'https://example.org/b' ],
			$items !== []                               => [ [ self::first( $items ) ] ],
			default                                     => match ( $schema['type'] ?? '' ) {
				'boolean'           => [ $default !== true ],
				'integer', 'number' => array_map( static fn ( int $steps ) => $least + $steps * $step, range( 0, 2 ) ),
				'string'            => [ 'editor@example.org', 'author@example.org' ],
				default             => throw new LogicException( 'Which values has ' . wp_json_encode( $schema ) . '?' ),
			},
		};
		$others = array_values( array_filter( $values, static fn ( mixed $value ) => $value !== $default ) );
		return $others === [] ? [] : [ '' => $others ];
	}

	/**
	 * One value that differs from what is there; null when there is no other.
	 *
	 * @param array<mixed> $schema
	 */
	public static function other( array $schema, mixed $than ): mixed {
		foreach ( self::of( $schema, $than ) as $values ) {
			return $values[0];
		}
		return null;
	}

	/**
	 * @param array<mixed> $schema
	 */
	private static function first( array $schema ): mixed {
		if ( ! isset( $schema['properties'] ) ) {
			return self::other( $schema, null );
		}
		return array_map( static fn ( mixed $of ) => self::first( (array) $of ), (array) $schema['properties'] );
	}

	/**
	 * @param array<mixed> $words The values, each a word or a list of one.
	 * @return array<string, non-empty-list<mixed>>
	 */
	private static function words( array $words, mixed $default ): array {
		$values = [];
		foreach ( $words as $value ) {
			$word = is_array( $value ) ? reset( $value ) : $value;
			if ( $value !== $default ) {
				$values[ '=' . ( is_scalar( $word ) ? $word : '' ) ] = [ $value ];
			}
		}
		return $values;
	}
}
