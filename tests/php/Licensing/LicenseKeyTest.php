<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Licensing;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\KeyProblem;
use UserFeedback\Licensing\LicenseKey;
use UserFeedback\Licensing\LicenseScope;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\LicenseStore;
use UserFeedback\Licensing\Plan;
use UserFeedback\Licensing\PublicKey;
use UserFeedback\Licensing\SignedStatement;
use UserFeedback\Tests\Support\Licenses;
use UserFeedback\Tests\TestCase;

/**
 * What a license key is worth on this site: looked at here, nobody asked.
 */
final class LicenseKeyTest extends TestCase {

	/** 2026-01-01 and a year later, 00:00 UTC. */
	private const ISSUED  = 1767225600;
	private const EXPIRES = 1798761600;

	protected function setUp(): void {
		parent::setUp();
		// No key may cause a request.
		add_filter( 'pre_http_request', static fn () => self::fail( 'A request left the site.' ) );
		Licenses::moveSite( 'https://shop.example' );
	}

	#[TestDox( '[LIC-03] a signed key counts for what it says; a forged, edited, truncated, foreign or expired one is refused' )]
	public function testVerdicts(): void {
		$good = $this->key();
		self::assertNull( self::problem( $good ) );
		foreach ( $this->badKeys() as $name => [ $problem, $key ] ) {
			self::assertSame( $problem, self::problem( $key ), $name );
			Licenses::put( $key );
			$license = self::at( '2026-06-01' )->current();
			self::assertSame( $problem->status(), $license->status, $name );
			self::assertFalse( $license->isValid(), $name );
			self::assertSame( $key, $license->key, "$name: it stays stored" );
		}
	}

	#[TestDox( '[LIC-03~] no byte of a key can be changed, left out or added' )]
	public function testEveryByteCounts(): void {
		$key = $this->key( [ 'hosts' => [ 'shop.example' ] ] );
		self::assertNull( self::problem( $key ) );
		for ( $i = 0; $i < strlen( $key ); $i++ ) {
			foreach ( [ 'A', 'B', '-', '.', '=', ' ', "\n", '+' ] as $other ) {
				if ( $key[ $i ] !== $other ) {
					self::assertNotNull( self::problem( substr_replace( $key, $other, $i, 1 ) ), "byte $i as " . rawurlencode( $other ) );
				}
				self::assertNotNull( self::problem( substr_replace( $key, $other, $i, 0 ) ), rawurlencode( $other ) . " before byte $i" );
			}
			self::assertNotNull( self::problem( substr( $key, 0, $i ) ), "only $i bytes" );
			self::assertNotNull( self::problem( substr_replace( $key, '', $i, 1 ) ), "without byte $i" );
		}
		foreach ( [ '=', '==', "\n", "\0", "\xff", ' ', '.', 'A', 'AA', '%3D' ] as $tail ) {
			self::assertSame( KeyProblem::NotAKey, self::problem( $key . $tail ), rawurlencode( $tail ) . ' at its end' );
		}
	}

	#[TestDox( '[LIC-03~] the same bytes have one spelling: padded, differently spelt or re-encoded text is no key' )]
	public function testOneSpelling(): void {
		[ $mark, $payload, $signature ] = explode( '.', $this->key() );
		$last                           = $signature[ strlen( $signature ) - 1 ];
		// The four last bits of 64 bytes in base64 mean nothing to a lenient decoder.
		foreach ( str_split( 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_' ) as $letter ) {
			if ( $letter !== $last ) {
				$other = substr( $signature, 0, -1 ) . $letter;
				self::assertNotNull( self::problem( "$mark.$payload.$other" ), "ends with $letter" );
			}
		}
		$bytes   = (string) base64_decode( strtr( $payload, '-_', '+/' ) );
		$reorder = array_reverse( (array) json_decode( $bytes, true ), true );
		foreach ( [ (string) wp_json_encode( $reorder ), " $bytes", "$bytes\n", str_replace( ':', ': ', $bytes ) ] as $same ) {
			self::assertSame( KeyProblem::Forged, self::problem( "$mark." . SignedStatement::encode( $same ) . ".$signature" ) );
		}
		$hex = bin2hex( (string) base64_decode( strtr( $signature, '-_', '+/' ) ) );
		self::assertSame( KeyProblem::NotAKey, self::problem( "$mark.$payload.$hex" ) );
		self::assertSame( KeyProblem::NotAKey, self::problem( strtolower( $mark ) . ".$payload.$signature" ) );
	}

	public function testAStatementOfAnotherKindIsNoKey(): void {
		$payload = $this->payload();
		self::assertSame( KeyProblem::NotAKey, self::problem( Licenses::signed( 'UFR1', $payload ) ) );
		$list = Licenses::signed( 'UFR1', $payload );
		self::assertSame( KeyProblem::Forged, self::problem( 'UF1' . substr( $list, 4 ) ), 'the mark is signed, too' );
		self::assertNull( SignedStatement::parse( $list, LicenseKey::MARK ) );
	}

	#[TestDox( '[LIC-03~] a key is good from its first to its last second, whatever the clock was before' )]
	public function testClock(): void {
		Licenses::put( $this->key() );
		$expected = [
			'2025-12-31T22:59:59Z' => LicenseStatus::Invalid,
			'2025-12-31T23:00:00Z' => LicenseStatus::Valid,
			'2026-12-31T23:59:59Z' => LicenseStatus::Valid,
			'2027-01-01T00:00:00Z' => LicenseStatus::Expired,
			'2036-01-01T00:00:00Z' => LicenseStatus::Expired,
			'1970-01-02T00:00:00Z' => LicenseStatus::Invalid,
		];
		foreach ( $expected as $moment => $status ) {
			self::assertSame( $status, self::at( $moment )->current()->status, $moment );
		}
		self::assertSame( Plan::Pro, self::at( '2030-01-01' )->current()->plan, 'an expired key still says what for' );
	}

	#[DataProvider( 'hosts' )]
	public function testHosts( string $address, bool $isGood ): void {
		Licenses::moveSite( $address );
		$problem = self::problem( $this->key( [ 'hosts' => [ 'Shop.example', 'www.shop.example' ] ] ) );
		self::assertSame( $isGood ? null : KeyProblem::OtherHost, $problem );
		self::assertNull( self::problem( $this->key() ), 'a key without hosts' );
	}

	/**
	 * @return iterable<string, array{string, bool}>
	 */
	public static function hosts(): iterable {
		yield 'its own' => [ 'https://shop.example', true ];
		yield 'its own, with a folder and a port' => [ 'http://SHOP.example:8080/blog', true ];
		yield 'its second' => [ 'https://www.shop.example', true ];
		yield 'one below' => [ 'https://my.shop.example', false ];
		yield 'another' => [ 'https://example.org', false ];
		yield 'one that ends the same' => [ 'https://evilshop.example', false ];
		yield 'one that begins the same' => [ 'https://shop.example.org', false ];
		yield 'localhost' => [ 'http://localhost:8888', true ];
		yield 'the machine itself' => [ 'http://127.0.0.1:8888', true ];
		yield 'the machine itself, IPv6' => [ 'http://[::1]:8888', true ];
		yield 'for tests' => [ 'https://shop.test', true ];
		yield 'not for tests' => [ 'https://shop.test.example', false ];
		yield 'called test' => [ 'https://mytest', false ];
		yield 'called localhost' => [ 'https://localhost.example', false ];
	}

	public function testWithoutAVendorsKeyNothingCounts(): void {
		foreach ( [ '', 'no base64!', base64_encode( 'short' ), Licenses::pair()['public'] . 'AAAA' ] as $public ) {
			$vendor = PublicKey::of( $public );
			self::assertFalse( $vendor->isUsable() );
			self::assertSame( KeyProblem::NoPublicKey, Licenses::store( null, $vendor )->check( Licenses::key(), LicenseScope::Site )->problem );
		}
		self::assertTrue( PublicKey::configured()->isUsable(), 'the sites of the tests have that of the demo pair' );
	}

	/** Keys of points of small order would make anything look signed. */
	public function testAWeakPublicKeyKnowsNoSignature(): void {
		foreach ( [ str_repeat( "\0", 32 ), "\1" . str_repeat( "\0", 31 ) ] as $weak ) {
			$vendor = PublicKey::of( base64_encode( $weak ) );
			self::assertFalse( $vendor->signed( 'anything', "\1" . str_repeat( "\0", 63 ) ) );
			self::assertFalse( $vendor->signed( 'anything', str_repeat( "\0", 64 ) ) );
		}
	}

	public function testWithoutAKeyThereIsNone(): void {
		Licenses::put( '' );
		$license = Licenses::store()->current();
		self::assertSame( [ LicenseStatus::None, Plan::Lite, false ], [ $license->status, $license->plan, $license->isStored() ] );
		self::assertNull( Licenses::store()->ofNetwork(), 'this is no network' );
	}

	/**
	 * @return iterable<string, array{KeyProblem, string}>
	 */
	private function badKeys(): iterable {
		$key     = $this->key();
		$foreign = base64_encode( sodium_crypto_sign_secretkey( sodium_crypto_sign_keypair() ) );
		yield 'signed by somebody else' => [ KeyProblem::Forged, Licenses::signed( 'UF1', $this->payload(), $foreign ) ];
		[ $mark, , $signature ] = explode( '.', $key );
		$edited                 = SignedStatement::encode( (string) wp_json_encode( [ 'type' => 'elite' ] + $this->payload() ) );
		yield 'edited to a better plan' => [ KeyProblem::Forged, "$mark.$edited.$signature" ];
		yield 'without a signature' => [ KeyProblem::NotAKey, substr( $key, 0, (int) strrpos( $key, '.' ) ) ];
		yield 'with an empty signature' => [ KeyProblem::NotAKey, substr( $key, 0, (int) strrpos( $key, '.' ) + 1 ) ];
		yield 'truncated' => [ KeyProblem::NotAKey, substr( $key, 0, -5 ) ];
		yield 'anything' => [ KeyProblem::NotAKey, 'ABCD-1234' ];
		yield 'enormous' => [ KeyProblem::NotAKey, str_repeat( 'A', 2_000_000 ) ];
		yield 'of a later version' => [ KeyProblem::NotAKey, Licenses::signed( 'UF2', $this->payload() ) ];
		yield 'for another host' => [ KeyProblem::OtherHost, $this->key( [ 'hosts' => [ 'example.org' ] ] ) ];
		yield 'expired' => [ KeyProblem::Expired, $this->key( [ 'expires' => self::ISSUED + 86400 ] ) ];
		yield 'issued in the future' => [ KeyProblem::NotYet, $this->key( [ 'issued' => self::EXPIRES - 1 ] ) ];
		$unknown = [
			'another plan'       => [ 'type' => 'lite' ],
			'an unknown plan'    => [ 'type' => 'gold' ],
			'no plan'            => [ 'type' => null ],
			'a plan as a list'   => [ 'type' => [ 'elite' ] ],
			'no id'              => [ 'id' => '' ],
			'a number for an id' => [ 'id' => 7 ],
			'a text for a time'  => [ 'expires' => '2099-01-01' ],
			'no end'             => [ 'expires' => null ],
			'a broken time'      => [ 'issued' => 1.5 ],
			'a text for hosts'   => [ 'hosts' => 'shop.example' ],
			'numbers for hosts'  => [ 'hosts' => [ 1 ] ],
		];
		foreach ( $unknown as $name => $changes ) {
			yield $name => [ KeyProblem::Unknown, $this->key( $changes ) ];
		}
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	private function key( array $changes = [] ): string {
		return Licenses::signed( 'UF1', $changes + $this->payload() );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function payload(): array {
		return [
			'id'      => 'k1',
			'type'    => 'pro',
			'issued'  => self::ISSUED,
			'expires' => self::EXPIRES,
		];
	}

	private static function problem( string $key ): ?KeyProblem {
		return self::at( '2026-06-01' )->check( $key, LicenseScope::Site )->problem;
	}

	private static function at( string $moment ): LicenseStore {
		return Licenses::store( new DateTimeImmutable( $moment ) );
	}
}
