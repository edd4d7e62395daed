<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AI;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\AI\Redaction;
use UserFeedback\Tests\TestCase;

/**
 * What is removed from answers before they are summarised, and what is not.
 */
final class RedactionTest extends TestCase {

	#[TestDox( '[AIS-04~] Removes addresses, numbers, links and names in several scripts' )]
	#[DataProvider( 'personal' )]
	public function testRemoves( string $text, string $expected ): void {
		self::assertSame( $expected, Redaction::clean( $text ) );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function personal(): array {
		return [
			'email'                    => [ 'Mail jane.doe+x@example.co.uk now', 'Mail […] now' ],
			'email, spelled'           => [ 'jane (at) example.com', '[…]' ],
			'email, Chinese'           => [ '请写 用户@例子.公司 谢谢', '请写 […] 谢谢' ],
			'two emails'               => [ 'a@example.com, b@example.com!', '[…]!' ],
			'phone'                    => [ 'Call (212) 555-0147 or +49 151 23456789.', 'Call […] or […].' ],
			'phone and name, Russian'  => [ 'Звоните +7 (495) 123-45-67, меня зовут Иван Петров', 'Звоните […], меня зовут […]' ],
			'phone and name, Arabic'   => [ 'اتصل ٠١٢٣٤٥٦٧٨٩ اسمي محمد', 'اتصل […] اسمي […]' ],
			'phone, Hindi'             => [ 'मेरा फोन ९८७६५४३२१० है', 'मेरा फोन […] है' ],
			'phone, all dashes'        => [
				"Call 0151\u{2010}234\u{2011}567 or 0151\u{2012}234\u{2013}567 or 0151\u{2014}234\u{2015}567",
				'Call […] or […] or […]',
			],
			'card'                     => [ 'Card 4111 1111 1111 1111 was refused', 'Card […] was refused' ],
			'account'                  => [ 'IBAN DE89 3704 0044 0532 0130 00 is mine', 'IBAN […] is mine' ],
			'date of birth'            => [ 'born 1980-02-03', 'born […]' ],
			'link with a token'        => [ 'https://shop.example/reset?token=abc fails', '[…] fails' ],
			'link without a protocol'  => [ 'shop.example/checkout?sid=99 fails', '[…] fails' ],
			'key'                      => [ 'sk_live_4eC39HqLyjWDarjtT1zdp7dc leaked', '[…] leaked' ],
			'computer'                 => [ 'From 192.168.1.20.', 'From […].' ],
			'account of a network'     => [ 'I am @jane_doe there', 'I am […] there' ],
			'name'                     => [ 'My name is jane and it fits', 'My name is […] and it fits' ],
			'name, German'             => [ 'ich heiße Jörg Müller-Lüdenscheid. Gut!', 'ich heiße […]. Gut!' ],
			'name, Spanish'            => [ 'Me llamo María de la Cruz y me gusta', 'Me llamo […] y me gusta' ],
			'name, Chinese'            => [ '我叫王小明，很好', '我叫[…]，很好' ],
			'name with a title'        => [ 'Mrs. Smith was rude', 'Mrs. […] was rude' ],
			'name at the end'          => [ "Nice!\nKind regards,\nPeter Pan", "Nice!\nKind regards,\n[…]" ],
			'name after a greeting'    => [ "Muy bien.\nUn saludo,\nMaría Luz", "Muy bien.\nUn saludo,\n[…]" ],
			'broken bytes'             => [ "\xC3\x28", '[…]' ],
		];
	}

	#[DataProvider( 'harmless' )]
	public function testKeeps( string $text ): void {
		self::assertSame( $text, Redaction::clean( $text ) );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function harmless(): array {
		return [
			'measures' => [ "I'm 5'8\" and 130 lbs, size 10 or 12." ],
			'prices'   => [ 'Version 2.10.3 costs 1,200.50 for 3 users in 2026' ],
			'words'    => [ 'fits true-to-size-and-is-very-very-nice' ],
			'scripts'  => [ 'Очень хорошо. 很好。 とても良い。 جيد جدا' ],
			'ratio'    => [ '10/10 @ home, 24/7' ],
		];
	}

	public function testRemovesNamesThatAreKnown(): void {
		self::assertSame( '[…] said Rosemary is fine, […]!', Redaction::clean( 'Rose Miller said Rosemary is fine, ROSE!', [ 'Rose Miller' ] ) );
		self::assertSame( '[…]很好', Redaction::clean( '李明，李明很好', [ '李明' ] ) );
		self::assertSame( 'Al is fine', Redaction::clean( 'Al is fine', [ 'Al', '' ] ) );
	}
}
