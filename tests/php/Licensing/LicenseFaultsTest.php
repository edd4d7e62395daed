<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Licensing;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\License;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Licensing\RevocationList;
use UserFeedback\Tests\Support\AjaxCall;
use UserFeedback\Tests\Support\Licenses;
use UserFeedback\Tests\TestCase;

/**
 * Keys of which more than one thing is wrong, and a site's key beside that of its network.
 */
final class LicenseFaultsTest extends TestCase {

	private const LONG_AGO = [ 'issued' => 1767225600, 'expires' => 1767312000 ];
	private const FOREIGN  = [ 'hosts' => [ 'example.org' ] ];
	private const REVOKED  = [ 'id' => 'revoked' ];

	protected function setUp(): void {
		parent::setUp();
		Licenses::moveSite( 'https://shop.example' );
		update_network_option( null, RevocationList::OPTION, Licenses::revocations( [ 'revoked' ], 100 ) );
		$this->asAdmin();
	}

	/**
	 * @param array<string, mixed>    $payload
	 * @param array{bool, bool, bool} $flags  Expired, disabled, invalid.
	 */
	#[TestDox( '[LIC-02~] of a key with several faults each is told, and the notice is about the first of expired, disabled, invalid' )]
	#[DataProvider( 'keys' )]
	public function testNotices( array $payload, array $flags, string $notice, string $refusal, bool $reads ): void {
		Licenses::put( Licenses::key( 'pro', $payload ) );
		$told = AjaxCall::post( 'userfeedback_vue_get_license' )->assertDone()->data;
		self::assertSame( $flags, [ $told['is_expired'], $told['is_disabled'], $told['is_invalid'] ] );
		self::assertSame( $notice, $told['license_status']['site'] );
		self::assertSame( [ Licenses::stored(), 'pro', false ], [ $told['key'], $told['type'], $told['is_licensed'] ] );
		// What the site may do follows the gravest fault: only one that has merely expired leaves what was collected readable.
		self::assertSame( $reads ? 'allowed' : 'license', $told['features']['single-response']['decision'] );
		$answer = AjaxCall::post( 'userfeedback_validate_license' )->assertRefused( 400, 'userfeedback_license_refused' );
		self::assertSame( [ 'license' => $refusal ], $answer->errors() );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, array{bool, bool, bool}, string, string, bool}>
	 */
	public static function keys(): iterable {
		$future = [ 'issued' => 4102444800 ];
		yield 'expired' => [ self::LONG_AGO, [ true, false, false ], 'expired', 'expired', true ];
		yield 'revoked' => [ self::REVOKED, [ false, true, false ], 'disabled', 'disabled', false ];
		yield 'of another site' => [ self::FOREIGN, [ false, false, true ], 'invalid', 'other_host', false ];
		yield 'expired and revoked' => [ self::LONG_AGO + self::REVOKED, [ true, true, false ], 'expired', 'disabled', false ];
		yield 'expired and of another site' => [ self::LONG_AGO + self::FOREIGN, [ true, false, true ], 'expired', 'other_host', false ];
		yield 'expired and from the future' => [ $future + self::LONG_AGO, [ true, false, true ], 'expired', 'not_yet', false ];
		yield 'revoked and of another site' => [ self::REVOKED + self::FOREIGN, [ false, true, true ], 'disabled', 'other_host', false ];
		$all = self::LONG_AGO + self::REVOKED + self::FOREIGN;
		yield 'expired, revoked and of another site' => [ $all, [ true, true, true ], 'expired', 'other_host', false ];
	}

	/** Whoever wrote it might have made up that it is merely expired. */
	public function testOfAForgedKeyNothingIsBelieved(): void {
		$foreign = base64_encode( sodium_crypto_sign_secretkey( sodium_crypto_sign_keypair() ) );
		Licenses::put( Licenses::signed( 'UF1', self::LONG_AGO + [ 'id' => 'revoked', 'type' => 'pro' ], $foreign ) );
		$told = AjaxCall::post( 'userfeedback_vue_get_license' )->assertDone()->data;
		self::assertSame( [ '', false, false, true ], [ $told['type'], $told['is_expired'], $told['is_disabled'], $told['is_invalid'] ] );
		self::assertSame( 'invalid', $told['license_status']['site'] );
	}

	#[TestDox( "[LIC-02~] the site's key counts if it is valid, or else the network's if that is, or else the site's again" )]
	public function testSiteAndNetwork(): void {
		foreach ( LicenseStatus::cases() as $own ) {
			foreach ( LicenseStatus::cases() as $shared ) {
				$site     = self::license( $own );
				$network  = self::license( $shared );
				$isShared = $own !== LicenseStatus::Valid && ( $shared === LicenseStatus::Valid || $own === LicenseStatus::None );
				self::assertSame( $isShared ? $network : $site, $site->orElse( $network ), "$own->value, $shared->value" );
			}
			$alone = self::license( $own );
			self::assertSame( $alone, $alone->orElse( null ), 'without a network' );
		}
	}

	public function testADeadKeyOfTheSiteDoesNotCloseWhatTheNetworksOpens(): void {
		$network = self::license( LicenseStatus::Valid );
		foreach ( [ LicenseStatus::Expired, LicenseStatus::Disabled, LicenseStatus::Invalid ] as $status ) {
			self::assertTrue( self::license( $status )->orElse( $network )->isValid(), $status->value );
		}
	}

	#[TestDox( '[LIC-03~] a key is for the stored address of the site, whatever address a plugin gives it in another language' )]
	public function testThePlaceOfAnAddressInAnotherLanguage(): void {
		Licenses::put( Licenses::key( 'pro', [ 'hosts' => [ 'shop.example' ] ] ) );
		add_filter( 'home_url', static fn ( string $url, string $path ): string => 'https://boutique.example' . $path, 10, 2 );
		self::assertStringContainsString( 'boutique', home_url() );
		self::assertTrue( Licenses::store()->current()->isValid() );
	}

	private static function license( LicenseStatus $status ): License {
		return $status === LicenseStatus::None ? License::none() : new License( 'a key', $status, Plan::Pro );
	}
}
