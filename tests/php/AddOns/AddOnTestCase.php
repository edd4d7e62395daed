<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AddOns;

use Closure;
use UserFeedback\AddOns\AddOnActions;
use UserFeedback\AddOns\AddOnActivation;
use UserFeedback\AddOns\AddOnInstaller;
use UserFeedback\AddOns\AddOnList;
use UserFeedback\AddOns\AddOnRefused;
use UserFeedback\AddOns\Catalogue;
use UserFeedback\AddOns\CheckedPackages;
use UserFeedback\AddOns\InstalledAddOns;
use UserFeedback\AddOns\InstallLock;
use UserFeedback\AddOns\PackageCheck;
use UserFeedback\AddOns\PackageFolder;
use UserFeedback\AddOns\PackageSource;
use UserFeedback\AddOns\Unpacker;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\Plan;
use UserFeedback\Tests\Support\AddOnFiles;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Packages;
use UserFeedback\Tests\TestCase;

/**
 * A test with real packages in a folder, on a site without add-ons.
 */
abstract class AddOnTestCase extends TestCase {

	protected Packages $packages;
	protected InstalledAddOns $installed;

	protected function setUp(): void {
		parent::setUp();
		// Installing makes WordPress look for updates: the site's own offers would remember in later tests that no add-on is there.
		remove_all_filters( 'pre_set_site_transient_update_plugins' );
		AddOnFiles::putAside();
		$ours = array_map( static fn ( AddOn $addOn ) => $addOn->basename(), AddOn::cases() );
		update_option( 'active_plugins', array_values( array_diff( (array) get_option( 'active_plugins' ), $ours ) ) );
		$this->packages  = Packages::make();
		$this->installed = new InstalledAddOns();
	}

	protected function tearDown(): void {
		$this->packages->delete();
		AddOnFiles::putBack();
		parent::tearDown();
	}

	/**
	 * The packages' folder, unless another source is given.
	 */
	protected function catalogue( ?PackageSource $source = null ): Catalogue {
		return new Catalogue( $source ?? new PackageFolder( $this->packages->folder ) );
	}

	protected function checkedPackages( ?OtherPlan $plan = null, ?Catalogue $catalogue = null ): CheckedPackages {
		$plan ??= OtherPlan::of( Plan::Elite );
		return new CheckedPackages( $plan->gate(), $catalogue ?? $this->catalogue(), new PackageCheck() );
	}

	protected function installer( ?OtherPlan $plan = null, ?Catalogue $catalogue = null ): AddOnInstaller {
		return new AddOnInstaller( $this->checkedPackages( $plan, $catalogue ), $this->installed, new InstallLock( 0 ), new Unpacker() );
	}

	protected function activation( ?OtherPlan $plan = null ): AddOnActivation {
		return new AddOnActivation( $this->checkedPackages( $plan ), $this->installed );
	}

	/**
	 * Answers admin-ajax.php with these packages and this plan instead of the site's own.
	 */
	protected function listenToAjax( ?OtherPlan $plan = null, ?Catalogue $catalogue = null ): AddOnActions {
		$plan    ??= OtherPlan::of( Plan::Elite );
		$catalogue ??= $this->catalogue();
		$packages  = $this->checkedPackages( $plan, $catalogue );
		foreach ( [ 'get_addons', 'install_addon', 'upload_addon', 'activate_addon', 'deactivate_addon' ] as $action ) {
			remove_all_actions( "wp_ajax_userfeedback_$action" );
		}
		$actions = new AddOnActions(
			new AddOnList( $plan->gate(), $catalogue, $this->installed, 'https://core.example/' ),
			new AddOnInstaller( $packages, $this->installed, new InstallLock( 0 ), new Unpacker() ),
			new AddOnActivation( $packages, $this->installed ),
			$catalogue,
			is_file( ... )
		);
		$actions->register();
		return $actions;
	}

	/**
	 * Asserts that something is refused, and that neither the disk nor the list of active plugins has changed.
	 *
	 * @param Closure(): mixed $work
	 */
	protected function assertAddOnRefused( string $code, Closure $work ): AddOnRefused {
		$files  = AddOnFiles::all();
		$active = get_option( 'active_plugins' );
		try {
			$work();
		} catch ( AddOnRefused $refused ) {
			self::assertSame( $code, $refused->errorCode, $refused->getMessage() );
			self::assertSame( $files, AddOnFiles::all() );
			self::assertSame( $active, get_option( 'active_plugins' ) );
			self::assertFalse( get_option( InstallLock::OPTION ) );
			return $refused;
		}
		self::fail( "It was done, and not refused with $code." );
	}

	protected function assertInstalled( AddOn $addOn, string $version = '0.1.0' ): void {
		self::assertSame( $version, get_plugins()[ $addOn->basename() ]['Version'] ?? null );
		self::assertSame( $version, $this->installed->version( $addOn ) );
	}
}
