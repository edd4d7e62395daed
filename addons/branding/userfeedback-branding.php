<?php
/**
 * Plugin Name:           UserFeedback Branding
 * Description:           Give the widget your colors, your fonts, your words and your logo.
 * Version:               0.7.0
 * Requires at least:     6.7
 * Requires PHP:          8.1
 * Requires Plugins:      userfeedback
 * Requires UserFeedback: 0.7.0
 * Update URI:            https://userfeedback.example/add-ons/branding
 * Author:                UserFeedback
 * License:               GPL-2.0-or-later
 * License URI:           https://www.gnu.org/licenses/gpl-2.0.html
 *
 * @package UserFeedback
 */

declare( strict_types=1 );

use UserFeedback\Branding\AddOn;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $className ): void {
		if ( ! str_starts_with( $className, 'UserFeedback\\Branding\\' ) ) {
			return;
		}
		$file = __DIR__ . '/includes/' . str_replace( '\\', '/', substr( $className, strlen( 'UserFeedback\\Branding\\' ) ) ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);

// Fired by the core when a survey is shown or edited.
add_action( 'userfeedback_register', [ AddOn::class, 'onRegister' ] );
