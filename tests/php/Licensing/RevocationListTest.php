<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Licensing;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\AddOns\InstalledAddOns;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\KeyCheck;
use UserFeedback\Licensing\LicenseActions;
use UserFeedback\Licensing\LicenseReport;
use UserFeedback\Licensing\LicenseService;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\LicenseStore;
use UserFeedback\Licensing\RevocationList;
use UserFeedback\Licensing\SignedStatement;
use UserFeedback\Support\SystemClock;
use UserFeedback\Tests\Support\AjaxCall;
use UserFeedback\Tests\Support\Licenses;
use UserFeedback\Tests\TestCase;
use WP_Error;

/**
 * Keys that the vendor has revoked, from a list that is fetched where an address is configured and nowhere else.
 */
final class RevocationListTest extends TestCase {

	private const URL = 'https://vendor.example/revoked.txt';

	/** @var list<string> The addresses that were asked. */
	private array $asked = [];

	/** @var array{int, string}|null Status and body of the vendor's server; null when there is none. */
	private ?array $served = null;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_http_request', $this->serve( ... ), 1, 3 );
		Licenses::put( Licenses::key( 'pro', [ 'id' => 'k1' ] ) );
		$this->asAdmin();
	}

	#[TestDox( '[LIC-03~] a revoked key is disabled from the next refresh on, and stays stored' )]
	public function testARevokedKeyIsDisabled(): void {
		$store = $this->connected();
		$this->serveList( [ 'other' ], 100 );
		AjaxCall::post( 'userfeedback_validate_license' )->assertDone();
		self::assertTrue( $store->current()->isValid() );

		$this->serveList( [ 'other', 'k1' ], 200 );
		$answer = AjaxCall::post( 'userfeedback_validate_license' )->assertRefused( 400, 'userfeedback_license_refused' );
		self::assertSame( [ 'license' => 'disabled' ], $answer->errors() );
		self::assertSame( [ self::URL, self::URL ], $this->asked );
		$told = AjaxCall::post( 'userfeedback_vue_get_license' )->assertDone()->data;
		self::assertSame( [ Licenses::stored(), true, false ], [ $told['key'], $told['is_disabled'], $told['is_licensed'] ] );
		// Nor can it be entered again, or by another request.
		AjaxCall::post( 'userfeedback_verify_license', [ 'license' => Licenses::stored() ] )->assertRefused( 400, 'userfeedback_license_refused' );
		self::assertSame( LicenseStatus::Disabled, $this->connected()->current()->status );
		// Revoked by mistake: the vendor takes it off again.
		$this->serveList( [], 300 );
		AjaxCall::post( 'userfeedback_validate_license' )->assertDone();
		self::assertTrue( $store->current()->isValid() );
	}

	public function testARevokedKeyIsNotMerelyExpired(): void {
		$this->serveList( [ 'k1' ], 100 );
		Licenses::put( Licenses::key( 'pro', [ 'id' => 'k1', 'issued' => 1, 'expires' => 2 ] ) );
		$store = $this->connected();
		$answer = AjaxCall::post( 'userfeedback_validate_license' )->assertRefused( 400, 'userfeedback_license_refused' );
		self::assertSame( [ 'license' => 'disabled' ], $answer->errors() );
		self::assertSame( LicenseStatus::Disabled, $store->current()->status, 'for what the site may do' );
		self::assertSame( LicenseStatus::Expired, $store->current()->shownStatus(), 'for what its owner is told' );
	}

	#[TestDox( '[LIC-03~] a forged, older or unreachable list of revoked keys changes nothing' )]
	public function testABadListChangesNothing(): void {
		$store = $this->connected();
		$this->serveList( [ 'k1' ], 200 );
		AjaxCall::post( 'userfeedback_validate_license' );
		$known = get_network_option( null, RevocationList::OPTION );

		$good    = Licenses::revocations( [], 300 );
		$foreign = base64_encode( sodium_crypto_sign_secretkey( sodium_crypto_sign_keypair() ) );
		$list    = [ 'issued' => 300, 'ids' => [] ];
		$bad     = [
			'no answer'                => null,
			'an error'                 => [ 500, $good ],
			'not there'                => [ 404, $good ],
			'moved'                    => [ 301, $good ],
			'empty'                    => [ 200, '' ],
			'a page'                   => [ 200, '<html>Log in to the network</html>' ],
			'signed by somebody else'  => [ 200, Licenses::signed( 'UFR1', $list, $foreign ) ],
			'edited'                   => [ 200, substr_replace( $good, 'A', 8, 1 ) ],
			'truncated'                => [ 200, substr( $good, 0, -2 ) ],
			'a key'                    => [ 200, Licenses::key() ],
			'without a time'           => [ 200, Licenses::signed( 'UFR1', [ 'ids' => [] ] ) ],
			'without ids'              => [ 200, Licenses::signed( 'UFR1', [ 'issued' => 300 ] ) ],
		];
		foreach ( $bad as $name => $served ) {
			$this->served = $served;
			$answer       = AjaxCall::post( 'userfeedback_validate_license' )->assertRefused( 424, 'userfeedback_license_refused' );
			self::assertSame( [ 'license' => 'unreachable' ], $answer->errors(), $name );
			self::assertSame( $known, get_network_option( null, RevocationList::OPTION ), $name );
		}
		foreach ( [ 100, 200 ] as $issued ) {
			// An old list, played again, frees nobody.
			$this->serveList( [], $issued );
			AjaxCall::post( 'userfeedback_validate_license' )->assertRefused( 400, 'userfeedback_license_refused' );
			self::assertSame( $known, get_network_option( null, RevocationList::OPTION ) );
		}
		self::assertSame( LicenseStatus::Disabled, $store->current()->status );
	}

	public function testAStoredListThatWasEditedRevokesNobody(): void {
		update_network_option( null, RevocationList::OPTION, Licenses::signed( 'UFR2', [ 'issued' => 9, 'ids' => [ 'k1' ] ] ) );
		self::assertTrue( $this->connected()->current()->isValid() );
	}

	public function testWithoutAnAddressNobodyIsAsked(): void {
		self::assertSame( '', RevocationList::configuredUrl() );
		AjaxCall::post( 'userfeedback_validate_license' )->assertDone();
		AjaxCall::post( 'userfeedback_verify_license', [ 'license' => Licenses::key() ] )->assertDone();
		AjaxCall::post( 'userfeedback_vue_get_license' )->assertDone();
		set_current_screen( 'dashboard' );
		do_action( 'userfeedback_daily' );
		self::assertSame( [], $this->asked );
	}

	public function testOnlyARefreshAsks(): void {
		$this->serveList( [], 100 );
		$this->connected();
		AjaxCall::post( 'userfeedback_vue_get_license' )->assertDone();
		AjaxCall::post( 'userfeedback_verify_license', [ 'license' => Licenses::key() ] )->assertDone();
		AjaxCall::post( 'userfeedback_deactivate_license' )->assertDone();
		self::assertSame( [], $this->asked );
	}

	public function testAllSitesOfANetworkTogetherAskOnceADay(): void {
		// The hours of a day at which the sites of a network come by.
		$list = new RevocationList( Licenses::publicKey(), self::URL );
		foreach ( [ 1, 2, 3 ] as $hour ) {
			$list->refreshDaily();
			self::assertCount( 1, $this->asked, "the list cannot be had, hour $hour" );
		}
		delete_site_transient( RevocationList::FETCHED );
		$this->serveList( [ 'k1' ], 100 );
		$list->refreshDaily();
		self::assertTrue( $list->holds( 'k1' ) );
		self::assertCount( 2, $this->asked );
		// Whoever presses Refresh wants to know it now.
		$list->refresh();
		self::assertCount( 3, $this->asked );
		$lasts = get_option( '_site_transient_timeout_' . RevocationList::FETCHED ) - time();
		self::assertEqualsWithDelta( 20 * HOUR_IN_SECONDS, $lasts, 60 );
		( new RevocationList( Licenses::publicKey(), '' ) )->refreshDaily();
		self::assertCount( 3, $this->asked );
	}

	/**
	 * Lets the actions of this test ask the vendor.
	 */
	private function connected(): LicenseStore {
		$list   = new RevocationList( Licenses::publicKey(), self::URL );
		$store  = new LicenseStore( new KeyCheck( Licenses::publicKey(), $list, new SystemClock() ) );
		$report = new LicenseReport( $store, new FeatureGate( $store, new InstalledAddOns() ) );
		( new LicenseActions( new LicenseService( $store, $list ), $report ) )->register();
		return $store;
	}

	/**
	 * @param list<string> $ids
	 */
	private function serveList( array $ids, int $issued ): void {
		$this->served = [ 200, Licenses::revocations( $ids, $issued ) . "\n" ];
	}

	/**
	 * @param array<string, mixed> $arguments
	 * @return array<string, mixed>|WP_Error|false
	 */
	private function serve( mixed $answer, array $arguments, string $url ): array|WP_Error|false {
		if ( ! str_starts_with( $url, 'https://vendor.example' ) ) {
			return $answer;
		}
		self::assertTrue( $arguments['reject_unsafe_urls'], 'nothing inside the server\'s network is asked' );
		self::assertSame( 'UserFeedback/' . USERFEEDBACK_VERSION, $arguments['user-agent'], 'the vendor does not learn which site asks' );
		$this->asked[] = $url;
		return $this->served === null ? new WP_Error( 'http_request_failed', 'No answer.' ) : [
			'headers'  => [],
			'body'     => $this->served[1],
			'response' => [ 'code' => $this->served[0], 'message' => '' ],
			'cookies'  => [],
			'filename' => null,
		];
	}

	public function testAStatementHasAMillionCharactersAtMost(): void {
		$signature = SignedStatement::encode( str_repeat( 'x', 64 ) );
		$rest      = strlen( RevocationList::MARK . '..' . $signature );
		$longest   = RevocationList::MARK . '.' . str_repeat( 'A', 1_000_000 - $rest ) . ".$signature";
		self::assertNotNull( SignedStatement::parse( $longest, RevocationList::MARK ) );
		self::assertNull( SignedStatement::parse( str_replace( '.A', '.AAAA', $longest ), RevocationList::MARK ) );
	}
}
