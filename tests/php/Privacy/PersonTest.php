<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Privacy;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Plugin;
use UserFeedback\StoredData\Person;
use UserFeedback\Tests\TestCase;

/**
 * Which texts mention the address of a person.
 */
final class PersonTest extends TestCase {

	#[DataProvider( 'texts' )]
	#[TestDox( '[OPS-02~] finds an address in any spelling, and no other address: $text' )]
	public function testFindsTheAddressAndNoOther( string $email, string $text, bool $isMentioned ): void {
		$connection = Plugin::instance()->get( Connection::class );
		$person     = new Person( $email );
		$found      = $connection->value( 'SELECT 1 WHERE %s REGEXP %s', $text, $person->pattern() );
		self::assertSame( $isMentioned, $found !== null, $person->pattern() );
	}

	/**
	 * @return iterable<string, array{string, string, bool}>
	 */
	public static function texts(): iterable {
		$anna = 'Anna.B@example.org';
		$yes  = [
			'anna.b@example.org',
			'ANNA.B@EXAMPLE.ORG',
			'Write to anna.b@example.org.',
			'(anna.b@example.org)',
			'<a href="mailto:Anna.b@example.org">',
			"'anna.b@example.org'",
			'_anna.b@example.org_',
			'mail=anna.b@example.org&x',
			'x@example.com,anna.b@example.org;y',
			"two\nanna.b@example.org\nlines",
			'/unsubscribe/anna.b@example.org/',
		];
		$no = [
			'joanna.b@example.org',
			'news+anna.b@example.org',
			'anna.b+news@example.org',
			'x.anna.b@example.org',
			'anna-b@example.org',
			'annaxb@example.org',
			'anna.b@example.org.uk',
			'anna.b@example.organic',
			'anna.b@example.org-x.com',
			'anna.b@mail.example.org',
			'anna.b',
		];
		foreach ( [ ...$yes, ...$no ] as $text ) {
			yield $text => [ $anna, $text, in_array( $text, $yes, true ) ];
		}
		$odd = 'a+b^c$d{e}|f*g?h=i/j\'k@example.org';
		yield 'odd address' => [ $odd, "x $odd y", true ];
		yield 'odd address as a pattern' => [ 'a*@example.org', 'aa@example.org', false ];
	}
}
