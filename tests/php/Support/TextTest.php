<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Support\Text;

/**
 * Plain text typed by people.
 */
final class TextTest extends TestCase {

	#[DataProvider( 'lines' )]
	public function testALineIsTidiedAndOtherwiseKept( string $typed, string $kept ): void {
		self::assertSame( $kept, Text::line( $typed ) );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function lines(): iterable {
		yield 'white space' => [ "  a\t b\u{00A0}\u{3000}c \r\n d ", 'a b c d' ];
		yield 'what looks like HTML' => [ 'I <3 <b>this</b> & "that"', 'I <3 <b>this</b> & "that"' ];
		yield 'an entity' => [ '&lt;script&gt;', '&lt;script&gt;' ];
		yield 'a shortcode' => [ '[gallery]', '[gallery]' ];
		yield 'control characters' => [ "a\0b\x07c\x7F", 'abc' ];
		yield 'a direction override' => [ "user\u{202E}gnp.exe", 'usergnp.exe' ];
		yield 'emoji of several code points' => [ '👩‍👩‍👧', '👩‍👩‍👧' ];
		yield 'right-to-left text' => [ 'שלום עולם', 'שלום עולם' ];
		yield 'broken UTF-8' => [ "caf\xE9", '' ];
	}

	public function testLinesKeepTheirBreaks(): void {
		self::assertSame( "a b\n\nc", Text::lines( " a  b \r\n\r\n c \n" ) );
	}
}
