<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Plugin;

/**
 * The dashboard's menu as a request of the present user builds it, with our pages only. (The tests load WordPress as for a visitor.)
 */
final class Dashboard {

	private const EMPTIED = [ 'menu', 'submenu', '_wp_menu_nopriv', '_wp_submenu_nopriv', '_registered_pages', '_parent_pages', 'admin_page_hooks' ];

	public static function open(): void {
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
		( new Plugin() )->register();
		do_action( 'admin_menu' );
	}
}
