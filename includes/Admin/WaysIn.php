<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\AdminRoute;
use WP_Admin_Bar;

/**
 * Links to our pages where owners look for them: in the row of the plugin and in the menu New of the admin bar.
 *
 * @since 0.7.0
 */
final class WaysIn {

	/**
	 * The links in the plugin's row on the Plugins screen, ours first.
	 *
	 * @param array<string, string> $links HTML by key.
	 * @return array<string, string>
	 */
	public static function withRowLinks( array $links ): array {
		$ours = [];
		foreach ( Screens::all() as $screen ) {
			if ( in_array( $screen->slug, [ AdminPages::SURVEYS, AdminPages::SETTINGS ], true ) && current_user_can( $screen->capability ) ) {
				$ours[ $screen->slug ] = sprintf( '<a href="%s">%s</a>', esc_url( AdminPages::url( $screen->slug ) ), esc_html( $screen->title ) );
			}
		}
		return $ours + $links;
	}

	/**
	 * New → Survey in the admin bar.
	 */
	public static function addToBar( WP_Admin_Bar $bar ): void {
		if ( ! is_network_admin() && current_user_can( Capability::EDIT_SURVEYS ) ) {
			$bar->add_node(
				[
					'parent' => 'new-content',
					'id'     => 'new-userfeedback-survey',
					'title'  => __( 'Survey', 'userfeedback' ),
					'href'   => AdminRoute::NewSurvey->url(),
				]
			);
		}
	}
}
