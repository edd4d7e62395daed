<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Plugin;

/**
 * The dashboard's menu as a request of the present user builds it, with our pages only. (The tests load WordPress as for a visitor.)
 */
final class Dashboard {

	private const EMPTIED = [ 'menu', 'submenu', '_wp_menu_nopriv', '_wp_submenu_nopriv', '_registered_pages', '_parent_pages', 'admin_page_hooks' ];

	/**
	 * @param Plugin|null $plugin Whose pages; null for this site's plugin.
	 */
	public static function open( ?Plugin $plugin = null ): void {
		foreach ( array_keys( $GLOBALS['_registered_pages'] ?? [] ) as $hook ) {
			remove_all_actions( (string) $hook );
		}
		foreach ( self::EMPTIED as $name ) {
			$GLOBALS[ $name ] = [];
		}
		$GLOBALS['wp_scripts'] = null;
		set_current_screen( 'dashboard' );
		remove_all_actions( 'admin_menu' );
		remove_all_actions( 'admin_enqueue_scripts' );
		( $plugin ?? new Plugin() )->register();
		do_action( 'admin_menu' );
	}

	/**
	 * The pages of ours that WordPress lets the present user open.
	 *
	 * @param Plugin|null $plugin See open().
	 * @return list<string> Their slugs.
	 */
	public static function pages( ?Plugin $plugin = null ): array {
		self::open( $plugin );
		$slugs = [];
		foreach ( $GLOBALS['submenu'] as $entries ) {
			foreach ( $entries as [ 1 => $capability, 2 => $slug ] ) {
				if ( current_user_can( $capability ) ) {
					$slugs[] = (string) $slug;
				}
			}
		}
		return $slugs;
	}
}
