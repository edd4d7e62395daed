<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

use Closure;
use WP_Site;

/**
 * The sites of a network: each has tables of its own, made when the plugin first runs there and dropped with the site.
 */
final class Network {

	/**
	 * @param Closure(): void $install Makes the tables of the present site.
	 * @param string          $file    Main file of the plugin.
	 */
	public function __construct(
		private readonly Connection $connection,
		private readonly Closure $install,
		private readonly string $file
	) {}

	public function register(): void {
		if ( is_multisite() ) {
			// After WordPress has made the site's own tables (10).
			add_action( 'wp_initialize_site', $this->onNewSite( ... ), 20 );
			add_filter( 'wpmu_drop_tables', $this->addTables( ... ) );
		}
	}

	/**
	 * Does something on every site of the network, or on this one where there is none.
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
	 * Does something for every network of this WordPress; it is given the id of each.
	 *
	 * @param Closure( int ): void $work
	 */
	public static function onEveryNetwork( Closure $work ): void {
		/** @var list<int> $ids */
		$ids = is_multisite() ? get_networks( [ 'fields' => 'ids', 'number' => 0 ] ) : [ get_current_network_id() ];
		array_map( $work, $ids );
	}

	private function onNewSite( WP_Site $site ): void {
		if ( ! function_exists( 'is_plugin_active_for_network' ) ) {
			// @phpstan-ignore requireOnce.fileNotFound (ABSPATH is known to WordPress only.)
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
		}
		if ( !is_plugin_active_for_network( plugin_basename( $this->file ) ) ) {
			return;
		}

		switch_to_blog( (int) $site->blog_id );
		( $this->install )();
		restore_current_blog();
	}

	/**
	 * WordPress drops these with a site; it has switched to it.
	 *
	 * @param array<string> $tables
	 * @return array<string>
	 */
	private function addTables( array $tables ): array {
		return [ ...$tables, ...array_map( $this->connection->table( ... ), Schema::TABLES ) ];
	}
}
