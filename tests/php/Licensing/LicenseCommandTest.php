<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Licensing;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\LicenseService;
use UserFeedback\Licensing\LicenseStore;
use UserFeedback\Licensing\RevocationList;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\CommandRun;
use UserFeedback\Tests\Support\Licenses;
use UserFeedback\Tests\TestCase;

/**
 * wp userfeedback license
 */
final class LicenseCommandTest extends TestCase {

	private string $key;

	protected function setUp(): void {
		parent::setUp();
		$this->key = Licenses::key( 'pro' );
		Licenses::put( '' );
		$this->asAdmin();
	}

	#[TestDox( '[OPS-01~] license activates, shows, checks and removes a key, and shows the key itself only on request' )]
	public function testStory(): void {
		self::assertSame( '{"scope":"site","status":"none","plan":"lite","expires":""}', CommandRun::line( 'license get' ) );
		$text = CommandRun::line( 'license activate', [ "  $this->key\n" ] );
		self::assertStringStartsWith( 'Success: Your license key is valid: Pro, until ', $text );
		self::assertSame( $this->key, Licenses::stored() );
		$line = CommandRun::line( 'license get' );
		self::assertStringStartsWith( '{"scope":"site","status":"valid","plan":"pro","expires":"2', $line );
		self::assertStringNotContainsString( $this->key, $line );
		self::assertSame( "{\"key\":\"$this->key\"}", CommandRun::line( 'license get', [], [ 'fields' => 'key' ] ) );
		self::assertStringStartsWith( 'Success: Your license key is valid', CommandRun::line( 'license check' ) );
		self::assertSame( 'Success: The license key was removed from this site.', CommandRun::line( 'license deactivate' ) );
		self::assertSame( '', Licenses::stored() );
		self::assertSame( 'license: Enter your license key.', CommandRun::error( 'license check' ) );
	}

	#[TestDox( '[OPS-01~] license refuses a bad key and keeps the stored one' )]
	public function testRefuses(): void {
		Licenses::put( $this->key );
		self::assertStringStartsWith( 'license: This is not a license key.', CommandRun::error( 'license activate', [ 'UF1' ] ) );
		self::assertStringContainsString( 'expired on', CommandRun::error( 'license activate', [ Licenses::expired() ] ) );
		self::assertStringStartsWith( '--fields: there is no field “keys”.', CommandRun::error( 'license get', [], [ 'fields' => 'keys' ] ) );
		if ( ! is_multisite() ) {
			$error = CommandRun::error( 'license activate', [ $this->key ], [ 'network' => true ] );
			self::assertStringStartsWith( 'license: This site is not part of a network.', $error );
		}
		self::assertSame( $this->key, Licenses::stored() );
	}

	#[TestDox( '[OPS-01~] license refuses every role below administrator' )]
	public function testRights(): void {
		Licenses::put( $this->key );
		foreach ( [ 'subscriber', 'editor' ] as $role ) {
			$this->asRole( $role );
			foreach ( [ 'get', 'activate', 'check', 'deactivate' ] as $action ) {
				$error = CommandRun::error( "license $action", [ $this->key ] );
				self::assertSame( 'You may not do this. Ask an administrator of this site for access.', $error );
			}
		}
		self::assertSame( $this->key, Licenses::stored() );
	}

	#[TestDox( '[OPS-01~] the license of the network is for super admins, and for WP-CLI without a user' )]
	public function testNetwork(): void {
		$this->asVisitor();
		$store   = Plugin::instance()->get( LicenseStore::class );
		$list    = Plugin::instance()->get( RevocationList::class );
		$service = static fn ( bool $isCli ) => new LicenseService( $store, $list, $isCli );
		self::assertTrue( $service( true )->managesNetwork() );
		self::assertFalse( $service( false )->managesNetwork() );
		$this->asRole( 'editor' );
		self::assertFalse( $service( true )->managesNetwork() );
	}
}
