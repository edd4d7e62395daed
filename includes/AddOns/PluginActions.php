<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\AjaxActions;

/**
 * The admin-ajax.php actions for plugins of other vendors.
 *
 * @since 0.3.0
 */
final class PluginActions extends AjaxActions {

	/** What the screens ask for first. */
	public const GET = 'userfeedback_get_plugins';

	/** Value of the field `list` for the plugins of GrowthTools. */
	private const GROWTH = 'growth';

	private const ACTIVATE_CAPABILITIES = [ Capability::MANAGE, 'activate_plugins' ];

	public function __construct(
		private readonly KnownPlugins $plugins,
		private readonly AutomationState $automation
	) {}

	protected function actions(): array {
		return [
			// The survey builder shows whether a survey can be tracked, and whether it can start recipes.
			self::GET                        => self::action( [ Capability::EDIT_SURVEYS ], $this->all( ... ) ),
			// install() demands install_plugins, and says why nobody has it where files are locked.
			'userfeedback_install_plugin'    => self::action( [ Capability::MANAGE ], $this->install( ... ), self::INSTALL ),
			'userfeedback_activate_plugin'   => self::action( self::ACTIVATE_CAPABILITIES, $this->activate( ... ), self::ACTIVATE ),
			'userfeedback_deactivate_plugin' => self::action( self::ACTIVATE_CAPABILITIES, $this->deactivate( ... ), self::DEACTIVATE ),
		];
	}

	/**
	 * What GET answers for the plugins of GrowthTools, for the page to carry.
	 *
	 * @since 0.7.0
	 *
	 * @return array<string, mixed>
	 */
	public function growth(): array {
		return $this->all( [ 'list' => self::GROWTH ] );
	}

	/**
	 * @param array<string, string> $fields
	 * @return array<string, mixed>
	 */
	private function all( array $fields ): array {
		$isGrowth = ( $fields['list'] ?? '' ) === self::GROWTH;
		return [
			'plugins'      => $this->plugins->states( $isGrowth ? GrowthTools::plugins() : KnownPlugin::forSurveys() ),
			'automation'   => $this->automation->toArray(),
			'can_install'  => current_user_can( Capability::MANAGE ) && current_user_can( 'install_plugins' ),
			'can_activate' => current_user_can( Capability::MANAGE ) && current_user_can( 'activate_plugins' ),
			'files_locked' => WritableFiles::areLocked(),
		];
	}

	/**
	 * @param array<string, string> $fields
	 * @return array{plugin: array<string, mixed>}
	 */
	private function install( array $fields ): array {
		if ( WritableFiles::areLocked() ) {
			throw AddOnRefused::filesLocked();
		}
		if ( ! current_user_can( 'install_plugins' ) ) {
			throw AccessDenied::byRights();
		}
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

	/**
	 * @param array<string, string> $fields
	 * @return array{plugin: array<string, mixed>}
	 * @throws AccessDenied When the user may not deactivate this plugin.
	 */
	private function deactivate( array $fields ): array {
		$plugin = KnownPlugin::ofBasename( $fields['basename'] ?? '' ) ?? throw PluginRefused::unknown( 'basename' );
		if ( ! current_user_can( 'deactivate_plugin', $plugin->basename() ) ) {
			throw AccessDenied::byRights();
		}
		$this->plugins->deactivate( $plugin );
		return [ 'plugin' => $this->plugins->state( $plugin ) ];
	}
}
