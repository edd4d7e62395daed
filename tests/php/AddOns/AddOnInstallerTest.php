<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AddOns;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\AddOns\AddOnRefused;
use UserFeedback\AddOns\Catalogue;
use UserFeedback\AddOns\InstallLock;
use UserFeedback\AddOns\PackageFolder;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Tests\Support\AddOnFiles;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Packages;
use WP_Error;
use WP_Upgrader;

/**
 * Add-ons on a real WordPress, from real packages.
 */
final class AddOnInstallerTest extends AddOnTestCase {

	#[TestDox( '[ADD-01] installs, activates and deactivates each of the eight add-ons for real' )]
	public function testInstallsActivatesAndDeactivatesEachAddOn(): void {
		foreach ( AddOn::cases() as $addOn ) {
			$this->packages->addReal( $addOn );
			$this->installer()->install( $addOn );
			$this->assertInstalled( $addOn, USERFEEDBACK_VERSION );
			self::assertFalse( $this->installed->isActive( $addOn ), $addOn->value );

			$this->activation()->activate( $addOn );
			self::assertTrue( is_plugin_active( $addOn->basename() ), $addOn->value );
			self::assertTrue( $this->installed->isActive( $addOn ), $addOn->value );

			$this->activation()->deactivate( $addOn );
			self::assertFalse( is_plugin_active( $addOn->basename() ), $addOn->value );
			self::assertFalse( $this->installed->isActive( $addOn ), $addOn->value );
		}
		self::assertFalse( get_option( InstallLock::OPTION ) );
	}

	public function testLeavesNothingBesideTheAddOn(): void {
		$this->packages->add( AddOn::Behavior, files: [ 'userfeedback-behavior/includes/more.php' => '<?php' ] );
		$before = AddOnFiles::all();
		$this->installer()->install( AddOn::Behavior );
		$folder = AddOnFiles::folder( AddOn::Behavior );
		self::assertEqualsCanonicalizing(
			[ $folder, "$folder/userfeedback-behavior.php", "$folder/includes", "$folder/includes/more.php" ],
			array_keys( array_diff_key( AddOnFiles::all(), $before ) )
		);
	}

	public function testInstallsAnUploadedPackageAndLeavesTheFile(): void {
		$this->packages->add( AddOn::Templates );
		$file = $this->packages->file( AddOn::Templates );
		self::assertSame( AddOn::Templates, $this->installer()->upload( $file ) );
		$this->assertInstalled( AddOn::Templates );
		self::assertFileExists( $file );
	}

	public function testKnowsAnUploadedPackageByTheCatalogueThatCameWithTheCore(): void {
		$this->packages->add( AddOn::Templates );
		$bundled = new Catalogue( null, new PackageFolder( $this->packages->folder ) );
		$this->assertAddOnRefused( 'userfeedback_addon_no_source', fn () => $this->installer( null, $bundled )->install( AddOn::Templates ) );
		$this->installer( null, $bundled )->upload( $this->packages->file( AddOn::Templates ) );
		$this->assertInstalled( AddOn::Templates );
	}

	public function testBringsAnAddOnUpToDateAndKeepsItActive(): void {
		$this->packages->add( AddOn::Branding, files: [ 'userfeedback-branding/old.php' => '<?php' ] );
		$this->installer()->install( AddOn::Branding );
		$this->activation()->activate( AddOn::Branding );
		$this->packages->add( AddOn::Branding, '0.2.0' );
		$this->installer()->install( AddOn::Branding );
		$this->assertInstalled( AddOn::Branding, '0.2.0' );
		self::assertFileDoesNotExist( AddOnFiles::folder( AddOn::Branding ) . '/old.php' );
		self::assertTrue( $this->installed->isActive( AddOn::Branding ) );
	}

	public function testNeverReplacesALaterVersion(): void {
		AddOnFiles::write( AddOn::Branding, Packages::mainFile( AddOn::Branding, '0.3.0' ) );
		$this->packages->add( AddOn::Branding, '0.2.0' );
		$this->installer()->install( AddOn::Branding );
		$this->installer()->upload( $this->packages->file( AddOn::Branding ) );
		$this->assertInstalled( AddOn::Branding, '0.3.0' );
	}

	public function testLeavesTheSameVersionAsItIs(): void {
		$code = Packages::mainFile( AddOn::Branding, '0.2.0', code: '// As it is.' );
		AddOnFiles::write( AddOn::Branding, $code );
		$this->packages->add( AddOn::Branding, '0.2.0' );
		$this->installer()->install( AddOn::Branding );
		$this->installer()->upload( $this->packages->file( AddOn::Branding ) );
		self::assertStringEqualsFile( WP_PLUGIN_DIR . '/' . AddOn::Branding->basename(), $code );
	}

	#[TestDox( '[ADD-05~] refuses a package that was tampered with, from the catalogue and uploaded (T39)' )]
	public function testRefusesAPackageThatWasTamperedWith(): void {
		$this->packages->add( AddOn::Behavior );
		$this->packages->tamper( AddOn::Behavior );
		$this->assertAddOnRefused( 'userfeedback_addon_tampered', fn () => $this->installer()->install( AddOn::Behavior ) );
		$upload = fn () => $this->installer()->upload( $this->packages->file( AddOn::Behavior ) );
		$this->assertAddOnRefused( 'userfeedback_addon_tampered', $upload );
	}

	#[TestDox( '[ADD-05~] refuses the package of another add-on under the name of this one (T39)' )]
	public function testRefusesThePackageOfAnotherAddOn(): void {
		$this->packages->add( AddOn::Behavior );
		$hash = hash_file( 'sha256', $this->packages->file( AddOn::Behavior ) );
		$this->packages->say(
			AddOn::Branding,
			[
				'url'      => 'userfeedback-behavior.zip',
				'version'  => '0.1.0',
				'requires' => '0.1.0',
				'sha256'   => $hash,
			]
		);
		$this->assertAddOnRefused( 'userfeedback_addon_bad_package', fn () => $this->installer()->install( AddOn::Branding ) );
	}

	#[TestDox( '[ADD-05~] refuses a package from elsewhere (T39)' )]
	#[DataProvider( 'addresses' )]
	public function testRefusesAPackageFromElsewhere( string $address ): void {
		$this->packages->add( AddOn::Behavior );
		$this->packages->say( AddOn::Behavior, [ 'url' => $address ] );
		$this->assertAddOnRefused( 'userfeedback_addon_not_listed', fn () => $this->installer()->install( AddOn::Behavior ) );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function addresses(): array {
		return [
			'another host'     => [ 'https://elsewhere.example/userfeedback-behavior.zip' ],
			'a path upwards'   => [ '../userfeedback-behavior.zip' ],
			'an absolute path' => [ '/tmp/userfeedback-behavior.zip' ],
			'a stream'         => [ 'phar://userfeedback-behavior.zip' ],
		];
	}

	public function testRefusesALinkOutOfTheFolderOfPackages(): void {
		$this->packages->add( AddOn::Behavior );
		$file = $this->packages->file( AddOn::Behavior );
		$away = dirname( $this->packages->folder ) . '/' . basename( $this->packages->folder ) . '.zip';
		rename( $file, $away );
		symlink( $away, $file );
		$this->assertAddOnRefused( 'userfeedback_addon_unreachable', fn () => $this->installer()->install( AddOn::Behavior ) );
		unlink( $away );
	}

	/** T39 */
	public function testRefusesWhatTheLicenseDoesNotHold(): void {
		$this->packages->add( AddOn::Behavior );
		$this->packages->add( AddOn::Heatmaps );
		$install = fn ( OtherPlan $plan, AddOn $addOn ) => $this->assertAddOnRefused(
			'userfeedback_addon_locked',
			fn () => $this->installer( $plan )->install( $addOn )
		)->details;

		$upgrade = [
			'addon'    => 'behavior',
			'decision' => 'upgrade',
			'plan'     => 'plus',
		];
		self::assertSame( $upgrade, $install( OtherPlan::lite(), AddOn::Behavior ) );
		self::assertSame( 'license', $install( OtherPlan::withoutKey(), AddOn::Behavior )['decision'] );
		foreach ( [ LicenseStatus::Expired, LicenseStatus::Disabled, LicenseStatus::Invalid ] as $status ) {
			self::assertSame( 'license', $install( OtherPlan::of( Plan::Elite, $status ), AddOn::Behavior )['decision'], $status->value );
		}
		self::assertSame( 'elite', $install( OtherPlan::of( Plan::Pro ), AddOn::Heatmaps )['plan'] );
		$upload = fn () => $this->installer( OtherPlan::of( Plan::Pro ) )->upload( $this->packages->file( AddOn::Heatmaps ) );
		$this->assertAddOnRefused( 'userfeedback_addon_locked', $upload );
		$this->installer( OtherPlan::of( Plan::Plus ) )->install( AddOn::Behavior );
		$this->assertInstalled( AddOn::Behavior );
	}

	/** T39 */
	public function testRefusesAnAddOnThatNeedsALaterCore(): void {
		$this->packages->add( AddOn::Behavior, requires: '99.0' );
		$refused = $this->assertAddOnRefused( 'userfeedback_addon_needs_newer_core', fn () => $this->installer()->install( AddOn::Behavior ) );
		self::assertSame( 'Behavior needs UserFeedback 99.0 or newer. Update UserFeedback first.', $refused->getMessage() );
		// Also when the catalogue says otherwise.
		$this->packages->say( AddOn::Behavior, [ 'requires' => '0.1.0' ] );
		$this->assertAddOnRefused( 'userfeedback_addon_needs_newer_core', fn () => $this->installer()->install( AddOn::Behavior ) );
	}

	/** T39: DISALLOW_FILE_MODS is what WordPress answers by here. */
	public function testRefusesWhereFilesMayNotBeChanged(): void {
		$this->packages->add( AddOn::Behavior );
		add_filter( 'file_mod_allowed', '__return_false' );
		$this->assertAddOnRefused( 'userfeedback_addon_files_locked', fn () => $this->installer()->install( AddOn::Behavior ) );
		$upload = fn () => $this->installer()->upload( $this->packages->file( AddOn::Behavior ) );
		$this->assertAddOnRefused( 'userfeedback_addon_files_locked', $upload );
	}

	public function testRefusesWhereWordPressWouldHaveToAskForCredentials(): void {
		$this->packages->add( AddOn::Behavior );
		add_filter( 'filesystem_method', static fn (): string => 'ftpsockets' );
		$this->assertAddOnRefused( 'userfeedback_addon_not_writable', fn () => $this->installer()->install( AddOn::Behavior ) );
	}

	public function testRefusesToReplaceALinkedFolder(): void {
		$elsewhere = $this->packages->folder . '-linked';
		mkdir( $elsewhere );
		file_put_contents( "$elsewhere/userfeedback-behavior.php", Packages::mainFile( AddOn::Behavior ) );
		symlink( $elsewhere, AddOnFiles::folder( AddOn::Behavior ) );
		$this->packages->add( AddOn::Behavior, '0.2.0' );
		$this->assertAddOnRefused( 'userfeedback_addon_linked', fn () => $this->installer()->install( AddOn::Behavior ) );
		self::assertFileExists( "$elsewhere/userfeedback-behavior.php" );
		unlink( "$elsewhere/userfeedback-behavior.php" );
		rmdir( $elsewhere );
	}

	public function testTidiesUpWhenWordPressGivesUp(): void {
		$this->packages->add( AddOn::Behavior );
		add_filter( 'upgrader_source_selection', static fn () => new WP_Error( 'no_space', 'The disk is <b>full</b>.' ) );
		$refused = $this->assertAddOnRefused( 'userfeedback_addon_failed', fn () => $this->installer()->install( AddOn::Behavior ) );
		self::assertSame( 'Behavior: WordPress could not do this. The disk is full.', $refused->getMessage() );
	}

	public function testTidiesUpWhatWasCopiedWhenWordPressGivesUpLate(): void {
		$this->packages->add( AddOn::Behavior );
		add_filter( 'upgrader_post_install', static fn () => new WP_Error( 'late', 'Too late.' ) );
		$this->assertAddOnRefused( 'userfeedback_addon_failed', fn () => $this->installer()->install( AddOn::Behavior ) );
	}

	public function testLooksAgainWhenItsTurnHasCome(): void {
		$this->packages->add( AddOn::Behavior, '0.2.0' );
		self::assertNull( $this->installed->version( AddOn::Behavior ) );
		add_filter(
			'pre_update_option_' . InstallLock::OPTION,
			static function ( mixed $value ): mixed {
				// What another process installed while this one waited.
				AddOnFiles::write( AddOn::Behavior, Packages::mainFile( AddOn::Behavior, '0.3.0' ) );
				return $value;
			}
		);
		$this->installer()->install( AddOn::Behavior );
		$this->assertInstalled( AddOn::Behavior, '0.3.0' );
	}

	public function testWaitsForItsTurn(): void {
		$this->packages->add( AddOn::Behavior );
		$this->packages->add( AddOn::Branding );
		add_filter(
			'upgrader_source_selection',
			function ( mixed $source ): mixed {
				remove_all_filters( 'upgrader_source_selection' );
				try {
					$this->installer()->install( AddOn::Branding );
					self::fail( 'Two at once.' );
				} catch ( AddOnRefused $refused ) {
					self::assertSame( 'userfeedback_addon_busy', $refused->errorCode );
				}
				return $source;
			}
		);
		$this->installer()->install( AddOn::Behavior );
		$this->assertInstalled( AddOn::Behavior );
		WP_Upgrader::create_lock( 'userfeedback_addons', 1 );
		update_option( InstallLock::OPTION, time() - 1000 );
		$this->installer()->install( AddOn::Branding );
		$this->assertInstalled( AddOn::Branding );
	}

	public function testRefusesASourceWithoutACatalogue(): void {
		$this->assertAddOnRefused( 'userfeedback_addon_unreachable', fn () => $this->installer()->install( AddOn::Behavior ) );
		file_put_contents( $this->packages->folder . '/catalogue.json', '[]' );
		$this->assertAddOnRefused( 'userfeedback_addon_bad_catalogue', fn () => $this->installer()->install( AddOn::Behavior ) );
		file_put_contents( $this->packages->folder . '/catalogue.json', '{"addons": "behavior"}' );
		$this->assertAddOnRefused( 'userfeedback_addon_bad_catalogue', fn () => $this->installer()->install( AddOn::Behavior ) );
		file_put_contents( $this->packages->folder . '/catalogue.json', '{"addons": [ null, 1, { "slug": "other" } ]}' );
		$this->assertAddOnRefused( 'userfeedback_addon_not_listed', fn () => $this->installer()->install( AddOn::Behavior ) );
	}
}
