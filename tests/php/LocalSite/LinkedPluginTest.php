<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\LocalSite;

use Plugin_Upgrader;
use UserFeedback\Tests\TestCase;
use WP_Ajax_Upgrader_Skin;
use ZipArchive;

/**
 * tools/site/local.php: the plugins of a local site are links to where they are made, which no click may empty.
 */
final class LinkedPluginTest extends TestCase {

	private const NAME = 'userfeedback-linked-test';

	private string $source;

	protected function setUp(): void {
		parent::setUp();
		$this->source = get_temp_dir() . wp_unique_id( self::NAME . '-' . getmypid() . '-' );
		mkdir( $this->source );
		file_put_contents( $this->source . '/' . self::NAME . '.php', self::code( '1.0' ) );
		symlink( $this->source, self::folder() );
		wp_clean_plugins_cache();
	}

	protected function tearDown(): void {
		global $wp_filesystem;
		WP_Filesystem();
		if ( is_link( self::folder() ) ) {
			unlink( self::folder() );
		}
		$wp_filesystem->delete( self::folder(), true );
		$wp_filesystem->delete( $this->source, true );
		wp_clean_plugins_cache();
		parent::tearDown();
	}

	public function testDeletingALinkedPluginTakesTheLinkAlone(): void {
		self::assertTrue( delete_plugins( [ self::file() ] ) );
		self::assertFalse( is_link( self::folder() ) );
		self::assertSourceIsWhole();
	}

	public function testReplacingALinkedPluginLeavesWhatItLedTo(): void {
		// @phpstan-ignore requireOnce.fileNotFound (ABSPATH is known to WordPress only.)
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		$package = $this->source . '.zip';
		$zip     = new ZipArchive();
		$zip->open( $package, ZipArchive::CREATE );
		$zip->addFromString( self::file(), self::code( '2.0' ) );
		$zip->close();

		$upgrader = new Plugin_Upgrader( new WP_Ajax_Upgrader_Skin() );
		self::assertTrue( $upgrader->install( $package, [ 'overwrite_package' => true ] ) );
		self::assertFalse( is_link( self::folder() ) );
		self::assertSame( self::code( '2.0' ), file_get_contents( WP_PLUGIN_DIR . '/' . self::file() ) );
		self::assertSourceIsWhole();
		// The upgrader takes an uploaded package away itself, but not one that lies elsewhere.
		wp_delete_file( $package );
	}

	private function assertSourceIsWhole(): void {
		self::assertSame( self::code( '1.0' ), file_get_contents( $this->source . '/' . self::NAME . '.php' ) );
	}

	private static function folder(): string {
		return WP_PLUGIN_DIR . '/' . self::NAME;
	}

	private static function file(): string {
		return self::NAME . '/' . self::NAME . '.php';
	}

	private static function code( string $version ): string {
		return "<?php\n/*\nPlugin Name: Linked\nVersion: $version\n*/\n";
	}
}
