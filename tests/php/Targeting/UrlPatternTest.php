<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Targeting;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use UserFeedback\Surveys\PageRules\TextRule;
use UserFeedback\Targeting\QueryParameterRule;
use UserFeedback\Targeting\UrlPattern;
use UserFeedback\Targeting\UrlRule;

/**
 * The texts of page rules: tests/fixtures/page-rules.json, which the builder's tests read too.
 */
final class UrlPatternTest extends TestCase {

	#[TestDox( '[SET-04~] [SET-05~] PHP finds the regular expressions of the fixture valid, invalid and too slow' )]
	#[DataProvider( 'patterns' )]
	public function testPatterns( string $pattern, ?string $problem ): void {
		self::assertSame( $problem, UrlPattern::problem( $pattern ) );
		if ( $problem === null ) {
			self::assertNotFalse( preg_match( '~' . str_replace( '~', '\~', $pattern ) . '~Diu', 'https://example.com/' ) );
		}
	}

	#[TestDox( '[SET-05~] PHP finds the URLs and parameters of the fixture valid and invalid' )]
	public function testUrlsAndParameters(): void {
		foreach ( [ 'urls' => new UrlRule( 'page_url_is' ), 'parameters' => new QueryParameterRule() ] as $name => $rule ) {
			/** @var array{valid: list<string>, invalid: list<string>} $texts */
			$texts = self::fixture()[ $name ];
			foreach ( $texts as $expected => $of ) {
				foreach ( $of as $text ) {
					self::assertSame( $expected === 'valid', self::isValid( $rule, $text ), $text );
				}
			}
		}
	}

	#[TestDox( '[SET-04~] number 17: what the builder makes of addresses is a valid pattern, which matches what the owner means' )]
	public function testAddresses(): void {
		/** @var list<array{pattern: string, matching: list<string>, others: list<string>}> $addresses */
		$addresses = self::fixture()['addresses'];
		foreach ( $addresses as [ 'pattern' => $pattern, 'matching' => $matching, 'others' => $others ] ) {
			self::assertNull( UrlPattern::problem( $pattern ), $pattern );
			foreach ( [ ...$matching, ...$others ] as $url ) {
				$found = preg_match( '~' . $pattern . '~Diu', rawurldecode( $url ) );
				self::assertSame( in_array( $url, $matching, true ), $found === 1, "$pattern: $url" );
			}
		}
	}

	/**
	 * @return iterable<string, array{string, string|null}>
	 */
	public static function patterns(): iterable {
		/** @var array<string, list<string>> $patterns */
		$patterns = self::fixture()['patterns'];
		foreach ( $patterns as $problem => $of ) {
			foreach ( $of as $pattern ) {
				yield "$problem $pattern" => [ $pattern, $problem === 'valid' ? null : $problem ];
			}
		}
	}

	private static function isValid( TextRule $rule, string $text ): bool {
		return $rule->errors( $text ) === [];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function fixture(): array {
		/** @var array<string, mixed> */
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/page-rules.json' ), true, 512, JSON_THROW_ON_ERROR );
	}
}
