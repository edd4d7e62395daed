<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\AjaxActions;

/**
 * The admin-ajax.php actions for plugins of other vendors.
 *
 * @since 0.3.0
 */
final class PluginActions extends AjaxActions {

	private const INSTALL_CAPABILITIES  = [ Capability::MANAGE, 'install_plugins' ];
	private const ACTIVATE_CAPABILITIES = [ Capability::MANAGE, 'activate_plugins' ];

	public function __construct(
		private readonly KnownPlugins $plugins,
		private readonly AutomationState $automation
	) {}

	protected function actions(): array {
		return [
			// The survey builder shows whether a survey can be tracked, and whether it can start recipes.
			'userfeedback_get_plugins'     => self::action( [ Capability::EDIT_SURVEYS ], $this->all( ... ) ),
			'userfeedback_install_plugin'  => self::action( self::INSTALL_CAPABILITIES, $this->install( ... ), self::INSTALL ),
			'userfeedback_activate_plugin' => self::action( self::ACTIVATE_CAPABILITIES, $this->activate( ... ), self::ACTIVATE ),
		];
	}

	/**
	 * @return array{plugins: list<array<string, mixed>>, automation: array<string, mixed>, can_install: bool, can_activate: bool}
	 */
	private function all(): array {
		return [
			'plugins'      => $this->plugins->all(),
			'automation'   => $this->automation->toArray(),
			'can_install'  => current_user_can( Capability::MANAGE ) && current_user_can( 'install_plugins' ),
			'can_activate' => current_user_can( Capability::MANAGE ) && current_user_can( 'activate_plugins' ),
		];
	}

	/**
	 * @param array<string, string> $fields
	 * @return array{plugin: array<string, mixed>}
	 */
	private function install( array $fields ): array {
		$plugin = KnownPlugin::tryFrom( $fields['slug'] ?? '' ) ?? throw PluginRefused::unknown( 'slug' );
		$this->plugins->install( $plugin );
		if ( ( $fields['activate'] ?? '' ) === '1' && current_user_can( 'activate_plugins' ) ) {
			$this->plugins->activate( $plugin );
		}
		return [ 'plugin' => $this->plugins->state( $plugin ) ];
	}

	/**
	 * @param array<string, string> $fields
	 * @return array{plugin: array<string, mixed>}
	 */
	private function activate( array $fields ): array {
		$plugin = KnownPlugin::ofBasename( $fields['basename'] ?? '' ) ?? throw PluginRefused::unknown( 'basename' );
		$this->plugins->activate( $plugin );
		return [ 'plugin' => $this->plugins->state( $plugin ) ];
	}
}
