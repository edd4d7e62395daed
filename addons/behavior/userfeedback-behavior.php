<?php
/**
 * Plugin Name:           UserFeedback Behavior
 * Description:           Decide when, how often and how long a survey is shown, and where visitors go next.
 * Version:               0.7.0
 * Requires at least:     6.7
 * Requires PHP:          8.1
 * Requires Plugins:      userfeedback
 * Requires UserFeedback: 0.7.0
 * Update URI:            https://userfeedback.example/add-ons/behavior
 * Author:                UserFeedback
 * License:               GPL-2.0-or-later
 * License URI:           https://www.gnu.org/licenses/gpl-2.0.html
 *
 * @package UserFeedback
 */

declare( strict_types=1 );

use UserFeedback\Behavior\AddOn;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $className ): void {
		if ( ! str_starts_with( $className, 'UserFeedback\\Behavior\\' ) ) {
			return;
		}
		$file = __DIR__ . '/includes/' . str_replace( '\\', '/', substr( $className, strlen( 'UserFeedback\\Behavior\\' ) ) ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);

// Fired by the core when a survey is shown or edited.
add_action( 'userfeedback_register', [ AddOn::class, 'onRegister' ] );
