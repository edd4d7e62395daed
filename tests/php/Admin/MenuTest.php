<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Admin;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Admin\Screens;
use UserFeedback\Database\Connection;
use UserFeedback\Database\SiteKey;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\LicenseStore;
use UserFeedback\Plugin;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\AjaxActions;
use UserFeedback\Tests\Support\AjaxCall;
use UserFeedback\Tests\Support\Dashboard;
use UserFeedback\Tests\Support\Licenses;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * The pages of the dashboard.
 */
final class MenuTest extends TestCase {

	use SurveyFixtures;

	/** What every screen is told, in order; the settings are told more. */
	private const KNOWN = [
		'is_pro',
		'is_licensed',
		'license_type',
		'license_status',
		'source',
		'features',
		'add_ons',
		'ajax_url',
		'nonces',
		'capabilities',
		'store',
		'assets_url',
		'version',
		'pages',
		'locale',
		'site_url',
		'user_id',
	];

	public function testEveryPageIsInTheMenuOfThoseWhoMayOpenIt(): void {
		$this->asAdmin();
		self::assertSame( array_column( Screens::all(), 'slug' ), array_column( $this->menu(), 2 ) );
		$this->asRole( 'editor' );
		self::assertSame( [], $this->menu() );
	}

	/** svg-painter.js replaces /fill="(.+?)"/ in the decoded picture, and nothing else that it has. */
	public function testTheIconOfTheMenuTakesTheColourOfTheScheme(): void {
		$this->asAdmin();
		$this->menu();
		$icon = '';
		foreach ( $GLOBALS['menu'] as $entry ) {
			$icon = $entry[2] === AdminPages::SURVEYS ? (string) $entry[6] : $icon;
		}
		$prefix = 'data:image/svg+xml;base64,';
		self::assertStringStartsWith( $prefix, $icon );
		$svg = (string) base64_decode( substr( $icon, strlen( $prefix ) ), true );
		$painted = (string) preg_replace( '/fill="(.+?)"/', 'fill="#a7aaad"', $svg );
		self::assertStringContainsString( '<path fill="#a7aaad" d="', $painted );
		self::assertStringNotContainsString( 'black', $painted );
	}

	public function testAPageHoldsOneRoot(): void {
		$this->asAdmin();
		$this->menu();
		ob_start();
		do_action( 'toplevel_page_userfeedback_surveys' );
		self::assertSame( 1, substr_count( (string) ob_get_clean(), 'id="userfeedback-root"' ) );
	}

	public function testThePageOfSurveysBringsItsFirstAnswerAndNothingSecret(): void {
		$this->asAdmin();
		$survey = $this->storedSurvey( [ 'title' => 'A</script>' ] );
		$this->menu();
		do_action( 'admin_enqueue_scripts', 'toplevel_page_userfeedback_surveys' );
		$handle = 'userfeedback-admin-surveys';
		self::assertTrue( wp_script_is( $handle ) );
		self::assertTrue( wp_style_is( $handle ) );

		$preload = wp_scripts()->get_inline_script_data( 'wp-api-fetch' );
		$path    = '"/userfeedback/v1/surveys?page=1&per_page=20&orderby=id&order=desc"';
		self::assertStringContainsString( $path, str_replace( '\u0026', '&', $preload ) );
		self::assertStringContainsString( "\"id\":$survey->id", $preload );
		self::assertStringNotContainsString( '</script>', $preload );

		preg_match( '/window\.userfeedbackAdmin = (.*);/', wp_scripts()->get_inline_script_data( $handle, 'before' ), $found );
		$config = json_decode( $found[1] ?? '', true );
		self::assertIsArray( $config );
		self::assertStringNotContainsString( SiteKey::get( Plugin::instance()->get( Connection::class ) ), (string) wp_json_encode( $config ) );
	}

	public function testEachPageCarriesWhatItsScreenKnowsBeforeItsFirstRequest(): void {
		$this->asAdmin();
		update_option( LicenseStore::OPTION, 'UF1.key-that-stays-here.signature' );
		$this->menu();
		foreach ( Screens::all() as $screen ) {
			$GLOBALS['wp_scripts'] = null;
			$parent = $screen->slug === AdminPages::SURVEYS ? '' : AdminPages::SURVEYS;
			do_action( 'admin_enqueue_scripts', get_plugin_page_hookname( $screen->slug, $parent ) );
			$handle = 'userfeedback-' . str_replace( '/', '-', $screen->entry );
			preg_match( '/window\.userfeedbackAdmin = (.*);/', wp_scripts()->get_inline_script_data( $handle, 'before' ), $found );
			$config = json_decode( $found[1] ?? '', true );
			self::assertIsArray( $config, $screen->slug );
			self::assertSame( self::KNOWN, array_slice( array_keys( $config ), 0, count( self::KNOWN ) ), $screen->slug );
			self::assertSame( [ true, false, 'lite' ], [ $config['is_pro'], $config['is_licensed'], $config['license_type'] ] );
			self::assertSame( 'invalid', $config['license_status']['site'] );
			self::assertCount( count( Feature::cases() ), $config['features'] );
			self::assertSame( AjaxActions::PURPOSES, array_keys( $config['nonces'] ) );
			self::assertNotFalse( wp_verify_nonce( $config['nonces']['general'], 'userfeedback_general' ) );
			self::assertSame( AdminPages::url( AdminPages::SETTINGS ), $config['pages']['settings'] );
			self::assertStringNotContainsString( 'key-that-stays-here', (string) wp_json_encode( $config ), $screen->slug );
			$secret = SiteKey::get( Plugin::instance()->get( Connection::class ) );
			self::assertStringNotContainsString( $secret, (string) wp_json_encode( $config ), $screen->slug );
			self::assertSame( $screen->slug === AdminPages::SETTINGS, isset( $config['roles'] ) );
		}
	}

	#[TestDox( '[API-04~] the settings carry the license without its key, pages with addons and plugins their list, and other pages no answer' )]
	public function testWhatIsAskedForFirstIsInThePage(): void {
		$this->asAdmin();
		Licenses::put( Licenses::key( 'pro' ) );
		$answers = [];
		$this->menu();
		foreach ( Screens::all() as $screen ) {
			$GLOBALS['wp_scripts'] = null;
			$parent = $screen->slug === AdminPages::SURVEYS ? '' : AdminPages::SURVEYS;
			do_action( 'admin_enqueue_scripts', get_plugin_page_hookname( $screen->slug, $parent ) );
			$script = wp_scripts()->get_inline_script_data( 'userfeedback-' . str_replace( '/', '-', $screen->entry ), 'before' );
			preg_match( '/window\.userfeedbackAdmin = (.*);/', $script, $found );
			$answers[ $screen->slug ] = json_decode( $found[1] ?? '', true )['answers'] ?? null;
		}
		self::assertNull( $answers[ AdminPages::SURVEYS ] );
		self::assertNull( $answers[ AdminPages::RESULTS ] );
		$license = AjaxCall::post( 'userfeedback_vue_get_license' )->assertDone()->data;
		self::assertSame( [ 'userfeedback_vue_get_license' => [ 'key' => '' ] + $license ], $answers[ AdminPages::SETTINGS ] );
		$addOns = AjaxCall::post( 'userfeedback_get_addons' )->assertDone()->data;
		self::assertSame( [ 'userfeedback_get_addons' => $addOns ], $answers[ AdminPages::ADD_ONS ] );
		$plugins = [ 'userfeedback_get_plugins' => AjaxCall::post( 'userfeedback_get_plugins', [ 'list' => 'growth' ] )->assertDone()->data ];
		self::assertSame( [ $plugins, $plugins ], [ $answers[ AdminPages::GROWTH_TOOLS ], $answers[ AdminPages::ABOUT ] ] );
	}

	/** T35: the block editor is open to contributors. */
	public function testScriptsInTheBlockEditorGetLinksAndTheUsersOwnRightsOnly(): void {
		$this->asRole( 'contributor' );
		Dashboard::open();
		foreach ( [ 'survey', 'post-rating' ] as $block ) {
			wp_register_script( "userfeedback-$block-editor-script", "https://example.org/$block.js", [ 'wp-blocks' ], '1', true );
		}
		do_action( 'enqueue_block_editor_assets' );
		foreach ( [ 'survey', 'post-rating' ] as $block ) {
			$script = wp_scripts()->query( "userfeedback-$block-editor-script" );
			self::assertInstanceOf( \_WP_Dependency::class, $script );
			self::assertSame( [ 'wp-blocks', 'userfeedback-editor' ], $script->deps );
		}
		$script = (string) wp_scripts()->get_inline_script_data( 'userfeedback-editor' );
		self::assertSame( 1, preg_match( '/window\.userfeedbackAdmin = (.*);/', $script, $found ) );
		$data = json_decode( $found[1] ?? '', true );
		self::assertSame( [ 'capabilities', 'features', 'pages', 'locale' ], array_keys( $data ) );
		self::assertSame( [], array_filter( $data['capabilities'] ) );
		self::assertSame( [ 'post-ratings' ], array_keys( $data['features'] ) );
		self::assertArrayHasKey( 'surveys', $data['pages'] );
	}

	public function testTheHeartbeatRefreshesNoncesAfterANewLogin(): void {
		$this->asAdmin();
		Dashboard::open();
		$before = AjaxActions::nonces();
		// Nonces belong to a session, and this is another one.
		$_COOKIE[ LOGGED_IN_COOKIE ] = 'admin|9999999999|another-session|hmac';
		AjaxCall::send( 'POST', 'userfeedback_vue_get_license', [ 'nonce' => $before['general'] ] )
			->assertRefused( 403, 'userfeedback_nonce_invalid' );
		$answer = apply_filters( 'wp_refresh_nonces', [], [], 'userfeedback_settings' );
		// WordPress' own stay.
		self::assertArrayHasKey( 'rest_nonce', $answer );
		AjaxCall::send( 'POST', 'userfeedback_vue_get_license', [ 'nonce' => $answer['userfeedback_nonces']['general'] ] )->assertDone();
		unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
	}

	public function testNothingIsLoadedOnOtherPages(): void {
		$this->asAdmin();
		$this->menu();
		do_action( 'admin_enqueue_scripts', 'index.php' );
		self::assertFalse( wp_script_is( 'userfeedback-admin-surveys' ) );
	}

	/**
	 * Our entries of the menu, as WordPress keeps them.
	 *
	 * @return list<array<int, string>>
	 */
	private function menu(): array {
		Dashboard::open();
		return array_values( $GLOBALS['submenu'][ AdminPages::SURVEYS ] ?? [] );
	}
}
