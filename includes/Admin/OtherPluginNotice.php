<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Says why the plugin does not start: another active plugin has its name, pages, routes and shortcode. Offers to import from it.
 *
 * @since 0.7.0
 */
final class OtherPluginNotice {

	/**
	 * @param string $file Main file of the other plugin, below the folder of plugins.
	 */
	public function show( string $file ): void {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		$name = (string) ( get_plugin_data( WP_PLUGIN_DIR . "/$file", false, false )['Name'] ?? '' );
		$text = sprintf(
			/* translators: 1: name of another plugin, 2: its folder. */
			__(
				'UserFeedback does not start while the plugin %1$s (%2$s) is active: both have the same pages and shortcode. Deactivate one of them.',
				'userfeedback'
			),
			'“' . ( $name === '' ? $file : $name ) . '”',
			dirname( $file )
		);
		$offer = sprintf(
			/* translators: %s: a command. */
			__(
				'Its surveys and responses are not lost: import them under Surveys › Import after you have deactivated it, or at once with %s.',
				'userfeedback'
			),
			'<code>wp userfeedback import-existing</code>'
		);
		$link = sprintf( '<a href="%s">%s</a>', esc_url( self_admin_url( 'plugins.php?s=userfeedback' ) ), esc_html__( 'Plugins', 'userfeedback' ) );
		wp_admin_notice( esc_html( $text ) . ' ' . wp_kses( $offer, [ 'code' => [] ] ) . ' ' . $link, [ 'type' => 'warning' ] );
	}
}
