<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AddOns;

use PHPUnit\Framework\Attributes\TestWith;
use Plugin_Upgrader;
use UserFeedback\AddOns\UpdateOffers;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\AddOnFiles;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Packages;
use WP_Ajax_Upgrader_Skin;
use WP_Error;

/**
 * New versions of add-ons, on WordPress' own way of updating plugins.
 */
final class UpdateOffersTest extends AddOnTestCase {

	protected function setUp(): void {
		parent::setUp();
		// @phpstan-ignore requireOnce.fileNotFound (ABSPATH is known to WordPress only.)
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		AddOnFiles::write( AddOn::Branding, Packages::mainFile( AddOn::Branding ) );
	}

	protected function tearDown(): void {
		delete_site_transient( 'update_plugins' );
		parent::tearDown();
	}

	public function testWordPressUpdatesAnAddOnFromTheCatalogue(): void {
		$this->packages->add( AddOn::Branding, '0.2.0' );
		$this->register();
		$offer = $this->lookForUpdates()->response[ AddOn::Branding->basename() ] ?? null;
		self::assertSame( '0.2.0', $offer->new_version ?? null );
		self::assertSame( [ AddOn::Branding->basename() => true ], array_map( is_array( ... ), $this->update() ) );
		$this->installed->forget();
		$this->assertInstalled( AddOn::Branding, '0.2.0' );
	}

	public function testAnUpdateIsCheckedAsAnInstallationIs(): void {
		$this->packages->add( AddOn::Branding, '0.2.0' );
		$this->packages->tamper( AddOn::Branding );
		$this->register();
		$this->lookForUpdates();
		$result = $this->update()[ AddOn::Branding->basename() ];
		self::assertWPError( $result, 'userfeedback_addon_tampered' );
		$this->installed->forget();
		$this->assertInstalled( AddOn::Branding, '0.1.0' );
		self::assertSame( [], (array) glob( get_temp_dir() . 'userfeedback-branding*' ) );
	}

	public function testOffersNothingThatIsNotNewOrDoesNotRun(): void {
		$this->packages->add( AddOn::Branding );
		$this->register();
		self::assertArrayNotHasKey( AddOn::Branding->basename(), $this->lookForUpdates()->response );
		$this->packages->add( AddOn::Branding, '0.2.0', '99.0' );
		self::assertArrayNotHasKey( AddOn::Branding->basename(), $this->lookForUpdates()->response );
		unlink( $this->packages->folder . '/catalogue.json' );
		self::assertArrayNotHasKey( AddOn::Branding->basename(), $this->lookForUpdates()->response );
	}

	/** Such as a network without a way out, for which a folder of packages is. */
	public function testOffersAndUpdatesWhereWordPressCannotAskItsDirectory(): void {
		add_filter( 'pre_http_request', static fn () => new WP_Error( 'http_request_failed', 'No way out.' ) );
		// WordPress also says so where errors are shown.
		set_error_handler( static fn (): bool => true, E_USER_WARNING | E_USER_NOTICE );
		$this->packages->add( AddOn::Branding, '0.2.0' );
		$this->register();
		$updates = $this->lookForUpdates();
		self::assertObjectNotHasProperty( 'checked', $updates );
		$offer = $updates->response[ AddOn::Branding->basename() ] ?? null;
		self::assertSame( [ '0.2.0', AddOn::Branding->folder() ], [ $offer->new_version ?? null, $offer->slug ?? null ] );
		// Nothing of the seven that are not there.
		self::assertCount( 1, $updates->response );
		$this->update();
		$this->assertInstalled( AddOn::Branding, '0.2.0' );
		// It has looked again by then.
		self::assertSame( [], $this->lookForUpdates()->response );
		restore_error_handler();
	}

	public function testOffersNothingForAStrangerInTheFolderOfAnAddOn(): void {
		$theirs = str_replace( UpdateOffers::address( AddOn::Branding ), 'https://stranger.example/', Packages::mainFile( AddOn::Branding ) );
		AddOnFiles::write( AddOn::Branding, $theirs );
		$this->packages->add( AddOn::Branding, '0.2.0' );
		$this->register();
		self::assertArrayNotHasKey( AddOn::Branding->basename(), $this->lookForUpdates()->response );
	}

	#[TestWith( [ '0.1.0' ] )]
	#[TestWith( [ '0.2.0' ] )]
	public function testInstallsNothingThatIsNotNewerWhenTheNewOneWasWithdrawn( string $left ): void {
		AddOnFiles::write( AddOn::Branding, Packages::mainFile( AddOn::Branding, '0.2.0' ) );
		$this->packages->add( AddOn::Branding, '0.3.0' );
		$this->register();
		$this->lookForUpdates();
		$this->packages->add( AddOn::Branding, $left );
		self::assertWPError( $this->update()[ AddOn::Branding->basename() ], 'userfeedback_addon_not_newer' );
		$this->installed->forget();
		$this->assertInstalled( AddOn::Branding, '0.2.0' );
	}

	public function testWithoutALicenseTheVersionIsSaidButCannotBeFetched(): void {
		$this->packages->add( AddOn::Branding, '0.2.0' );
		$this->register( OtherPlan::of( Plan::Elite, LicenseStatus::Expired ) );
		$offer = $this->lookForUpdates()->response[ AddOn::Branding->basename() ] ?? null;
		self::assertSame( [ '0.2.0', '' ], [ $offer->new_version ?? null, $offer->package ?? null ] );
	}

	public function testPassesEverythingElseThrough(): void {
		$this->packages->add( AddOn::Branding, '0.2.0' );
		$this->register();
		$theirs = [ 'version' => '9.0' ];
		$hook   = 'update_plugins_' . UpdateOffers::HOST;
		$ours   = [ 'UpdateURI' => UpdateOffers::address( AddOn::Branding ) ];
		self::assertSame( $theirs, apply_filters( $hook, $theirs, $ours, 'other/other.php', [] ) );
		// A stranger in the folder of an add-on.
		$stranger = [ 'UpdateURI' => 'https://stranger.example/' ];
		self::assertFalse( apply_filters( $hook, false, $stranger, AddOn::Branding->basename(), [] ) );
		self::assertFalse( apply_filters( 'upgrader_pre_download', false, '/tmp/x.zip', null, [ 'plugin' => AddOn::Branding->basename() ] ) );
		self::assertFalse( apply_filters( 'upgrader_pre_download', false, 'https://other.example/x.zip', null, [ 'plugin' => 'other/other.php' ] ) );
	}

	public function testDescribesAnAddOnWithoutAskingTheDirectory(): void {
		$this->register();
		$details = apply_filters( 'plugins_api', false, 'plugin_information', (object) [ 'slug' => AddOn::Branding->folder() ] );
		self::assertIsObject( $details );
		self::assertSame( [ 'UserFeedback Branding', '0.1.0' ], [ $details->name ?? null, $details->version ?? null ] );
		self::assertFalse( apply_filters( 'plugins_api', false, 'plugin_information', (object) [ 'slug' => 'akismet' ] ) );
		self::assertFalse( apply_filters( 'plugins_api', false, 'query_plugins', (object) [ 'slug' => AddOn::Branding->folder() ] ) );
	}

	private function register( ?OtherPlan $plan = null ): void {
		remove_all_filters( 'update_plugins_' . UpdateOffers::HOST );
		remove_all_filters( 'upgrader_pre_download' );
		remove_all_filters( 'pre_set_site_transient_update_plugins' );
		remove_all_filters( 'plugins_api' );
		$plan ??= OtherPlan::of( Plan::Elite );
		$offers = new UpdateOffers( $plan->gate(), $this->catalogue(), $this->checkedPackages( $plan ), $this->installed );
		( new Plugin( [ UpdateOffers::class => $offers ] ) )->register();
	}

	/**
	 * @return object{response: array<string, object>}
	 */
	private function lookForUpdates(): object {
		delete_site_transient( 'update_plugins' );
		wp_update_plugins();
		/** @var object{response: array<string, object>} $updates */
		$updates = get_site_transient( 'update_plugins' );
		return $updates;
	}

	/**
	 * @return array<string, mixed> Basename → result.
	 */
	private function update(): array {
		$level   = ob_get_level();
		$skin    = new WP_Ajax_Upgrader_Skin();
		$results = ( new Plugin_Upgrader( $skin ) )->bulk_upgrade( [ AddOn::Branding->basename() ] );
		while ( ob_get_level() > $level ) {
			ob_end_clean();
		}
		$errors = $skin->get_errors();
		return array_map( static fn ( mixed $result ) => $errors->has_errors() ? $errors : $result, (array) $results );
	}

	private static function assertWPError( mixed $error, string $code ): void {
		self::assertInstanceOf( WP_Error::class, $error );
		self::assertSame( $code, $error->get_error_code() );
	}
}
