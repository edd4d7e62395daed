<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AddOns;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\AddOns\Catalogue;
use UserFeedback\AddOns\VendorServer;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\Plan;
use UserFeedback\Support\AjaxActions;
use UserFeedback\Support\Cast;
use UserFeedback\Tests\Support\AddOnFiles;
use UserFeedback\Tests\Support\AjaxCall;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Packages;

/**
 * What the Addons screen asks admin-ajax.php for.
 */
final class AddOnActionsTest extends AddOnTestCase {

	public function testListsEveryAddOnWithWhatItTakes(): void {
		$this->asAdmin();
		$this->packages->add( AddOn::Behavior );
		$this->packages->add( AddOn::Branding, '0.2.0' );
		$this->packages->say( AddOn::Targeting, [ 'redirect' => 'https://userfeedback.example/targeting/' ] );
		AddOnFiles::write( AddOn::Branding, Packages::mainFile( AddOn::Branding ) );
		$this->listenToAjax( OtherPlan::of( Plan::Plus ) );
		$data = AjaxCall::post( 'userfeedback_get_addons' )->assertDone()->data;

		self::assertSame( array_column( AddOn::cases(), 'value' ), array_column( $data['addons'], 'slug' ) );
		$types = [
			'behavior'         => 'licensed',
			'branding'         => 'licensed',
			'targeting'        => 'licensed',
			'templates'        => 'licensed',
			'question-types'   => 'licensed',
			'heatmaps'         => 'elite',
			'geo-restrictions' => 'elite',
			'post-ratings'     => 'pro',
		];
		self::assertSame( $types, array_column( $data['addons'], 'type', 'slug' ) );
		$behavior = [
			'slug'      => 'behavior',
			'title'     => 'Behavior',
			'excerpt'   => AddOn::Behavior->excerpt(),
			'icon'      => 'https://core.example/addons/behavior/icon.svg',
			'type'      => 'licensed',
			'plan'      => 'plus',
			'version'   => '0.1.0',
			'installed' => false,
			'active'    => false,
			'basename'  => 'userfeedback-behavior/userfeedback-behavior.php',
			'url'       => 'behavior',
			'redirect'  => null,
			'update'    => null,
		];
		self::assertSame( $behavior, $data['addons'][0] );
		$branding = [
			'version'   => '0.1.0',
			'installed' => true,
			'active'    => false,
			'update'    => '0.2.0',
		];
		self::assertSame( $branding, array_intersect_key( $data['addons'][1], $branding ) );
		self::assertSame( [ null, true, true, true ], [ $data['error'], $data['can_install'], $data['can_activate'], $data['can_upload'] ] );
	}

	public function testListsTheAddOnsWithoutACatalogue(): void {
		$this->asAdmin();
		$this->listenToAjax( OtherPlan::lite() );
		$data = AjaxCall::post( 'userfeedback_get_addons' )->assertDone()->data;
		self::assertCount( 8, $data['addons'] );
		self::assertSame( 'The add-ons cannot be reached at the moment. Try again later.', $data['error'] );

		$this->listenToAjax( OtherPlan::lite(), new Catalogue( null ) );
		$data = AjaxCall::post( 'userfeedback_get_addons' )->assertDone()->data;
		self::assertSame( [ null, false, true ], [ $data['error'], $data['can_install'], $data['can_upload'] ] );
	}

	#[TestDox( '[API-04~] the page of the add-ons carries what the screen asks for first, unless somebody elsewhere would have to be asked' )]
	public function testKnowsWhatTheScreenAsksForFirst(): void {
		$this->asAdmin();
		$this->packages->add( AddOn::Behavior );
		$actions = $this->listenToAjax();
		self::assertSame( AjaxCall::post( 'userfeedback_get_addons' )->data, $actions->first() );
		self::assertNull( $this->listenToAjax( null, $this->catalogue( new VendorServer( 'https://userfeedback.example/x.json' ) ) )->first() );
		self::assertCount( 8, (array) ( $this->listenToAjax( null, new Catalogue( null ) )->first()['addons'] ?? null ) );
	}

	#[TestDox( '[API-02~] install, activate and deactivate answer what became of the add-on' )]
	public function testInstallsActivatesAndDeactivates(): void {
		$this->asAdmin();
		$this->packages->add( AddOn::Behavior );
		$this->listenToAjax();
		$basename = [ 'plugin' => AddOn::Behavior->basename() ];
		$this->assertState( true, false, $this->call( 'install_addon', [ 'plugin' => 'behavior' ] ) );
		$this->assertState( true, true, $this->call( 'activate_addon', $basename ) );
		$this->assertState( true, false, $this->call( 'deactivate_addon', $basename ) );
		// Again is as good as once.
		$this->assertState( true, false, $this->call( 'deactivate_addon', $basename ) );
		$this->assertState( true, false, $this->call( 'install_addon', [ 'plugin' => 'behavior' ] ) );
	}

	public function testActivatesAtOnceWhenAsked(): void {
		$this->asAdmin();
		$this->packages->add( AddOn::Behavior );
		$this->listenToAjax();
		$fields = [
			'plugin'   => 'behavior',
			'activate' => '1',
		];
		$this->assertState( true, true, $this->call( 'install_addon', $fields ) );
		$this->assertState( true, true, $this->call( 'activate_addon', [ 'plugin' => AddOn::Behavior->basename() ] ) );
	}

	public function testDoesNotActivateForSomebodyWhoMayOnlyInstall(): void {
		$this->asAdmin();
		$this->packages->add( AddOn::Behavior );
		$this->listenToAjax();
		$this->takeCapability( 'activate_plugins' );
		$fields = [
			'plugin'   => 'behavior',
			'activate' => '1',
		];
		$this->assertState( true, false, $this->call( 'install_addon', $fields ) );
	}

	public function testSaysWhoMayInstallButNotUpload(): void {
		$this->asAdmin();
		$this->listenToAjax();
		$this->takeCapability( 'upload_plugins' );
		$data = AjaxCall::post( 'userfeedback_get_addons' )->assertDone()->data;
		self::assertSame( [ true, true, false ], [ $data['can_install'], $data['can_activate'], $data['can_upload'] ] );
	}

	/**
	 * Takes a capability from everybody, until the test ends.
	 */
	private function takeCapability( string $taken ): void {
		add_filter( 'map_meta_cap', static fn ( array $needed, string $asked ): array => $asked === $taken ? [ 'do_not_allow' ] : $needed, 10, 2 );
	}

	public function testSaysThatItWasInstalledWhenItCannotBeActivated(): void {
		$this->asAdmin();
		$this->packages->add( AddOn::Behavior );
		$code = str_replace( '* Version', "* Requires PHP: 99.0\n * Version", Packages::mainFile( AddOn::Behavior ) );
		// WordPress would not have installed it like this.
		add_action( 'upgrader_process_complete', static fn () => AddOnFiles::write( AddOn::Behavior, $code ) );
		$this->listenToAjax();
		$fields  = [
			'plugin'   => 'behavior',
			'activate' => '1',
		];
		$refused = $this->call( 'install_addon', $fields )->assertRefused( 500, 'userfeedback_addon_failed' );
		self::assertTrue( $refused->data['installed'] ?? null );
		self::assertStringStartsWith( 'Behavior was installed, but not activated. ', Cast::string( $refused->data['message'] ) );
		self::assertTrue( $this->installed->isInstalled( AddOn::Behavior ) );
	}

	public function testTakesAnUploadedPackage(): void {
		$this->asAdmin();
		$this->packages->add( AddOn::Behavior );
		$this->listenToAjax();
		$this->call( 'upload_addon', [] )->assertRefused( 400, 'userfeedback_addon_not_uploaded' );
		$this->send( '', UPLOAD_ERR_INI_SIZE );
		$this->call( 'upload_addon', [] )->assertRefused( 400, 'userfeedback_addon_not_uploaded' );
		$this->send( $this->packages->file( AddOn::Behavior ) );
		$this->assertState( true, false, $this->call( 'upload_addon', [] ) );
		$_FILES = [];
	}

	/** PHP says which files came with a request: a path of the server's own is none. */
	public function testTakesNoFileThatWasNotUploaded(): void {
		$this->asAdmin();
		$this->send( $this->packages->folder . '/catalogue.json' );
		// The site's own handler, as Plugin made it.
		AjaxCall::post( 'userfeedback_upload_addon', [], AjaxActions::INSTALL )->assertRefused( 400, 'userfeedback_addon_not_uploaded' );
		$_FILES = [];
	}

	/** T39: a slug of the list, and nothing else. */
	#[DataProvider( 'names' )]
	public function testRefusesWhatIsNotOneOfOurAddOns( string $name ): void {
		$this->asAdmin();
		$this->packages->add( AddOn::Behavior );
		$this->listenToAjax();
		$files = AddOnFiles::all();
		foreach ( [ 'install_addon', 'activate_addon', 'deactivate_addon' ] as $action ) {
			$this->call( $action, [ 'plugin' => $name ] )->assertRefused( 400, 'userfeedback_addon_unknown' );
		}
		$this->call( 'install_addon', [] )->assertRefused( 400, 'userfeedback_addon_unknown' );
		$this->call( 'activate_addon', [ 'plugin' => [ AddOn::Behavior->basename() ] ] )->assertRefused( 400, 'userfeedback_addon_unknown' );
		self::assertSame( $files, AddOnFiles::all() );
		self::assertTrue( is_plugin_active( 'userfeedback/userfeedback.php' ) );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function names(): array {
		return [
			'a slug that is not listed' => [ 'akismet' ],
			'another plugin'            => [ 'akismet/akismet.php' ],
			'the core'                  => [ 'userfeedback/userfeedback.php' ],
			'an address'                => [ 'https://elsewhere.example/userfeedback-behavior.zip' ],
			'a path'                    => [ '../../userfeedback-behavior/userfeedback-behavior.php' ],
			'an absolute path'          => [ '/tmp/userfeedback-behavior.zip' ],
			'a path in the slug'        => [ 'behavior/../branding' ],
			'other letters'             => [ 'Behavior' ],
			'nothing'                   => [ '' ],
		];
	}

	public function testRefusesToActivateWhatIsNotThereOrMayNot(): void {
		$this->asAdmin();
		$behavior = [ 'plugin' => AddOn::Behavior->basename() ];
		$this->listenToAjax();
		$this->call( 'activate_addon', $behavior )->assertRefused( 409, 'userfeedback_addon_not_installed' );
		AddOnFiles::write( AddOn::Behavior, Packages::mainFile( AddOn::Behavior, requires: '99.0' ) );
		$this->installed->forget();
		$this->call( 'activate_addon', $behavior )->assertRefused( 409, 'userfeedback_addon_needs_newer_core' );
		AddOnFiles::write( AddOn::Behavior, Packages::mainFile( AddOn::Behavior ) );
		$this->installed->forget();
		$this->listenToAjax( OtherPlan::withoutKey() );
		$refused = $this->call( 'activate_addon', $behavior )->assertRefused( 403, 'userfeedback_addon_locked' );
		self::assertSame( 'license', $refused->data['decision'] );
		self::assertFalse( is_plugin_active( AddOn::Behavior->basename() ) );
	}

	public function testSaysWhyWordPressDoesNotActivate(): void {
		$this->asAdmin();
		$this->listenToAjax();
		$code = Packages::mainFile( AddOn::Heatmaps );
		AddOnFiles::write( AddOn::Heatmaps, str_replace( '* Version', "* Requires PHP: 99.0\n * Version", $code ) );
		$refused = $this->call( 'activate_addon', [ 'plugin' => AddOn::Heatmaps->basename() ] );
		$refused->assertRefused( 500, 'userfeedback_addon_failed' );
		$message = $refused->data['message'];
		self::assertIsString( $message );
		self::assertStringStartsWith( 'Heatmaps: WordPress could not do this. ', $message );
		self::assertStringContainsString( '99.0', $message );
		self::assertStringNotContainsString( '<', $message );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function call( string $action, array $fields ): AjaxCall {
		$purpose = match ( $action ) {
			'install_addon', 'upload_addon' => AjaxActions::INSTALL,
			'activate_addon'                => AjaxActions::ACTIVATE,
			default                         => AjaxActions::DEACTIVATE,
		};
		return AjaxCall::post( "userfeedback_$action", $fields, $purpose );
	}

	private function assertState( bool $isInstalled, bool $isActive, AjaxCall $call ): void {
		$call->assertDone();
		$addOn = $call->data['addon'] ?? null;
		self::assertIsArray( $addOn );
		self::assertSame( [ 'behavior', $isInstalled, $isActive ], [ $addOn['slug'], $addOn['installed'], $addOn['active'] ] );
		self::assertSame( $isActive, is_plugin_active( AddOn::Behavior->basename() ) );
	}

	private function send( string $path, int $error = UPLOAD_ERR_OK ): void {
		$_FILES['package'] = [
			'name'     => 'userfeedback-behavior.zip',
			'type'     => 'application/zip',
			'tmp_name' => $path,
			'error'    => $error,
			'size'     => 1,
		];
	}
}
