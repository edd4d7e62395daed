<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Plugin;
use WP_Hook;

/**
 * The superglobals, hooks and globals of WordPress that a test may change.
 */
final class GlobalState {

	/** Made again by WordPress when they are next asked for. */
	private const FORGOTTEN = [ 'wp_rest_server', 'wp_scripts', 'wp_styles', 'post', 'current_screen' ];

	/** Which actions have fired, and the shortcodes. */
	private const RESTORED = [ 'wp_actions', 'shortcode_tags' ];

	/**
	 * @param array<WP_Hook>                     $hooks        Hook name → copy.
	 * @param array<string, array<mixed, mixed>> $superglobals Name → content.
	 * @param array<string, array<mixed, mixed>> $globals      Name → content.
	 * @param Plugin                             $plugin       Of the request.
	 */
	private function __construct(
		private readonly array $hooks,
		private readonly array $superglobals,
		private readonly array $globals,
		private readonly Plugin $plugin
	) {}

	public static function remember(): self {
		wp_set_current_user( 0 );
		return new self(
			array_map( static fn ( WP_Hook $hook ): WP_Hook => clone $hook, $GLOBALS['wp_filter'] ),
			[
				'_GET'     => $_GET,
				'_POST'    => $_POST,
				'_REQUEST' => $_REQUEST,
				'_COOKIE'  => $_COOKIE,
				'_SERVER'  => $_SERVER,
			],
			array_intersect_key( $GLOBALS, array_flip( self::RESTORED ) ),
			Plugin::instance()
		);
	}

	public function restore(): void {
		// The plugin whose services the callbacks of hooks use.
		$this->plugin->register();
		$GLOBALS['wp_filter'] = $this->hooks;
		$_GET                 = $this->superglobals['_GET'];
		$_POST                = $this->superglobals['_POST'];
		$_REQUEST             = $this->superglobals['_REQUEST'];
		$_COOKIE              = $this->superglobals['_COOKIE'];
		$_SERVER              = $this->superglobals['_SERVER'];
		foreach ( $this->globals as $name => $content ) {
			$GLOBALS[ $name ] = $content;
		}
		foreach ( self::FORGOTTEN as $name ) {
			unset( $GLOBALS[ $name ] );
		}
		wp_set_current_user( 0 );
	}
}
