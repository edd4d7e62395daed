<?php

declare( strict_types=1 );

namespace UserFeedback\Integrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\AddOn;

/**
 * Tells page caches when what visitors see has changed. The one place that knows them.
 *
 * @since 0.1.0
 */
final class PageCaches {

	/** Functions of cache plugins that empty the whole page cache without arguments. */
	private const FUNCTIONS = [
		'wp_cache_clear_cache',        // WP Super Cache.
		'w3tc_flush_posts',            // W3 Total Cache.
		'rocket_clean_domain',         // WP Rocket.
		'wpfc_clear_all_cache',        // WP Fastest Cache.
		'sg_cachepress_purge_cache',   // SiteGround Optimizer.
		'wpo_cache_flush',             // WP-Optimize.
		'pantheon_wp_clear_edge_all',  // Pantheon.
	];

	/** Actions by which cache plugins empty the whole page cache. */
	private const ACTIONS = [
		'litespeed_purge_all',                // LiteSpeed Cache.
		'cache_enabler_clear_complete_cache', // Cache Enabler.
		'breeze_clear_all_cache',             // Breeze.
		'rt_nginx_helper_purge_all',          // Nginx Helper.
		'wphb_clear_page_cache',              // Hummingbird.
		'swcfpc_purge_cache',                 // Super Page Cache.
	];

	/**
	 * Empties them when one of our add-ons was activated or deactivated: it decides which surveys visitors see, and pages in caches would
	 * go on showing others.
	 */
	public function onSwitch( string $plugin ): void {
		if ( AddOn::ofBasename( $plugin ) !== null ) {
			$this->purge();
		}
	}

	/**
	 * Empties every page cache that we know.
	 */
	public function purge(): void {
		foreach ( self::FUNCTIONS as $function ) {
			if ( function_exists( $function ) ) {
				$function();
			}
		}
		foreach ( self::ACTIONS as $action ) {
			do_action( $action );
		}

		/**
		 * Fires when pages in caches are no longer what visitors should see, after the caches that we know were emptied.
		 *
		 * @since 0.1.0
		 */
		do_action( 'userfeedback_purge_pages' );
	}
}
