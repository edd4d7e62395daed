<?php
/**
 * Plugin Name:       UserFeedback
 * Description:       Ask your visitors what they think: surveys in a small widget or a block, with results in your dashboard.
 * Version:           0.7.0
 * Requires at least: 6.7
 * Requires PHP:      8.1
 * Update URI:        https://userfeedback.example/core
 * Author:            UserFeedback
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       userfeedback
 * Domain Path:       /languages
 *
 * @package UserFeedback
 */

declare( strict_types=1 );

use UserFeedback\Plugin;

defined( 'ABSPATH' ) || exit;

const USERFEEDBACK_VERSION = '0.7.0';
const USERFEEDBACK_FILE    = __FILE__;

spl_autoload_register(
	static function ( string $className ): void {
		if ( ! str_starts_with( $className, 'UserFeedback\\' ) ) {
			return;
		}
		$file = __DIR__ . '/includes/' . str_replace( '\\', '/', substr( $className, strlen( 'UserFeedback\\' ) ) ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	},
	// Before those of the add-ons, whose folders come first: most classes are the core's.
	prepend: true
);

register_activation_hook( __FILE__, [ Plugin::instance(), 'activate' ] );
register_deactivation_hook( __FILE__, [ Plugin::instance(), 'deactivate' ] );
Plugin::instance()->register();
