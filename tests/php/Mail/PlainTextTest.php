<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Mail;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Mail\PlainText;

/**
 * Quoting what visitors wrote.
 */
final class PlainTextTest extends TestCase {

	#[DataProvider( 'texts' )]
	public function testQuotesEveryLine( string $typed, string $quoted ): void {
		self::assertSame( $quoted, PlainText::quote( $typed ) );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function texts(): iterable {
		yield 'a line' => [ 'I <3 commas', '> I <3 commas' ];
		yield 'nothing' => [ '', '>' ];
		yield 'a paragraph' => [ "a\n\nb", "> a\n>\n> b" ];
		yield 'all line breaks of Unicode' => [ "a\nb\r\nc\rd\x0Be\x0Cf\u{85}g\u{2028}h\u{2029}i", "> a\n> b\n> c\n> d\n> e\n> f\n> g\n> h\n> i" ];
		yield 'other control characters' => [ "a\x1C\x1D\x1E\x1F\0\x08\x1B[31mb", '> a[31mb' ];
		yield 'changes of direction' => [ "\u{202E}a\u{2066}b\u{2069}", '> ab' ];
		yield 'bytes that are not UTF-8' => [ "a\xFFb", '> a?b' ];
		yield 'a line that just fits' => [ str_repeat( 'a', 72 ), '> ' . str_repeat( 'a', 72 ) ];
		yield 'a long word' => [ str_repeat( 'a', 73 ), '> ' . str_repeat( 'a', 72 ) . "\n> a" ];
		yield 'a long line' => [ str_repeat( 'abc ', 19 ), '> ' . rtrim( str_repeat( 'abc ', 18 ) ) . "\n> abc" ];
		yield 'a word that just fits' => [ str_repeat( 'a', 72 ) . ' b', '> ' . str_repeat( 'a', 72 ) . "\n> b" ];
		yield 'wide letters' => [ str_repeat( '漢', 37 ), '> ' . str_repeat( '漢', 36 ) . "\n> 漢" ];
		$words = static fn ( int $count ) => rtrim( str_repeat( 'ab ', $count ) );
		yield 'spaces that are none of ASCII' => [ str_repeat( "ab\u{A0}", 30 ), "> {$words( 24 )}\n> {$words( 6 )}" ];
	}
}
