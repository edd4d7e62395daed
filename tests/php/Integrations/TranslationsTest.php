<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Integrations;

use UserFeedback\Tests\TestCase;

/**
 * WordPress finds the translations that come with the plugin.
 */
final class TranslationsTest extends TestCase {

	public function testAScriptWithoutALanguagePackGetsOurTranslations(): void {
		$elsewhere = '/nowhere/userfeedback-xx_XX-123.json';
		$ours      = plugin_dir_path( USERFEEDBACK_FILE ) . 'languages/userfeedback-xx_XX-123.json';
		self::assertSame( $ours, apply_filters( 'load_script_translation_file', $elsewhere, 'userfeedback-test', 'userfeedback' ) );

		// Other plugins' scripts are none of our business, and a language pack of WordPress goes first.
		self::assertSame( $elsewhere, apply_filters( 'load_script_translation_file', $elsewhere, 'test', 'other' ) );
		self::assertSame( __FILE__, apply_filters( 'load_script_translation_file', __FILE__, 'userfeedback-test', 'userfeedback' ) );
		self::assertFalse( apply_filters( 'load_script_translation_file', false, 'userfeedback-test', 'userfeedback' ) );
	}
}
