<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AddOns;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use UserFeedback\AddOns\AutomaticUpdates;
use UserFeedback\AddOns\UpdateObstacle;
use UserFeedback\AddOns\UpdateOffers;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Settings\SettingsService;
use UserFeedback\Tests\Support\AddOnFiles;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Packages;
use WP_Automatic_Updater;

/**
 * Automatic updates by WordPress' own updater, from real packages.
 */
final class AutomaticUpdatesTest extends AddOnTestCase {

	protected function setUp(): void {
		parent::setUp();
		// @phpstan-ignore requireOnce.fileNotFound (ABSPATH is known to WordPress only.)
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		// @phpstan-ignore requireOnce.fileNotFound (See above.)
		require_once ABSPATH . 'wp-admin/includes/update.php';
		// The test site turns updates off, and lies in this project's own repository.
		add_filter( 'automatic_updater_disabled', '__return_false' );
		add_filter( 'automatic_updates_is_vcs_checkout', '__return_false' );
		AddOnFiles::write( AddOn::Branding, Packages::mainFile( AddOn::Branding, '0.1.0' ) );
		$this->register();
		$this->asAdmin();
	}

	protected function tearDown(): void {
		delete_site_transient( 'update_plugins' );
		parent::tearDown();
	}

	#[TestDox( '[STG-05] WordPress installs $offered by itself with automatic updates "$choice": $isInstalled' )]
	#[TestWith( [ 'all', '0.1.1', true ] )]
	#[TestWith( [ 'all', '0.2.0', true ] )]
	#[TestWith( [ 'minor', '0.1.1', true ] )]
	#[TestWith( [ 'minor', '0.2.0', false ] )]
	#[TestWith( [ 'minor', '1.1.0', false ] )]
	#[TestWith( [ 'none', '0.1.1', false ] )]
	#[TestWith( [ null, '0.1.1', false ] )]
	public function testUpdates( ?string $choice, string $offered, bool $isInstalled ): void {
		$this->packages->add( AddOn::Branding, $offered );
		$this->choose( $choice );
		$this->updateAutomatically();
		$this->assertInstalled( AddOn::Branding, $isInstalled ? $offered : '0.1.0' );
		self::assertSame( $isInstalled, $this->isShownAsEnabled( $offered ), 'the Plugins screen says the same' );
	}

	#[TestDox( '[STG-05~] a broken package leaves the version that works' )]
	public function testBrokenPackage(): void {
		$this->choose( 'all' );
		$this->packages->add( AddOn::Branding, '0.1.1' );
		$this->packages->tamper( AddOn::Branding );
		$this->updateAutomatically();
		$this->assertInstalled( AddOn::Branding, '0.1.0' );

		$this->packages->add( AddOn::Branding, '0.1.2' );
		// A package whose bytes are what the catalogue says, and that is no zip.
		file_put_contents( $this->packages->file( AddOn::Branding ), 'no zip' );
		$this->packages->say( AddOn::Branding, [ 'sha256' => hash( 'sha256', 'no zip' ) ] );
		$this->updateAutomatically();
		$this->assertInstalled( AddOn::Branding, '0.1.0' );
		self::assertFileDoesNotExist( ABSPATH . '.maintenance' );
	}

	#[TestDox( '[STG-05~] the core follows the setting, and plugins of others do not' )]
	public function testWhatFollows(): void {
		$core = plugin_basename( USERFEEDBACK_FILE );
		[ $major, $minor ] = explode( '.', USERFEEDBACK_VERSION );
		$next = "$major.$minor.99";
		foreach ( [ 'all' => [ true, true ], 'minor' => [ true, false ], 'none' => [ false, false ] ] as $choice => $expected ) {
			$this->choose( $choice );
			self::assertSame( $expected, [ self::decision( $core, $next ), self::decision( $core, '99.0.0' ) ], $choice );
			foreach ( [ true, false, null ] as $others ) {
				self::assertSame( $others, apply_filters( 'auto_update_plugin', $others, (object) [ 'plugin' => 'akismet/akismet.php' ] ) );
			}
		}
		// Somebody else's plugin in the folder of an add-on.
		$this->choose( 'all' );
		$header = "<?php\n/**\n * Plugin Name: Branding of another\n * Version: 0.1.0\n * Update URI: https://else.example/x\n */\n";
		AddOnFiles::write( AddOn::Branding, $header );
		$this->installed->forget();
		self::assertNull( apply_filters( 'auto_update_plugin', null, (object) [ 'plugin' => AddOn::Branding->basename() ] ) );
	}

	#[TestDox( '[STG-05~] the Plugins screen has no link of its own for us, and leads to the setting' )]
	public function testPluginsScreen(): void {
		$this->choose( 'minor' );
		$core = plugin_basename( USERFEEDBACK_FILE );
		// WordPress prints a switch only where no plugin decides.
		self::assertNotNull( wp_is_auto_update_forced_for_item( 'plugin', null, (object) [ 'plugin' => $core, 'new_version' => '' ] ) );
		$updates = Plugin::instance()->get( AutomaticUpdates::class );
		$html    = $updates->describe( 'Auto-updates enabled', $core );
		self::assertStringStartsWith( 'Auto-updates enabled<br>Minor versions only.<br><a href="', $html );
		self::assertStringContainsString( 'page=userfeedback_settings#/misc"', $html );
		self::assertSame( 'x', $updates->describe( 'x', 'akismet/akismet.php' ) );
	}

	#[TestDox( '[STG-05~] nothing is updated where WordPress must not, and the screen says why' )]
	public function testObstacles(): void {
		$this->choose( 'all' );
		$this->packages->add( AddOn::Branding, '0.1.1' );
		self::assertSame( '', UpdateObstacle::text() );
		$obstacles = [
			'file_mod_allowed'                  => [ '__return_false', 'DISALLOW_FILE_MODS' ],
			'automatic_updater_disabled'        => [ '__return_true', 'AUTOMATIC_UPDATER_DISABLED' ],
			'plugins_auto_update_enabled'       => [ '__return_false', 'Another plugin has turned off' ],
			'automatic_updates_is_vcs_checkout' => [ '__return_true', 'version control' ],
			'request_filesystem_credentials'    => [ '__return_false', 'cannot write' ],
		];
		foreach ( $obstacles as $hook => [ $answer, $text ] ) {
			add_filter( $hook, $answer, 20 );
			self::assertStringContainsString( $text, UpdateObstacle::text(), $hook );
			$this->updateAutomatically();
			$this->assertInstalled( AddOn::Branding, '0.1.0' );
			remove_filter( $hook, $answer, 20 );
		}
	}

	#[TestDox( '[STG-05~] the choice is unset at first, and others than all, minor and none are refused by name' )]
	public function testValues(): void {
		self::assertNull( $this->body( $this->get( '/userfeedback/v1/settings' ) )['automatic_updates'] );
		foreach ( [ 'major', '', 1, true, [ 'all' ] ] as $wrong ) {
			$refused = $this->post( '/userfeedback/v1/settings', [ 'settings' => [ 'automatic_updates' => $wrong ] ] );
			$fields  = $this->assertRefused( $refused, 400, 'userfeedback_settings_invalid' );
			self::assertSame( [ 'settings.automatic_updates' ], array_keys( $fields ) );
		}
	}

	private function choose( ?string $choice ): void {
		Plugin::instance()->get( SettingsService::class )->save( [ 'automatic_updates' => $choice ] );
	}

	private static function decision( string $basename, string $version ): mixed {
		return apply_filters( 'auto_update_plugin', null, (object) [ 'plugin' => $basename, 'new_version' => $version ] );
	}

	private function isShownAsEnabled( string $offered ): mixed {
		$isNew = $this->installed->version( AddOn::Branding ) !== $offered;
		$item  = [
			'plugin'      => AddOn::Branding->basename(),
			'new_version' => $isNew ? $offered : '',
		];
		return wp_is_auto_update_forced_for_item( 'plugin', null, (object) $item );
	}

	/**
	 * As WordPress does in its cron.
	 */
	private function updateAutomatically(): void {
		delete_site_transient( 'update_plugins' );
		wp_update_plugins();
		$updates = get_site_transient( 'update_plugins' );
		$offer   = $updates->response[ AddOn::Branding->basename() ] ?? null;
		self::assertIsObject( $offer );
		$level = ob_get_level();
		( new WP_Automatic_Updater() )->update( 'plugin', $offer );
		while ( ob_get_level() > $level ) {
			ob_end_clean();
		}
		$this->installed->forget();
	}

	private function register(): void {
		$hooks = [ 'update_plugins_' . UpdateOffers::HOST, 'upgrader_pre_download', 'pre_set_site_transient_update_plugins', 'plugins_api' ];
		foreach ( $hooks as $hook ) {
			remove_all_filters( $hook );
		}
		$plan   = OtherPlan::of( Plan::Elite );
		$offers = new UpdateOffers( $plan->gate(), $this->catalogue(), $this->checkedPackages( $plan ), $this->installed );
		$plan->takeOver( [ UpdateOffers::class => $offers, AutomaticUpdates::class => new AutomaticUpdates( $this->installed ) ] );
	}
}
