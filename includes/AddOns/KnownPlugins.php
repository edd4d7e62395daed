<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use Plugin_Upgrader;
use WP_Ajax_Upgrader_Skin;
use WP_Plugin_Dependencies;

/**
 * Installs, activates and deactivates the plugins of KnownPlugin, as the Plugins screen does. Callers have checked the user's capabilities.
 *
 * @since 0.3.0
 */
final class KnownPlugins {

	public function __construct( private readonly InstallLock $lock = new InstallLock() ) {}

	/**
	 * Plugins with their state on this site.
	 *
	 * @since 0.7.0
	 *
	 * @param list<KnownPlugin> $plugins
	 * @return list<array{slug: string, title: string, purpose: string, basename: string, installed: bool, active: bool}>
	 */
	public function states( array $plugins ): array {
		return array_map( $this->state( ... ), $plugins );
	}

	/**
	 * @return array{slug: string, title: string, purpose: string, basename: string, installed: bool, active: bool}
	 */
	public function state( KnownPlugin $plugin ): array {
		$present = self::present( $plugin );
		$active  = array_values( array_filter( $present, self::isActive( ... ) ) );
		return [
			'slug'      => $plugin->value,
			'title'     => $plugin->title(),
			'purpose'   => $plugin->purpose(),
			'basename'  => $active[0] ?? $present[0] ?? $plugin->basename(),
			'installed' => $present !== [],
			'active'    => $active !== [],
		];
	}

	/**
	 * Whether a plugin for a purpose is active on this site. Cheap enough for visitors' pages: reads no file.
	 *
	 * @since 0.4.0
	 *
	 * @param string $purpose See KnownPlugin::purpose().
	 */
	public static function isActiveFor( string $purpose ): bool {
		foreach ( KnownPlugin::cases() as $plugin ) {
			if ( $plugin->purpose() === $purpose && array_filter( $plugin->basenames(), self::isActive( ... ) ) !== [] ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Installs a plugin from the plugin directory of wordpress.org. Does nothing if it is installed.
	 *
	 * Throws PluginRefused when WordPress cannot install it.
	 *
	 * @throws AddOnRefused When WordPress cannot write files, or another installation is running.
	 */
	public function install( KnownPlugin $plugin ): void {
		WritableFiles::demand();
		$this->lock->during(
			static function () use ( $plugin ): void {
				clearstatcache();
				if ( self::present( $plugin ) === [] ) {
					self::unpack( $plugin, self::packageOf( $plugin ) );
				}
			}
		);
	}

	/**
	 * Activates an installed plugin on this site. Does nothing if it is active.
	 *
	 * @throws PluginRefused When it is not installed or cannot be activated.
	 */
	public function activate( KnownPlugin $plugin ): void {
		[ 'basename' => $basename, 'installed' => $isInstalled, 'active' => $isActive ] = $this->state( $plugin );
		if ( ! $isInstalled ) {
			throw PluginRefused::notInstalled( $plugin );
		}
		$error = $isActive ? null : activate_plugin( $basename );
		if ( is_wp_error( $error ) ) {
			throw PluginRefused::failed( $plugin, wp_strip_all_tags( $error->get_error_message(), true ) );
		}
	}

	/**
	 * Deactivates a plugin on this site. Does nothing if it is not active.
	 *
	 * @since 0.7.0
	 *
	 * @throws PluginRefused When only the network's administrators can, or another active plugin needs it.
	 */
	public function deactivate( KnownPlugin $plugin ): void {
		$active = array_filter( $plugin->basenames(), self::isActive( ... ) );
		foreach ( $active as $basename ) {
			if ( self::isNetworkActive( $basename ) ) {
				throw PluginRefused::networkActive( $plugin );
			}
			WP_Plugin_Dependencies::initialize();
			/** @var list<string> $needing */
			$needing    = WP_Plugin_Dependencies::get_dependents( dirname( $basename ) );
			$dependents = array_filter( $needing, self::isActive( ... ) );
			if ( $dependents !== [] ) {
				$names = array_map( static fn ( string $dependent ) => get_plugins()[ $dependent ]['Name'] ?? $dependent, $dependents );
				throw PluginRefused::needed( $plugin, wp_sprintf( '%l', array_values( $names ) ) );
			}
		}
		deactivate_plugins( array_values( $active ) );
	}

	/**
	 * @throws PluginRefused When the directory cannot be reached or does not have it.
	 */
	private static function packageOf( KnownPlugin $plugin ): string {
		// @phpstan-ignore requireOnce.fileNotFound (ABSPATH is known to WordPress only.)
		require_once ABSPATH . 'wp-admin/includes/plugin-install.php';
		$information = plugins_api(
			'plugin_information',
			[
				'slug'   => $plugin->value,
				'fields' => [ 'sections' => false ],
			]
		);
		if ( is_wp_error( $information ) ) {
			throw PluginRefused::failed( $plugin, wp_strip_all_tags( $information->get_error_message(), true ) );
		}
		$link = is_object( $information ) ? $information->download_link ?? '' : '';
		return is_string( $link ) ? $link : '';
	}

	/**
	 * @throws PluginRefused When WordPress could not, or the package holds another plugin.
	 */
	private static function unpack( KnownPlugin $plugin, string $package ): void {
		$skin     = new WP_Ajax_Upgrader_Skin();
		$upgrader = new Plugin_Upgrader( $skin );
		$level    = ob_get_level();
		try {
			$result = $upgrader->install( $package );
		} finally {
			// After an error, the skin does not end its output buffer.
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
		}
		$errors = is_wp_error( $result ) ? $result : $skin->get_errors();
		clearstatcache();
		if ( $result !== true || $errors->has_errors() || self::present( $plugin ) === [] ) {
			throw PluginRefused::failed( $plugin, wp_strip_all_tags( $errors->get_error_message(), true ) );
		}
	}

	/**
	 * @return list<string> The basenames under which it is installed.
	 */
	private static function present( KnownPlugin $plugin ): array {
		return array_values( array_filter( $plugin->basenames(), static fn ( string $name ) => is_file( WP_PLUGIN_DIR . "/$name" ) ) );
	}

	private static function isActive( string $basename ): bool {
		return in_array( $basename, (array) get_option( 'active_plugins', [] ), true )
			|| self::isNetworkActive( $basename );
	}

	private static function isNetworkActive( string $basename ): bool {
		return is_multisite() && isset( ( (array) get_site_option( 'active_sitewide_plugins', [] ) )[ $basename ] );
	}
}
