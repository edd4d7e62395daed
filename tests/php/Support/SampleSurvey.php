<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Surveys\QuestionSchema;

/**
 * A valid survey with a harmless value in every field of its schema, so that a request is refused only for the value that a test puts into it.
 *
 * Made from the schemas: a new field gets a value of its schema. If its rules are more than its schema, add a value to SPECIAL.
 */
final class SampleSurvey {

	private const TEXT   = 'Text';
	private const LABEL  = 'Label';
	private const SECRET = 'a secret of 24 letters..';

	/** Values of fields whose rules are more than their schema, by the end of their path. The first post of a site has the id 1. */
	private const SPECIAL = [
		'~^publish_at$~'                          => null,
		'~^questions\.\d+\.id$~'                  => 'subject',
		'~\.logic\.enabled?$~'                    => true,
		'~\.(question|question_id)$~'             => 'written',
		'~\.(condition_type|compare)$~'           => 'CONTAINS',
		'~\.conditions\.\d+\.(condition|value)$~' => self::TEXT,
		'~[._]url$~'                              => 'https://example.org/',
		'~\.addresses$~'                          => 'owner@example.org',
		'~\.secret$~'                             => self::SECRET,
		'~\.font\.family$~'                       => 'Abel',
		'~\.font\.weight$~'                       => 400,
		'~_color$~'                               => '#123456',
	];

	/**
	 * The fields of the survey, with a question of each type of the core. Take questions from asking(): all have the same id.
	 *
	 * @return array{questions: list<array<string, mixed>>, ...}
	 */
	public static function fields(): array {
		/** @var array{questions: list<array<string, mixed>>, ...} */
		return self::value( SurveyFields::schema(), '' );
	}

	/**
	 * The question at an index of fields(), after the two on which its condition depends.
	 *
	 * @return array{array<mixed>, array<mixed>, array<mixed>}
	 */
	public static function asking( int $index ): array {
		$questions = self::fields()['questions'];
		$byType    = array_column( $questions, null, 'type' );
		$first     = [ 'logic' => QuestionSchema::defaults()['logic'] ];
		return [
			[ 'id' => 'choice' ] + $first + $byType['radio-button'],
			[ 'id' => 'written' ] + $first + $byType['text'],
			$questions[ $index ],
		];
	}

	/**
	 * A condition that has a list as its value.
	 *
	 * @param string $value The name of its value, which tells how the others are called.
	 * @return array<string, mixed>
	 */
	public static function anyOf( string $value ): array {
		$names  = $value === 'value' ? [ 'question_id', 'compare', 'value' ] : [ 'question', 'condition_type', 'condition' ];
		$target = $value === 'value' ? [] : [ 'page' => null, 'redirect_url' => '' ];
		return array_combine( $names, [ 'choice', 'ANY', [ self::LABEL . ' 2' ] ] ) + $target;
	}

	/**
	 * Whether a value of fields() stands for any text.
	 */
	public static function isText( mixed $value ): bool {
		return $value === self::TEXT || $value === self::LABEL . ' 1';
	}

	/**
	 * Whether a value of fields() stands for any long text.
	 */
	public static function isSecret( mixed $value ): bool {
		return $value === self::SECRET;
	}

	/**
	 * @param array<mixed> $schema
	 */
	private static function value( array $schema, string $path ): mixed {
		foreach ( self::SPECIAL as $pattern => $value ) {
			if ( preg_match( $pattern, $path ) === 1 ) {
				return $value;
			}
		}
		return match ( true ) {
			isset( $schema['enum'] )     => ( (array) $schema['enum'] )[0],
			isset( $schema['examples'] ) => ( (array) $schema['examples'] )[0],
			isset( $schema['anyOf'] )    => self::value( (array) ( (array) $schema['anyOf'] )[0], $path ),
			default                      => self::ofType( ( (array) ( $schema['type'] ?? 'string' ) )[0], $schema, $path ),
		};
	}

	/**
	 * @param array<mixed> $schema
	 */
	private static function ofType( mixed $type, array $schema, string $path ): mixed {
		return match ( $type ) {
			'boolean' => false,
			'integer' => $schema['minimum'] ?? 1,
			'object'  => self::properties( (array) ( $schema['properties'] ?? [] ), $path ),
			'array'   => self::items( $schema, $path ),
			default   => self::text( $schema, $path ),
		};
	}

	/**
	 * @param array<mixed> $properties
	 * @return array<mixed>
	 */
	private static function properties( array $properties, string $path ): array {
		$values = [];
		foreach ( $properties as $name => $schema ) {
			$values[ $name ] = self::value( (array) $schema, ltrim( "$path.$name", '.' ) );
		}
		return $values;
	}

	/**
	 * One item of each possibility, see Leaves::of(). A question gets two options.
	 *
	 * @param array<mixed> $schema
	 * @return list<mixed>
	 */
	private static function items( array $schema, string $path ): array {
		if ( ( $schema['maxItems'] ?? 1 ) === 0 ) {
			return [];
		}
		$item     = (array) ( $schema['items'] ?? [] );
		$possible = array_values( (array) ( $item['anyOf'] ?? array_fill( 0, preg_match( '/\.option(s|_ids)$/', $path ) + 1, $item ) ) );
		return array_map(
			static fn ( mixed $of, int $index ) => self::value( (array) $of, "$path.$index" ),
			$possible,
			array_keys( $possible )
		);
	}

	/**
	 * @param array<mixed> $schema
	 */
	private static function text( array $schema, string $path ): string {
		$pattern = is_string( $schema['pattern'] ?? null ) ? $schema['pattern'] : '';
		if ( str_contains( $pattern, 'https?' ) ) {
			return includes_url( 'images/a.png' );
		}
		if ( $pattern !== '' ) {
			return '';
		}
		return preg_match( '/\.options\.(\d+)/', $path, $option ) === 1 ? self::LABEL . ' ' . ( (int) $option[1] + 1 ) : self::TEXT;
	}
}
