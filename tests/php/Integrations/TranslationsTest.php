<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Integrations;

use UserFeedback\Integrations\Translations;
use UserFeedback\Plugin;
use UserFeedback\Tests\TestCase;

/**
 * WordPress finds the translations that come with the plugin.
 */
final class TranslationsTest extends TestCase {

	/** One that the plugin does not bring. */
	private const LOCALE = 'xx_XX';

	private string $directory;

	protected function setUp(): void {
		parent::setUp();
		$this->directory = get_temp_dir() . 'userfeedback-texts-' . wp_generate_password( 8, false ) . '/';
		wp_mkdir_p( $this->directory . 'languages' );
		add_filter( 'pre_determine_locale', static fn () => self::LOCALE );
	}

	protected function tearDown(): void {
		remove_all_filters( 'pre_determine_locale' );
		foreach ( (array) glob( $this->directory . 'languages/*.json' ) as $file ) {
			unlink( (string) $file );
		}
		rmdir( $this->directory . 'languages' );
		rmdir( $this->directory );
		parent::tearDown();
	}

	public function testAScriptWithoutALanguagePackGetsOurTranslations(): void {
		$md5 = md5( 'build/admin/surveys.js' );
		$own = "{$this->directory}languages/userfeedback-xx_XX-$md5.json";
		file_put_contents( $own, '{"locale_data":{"messages":{"Surveys":["Umfragen"]}}}' );
		( new Plugin( [ Translations::class => new Translations( $this->directory ) ] ) )->register();
		wp_register_script( 'userfeedback-test', '/wp-content/plugins/userfeedback/build/admin/surveys.js', [ 'wp-i18n' ], '1', true );

		self::assertStringContainsString( 'Umfragen', (string) load_script_textdomain( 'userfeedback-test', 'userfeedback' ) );
		wp_deregister_script( 'userfeedback-test' );

		// Other plugins' scripts are none of our business, and a language pack of WordPress goes first.
		$elsewhere = "/nowhere/userfeedback-xx_XX-$md5.json";
		self::assertSame( $own, apply_filters( 'load_script_translation_file', $elsewhere, 'userfeedback-test', 'userfeedback' ) );
		self::assertSame( $elsewhere, apply_filters( 'load_script_translation_file', $elsewhere, 'test', 'other' ) );
		self::assertSame( __FILE__, apply_filters( 'load_script_translation_file', __FILE__, 'userfeedback-test', 'userfeedback' ) );
		self::assertFalse( apply_filters( 'load_script_translation_file', false, 'userfeedback-test', 'userfeedback' ) );
	}
}
