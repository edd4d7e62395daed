<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use Automatic_Upgrader_Skin;
use WP_Automatic_Updater;

/**
 * Why WordPress updates no plugin by itself on this site, whatever the setting says.
 *
 * @since 0.7.0
 */
final class UpdateObstacle {

	/**
	 * Whether WordPress would update plugins by itself. Other plugins can turn that off for all plugins.
	 */
	public static function areUpdatesEnabled(): bool {
		self::load( 'update' );
		return (bool) wp_is_auto_update_enabled_for_type( 'plugin' );
	}

	/**
	 * The reason, and what to do; '' for none.
	 */
	public static function text(): string {
		return match ( true ) {
			is_multisite() && get_current_blog_id() !== AutomaticUpdates::mainSite() => __(
				'Plugins are updated for the whole network: only the setting of its main site counts.',
				'userfeedback'
			),
			! wp_is_file_mod_allowed( 'automatic_updater' ) => __(
				'WordPress must not change files on this site (DISALLOW_FILE_MODS). Ask whoever runs the server to update UserFeedback.',
				'userfeedback'
			),
			self::isTurnedOff() => __(
				'Automatic updates are turned off for this site (AUTOMATIC_UPDATER_DISABLED). Update UserFeedback on the Plugins screen.',
				'userfeedback'
			),
			! self::areUpdatesEnabled() => __(
				'Another plugin has turned off automatic updates. Update UserFeedback on the Plugins screen.',
				'userfeedback'
			),
			self::isCheckout() => __(
				'The files of this site are under version control, so WordPress updates nothing by itself. Update UserFeedback with them.',
				'userfeedback'
			),
			! self::isWritable() => __(
				'WordPress cannot write to the plugins folder by itself. Update UserFeedback on the Plugins screen.',
				'userfeedback'
			),
			default => '',
		};
	}

	/**
	 * By the constant: plugins can overrule it, in both directions.
	 */
	private static function isTurnedOff(): bool {
		self::load( 'class-wp-upgrader' );
		return defined( 'AUTOMATIC_UPDATER_DISABLED' )
			&& (bool) constant( 'AUTOMATIC_UPDATER_DISABLED' )
			&& ( new WP_Automatic_Updater() )->is_disabled();
	}

	private static function isCheckout(): bool {
		self::load( 'class-wp-upgrader' );
		return ( new WP_Automatic_Updater() )->is_vcs_checkout( WP_PLUGIN_DIR );
	}

	private static function isWritable(): bool {
		self::load( 'file' );
		self::load( 'class-wp-upgrader' );
		return (bool) ( new Automatic_Upgrader_Skin() )->request_filesystem_credentials( false, WP_PLUGIN_DIR );
	}

	/**
	 * Loads a file of the dashboard, which cron and the REST API do without.
	 */
	private static function load( string $file ): void {
		require_once ABSPATH . "wp-admin/includes/$file.php";
	}
}
