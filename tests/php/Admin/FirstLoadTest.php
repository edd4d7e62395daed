<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Admin;

use UserFeedback\Admin\MediaLibrary;
use UserFeedback\Admin\Screens;
use UserFeedback\Support\AdminPages;
use UserFeedback\Tests\Support\Dashboard;
use UserFeedback\Tests\TestCase;

/**
 * What a page of ours shows and loads first, and what later.
 */
final class FirstLoadTest extends TestCase {

	private const FIXTURE = __DIR__ . '/../../fixtures/first-paint.json';

	/** The same fixture is compared with React's markup in tests/unit/components/first-paint.test.tsx. */
	public function testEachPagePrintsTheHeaderAndTheOutlineOfItsScreen(): void {
		$this->asAdmin();
		Dashboard::open();
		$printed = [];
		foreach ( Screens::all() as $screen ) {
			ob_start();
			do_action( self::hook( $screen->slug ) );
			$html = (string) ob_get_clean();
			$root = '~^<div id="userfeedback-root" class="userfeedback-root">(.+?)<script~s';
			self::assertSame( 1, preg_match( $root, $html, $found ), $screen->slug );
			$printed[ $screen->slug ] = $found[1] ?? '';
			self::assertStringContainsString( "userfeedback-first-paint' ).classList.add( 'is-elsewhere' )", $html );
		}
		self::assertSame( wp_json_file_decode( self::FIXTURE, [ 'associative' => true ] ), $printed );
	}

	public function testAPageLoadsNoMediaLibrary(): void {
		$this->asAdmin();
		Dashboard::open();
		do_action( 'admin_enqueue_scripts', self::hook( AdminPages::SURVEYS ) );
		self::assertTrue( wp_script_is( 'userfeedback-admin-surveys' ) );
		self::assertFalse( wp_script_is( 'media-editor' ) );
		self::assertFalse( wp_script_is( 'media-views' ) );
	}

	public function testTheMediaLibraryIsAPageOfItsOwnWithWhatOtherPluginsAddToIt(): void {
		$this->asAdmin();
		Dashboard::open();
		unset( $GLOBALS['wp_actions']['wp_enqueue_media'] );
		add_action( 'admin_footer', static fn () => print 'OF ANOTHER PAGE' );
		add_action(
			'wp_enqueue_media',
			static function (): void {
				wp_enqueue_script( 'of-a-plugin', 'https://example.org/plugin.js', [ 'media-views' ], '1', true );
				add_action( 'admin_footer', static fn () => print '<script type="text/html" id="tmpl-of-a-plugin"></script>' );
			}
		);
		$html = str_replace( "'", '"', ( new MediaLibrary() )->html() );
		foreach ( [ 'jquery-core-js', 'media-views-js', 'media-views-js-extra', 'of-a-plugin-js', 'media-views-css' ] as $id ) {
			self::assertStringContainsString( "id=\"$id\"", $html );
		}
		self::assertStringContainsString( 'id="tmpl-attachment"', $html );
		self::assertStringContainsString( 'id="tmpl-of-a-plugin"', $html );
		self::assertStringNotContainsString( 'OF ANOTHER PAGE', $html );
		self::assertStringNotContainsString( 'load-scripts.php', $html );
		self::assertLessThan( strpos( $html, 'id="of-a-plugin-js"' ), strpos( $html, 'id="media-views-js"' ) );
	}

	public function testTheCommandPaletteIsKeptBackOnOurPagesOnly(): void {
		$this->asAdmin();
		foreach ( [ self::hook( AdminPages::SURVEYS ) => true, 'index.php' => false ] as $hook => $isHeld ) {
			Dashboard::open();
			array_map( remove_all_actions( ... ), [ 'admin_print_footer_scripts', 'admin_head', 'in_admin_header' ] );
			add_action( 'admin_enqueue_scripts', 'wp_enqueue_command_palette_assets' );
			do_action( 'admin_enqueue_scripts', $hook );
			// In the head, where WordPress decides what the footer prints; then in the admin bar, which has a button for it.
			self::assertSame( ! $isHeld, wp_script_is( 'wp-core-commands' ), $hook );
			ob_start();
			do_action( 'admin_head' );
			self::assertTrue( wp_script_is( 'wp-core-commands' ), $hook );
			do_action( 'in_admin_header' );
			self::assertSame( ! $isHeld, wp_script_is( 'wp-core-commands' ), $hook );
			do_action( 'admin_print_footer_scripts' );
			$later = (string) ob_get_clean();
			self::assertSame( $isHeld, str_contains( $later, '<template id="userfeedback-later"><script' ), $hook );
			self::assertSame( $isHeld, str_contains( $later, 'initializeCommandPalette' ), $hook );
			self::assertSame( $isHeld, str_contains( str_replace( "'", '"', $later ), 'id="wp-commands-js"' ), $hook );
			self::assertSame( ! $isHeld, wp_script_is( 'wp-commands' ), $hook );
		}
	}

	/**
	 * @return non-empty-string
	 */
	private static function hook( string $slug ): string {
		$hook = get_plugin_page_hookname( $slug, $slug === AdminPages::SURVEYS ? '' : AdminPages::SURVEYS );
		assert( $hook !== '' );
		return $hook;
	}
}
