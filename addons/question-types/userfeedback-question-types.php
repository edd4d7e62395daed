<?php
/**
 * Plugin Name:           UserFeedback Question Types
 * Description:           Ask with stars, pictures, icons and the Net Promoter Score, and leave room for comments.
 * Version:               0.1.0
 * Requires at least:     6.7
 * Requires PHP:          8.1
 * Requires Plugins:      userfeedback
 * Requires UserFeedback: 0.1.0
 * Update URI:            https://userfeedback.example/add-ons/question-types
 * Author:                UserFeedback
 * License:               GPL-2.0-or-later
 * License URI:           https://www.gnu.org/licenses/gpl-2.0.html
 *
 * @package UserFeedback
 */

declare( strict_types=1 );

use UserFeedback\Extensions\Extensions;
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
add_action(
	'userfeedback_register',
	static function ( Extensions $extensions ): void {
		// Asked here, where the core is loaded: one that is too old may lack what comes next. It says so on the Plugins screen.
		if ( version_compare( get_file_data( __FILE__, [ 'Requires UserFeedback' ] )[0], USERFEEDBACK_VERSION, '>' ) ) {
			return;
		}
		// By name: of a linked folder inside another linked plugin's, as in development, plugin_dir_url() makes an address that is none.
		( new AddOn( plugin_dir_path( __FILE__ ), plugins_url( 'userfeedback-question-types/' ) ) )->register( $extensions );
	}
);
