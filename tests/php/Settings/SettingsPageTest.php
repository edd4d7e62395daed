<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Settings;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\LicenseStore;
use UserFeedback\Support\AdminPages;
use UserFeedback\Tests\Support\TestServer;
use UserFeedback\Tests\TestCase;

/**
 * The page of the settings as a browser gets it.
 */
#[Group( 'commits' )]
final class SettingsPageTest extends TestCase {

	private const PAYLOAD = '"\'><script>ufbxss</script>';

	#[TestDox( 'T44, T50: the page and the API answer no parameter unescaped, and no license key' )]
	public function testReflectsNothingAndHidesTheKey(): void {
		$key = 'UF1.ufbsecretpayload.ufbsecretsignature';
		update_option( LicenseStore::OPTION, $key );
		$admin = TestServer::shared()->session( 1 );
		$query = http_build_query( array_fill_keys( [ 'open', 'tab', 'message', 'route', 'settings', 'error', 'lang' ], self::PAYLOAD ) );
		$page  = $admin->send( 'GET', '/wp-admin/admin.php?page=' . AdminPages::SETTINGS . "&$query", '', [ 'Referer' => self::PAYLOAD ] );
		self::assertSame( 200, $page->status );
		$bodies = [ $page->body ];
		foreach ( [ 'settings', 'settings/usage', 'settings/connections' ] as $route ) {
			$answer = $admin->rest( 'GET', "/userfeedback/v1/$route?$query", [], [ 'X-WP-Nonce' => $admin->nonce ] );
			self::assertSame( 200, $answer->status, $route );
			$bodies[] = $answer->body;
		}
		foreach ( $bodies as $body ) {
			self::assertStringNotContainsString( '<script>ufbxss', $body );
			self::assertStringNotContainsString( 'ufbsecret', $body );
		}
	}
}
