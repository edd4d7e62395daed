<?php
/**
 * Plugin Name:           UserFeedback Question Types
 * Description:           Ask with stars, pictures, icons and the Net Promoter Score, and leave room for comments.
 * Version:               0.7.0
 * Requires at least:     6.7
 * Requires PHP:          8.1
 * Requires Plugins:      userfeedback
 * Requires UserFeedback: 0.7.0
 * Update URI:            https://userfeedback.example/add-ons/question-types
 * Author:                UserFeedback
 * License:               GPL-2.0-or-later
 * License URI:           https://www.gnu.org/licenses/gpl-2.0.html
 *
 * @package UserFeedback
 */

declare( strict_types=1 );

use UserFeedback\QuestionTypes\AddOn;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $className ): void {
		if ( ! str_starts_with( $className, 'UserFeedback\\QuestionTypes\\' ) ) {
			return;
		}
		$file = __DIR__ . '/includes/' . str_replace( '\\', '/', substr( $className, strlen( 'UserFeedback\\QuestionTypes\\' ) ) ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);

// Only the core fires it, and only where a survey needs to know.
add_action( 'userfeedback_register', [ AddOn::class, 'onRegister' ] );
