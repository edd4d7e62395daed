<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Network;
use UserFeedback\Extensions\Extensions;
use UserFeedback\Licensing\AddOnStates;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\CachedPages;
use UserFeedback\Support\Cast;

/**
 * The add-ons of the vendor: which there are, installing, activating and updating them.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$container = $this->container;
		$container->define( AddOnStates::class, static fn ( Container $c ) => $c->get( InstalledAddOns::class ) );
		$container->define( Catalogue::class, static fn () => Catalogue::configured() );
	}

	public function ajaxActions(): array {
		return [ AddOnActions::class, PluginActions::class ];
	}

	public function screenData( string $screen ): array {
		$first = $screen === AdminPages::ADD_ONS ? $this->container->get( AddOnActions::class )->first() : null;
		return match ( $screen ) {
			AdminPages::ADD_ONS      => $first === null ? [] : [ 'answers' => [ AddOnActions::GET => $first ] ],
			AdminPages::SETTINGS     => [ 'update_obstacle' => UpdateObstacle::text() ],
			AdminPages::GROWTH_TOOLS => [ 'growth' => $this->container->get( GrowthTools::class )->screen() ] + $this->recommended(),
			AdminPages::ABOUT        => [ 'recommended' => GrowthTools::forAbout() ] + $this->recommended(),
			default                  => [],
		};
	}

	public function settingFields(): array {
		return [ $this->container->get( AutomaticUpdates::class ) ];
	}

	public function connections(): array {
		return $this->container->get( AddOnConnections::class )->all();
	}

	/**
	 * The states of the plugins that a screen recommends.
	 *
	 * @return array{answers: array<string, mixed>}
	 */
	private function recommended(): array {
		return [ 'answers' => [ PluginActions::GET => $this->container->get( PluginActions::class )->growth() ] ];
	}

	public function uninstall(): void {
		delete_option( InstallLock::OPTION );
	}

	public function uninstallNetwork( int $networkId ): void {
		Network::deleteTransient( $networkId, VendorServer::TRANSIENT );
	}

	/**
	 * Action userfeedback_register.
	 */
	public static function registerParts( Extensions $extensions ): void {
		$extensions->part( self::service( AnalyticsPart::class )->part() );
	}

	/**
	 * Actions admin_notices and network_admin_notices.
	 */
	public static function showNotices(): void {
		self::service( AddOnNotice::class )->show();
	}

	/**
	 * Filter all_plugins.
	 *
	 * @param mixed $plugins Headers by basename.
	 */
	public static function describeAddOns( mixed $plugins ): mixed {
		return self::service( AddOnNotice::class )->describe( $plugins );
	}

	/**
	 * Actions activated_plugin and deactivated_plugin: what a page contains changes with analytics plugins.
	 *
	 * @param string $basename Of the plugin.
	 */
	public static function onPluginSwitched( string $basename ): void {
		if ( KnownPlugin::ofBasename( $basename )?->purpose() === 'analytics' ) {
			CachedPages::outdate();
		}
	}

	/**
	 * Filter update_plugins_userfeedback.example.
	 *
	 * @param mixed $update   What others offer, or false.
	 * @param mixed $headers  Of the plugin.
	 * @param mixed $basename Of the plugin.
	 */
	public static function offerUpdate( mixed $update, mixed $headers, mixed $basename ): mixed {
		return self::service( UpdateOffers::class )->offer( $update, $headers, $basename );
	}

	/**
	 * Filter pre_set_site_transient_update_plugins.
	 *
	 * @param mixed $updates The list.
	 */
	public static function completeUpdates( mixed $updates ): mixed {
		return self::service( UpdateOffers::class )->complete( $updates );
	}

	/**
	 * Filter upgrader_pre_download.
	 *
	 * @param mixed $reply    What others answer, or false.
	 * @param mixed $package  The address of the package.
	 * @param mixed $upgrader Not used.
	 * @param mixed $extra    What is updated.
	 */
	public static function downloadPackage( mixed $reply, mixed $package, mixed $upgrader, mixed $extra ): mixed {
		return self::service( UpdateOffers::class )->download( $reply, $package, $extra );
	}

	/**
	 * Filter auto_update_plugin.
	 *
	 * @since 0.7.0
	 *
	 * @param mixed $update Whether WordPress updates a plugin by itself; null when the Plugins screen asks.
	 * @param mixed $item   The offered update.
	 */
	public static function decideAutomaticUpdate( mixed $update, mixed $item ): mixed {
		return self::service( AutomaticUpdates::class )->decide( $update, $item );
	}

	/**
	 * Filter plugin_auto_update_setting_html.
	 *
	 * @since 0.7.0
	 *
	 * @param mixed $html     What the Plugins screen shows.
	 * @param mixed $basename Of the plugin.
	 */
	public static function describeAutomaticUpdate( mixed $html, mixed $basename ): string {
		return self::service( AutomaticUpdates::class )->describe( Cast::string( $html ), Cast::string( $basename ) );
	}

	/**
	 * Filter plugins_api.
	 *
	 * @param mixed $answer   What others answer, or false.
	 * @param mixed $action   What is asked for.
	 * @param mixed $question About which plugin.
	 */
	public static function describePlugin( mixed $answer, mixed $action, mixed $question ): mixed {
		return self::service( UpdateOffers::class )->describe( $answer, $action, $question );
	}
}
