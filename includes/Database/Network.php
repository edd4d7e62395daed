<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;
use Throwable;
use UserFeedback\Support\Failures;
use WP_Site;

/**
 * The sites of a network: each has its own tables, created when the plugin first runs there and dropped with the site.
 *
 * @since 0.1.0
 */
final class Network {

	/**
	 * @param Closure(): void $install Creates the tables of the current site.
	 * @param string          $file    Main file of the plugin.
	 */
	public function __construct(
		private readonly Connection $connection,
		private readonly Closure $install,
		private readonly string $file
	) {}

	/**
	 * Runs work on every site, also archived and deleted ones; without multisite, on this site. Needs as much memory for a thousand sites as for ten.
	 *
	 * @param Closure(): void $work
	 */
	public static function onEverySite( Closure $work ): void {
		if ( ! is_multisite() ) {
			$work();
			return;
		}
		for ( $page = 0; ; $page++ ) {
			/** @var list<int> $ids */
			$ids = get_sites(
				[
					'fields' => 'ids',
					'number' => 100,
					'offset' => 100 * $page,
				]
			);
			foreach ( $ids as $id ) {
				switch_to_blog( $id );
				try {
					$work();
				} finally {
					restore_current_blog();
				}
				self::freeMemory();
			}
			if ( count( $ids ) < 100 ) {
				return;
			}
		}
	}

	/**
	 * The id of the network whose main site the current site is; null for its other sites. Without multisite there is one network.
	 *
	 * @since 0.7.0
	 */
	public static function ofMainSite(): ?int {
		$network = is_multisite() ? (int) ( get_site()->network_id ?? 0 ) : get_current_network_id();
		return is_multisite() && get_main_site_id( $network ) !== get_current_blog_id() ? null : $network;
	}

	/**
	 * Deletes a transient of the current site, also one that a killed process has deleted half. (WordPress' delete_transient() leaves its time then.)
	 *
	 * @since 0.7.0
	 */
	public static function deleteTransientOfSite( string $name ): void {
		delete_transient( $name );
		delete_option( "_transient_$name" );
		delete_option( "_transient_timeout_$name" );
	}

	/**
	 * Deletes a site transient of a network. (WordPress' delete_site_transient() handles the current network only.)
	 */
	public static function deleteTransient( int $networkId, string $name ): void {
		delete_site_transient( $name );
		delete_network_option( $networkId, "_site_transient_$name" );
		delete_network_option( $networkId, "_site_transient_timeout_$name" );
	}

	/**
	 * WordPress keeps the options of each site that was switched to.
	 */
	private static function freeMemory(): void {
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
	}

	/**
	 * Prepares a new site if the plugin is active on the whole network.
	 */
	public function onNewSite( WP_Site $site ): void {
		if ( ! function_exists( 'is_plugin_active_for_network' ) ) {
			// @phpstan-ignore requireOnce.fileNotFound (ABSPATH is known to WordPress only.)
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
		}
		if ( ! is_plugin_active_for_network( plugin_basename( $this->file ) ) ) {
			return;
		}

		switch_to_blog( (int) $site->blog_id );
		( $this->install )();
		restore_current_blog();
	}

	/**
	 * Removes what a site that is deleted has outside of its own tables and uploads: preferences of users, and files where
	 * USERFEEDBACK_EXPORTS_DIR says. A failure does not keep the site from being deleted.
	 *
	 * @since 0.7.0
	 *
	 * @param Closure(): void $uninstall Removes everything of the current site.
	 */
	public static function onDeletedSite( WP_Site $site, Closure $uninstall ): void {
		switch_to_blog( (int) $site->blog_id );
		try {
			if ( get_option( Migrator::OPTION ) !== false ) {
				$uninstall();
			}
		} catch ( Throwable $failure ) {
			Failures::log( $failure );
		} finally {
			restore_current_blog();
		}
	}

	/**
	 * Adds the plugin's tables to those that WordPress drops with a site. WordPress has switched to that site.
	 *
	 * @param array<string> $tables
	 * @return array<string>
	 */
	public function addTables( array $tables ): array {
		return [ ...$tables, ...array_map( $this->connection->table( ... ), Schema::TABLES ) ];
	}
}
