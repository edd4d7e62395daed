<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use _WP_Dependency;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\AdminRoute;
use UserFeedback\Support\Assets;
use UserFeedback\Support\ScriptJson;

/**
 * Commands for WordPress' command palette, which is on every page of the dashboard since WordPress 6.9. WordPress itself has a command for each
 * entry of the menu.
 *
 * @since 0.7.0
 */
final class Commands {

	private const SCRIPT = 'userfeedback-commands';

	/** The script that starts the palette. */
	private const PALETTE = 'wp-core-commands';

	public function __construct( private readonly Assets $assets ) {}

	/**
	 * Adds the script to what the palette needs, so that it comes when the palette comes, on pages of ours later. For the hook admin_enqueue_scripts.
	 */
	public function add(): void {
		$data    = $this->data();
		$palette = wp_scripts()->query( self::PALETTE );
		if ( ! wp_script_is( self::PALETTE ) || ! $palette instanceof _WP_Dependency || is_network_admin() || $data === null ) {
			return;
		}
		$script = $this->assets->script( 'admin/commands' );
		$needed = [ ...$script['dependencies'], 'wp-commands' ];
		wp_register_script( self::SCRIPT, $script['src'], $needed, $script['version'], [ 'in_footer' => true ] );
		wp_set_script_translations( self::SCRIPT, 'userfeedback' );
		wp_add_inline_script( self::SCRIPT, sprintf( 'window.userfeedbackCommands = %s;', ScriptJson::encode( $data ) ), 'before' );
		$palette->deps[] = self::SCRIPT;
	}

	/**
	 * For the current user; null for those who may do nothing here.
	 *
	 * @return array{links: list<array<string, string>>, can_search: bool, pages: array<string, string>}|null
	 */
	private function data(): ?array {
		$mayEdit = current_user_can( Capability::EDIT_SURVEYS );
		$links   = [
			...( $mayEdit ? [ self::link( 'new-survey', __( 'Create a survey', 'userfeedback' ), AdminRoute::NewSurvey, 'new' ) ] : [] ),
			...( current_user_can( Capability::MANAGE ) ? self::settings() : [] ),
		];
		if ( $links === [] ) {
			return null;
		}
		$pages = [ 'surveys' => AdminPages::url( AdminPages::SURVEYS ) ];
		if ( current_user_can( Capability::VIEW_RESULTS ) ) {
			$pages['results'] = AdminPages::url( AdminPages::RESULTS );
		}
		return [
			'links'      => $links,
			'can_search' => $mayEdit,
			'pages'      => $pages,
		];
	}

	/**
	 * @return list<array<string, string>>
	 */
	private static function settings(): array {
		$tabs = [
			[ AdminRoute::GeneralSettings, __( 'UserFeedback settings: General', 'userfeedback' ) ],
			[ AdminRoute::WidgetSettings, __( 'UserFeedback settings: Widget', 'userfeedback' ) ],
			[ AdminRoute::EmailSettings, __( 'UserFeedback settings: Email', 'userfeedback' ) ],
			[ AdminRoute::IntegrationSettings, __( 'UserFeedback settings: Integrations', 'userfeedback' ) ],
			[ AdminRoute::AccessSettings, __( 'UserFeedback settings: Access', 'userfeedback' ) ],
			[ AdminRoute::MiscSettings, __( 'UserFeedback settings: Misc', 'userfeedback' ) ],
		];
		return array_map( static fn ( array $tab ) => self::link( $tab[0]->value, $tab[1], $tab[0], 'settings' ), $tabs );
	}

	/**
	 * @return array<string, string>
	 */
	private static function link( string $name, string $label, AdminRoute $route, string $icon ): array {
		return [
			'name'  => $name,
			'label' => $label,
			'url'   => $route->url(),
			'icon'  => $icon,
		];
	}
}
