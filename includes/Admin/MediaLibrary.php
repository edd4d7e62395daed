<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress' media library for screens that open it later: what wp_enqueue_media() needs is a page of its own, which the picker fetches
 * when it opens for the first time. A screen itself loads none of it (about 30 files).
 *
 * @since 0.1.0
 */
final class MediaLibrary {

	/** In the address of the surveys page: asks for the library's scripts, styles and templates instead of the screen. */
	public const PARAMETER = 'userfeedback_media';

	/**
	 * Sends the page and ends the request when it was asked for. For the hook load-{page}, which WordPress fires once it has checked
	 * the capability of the page.
	 */
	public function sendWhenRequested(): void {
		if ( isset( $_GET[ self::PARAMETER ] ) ) {
			nocache_headers();
			echo $this->html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- printed by WordPress and other plugins.
			exit;
		}
	}

	/**
	 * Scripts, styles and templates of the library as WordPress prints them, each file in a tag of its own, with what other plugins add
	 * on the hooks wp_enqueue_media, print_media_templates, and (from there) admin_footer.
	 */
	public function html(): string {
		// Only what the library adds from here on belongs to it.
		remove_all_actions( 'admin_footer' );
		ob_start();
		wp_enqueue_media();
		do_action( 'admin_footer', '' );
		$templates = (string) ob_get_clean();
		ob_start();
		wp_styles()->do_items();
		wp_scripts()->do_items();
		return '<!DOCTYPE html>' . ob_get_clean() . $templates;
	}
}
