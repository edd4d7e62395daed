<?php
/**
 * Plugin Name:           UserFeedback Post Ratings
 * Description:           Let readers rate your posts, and see which ones they like.
 * Version:               0.7.0
 * Requires at least:     6.7
 * Requires PHP:          8.1
 * Requires Plugins:      userfeedback
 * Requires UserFeedback: 0.7.0
 * Update URI:            https://userfeedback.example/add-ons/post-ratings
 * Author:                UserFeedback
 * License:               GPL-2.0-or-later
 * License URI:           https://www.gnu.org/licenses/gpl-2.0.html
 *
 * @package UserFeedback
 */

declare( strict_types=1 );

use UserFeedback\RatingControl\AddOn;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $className ): void {
		if ( ! str_starts_with( $className, 'UserFeedback\\RatingControl\\' ) ) {
			return;
		}
		$file = __DIR__ . '/includes/' . str_replace( '\\', '/', substr( $className, strlen( 'UserFeedback\\RatingControl\\' ) ) ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);

// Fired by the core, on every request.
add_action( 'userfeedback_post_ratings', [ AddOn::class, 'onPostRatings' ] );
