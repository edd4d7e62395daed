<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AddOns;

use UserFeedback\AddOns\AddOnNotice;
use UserFeedback\AddOns\InstalledAddOns;
use UserFeedback\AddOns\UpdateOffers;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\Plan;
use UserFeedback\Support\Cast;
use UserFeedback\Tests\Support\AddOnFiles;
use UserFeedback\Tests\Support\Packages;

/**
 * What is known of the add-ons that are there.
 */
final class InstalledAddOnsTest extends AddOnTestCase {

	public function testAnAddOnIsInstalledThenActive(): void {
		$installed = new InstalledAddOns();
		self::assertFalse( $installed->isAnyInstalled() );
		AddOnFiles::write( AddOn::Heatmaps, Packages::mainFile( AddOn::Heatmaps ) );
		$installed = new InstalledAddOns();
		self::assertSame( [ true, true ], [ $installed->isAnyInstalled(), $installed->isInstalled( AddOn::Heatmaps ) ] );
		self::assertSame( [ false, false ], [ $installed->isInstalled( AddOn::Behavior ), $installed->isActive( AddOn::Heatmaps ) ] );
		update_option( 'active_plugins', [ AddOn::Heatmaps->basename(), AddOn::Behavior->basename() ] );
		self::assertTrue( $installed->isActive( AddOn::Heatmaps ) );
		// On the list of active plugins, but gone.
		self::assertFalse( $installed->isActive( AddOn::Behavior ) );
	}

	public function testAnAddOnThatNeedsALaterCoreIsNotActive(): void {
		AddOnFiles::write( AddOn::Heatmaps, Packages::mainFile( AddOn::Heatmaps, '2.0.0', '2.0.0' ) );
		update_option( 'active_plugins', [ AddOn::Heatmaps->basename() ] );
		self::assertFalse( ( new InstalledAddOns( '1.9.9' ) )->isActive( AddOn::Heatmaps ) );
		self::assertTrue( ( new InstalledAddOns( '2.0.0' ) )->isActive( AddOn::Heatmaps ) );
		self::assertTrue( ( new InstalledAddOns( '2.10.0' ) )->isActive( AddOn::Heatmaps ) );
	}

	public function testSaysWhichActiveAddOnNeedsALaterCore(): void {
		$this->asAdmin();
		AddOnFiles::write( AddOn::Heatmaps, Packages::mainFile( AddOn::Heatmaps, '2.0.0', '2.0.0' ) );
		AddOnFiles::write( AddOn::Branding, Packages::mainFile( AddOn::Branding, '2.0.0', '2.0.0' ) );
		AddOnFiles::write( AddOn::Behavior, Packages::mainFile( AddOn::Behavior ) );
		update_option( 'active_plugins', [ AddOn::Heatmaps->basename(), AddOn::Behavior->basename() ] );
		self::assertStringContainsString( 'Heatmaps needs UserFeedback 2.0.0 or newer. Update UserFeedback first.', $this->notices( 'plugins' ) );
		self::assertSame( 1, substr_count( $this->notices( 'plugins' ), 'class="notice' ) );
		self::assertSame( '', $this->notices( 'edit-post' ) );
		$this->asRole( 'editor' );
		self::assertSame( '', $this->notices( 'plugins' ) );
	}

	public function testTheListOfPluginsSaysInEveryLanguageWhatAnAddOnIsFor(): void {
		AddOnFiles::write( AddOn::Heatmaps, Packages::mainFile( AddOn::Heatmaps ) );
		$theirs = str_replace( UpdateOffers::address( AddOn::Branding ), 'https://stranger.example/', Packages::mainFile( AddOn::Branding ) );
		AddOnFiles::write( AddOn::Branding, $theirs );
		switch_to_locale( 'de_DE' );
		remove_all_filters( 'all_plugins' );
		add_filter( 'all_plugins', [ new AddOnNotice( new InstalledAddOns() ), 'describe' ] );
		$plugins = get_plugins();
		$listed  = apply_filters( 'all_plugins', $plugins );
		self::assertIsArray( $listed );
		$german = Cast::string( Cast::at( $listed, AddOn::Heatmaps->basename(), 'Description' ) );
		self::assertSame( AddOn::Heatmaps->excerpt(), $german );
		restore_previous_locale();
		self::assertNotSame( AddOn::Heatmaps->excerpt(), $german );
		// Nothing else, and nothing of others.
		self::assertSame( $plugins[ AddOn::Branding->basename() ], $listed[ AddOn::Branding->basename() ] );
		self::assertEquals( [ 'Description' => $german ] + $plugins[ AddOn::Heatmaps->basename() ], $listed[ AddOn::Heatmaps->basename() ] );
	}

	public function testEveryAddOnOfThisProjectIsWhatItSays(): void {
		foreach ( AddOn::cases() as $addOn ) {
			$file    = dirname( __DIR__, 3 ) . "/addons/$addOn->value/{$addOn->folder()}.php";
			$headers = get_plugin_data( $file, false, false );
			self::assertSame( 'UserFeedback ' . $addOn->title(), $headers['Name'] );
			self::assertSame( $addOn->excerpt(), $headers['Description'] );
			self::assertSame( USERFEEDBACK_VERSION, $headers['Version'] );
			self::assertSame( [ '6.7', '8.1', 'userfeedback' ], [ $headers['RequiresWP'], $headers['RequiresPHP'], $headers['RequiresPlugins'] ] );
			self::assertSame( UpdateOffers::address( $addOn ), $headers['UpdateURI'] );
			$requires = get_file_data( $file, [ InstalledAddOns::REQUIRES ] )[0];
			self::assertSame( 1, preg_match( '/^\d+\.\d+\.\d+$/', $requires ) );
			self::assertTrue( version_compare( $requires, USERFEEDBACK_VERSION, '<=' ) );
			$code = dirname( $file ) . '/includes/AddOn.php';
			if ( is_file( $code ) ) {
				self::assertStringContainsString( "private const REQUIRES = '$requires';", (string) file_get_contents( $code ), $addOn->value );
			}
		}
	}

	public function testAnAddOnBelongsToTheLeastPlanOfItsFeatures(): void {
		$plans = [];
		foreach ( AddOn::cases() as $addOn ) {
			$plans[ $addOn->value ] = FeatureGate::planOf( $addOn );
		}
		self::assertSame(
			[
				'behavior'         => Plan::Plus,
				'branding'         => Plan::Plus,
				'targeting'        => Plan::Plus,
				'templates'        => Plan::Plus,
				'question-types'   => Plan::Plus,
				'heatmaps'         => Plan::Elite,
				'geo-restrictions' => Plan::Elite,
				'post-ratings'     => Plan::Pro,
			],
			$plans
		);
	}

	private function notices( string $screen ): string {
		set_current_screen( $screen );
		ob_start();
		( new AddOnNotice( new InstalledAddOns() ) )->show();
		return (string) ob_get_clean();
	}
}
