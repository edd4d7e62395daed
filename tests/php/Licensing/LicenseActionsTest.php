<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Licensing;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\LicenseStore;
use UserFeedback\Support\AjaxActions;
use UserFeedback\Support\Dismissal;
use UserFeedback\Tests\Support\AjaxCall;
use UserFeedback\Tests\Support\Licenses;
use UserFeedback\Tests\TestCase;

/**
 * The license by way of admin-ajax.php, as the settings screen uses it.
 */
final class LicenseActionsTest extends TestCase {

	private const REFUSED = 'userfeedback_license_refused';

	private string $key;

	protected function setUp(): void {
		parent::setUp();
		Licenses::moveSite( 'https://shop.example' );
		$this->key = Licenses::key( 'pro' );
		Licenses::put( '' );
		$this->asAdmin();
	}

	#[TestDox( "[LIC-03~] a good key is stored, autoloaded for visitors' pages, and reports what it includes" )]
	public function testVerifyStoresAGoodKey(): void {
		$answer = AjaxCall::post( 'userfeedback_verify_license', [ 'license' => "  $this->key\n" ] )->assertDone();
		self::assertSame( $this->key, Licenses::stored() );
		self::assertArrayHasKey( LicenseStore::OPTION, wp_load_alloptions( true ), 'autoloaded' );
		self::assertSame( [ $this->key, 'pro', false, false, false ], $this->five( $answer->data ) );
		self::assertSame( [ true, true, 'pro', null ], $this->fields( $answer->data, 'is_pro', 'is_licensed', 'license_type', 'network' ) );
		self::assertSame( 'allowed', $answer->data['features']['exports']['decision'] );
		self::assertSame( 'upgrade', $answer->data['features']['heatmaps']['decision'] );
		self::assertStringContainsString( 'Pro', $answer->data['message'] );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/', $answer->data['expires'] );
		$again = AjaxCall::post( 'userfeedback_vue_get_license' )->assertDone();
		self::assertSame( array_diff_key( $answer->data, [ 'message' => 0 ] ), $again->data );
	}

	#[DataProvider( 'zones' )]
	public function testTheDaysOfAKeyAreThoseOfTheSite( string $zone, string $day ): void {
		update_option( 'timezone_string', $zone );
		$noon   = gmmktime( 12, 0, 0, 6, 15, 2090 );
		$key    = Licenses::key( 'pro', [ 'expires' => $noon ] );
		$answer = AjaxCall::post( 'userfeedback_verify_license', [ 'license' => $key ] )->assertDone();
		self::assertSame( "Your license key is valid: Pro, until $day.", $answer->data['message'] );
		self::assertSame( '2090-06-15T12:00:00Z', $answer->data['expires'] );
		$future = Licenses::key( 'pro', [ 'issued' => $noon, 'expires' => $noon + YEAR_IN_SECONDS ] );
		$answer = AjaxCall::post( 'userfeedback_verify_license', [ 'license' => $future ] )->assertRefused( 400, self::REFUSED );
		self::assertStringContainsString( "was issued on $day, in the future", $answer->data['message'] );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function zones(): iterable {
		yield 'of the day after' => [ 'Pacific/Auckland', 'June 16, 2090' ];
		yield 'of the same day' => [ 'America/Los_Angeles', 'June 15, 2090' ];
	}

	#[TestDox( '[LIC-03~] a bad key is refused with one sentence about it, and what was stored stays' )]
	#[DataProvider( 'badKeys' )]
	public function testVerifyStoresNoBadKey( string $key, string $code, string $sentence ): void {
		foreach ( [ '', $this->key ] as $stored ) {
			Licenses::put( $stored );
			$answer = AjaxCall::post( 'userfeedback_verify_license', [ 'license' => $key ] )->assertRefused( 400, self::REFUSED );
			self::assertSame( [ 'license' => $code ], $answer->errors() );
			self::assertSame( $sentence, $answer->data['message'] );
			self::assertSame( $stored, Licenses::stored() );
			Licenses::put( '' );
			$connect = AjaxCall::post( 'userfeedback_connect_url', [ 'key' => $key ] )->assertRefused( 400, self::REFUSED );
			self::assertSame( $sentence, $connect->data['message'] );
			self::assertSame( '', Licenses::stored() );
		}
	}

	/**
	 * @return iterable<string, array{string, string, string}>
	 */
	public static function badKeys(): iterable {
		$foreign = 'This license key is for example.org, www.example.org, and this site is shop.example. Use a key for this site.';
		$future  = 'This license key was issued on January 1, 2100, in the future by this server’s clock. Ask your host to correct the clock.';
		$forged  = 'This license key was changed, or it was not issued for UserFeedback. Copy it again from your account.';
		$none    = 'This is not a license key. Copy the whole key, from UF1 to its end.';
		$hosts   = [ 'hosts' => [ 'example.org', 'www.example.org' ] ];
		$expired = 'This license key expired on January 2, 2026. Renew it in your account.';
		yield 'nothing' => [ '', 'required', 'Enter your license key.' ];
		yield 'white space' => [ "  \n", 'required', 'Enter your license key.' ];
		yield 'anything' => [ '<b>key</b>', 'not_a_key', $none ];
		yield 'truncated' => [ substr( Licenses::key(), 0, -3 ), 'not_a_key', $none ];
		yield 'edited' => [ str_replace( 'UF1.e', 'UF1.f', Licenses::key() ), 'forged', $forged ];
		yield 'for another host' => [ Licenses::key( 'pro', $hosts ), 'other_host', $foreign ];
		yield 'expired' => [ Licenses::key( 'pro', [ 'issued' => 1767225600, 'expires' => 1767312000 ] ), 'expired', $expired ];
		yield 'from the future' => [ Licenses::key( 'pro', [ 'issued' => 4102444800 ] ), 'not_yet', $future ];
	}

	public function testAKeyThatIsNoTextIsNone(): void {
		$answer = AjaxCall::post( 'userfeedback_verify_license', [ 'license' => [ $this->key ] ] )->assertRefused( 400, self::REFUSED );
		self::assertSame( [ 'license' => 'required' ], $answer->errors() );
	}

	public function testDeactivateForgetsTheKey(): void {
		Licenses::put( $this->key );
		$answer = AjaxCall::post( 'userfeedback_deactivate_license', [ 'license' => $this->key ] )->assertDone();
		self::assertFalse( get_option( LicenseStore::OPTION ) );
		self::assertSame( [ '', '', false, false, false ], $this->five( $answer->data ) );
		self::assertSame( [ false, 'lite' ], $this->fields( $answer->data, 'is_licensed', 'license_type' ) );
		self::assertSame( 'none', $answer->data['license_status']['site'] );
		AjaxCall::post( 'userfeedback_deactivate_license' )->assertDone();
	}

	#[TestDox( '[LIC-03~] a stored key that stops being good stays stored and says what became of it' )]
	public function testRefresh(): void {
		Licenses::put( $this->key );
		self::assertSame( 'pro', AjaxCall::post( 'userfeedback_validate_license' )->assertDone()->data['license_type'] );
		Licenses::put( Licenses::expired( 'pro' ) );
		$expired = AjaxCall::post( 'userfeedback_validate_license' )->assertRefused( 400, self::REFUSED );
		self::assertSame( [ 'license' => 'expired' ], $expired->errors() );
		$told = AjaxCall::post( 'userfeedback_vue_get_license' )->assertDone()->data;
		self::assertSame( [ Licenses::stored(), 'pro', true, false, false ], $this->five( $told ) );
		self::assertSame( [ true, false, 'lite' ], $this->fields( $told, 'is_pro', 'is_licensed', 'license_type' ) );
		self::assertSame( 'allowed', $told['features']['single-response']['decision'] );
		self::assertSame( 'license', $told['features']['exports']['decision'] );
		Licenses::put( 'something else' );
		AjaxCall::post( 'userfeedback_validate_license' )->assertRefused( 400, self::REFUSED );
		self::assertSame( 'something else', Licenses::stored() );
		self::assertSame( [ 'something else', '', false, false, true ], $this->five( AjaxCall::post( 'userfeedback_vue_get_license' )->data ) );
	}

	#[TestDox( '[LIC-04~] connecting unlocks a site once and leads to the add-ons' )]
	public function testConnect(): void {
		$first = AjaxCall::post( 'userfeedback_connect_url', [ 'key' => $this->key ] )->assertDone()->data;
		self::assertSame( [ admin_url( 'admin.php?page=userfeedback_addons' ), false ], $this->fields( $first, 'url', 'reload' ) );
		self::assertSame( $this->key, Licenses::stored() );
		$again = AjaxCall::post( 'userfeedback_connect_url', [ 'key' => 'whatever' ] )->assertDone()->data;
		self::assertSame( [ '', true ], $this->fields( $again, 'url', 'reload' ) );
		self::assertNotSame( '', $again['message'] );
		self::assertSame( $this->key, Licenses::stored() );
	}

	#[TestDox( '[LIC-04~] a key that was verified before it is connected leads to the add-ons as well' )]
	public function testConnectAfterVerify(): void {
		$verified = AjaxCall::post( 'userfeedback_verify_license', [ 'license' => $this->key ] )->assertDone()->data;
		$answer   = AjaxCall::post( 'userfeedback_connect_url', [ 'key' => " $this->key " ] )->assertDone()->data;
		self::assertSame( [ admin_url( 'admin.php?page=userfeedback_addons' ), false ], $this->fields( $answer, 'url', 'reload' ) );
		self::assertSame( $verified['message'], $answer['message'] );
		self::assertSame( $this->key, Licenses::stored() );
	}

	public function testThereIsNoNetworkHere(): void {
		foreach ( [ 'verify', 'validate', 'deactivate' ] as $name ) {
			$fields = [ 'license' => $this->key, 'scope' => 'network' ];
			$answer = AjaxCall::post( "userfeedback_{$name}_license", $fields )->assertRefused( 400, self::REFUSED );
			self::assertSame( [ 'license' => 'no_network' ], $answer->errors() );
		}
		self::assertSame( '', Licenses::stored() );
	}

	public function testEachUserDismissesTheInvitationForThemselves(): void {
		$first = get_current_user_id();
		$this->asRole( 'administrator' );
		self::assertFalse( AjaxCall::post( 'userfeedback_validate_settings_blurb' )->assertDone()->data['dismissed'] );
		self::assertTrue( AjaxCall::post( 'userfeedback_dismiss_settings_blurb' )->assertDone()->data['dismissed'] );
		self::assertTrue( AjaxCall::post( 'userfeedback_validate_settings_blurb' )->assertDone()->data['dismissed'] );
		$other = $this->asRole( 'administrator' );
		self::assertFalse( AjaxCall::post( 'userfeedback_validate_settings_blurb' )->assertDone()->data['dismissed'] );
		self::assertFalse( Dismissal::SettingsBlurb->isBy( $other ) );
		self::assertFalse( Dismissal::SettingsBlurb->isBy( $first ) );
	}

	public function testAnotherPurposesNonceIsNone(): void {
		self::assertSame( AjaxActions::PURPOSES, array_keys( AjaxActions::nonces() ) );
		foreach ( [ AjaxActions::INSTALL, AjaxActions::ACTIVATE, AjaxActions::DEACTIVATE ] as $purpose ) {
			$answer = AjaxCall::post( 'userfeedback_verify_license', [ 'license' => $this->key ], $purpose );
			$answer->assertRefused( 403, 'userfeedback_nonce_invalid' );
		}
		self::assertSame( '', Licenses::stored() );
	}

	/**
	 * @param array<mixed> $data
	 * @return list<mixed>
	 */
	private function five( array $data ): array {
		return $this->fields( $data, 'key', 'type', 'is_expired', 'is_disabled', 'is_invalid' );
	}

	/**
	 * @param array<mixed> $data
	 * @return list<mixed>
	 */
	private function fields( array $data, string ...$names ): array {
		return array_values( array_map( static fn ( string $name ) => $data[ $name ] ?? null, $names ) );
	}
}
