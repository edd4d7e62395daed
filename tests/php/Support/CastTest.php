<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Attributes\DataProvider;
use stdClass;
use UserFeedback\Support\Cast;
use UserFeedback\Tests\TestCase;

final class CastTest extends TestCase {

	/**
	 * @return iterable<string, array{mixed, int, string}>
	 */
	public static function values(): iterable {
		yield 'a number' => [ 7, 7, '7' ];
		yield 'digits' => [ '7', 7, '7' ];
		yield 'words' => [ 'seven', 0, 'seven' ];
		yield 'yes' => [ true, 1, '1' ];
		yield 'nothing' => [ null, 0, '' ];
		yield 'a list' => [ [ 7 ], 0, '' ];
		yield 'an object' => [ new stdClass(), 0, '' ];
	}

	#[DataProvider( 'values' )]
	public function testMakesANumberAndATextOfAnything( mixed $value, int $number, string $text ): void {
		self::assertSame( $number, Cast::int( $value ) );
		self::assertSame( $text, Cast::string( $value ) );
	}

	public function testReadsWhatStandsBelowNamesAndNothingElse(): void {
		$value = [ 'filter' => [ 'status' => 'draft' ] ];
		self::assertSame( 'draft', Cast::at( $value, 'filter', 'status' ) );
		self::assertSame( $value, Cast::at( $value ) );
		self::assertNull( Cast::at( $value, 'filter', 'status', 'more' ) );
		self::assertNull( Cast::at( $value, 'other', 'status' ) );
		self::assertNull( Cast::at( 'text', 'filter' ) );
	}
}
