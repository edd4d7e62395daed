<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Licensing\AddOnStates;
use UserFeedback\Licensing\LicenseReport;
use UserFeedback\Modules;
use UserFeedback\Support\Assets;
use UserFeedback\Surveys\SurveyService;
use WP_Admin_Bar;

/**
 * Our pages and notices in the dashboard.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->container->define(
			ScreenConfig::class,
			static fn ( Container $c ) => new ScreenConfig(
				$c->get( Assets::class ),
				$c->get( LicenseReport::class ),
				$c->get( AddOnStates::class ),
				$c->get( Modules::class )->screenData( ... )
			)
		);
	}

	public function jobHandlers(): array {
		return [ ReleaseHeld::class ];
	}

	public function healthChecks(): array {
		return [ ProxyCheck::class ];
	}

	public function longWorks(): array {
		return [ ReleaseHeld::class ];
	}

	public function dailyTasks(): array {
		return [
			function (): void {
				// Those that were confirmed in wp-config.php.
				foreach ( $this->container->get( ProxyOffers::class )->confirmed() as $address ) {
					$this->container->get( ReleaseHeld::class )->release( $address );
				}
			},
		];
	}

	public function activate(): void {
		if ( $this->container->get( SurveyService::class )->idsOutsideTheTrash() === [] ) {
			WelcomeNotice::remember();
			$this->container->get( WelcomeRedirect::class )->remember();
		}
	}

	public function uninstall(): void {
		delete_option( WelcomeNotice::OPTION );
		delete_option( WelcomeRedirect::OPTION );
	}

	/**
	 * Action admin_menu.
	 */
	public static function addPages(): void {
		self::service( Menu::class )->addPages();
	}

	/**
	 * Action admin_head.
	 */
	public static function hideMenuEntries(): void {
		self::service( Menu::class )->hideEntries();
	}

	/**
	 * Filter submenu_file.
	 *
	 * @param mixed $file See Menu::currentEntry().
	 */
	public static function currentMenuEntry( mixed $file ): mixed {
		return self::service( Menu::class )->currentEntry( $file );
	}

	/**
	 * Action admin_enqueue_scripts.
	 */
	public static function enqueueScreen( string $suffix ): void {
		self::service( Menu::class )->enqueue( $suffix );
	}

	/**
	 * Action enqueue_block_editor_assets.
	 */
	public static function addToEditor(): void {
		self::service( ScreenConfig::class )->addToEditor();
	}

	/**
	 * Filter wp_refresh_nonces.
	 *
	 * @param array<string, mixed> $answer The heartbeat's.
	 * @return array<string, mixed>
	 */
	public static function addNonces( array $answer ): array {
		return ScreenConfig::addNonces( $answer );
	}

	/**
	 * Actions admin_notices and network_admin_notices.
	 */
	public static function showDatabaseNotice(): void {
		self::service( DatabaseNotice::class )->show();
	}

	/**
	 * Action admin_notices.
	 */
	public static function showProxyNotice(): void {
		self::service( ProxyNotice::class )->show();
	}

	/**
	 * Action admin_post_userfeedback_confirm_proxy.
	 */
	public static function confirmProxy(): void {
		self::service( ProxyNotice::class )->confirm();
	}

	/**
	 * Action admin_post_userfeedback_forget_proxy.
	 */
	public static function forgetProxy(): void {
		self::service( ProxyNotice::class )->forget();
	}

	/**
	 * Action admin_notices.
	 */
	public static function showWelcomeNotice(): void {
		self::service( WelcomeNotice::class )->show();
	}

	/**
	 * Action current_screen.
	 */
	public static function redirectToWelcome(): void {
		self::service( WelcomeRedirect::class )->redirect();
	}

	/**
	 * Action current_screen.
	 */
	public static function forgetWelcomeNotice(): void {
		self::service( WelcomeNotice::class )->forget();
	}

	/**
	 * Action admin_enqueue_scripts.
	 */
	public static function addCommands(): void {
		self::service( Commands::class )->add();
	}

	/**
	 * Filter plugin_action_links_{basename}.
	 *
	 * @param array<string, string> $links HTML by key.
	 * @return array<string, string>
	 */
	public static function addRowLinks( array $links ): array {
		return WaysIn::withRowLinks( $links );
	}

	/**
	 * Action admin_bar_menu.
	 */
	public static function addToAdminBar( WP_Admin_Bar $bar ): void {
		WaysIn::addToBar( $bar );
	}

	/**
	 * Action wp_dashboard_setup.
	 */
	public static function addSurveyWidget(): void {
		self::service( SurveyWidget::class )->add();
	}

	/**
	 * Action wp_dashboard_setup.
	 */
	public static function addRatingWidget(): void {
		self::service( RatingWidget::class )->add();
	}

	/**
	 * Action load-edit.php.
	 */
	public static function addRatingColumn(): void {
		self::service( RatingColumn::class )->addToScreen();
	}

	/**
	 * Action wp_ajax_inline-save.
	 */
	public static function addRatingToEditedRow(): void {
		self::service( RatingColumn::class )->addToEditedRow();
	}
}
