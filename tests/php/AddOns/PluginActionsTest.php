<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AddOns;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use ReflectionProperty;
use UserFeedback\AddOns\GrowthTools;
use UserFeedback\AddOns\KnownPlugin;
use UserFeedback\Support\AjaxActions;
use UserFeedback\Support\Cast;
use UserFeedback\Tests\Support\AddOnFiles;
use UserFeedback\Tests\Support\AjaxCall;
use UserFeedback\Tests\Support\PackageServer;
use UserFeedback\Tests\TestCase;
use WP_Error;
use WP_Plugin_Dependencies;
use ZipArchive;

/**
 * The plugins of other vendors that the screens install and activate, tried with one for analytics: real packages, from a server on this machine.
 */
final class PluginActionsTest extends TestCase {

	private const SLUG     = 'google-analytics-for-wordpress';
	private const BASENAME = 'google-analytics-for-wordpress/googleanalytics.php';

	private string $folder;
	private PackageServer $server;

	/** @var list<string> The slugs that WordPress' plugin directory was asked for. */
	private array $asked = [];

	protected function setUp(): void {
		parent::setUp();
		remove_all_filters( 'pre_set_site_transient_update_plugins' );
		AddOnFiles::putAside();
		$this->folder = sys_get_temp_dir() . '/uf-plugins-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
		$this->server = PackageServer::start( $this->folder );
		add_filter( 'plugins_api', $this->directory( ... ), 10, 3 );
		$this->asAdmin();
	}

	protected function tearDown(): void {
		$this->server->stop();
		array_map( unlink( ... ), array_map( strval( ... ), (array) glob( "$this->folder/*" ) ) );
		rmdir( $this->folder );
		self::remove( WP_PLUGIN_DIR . '/' . self::SLUG );
		self::remove( WP_PLUGIN_DIR . '/google-analytics-premium' );
		AddOnFiles::putBack();
		parent::tearDown();
	}

	#[TestDox( '[SET-01~] both analytics plugins are listed with their state: not installed, installed, active' )]
	public function testListsTheAnalyticsPluginsWithTheirState(): void {
		$none = [ false, false ];
		self::assertSame( [ 'MonsterInsights' => $none, 'ExactMetrics' => $none, 'Uncanny Automator' => $none ], $this->states() );
		$this->write( self::BASENAME );
		self::assertSame( [ true, false ], $this->states()['MonsterInsights'] );
		update_option( 'active_plugins', [ ...(array) get_option( 'active_plugins' ), self::BASENAME ] );
		self::assertSame( [ true, true ], $this->states()['MonsterInsights'] );
	}

	#[TestDox( '[SET-01~] the paid edition of an analytics plugin counts as that plugin' )]
	public function testThePaidEditionCounts(): void {
		$paid = 'google-analytics-premium/googleanalytics-premium.php';
		$this->write( $paid );
		self::assertSame( [ true, false ], $this->states()['MonsterInsights'] );
		self::assertTrue( $this->activate( $paid )->assertDone()->data['plugin']['active'] );
		self::assertContains( $paid, (array) get_option( 'active_plugins' ) );
	}

	#[TestDox( '[SET-01~] an analytics plugin is installed by its slug and then activated by its basename' )]
	public function testInstallsAndThenActivates(): void {
		$this->package();
		$plugin = $this->install()->assertDone()->data['plugin'];
		self::assertSame( [ self::SLUG ], $this->asked );
		self::assertFileExists( WP_PLUGIN_DIR . '/' . self::BASENAME );
		self::assertSame( [ self::BASENAME, true, false ], [ $plugin['basename'], $plugin['installed'], $plugin['active'] ] );
		self::assertNotContains( self::BASENAME, (array) get_option( 'active_plugins' ) );

		self::assertTrue( $this->activate()->assertDone()->data['plugin']['active'] );
		self::assertContains( self::BASENAME, (array) get_option( 'active_plugins' ) );
		// Again, both change nothing.
		$this->install()->assertDone();
		$this->activate()->assertDone();
		self::assertSame( [ self::SLUG ], $this->asked );
	}

	public function testActivatesAtOnceIfAsked(): void {
		$this->package();
		self::assertTrue( $this->install( [ 'activate' => '1' ] )->assertDone()->data['plugin']['active'] );
	}

	public function testReportsWhyItCouldNotBeInstalled(): void {
		$refused = $this->install()->assertRefused( 500, 'userfeedback_plugin_failed' );
		self::assertStringStartsWith( 'MonsterInsights: WordPress could not do this.', (string) $refused->data['message'] );
		self::assertFileDoesNotExist( WP_PLUGIN_DIR . '/' . self::SLUG );

		add_filter( 'plugins_api', static fn () => new WP_Error( 'down', 'The directory is <b>down</b>.' ), 11 );
		$refused = $this->install()->assertRefused( 500, 'userfeedback_plugin_failed' );
		self::assertSame( 'MonsterInsights: WordPress could not do this. The directory is down.', $refused->data['message'] );
	}

	public function testReportsWhyItCouldNotBeActivated(): void {
		$this->activate()->assertRefused( 409, 'userfeedback_plugin_not_installed' );
		$this->write( self::BASENAME, ' * Requires PHP: 99.0' );
		$this->activate()->assertRefused( 500, 'userfeedback_plugin_failed' );
		self::assertNotContains( self::BASENAME, (array) get_option( 'active_plugins' ) );
	}

	#[DataProvider( 'strangers' )]
	public function testRefusesEveryOtherPlugin( string $name ): void {
		$this->install( [ 'slug' => $name ] )->assertRefused( 400, 'userfeedback_plugin_unknown' );
		$this->activate( $name )->assertRefused( 400, 'userfeedback_plugin_unknown' );
		$this->deactivate( $name )->assertRefused( 400, 'userfeedback_plugin_unknown' );
		self::assertSame( [], $this->asked );
	}

	#[TestDox( '[ABT-02~] [API-02~] an active plugin is deactivated by its basename, in either edition' )]
	public function testDeactivates(): void {
		foreach ( [ self::BASENAME, 'google-analytics-premium/googleanalytics-premium.php' ] as $basename ) {
			$this->write( $basename );
			$this->activate( $basename )->assertDone();
			$plugin = $this->deactivate( $basename )->assertDone()->data['plugin'];
			self::assertSame( [ self::SLUG, true, false ], [ $plugin['slug'], $plugin['installed'], $plugin['active'] ] );
			self::assertNotContains( $basename, (array) get_option( 'active_plugins' ) );
			// Again changes nothing.
			$this->deactivate( $basename )->assertDone();
		}
	}

	#[TestDox( '[ABT-02~] a plugin is not deactivated while another active plugin needs it' )]
	public function testKeepsWhatOtherPluginsNeed(): void {
		$dependent = 'uf-dependent/uf-dependent.php';
		$this->write( self::BASENAME );
		$this->write( $dependent, ' * Requires Plugins: ' . self::SLUG );
		update_option( 'active_plugins', [ ...(array) get_option( 'active_plugins' ), self::BASENAME, $dependent ] );
		// WordPress reads the headers once a request; all tests are one.
		foreach ( [ 'initialized' => false, 'plugins' => null ] as $name => $value ) {
			( new ReflectionProperty( WP_Plugin_Dependencies::class, $name ) )->setValue( null, $value );
		}
		$refused = $this->deactivate()->assertRefused( 409, 'userfeedback_plugin_needed' );
		self::assertStringStartsWith( 'MonsterInsights is needed by MonsterInsights.', (string) $refused->data['message'], 'the name in its header' );
		self::assertContains( self::BASENAME, (array) get_option( 'active_plugins' ) );
		update_option( 'active_plugins', array_diff( (array) get_option( 'active_plugins' ), [ $dependent ] ) );
		$this->deactivate()->assertDone();
		self::remove( WP_PLUGIN_DIR . '/uf-dependent' );
	}

	#[TestDox( '[ABT-02~] plugins of the growth list are installed by their slug, and activated at once if asked' )]
	public function testInstallsAPluginOfTheGrowthList(): void {
		$this->package( KnownPlugin::Redirection );
		$fields = [
			'slug'     => 'redirection',
			'activate' => '1',
		];
		$plugin = $this->install( $fields )->assertDone()->data['plugin'];
		self::assertSame( [ 'redirection/redirection.php', true, true ], [ $plugin['basename'], $plugin['installed'], $plugin['active'] ] );
		$list = AjaxCall::post( 'userfeedback_get_plugins', [ 'list' => 'growth' ] )->assertDone()->data['plugins'];
		self::assertSame( array_column( GrowthTools::plugins(), 'value' ), array_column( $list, 'slug' ) );
		self::assertSame( [ 'redirection' ], array_column( array_filter( $list, static fn ( $one ) => $one['active'] ), 'slug' ) );
		$this->deactivate( $plugin['basename'] )->assertDone();
		self::remove( WP_PLUGIN_DIR . '/redirection' );
	}

	#[TestDox( '[ABT-02~] where files are locked, nothing is installed, and the answer says why' )]
	public function testSaysThatFilesAreLocked(): void {
		$this->package();
		add_filter( 'file_mod_allowed', '__return_false' );
		$refused = $this->install()->assertRefused( 403, 'userfeedback_addon_files_locked' );
		self::assertSame( 'This site does not allow changes to its files. Ask whoever runs the server to install it.', $refused->data['message'] );
		$list = AjaxCall::post( 'userfeedback_get_plugins' )->assertDone()->data;
		self::assertSame( [ true, false, true ], [ $list['files_locked'], $list['can_install'], $list['can_activate'] ] );
		self::assertSame( [], $this->asked );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function strangers(): iterable {
		yield 'none' => [ '' ];
		yield 'another plugin' => [ 'hello-dolly/hello.php' ];
		yield 'ours' => [ 'userfeedback/userfeedback.php' ];
		yield 'an add-on' => [ 'userfeedback-branding/userfeedback-branding.php' ];
		yield 'another slug' => [ 'akismet' ];
		yield 'a path' => [ '../' . self::SLUG . '/../../evil.php' ];
		yield 'an address' => [ 'https://example.org/evil.zip' ];
		yield 'upper case' => [ strtoupper( self::SLUG ) ];
	}

	#[TestDox( '[SET-01~] installing needs install_plugins, activating activate_plugins, and each its own nonce' )]
	public function testEachNeedsItsCapabilityAndNonce(): void {
		$this->package();
		foreach ( [ 'install_plugins' => 'install', 'activate_plugins' => 'activate' ] as $capability => $work ) {
			$deny = static fn ( array $caps ) => [ $capability => false ] + $caps;
			add_filter( 'user_has_cap', $deny, 99 );
			$this->{$work}()->assertRefused( 403, 'userfeedback_access_denied' );
			$list = AjaxCall::post( 'userfeedback_get_plugins' )->assertDone()->data;
			self::assertFalse( $list[ "can_$work" ] );
			remove_filter( 'user_has_cap', $deny, 99 );
			$fields = [ 'slug' => self::SLUG, 'basename' => self::BASENAME ];
			AjaxCall::post( "userfeedback_{$work}_plugin", $fields )->assertRefused( 403, 'userfeedback_nonce_invalid' );
		}
		self::assertSame( [], $this->asked );
	}

	#[TestDox( '[ABT-02~] deactivating needs activate_plugins, and its own nonce' )]
	public function testDeactivatingNeedsItsCapabilityAndNonce(): void {
		$this->write( self::BASENAME );
		$this->activate()->assertDone();
		foreach ( [ 'activate_plugins', 'userfeedback_manage' ] as $capability ) {
			$deny = static fn ( array $caps ) => [ $capability => false ] + $caps;
			add_filter( 'user_has_cap', $deny, 99 );
			$this->deactivate()->assertRefused( 403, 'userfeedback_access_denied' );
			remove_filter( 'user_has_cap', $deny, 99 );
		}
		// As on a network, where a site may not deactivate what the network has chosen.
		$deny = static fn ( array $caps, string $cap ) => $cap === 'deactivate_plugin' ? [ 'do_not_allow' ] : $caps;
		add_filter( 'map_meta_cap', $deny, 99, 2 );
		$this->deactivate()->assertRefused( 403, 'userfeedback_access_denied' );
		remove_filter( 'map_meta_cap', $deny, 99 );
		AjaxCall::post( 'userfeedback_deactivate_plugin', [ 'basename' => self::BASENAME ], AjaxActions::ACTIVATE )
			->assertRefused( 403, 'userfeedback_nonce_invalid' );
		self::assertContains( self::BASENAME, (array) get_option( 'active_plugins' ) );
	}

	/**
	 * @param array<string, string> $fields
	 */
	private function install( array $fields = [] ): AjaxCall {
		return AjaxCall::post( 'userfeedback_install_plugin', $fields + [ 'slug' => self::SLUG ], AjaxActions::INSTALL );
	}

	private function activate( string $basename = self::BASENAME ): AjaxCall {
		return AjaxCall::post( 'userfeedback_activate_plugin', [ 'basename' => $basename ], AjaxActions::ACTIVATE );
	}

	private function deactivate( string $basename = self::BASENAME ): AjaxCall {
		return AjaxCall::post( 'userfeedback_deactivate_plugin', [ 'basename' => $basename ], AjaxActions::DEACTIVATE );
	}

	/**
	 * @return array<string, array{bool, bool}> Whether each is installed and active, by title.
	 */
	private function states(): array {
		$states = [];
		foreach ( AjaxCall::post( 'userfeedback_get_plugins' )->assertDone()->data['plugins'] as $plugin ) {
			$states[ $plugin['title'] ] = [ $plugin['installed'], $plugin['active'] ];
		}
		return $states;
	}

	/**
	 * Filter plugins_api: stands in for wordpress.org.
	 */
	private function directory( mixed $answer, string $action, object $arguments ): object {
		self::assertSame( 'plugin_information', $action );
		$slug          = Cast::string( ( (array) $arguments )['slug'] ?? '' );
		$this->asked[] = $slug;
		return (object) [ 'download_link' => dirname( $this->server->url ) . "/$slug.zip" ];
	}

	/**
	 * Puts the plugin's package on the server.
	 */
	private function package( KnownPlugin $plugin = KnownPlugin::MonsterInsights ): void {
		$zip = new ZipArchive();
		self::assertTrue( $zip->open( "$this->folder/$plugin->value.zip", ZipArchive::CREATE ) );
		$zip->addFromString( $plugin->basename(), self::mainFile() );
		$zip->close();
	}

	/**
	 * Installs a plugin without WordPress.
	 */
	private function write( string $basename, string $header = '' ): void {
		wp_mkdir_p( dirname( WP_PLUGIN_DIR . "/$basename" ) );
		file_put_contents( WP_PLUGIN_DIR . "/$basename", self::mainFile( $header ) );
		wp_cache_delete( 'plugins', 'plugins' );
	}

	private static function mainFile( string $header = '' ): string {
		return "<?php\n/*\n * Plugin Name: " . KnownPlugin::MonsterInsights->title() . "\n * Version: 1.0\n$header\n */\n";
	}

	private static function remove( string $folder ): void {
		array_map( unlink( ... ), array_map( strval( ... ), (array) glob( "$folder/*" ) ) );
		if ( is_dir( $folder ) ) {
			rmdir( $folder );
		}
		wp_cache_delete( 'plugins', 'plugins' );
	}
}
