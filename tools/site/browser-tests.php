<?php
/**
 * Plugin Name: Browser tests
 * Description: Leaves out WordPress' command palette, except for browsers with the cookie command-palette.
 *
 * It loads the block editor and its data on each page of the dashboard: a third of a page's CPU time.
 */

declare( strict_types=1 );

if ( ! isset( $_COOKIE['command-palette'] ) ) {
	remove_action( 'admin_enqueue_scripts', 'wp_enqueue_command_palette_assets' );
}
