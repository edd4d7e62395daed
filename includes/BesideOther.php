<?php

declare( strict_types=1 );

namespace UserFeedback;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Admin\OtherPluginNotice;

/**
 * What there is of the plugin while another one with its name is active: a notice, and the command that imports from it (decision 0100).
 *
 * @since 0.7.0
 */
final class BesideOther {

	private const COMMAND = 'import-existing';

	/**
	 * @param string $file Main file of the other plugin, below the folder of plugins.
	 */
	public function __construct(
		private readonly Plugin $plugin,
		private readonly string $file
	) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'admin_notices', [ $this, 'showNotice' ] );
		add_action( 'network_admin_notices', [ $this, 'showNotice' ] );
		add_action( 'cli_init', [ $this, 'registerCommand' ] );
	}

	/**
	 * Actions admin_notices and network_admin_notices.
	 */
	public function showNotice(): void {
		$this->plugin->get( OtherPluginNotice::class )->show( $this->file );
	}

	/**
	 * Action cli_init. Only when the command runs, the hooks of the plugin are added, in this process.
	 */
	public function registerCommand(): void {
		$this->plugin->addCommand( self::COMMAND, $this->plugin->get( Import\Module::class )->commands()[ self::COMMAND ], Hooks::add( ... ) );
	}
}
