<?php
/**
 * Plugin Name:           UserFeedback Templates
 * Description:           Start from more than 20 surveys that are written already.
 * Version:               0.7.0
 * Requires at least:     6.7
 * Requires PHP:          8.1
 * Requires Plugins:      userfeedback
 * Requires UserFeedback: 0.7.0
 * Update URI:            https://userfeedback.example/add-ons/templates
 * Author:                UserFeedback
 * License:               GPL-2.0-or-later
 * License URI:           https://www.gnu.org/licenses/gpl-2.0.html
 *
 * @package UserFeedback
 */

declare( strict_types=1 );

use UserFeedback\Templates\AddOn;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $className ): void {
		if ( ! str_starts_with( $className, 'UserFeedback\\Templates\\' ) ) {
			return;
		}
		$file = __DIR__ . '/includes/' . str_replace( '\\', '/', substr( $className, strlen( 'UserFeedback\\Templates\\' ) ) ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);

// Only the core fires it.
add_action( 'userfeedback_register', [ AddOn::class, 'onRegister' ] );
