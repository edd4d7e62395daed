<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Admin;

use UserFeedback\Admin\Menu;
use UserFeedback\Admin\ScreenConfig;
use UserFeedback\Admin\Screens;
use UserFeedback\Integrations\Translations;
use UserFeedback\Support\Assets;
use UserFeedback\Support\SiteKey;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * The pages of the dashboard.
 */
final class MenuTest extends TestCase {

	use SurveyFixtures;

	public function testEveryPageIsInTheMenuOfThoseWhoMayOpenIt(): void {
		$this->asAdmin();
		self::assertSame( array_column( Screens::all(), 'slug' ), array_column( $this->menu(), 2 ) );
		$this->asRole( 'editor' );
		self::assertSame( [], $this->menu() );
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
		self::assertSame(
			[ 'is_pro', 'is_licensed', 'license_type', 'nonces', 'assets_url', 'pages', 'locale', 'timezone', 'site_url' ],
			array_keys( $config )
		);
		self::assertStringNotContainsString( SiteKey::get(), (string) wp_json_encode( $config ) );
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
		$GLOBALS['menu']       = [];
		$GLOBALS['submenu']    = [];
		$GLOBALS['wp_scripts'] = null;
		remove_all_actions( 'admin_menu' );
		remove_all_actions( 'admin_enqueue_scripts' );
		$assets = new Assets( plugin_dir_path( USERFEEDBACK_FILE ), plugin_dir_url( USERFEEDBACK_FILE ) );
		( new Menu( $assets, new ScreenConfig( $assets ), new Translations( $assets->directory() ) ) )->register();
		do_action( 'admin_menu' );
		return array_values( $GLOBALS['submenu'][ Screens::SURVEYS ] ?? [] );
	}
}
