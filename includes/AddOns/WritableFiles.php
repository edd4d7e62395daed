<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

/**
 * Whether WordPress may write to the plugins folder by itself.
 *
 * @since 0.3.0
 */
final class WritableFiles {

	/**
	 * Whether WordPress may not install anything here, for nobody: because of DISALLOW_FILE_MODS, for example.
	 *
	 * @since 0.7.0
	 */
	public static function areLocked(): bool {
		return ! wp_is_file_mod_allowed( 'install_plugins' );
	}

	/**
	 * Sets up WP_Filesystem() for the plugins folder.
	 *
	 * @throws AddOnRefused When WordPress may not change files here, or not without asking for a password.
	 */
	public static function demand(): void {
		if ( self::areLocked() ) {
			throw AddOnRefused::filesLocked();
		}
		// It prints a form when it has to ask.
		ob_start();
		$credentials = request_filesystem_credentials( '', '', false, WP_PLUGIN_DIR );
		ob_end_clean();
		if ( $credentials === false || WP_Filesystem( is_array( $credentials ) ? $credentials : false, WP_PLUGIN_DIR ) !== true ) {
			throw AddOnRefused::notWritable();
		}
	}
}
