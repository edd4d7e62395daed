<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Tests\TestCase;

/**
 * Data against schemas, also against what our own schemas do not say: those of others may.
 */
final class SchemaCheckTest extends TestCase {

	/**
	 * @param array<string, mixed> $schema
	 * @param array<string, string> $expected Field → code.
	 */
	#[DataProvider( 'values' )]
	public function testNamesTheFieldsAtFault( mixed $value, array $schema, array $expected ): void {
		$errors = SchemaCheck::errors( [ 'a' => $value ], JsonSchema::object( [ 'a' => $schema ] ), '' );
		self::assertSame( $expected, array_column( array_map( static fn ( FieldError $error ) => $error->toArray(), $errors ), 'code', 'field' ) );
	}

	/**
	 * @return iterable<string, array{mixed, array<string, mixed>, array<string, string>}>
	 */
	public static function values(): iterable {
		$short  = [ 'type' => 'string', 'maxLength' => 2 ];
		$word   = JsonSchema::word( [ 'medium' ] );
		$either = [ 'anyOf' => [ $short, $word, [ 'type' => 'integer' ] ] ];
		yield 'the first alternative' => [ 'xs', $either, [] ];
		yield 'the second one of the same type' => [ 'medium', $either, [] ];
		yield 'the third one' => [ 7, $either, [] ];
		yield 'none, though the type is right' => [ 'large', $either, [ 'a' => 'too_long' ] ];
		yield 'none by its type' => [ null, $either, [ 'a' => 'invalid_type' ] ];

		$list = JsonSchema::listOf( JsonSchema::TEXT ) + [ 'minItems' => 2, 'uniqueItems' => true ];
		yield 'a list that is right' => [ [ 'x', 'y' ], $list, [] ];
		yield 'too few items' => [ [ 'x' ], $list, [ 'a' => 'too_few_items' ] ];
		yield 'an item twice' => [ [ 'x', 'x' ], $list, [ 'a' => 'duplicate_items' ] ];
		yield 'what is wrong inside comes first' => [ [ 7 ], $list, [ 'a[0]' => 'invalid_type' ] ];

		$object = JsonSchema::object( [ 'x' => JsonSchema::TEXT, 'y' => JsonSchema::TEXT ], [] ) + [ 'minProperties' => 1 ];
		yield 'an object that is right' => [ [ 'y' => '' ], $object, [] ];
		yield 'too few properties' => [ [], $object, [ 'a' => 'too_few_properties' ] ];
		yield 'an unknown property' => [ [ 'z' => '' ], $object, [ 'a.z' => 'unknown_field' ] ];

		$open = [ 'type' => 'object', 'properties' => [ 'x' => JsonSchema::TEXT ], 'additionalProperties' => JsonSchema::COUNT ];
		yield 'other properties as their schema says' => [ [ 'x' => '', 'z' => 1 ], $open, [] ];
		yield 'other properties against it' => [ [ 'x' => '', 'z' => 'one' ], $open, [ 'a' => 'invalid_type' ] ];
	}
}
