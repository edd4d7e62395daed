<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;
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
	 * Runs work on every site of the network; without multisite, on this site.
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
				$work();
				restore_current_blog();
			}
			if ( count( $ids ) < 100 ) {
				return;
			}
		}
	}

	/**
	 * Runs work for every network of this WordPress, with the network's id.
	 *
	 * @param Closure( int ): void $work
	 */
	public static function onEveryNetwork( Closure $work ): void {
		/** @var list<int> $ids */
		$ids = is_multisite() ? get_networks( [ 'fields' => 'ids', 'number' => 0 ] ) : [ get_current_network_id() ];
		array_map( $work, $ids );
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
	 * Adds the plugin's tables to those that WordPress drops with a site. WordPress has switched to that site.
	 *
	 * @param array<string> $tables
	 * @return array<string>
	 */
	public function addTables( array $tables ): array {
		return [ ...$tables, ...array_map( $this->connection->table( ... ), Schema::TABLES ) ];
	}
}
