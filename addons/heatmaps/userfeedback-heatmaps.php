<?php
/**
 * Plugin Name:           UserFeedback Heatmaps
 * Description:           See where visitors click, move and stop reading.
 * Version:               0.7.0
 * Requires at least:     6.7
 * Requires PHP:          8.1
 * Requires Plugins:      userfeedback
 * Requires UserFeedback: 0.7.0
 * Update URI:            https://userfeedback.example/add-ons/heatmaps
 * Author:                UserFeedback
 * License:               GPL-2.0-or-later
 * License URI:           https://www.gnu.org/licenses/gpl-2.0.html
 *
 * @package UserFeedback
 */

declare( strict_types=1 );

use UserFeedback\HeatmapRecorder\AddOn;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $className ): void {
		if ( ! str_starts_with( $className, 'UserFeedback\\HeatmapRecorder\\' ) ) {
			return;
		}
		$file = __DIR__ . '/includes/' . str_replace( '\\', '/', substr( $className, strlen( 'UserFeedback\\HeatmapRecorder\\' ) ) ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);

// Fired by the core when a survey is shown or edited.
add_action( 'userfeedback_register', [ AddOn::class, 'onRegister' ] );

// Fired by the core for pages that are recorded.
add_action( 'userfeedback_recorded_page', [ AddOn::class, 'onRecordedPage' ] );
