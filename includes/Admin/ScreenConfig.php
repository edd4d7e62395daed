<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use _WP_Dependency;
use Closure;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\AddOnStates;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\LicenseReport;
use UserFeedback\Licensing\Store;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\AjaxActions;
use UserFeedback\Support\Assets;
use UserFeedback\Support\ScriptJson;

/**
 * What every screen of ours, and our blocks in the editor, know before their first request. Nothing secret: whoever may open them may
 * read it. Of admin-ajax.php a screen finds its first answer here; of the REST API, Menu brings it.
 *
 * @since 0.1.0
 */
final class ScreenConfig {

	/** What a screen asks of the user who is there, by the name under which it knows it. */
	private const CAPABILITIES = [
		'edit_surveys'     => Capability::EDIT_SURVEYS,
		'view_results'     => Capability::VIEW_RESULTS,
		'delete_surveys'   => Capability::DELETE_SURVEYS,
		'manage'           => Capability::MANAGE,
		'install_plugins'  => 'install_plugins',
		'activate_plugins' => 'activate_plugins',
		'upload_plugins'   => 'upload_plugins',
	];

	/**
	 * Script that our scripts in the block editor depend on: window.userfeedbackAdmin.
	 *
	 * @since 0.6.0
	 */
	public const EDITOR = 'userfeedback-editor';

	/** The editor scripts of the blocks, whose dependencies come from block.json. */
	private const BLOCK_SCRIPTS = [ 'userfeedback-survey-editor-script', 'userfeedback-post-rating-editor-script' ];

	/**
	 * @param Closure(string): array<string, mixed> $screenData What the modules add for a screen, by its slug (Module::screenData()).
	 */
	public function __construct(
		private readonly Assets $assets,
		private readonly LicenseReport $licenses,
		private readonly AddOnStates $addOns,
		private readonly Closure $screenData
	) {}

	/**
	 * The script that sets window.userfeedbackAdmin.
	 */
	public function script( Screen $screen ): string {
		return self::setting( $this->values() + ( $this->screenData )( $screen->slug ) );
	}

	/**
	 * Filter wp_refresh_nonces: the heartbeat asks for new nonces when those of a page are outdated, for example after its user has logged
	 * in again.
	 *
	 * @param array<string, mixed> $answer The heartbeat's.
	 * @return array<string, mixed>
	 */
	public static function addNonces( array $answer ): array {
		return [ 'userfeedback_nonces' => AjaxActions::nonces() ] + $answer;
	}

	/**
	 * Action enqueue_block_editor_assets: gives our scripts in the block editor their data, as the script self::EDITOR on which they depend.
	 * The editor is open to many who may do nothing here: they learn where our pages are, what they may do, and whether posts can be rated.
	 */
	public function addToEditor(): void {
		$features = $this->licenses->site()['features'];
		// A handle without a file, so that the data is printed once for all scripts.
		wp_register_script( self::EDITOR, false, [], USERFEEDBACK_VERSION, true );
		wp_add_inline_script(
			self::EDITOR,
			self::setting(
				[
					'capabilities' => $this->capabilities(),
					'features'     => array_intersect_key( $features, [ Feature::PostRatings->value => 0 ] ),
					'pages'        => self::pages(),
					'locale'       => str_replace( '_', '-', get_user_locale() ),
				]
			)
		);
		foreach ( self::BLOCK_SCRIPTS as $handle ) {
			$script = wp_scripts()->query( $handle );
			if ( $script instanceof _WP_Dependency ) {
				$script->deps = array_values( array_unique( [ ...$script->deps, self::EDITOR ] ) );
			}
		}
	}

	/**
	 * @param array<string, mixed> $values
	 */
	private static function setting( array $values ): string {
		return sprintf( 'window.userfeedbackAdmin = %s;', ScriptJson::encode( $values ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function values(): array {
		return $this->licenses->site() + [
			'add_ons'      => $this->addOns(),
			'ajax_url'     => admin_url( 'admin-ajax.php' ),
			'nonces'       => AjaxActions::nonces(),
			'capabilities' => $this->capabilities(),
			'store'        => Store::data(),
			'assets_url'   => $this->assets->url(),
			'version'      => USERFEEDBACK_VERSION,
			'pages'        => self::pages(),
			'locale'       => str_replace( '_', '-', get_user_locale() ),
			'site_url'     => home_url( '/' ),
			'user_id'      => get_current_user_id(),
		];
	}

	/**
	 * @return array<string, string> Addresses, by the name of the page.
	 */
	private static function pages(): array {
		$pages = [];
		foreach ( Screens::all() as $screen ) {
			$pages[ str_replace( 'userfeedback_', '', $screen->slug ) ] = AdminPages::url( $screen->slug );
		}
		return $pages;
	}

	/**
	 * @return array<string, bool>
	 */
	private function capabilities(): array {
		return array_map( static fn ( string $capability ) => current_user_can( $capability ), self::CAPABILITIES ) + [
			// The key of a network is entered on its main site.
			'manage_network' => is_multisite() && is_main_site() && current_user_can( 'manage_network_options' ),
		];
	}

	/**
	 * @return array<string, array{title: string, basename: string, installed: bool, active: bool}>
	 */
	private function addOns(): array {
		$states = [];
		foreach ( AddOn::cases() as $addOn ) {
			$states[ $addOn->value ] = [
				'title'     => $addOn->title(),
				'basename'  => $addOn->basename(),
				'installed' => $this->addOns->isInstalled( $addOn ),
				'active'    => $this->addOns->isActive( $addOn ),
			];
		}
		return $states;
	}
}
