<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Network;
use UserFeedback\Extensions\Extensions;
use UserFeedback\Licensing\AddOnStates;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\CachedPages;

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
		$container->define(
			AddOnActions::class,
			static fn ( Container $c ) => new AddOnActions(
				new AddOnList(
					$c->get( FeatureGate::class ),
					$c->get( Catalogue::class ),
					$c->get( InstalledAddOns::class ),
					plugin_dir_url( USERFEEDBACK_FILE )
				),
				new AddOnInstaller( $c->get( CheckedPackages::class ), $c->get( InstalledAddOns::class ), new InstallLock(), new Unpacker() ),
				new AddOnActivation( $c->get( CheckedPackages::class ), $c->get( InstalledAddOns::class ) ),
				$c->get( Catalogue::class ),
				is_uploaded_file( ... )
			)
		);
	}

	public function register(): void {
		// WordPress looks for updates in requests of any kind.
		add_filter( 'update_plugins_userfeedback.example', [ $this, 'offerUpdate' ], 10, 3 );
		add_filter( 'pre_set_site_transient_update_plugins', [ $this, 'completeUpdates' ] );
		add_filter( 'upgrader_pre_download', [ $this, 'downloadPackage' ], 10, 4 );
		add_filter( 'plugins_api', [ $this, 'describePlugin' ], 10, 3 );
		add_action( 'userfeedback_register', [ $this, 'registerParts' ] );
		// Pages in caches have the scripts of the plugins that were active when they were made.
		add_action( 'activated_plugin', [ $this, 'onPluginSwitched' ] );
		add_action( 'deactivated_plugin', [ $this, 'onPluginSwitched' ] );
		if ( ! is_admin() ) {
			return;
		}

		$this->container->get( AddOnActions::class )->register();
		$this->container->get( PluginActions::class )->register();
		$this->container->get( AddOnNotice::class )->register();
	}

	public function screenData( string $screen ): array {
		$first = $screen === AdminPages::ADD_ONS ? $this->container->get( AddOnActions::class )->first() : null;
		return $first === null ? [] : [ 'answers' => [ AddOnActions::GET => $first ] ];
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
	public function registerParts( Extensions $extensions ): void {
		$extensions->part( $this->container->get( AnalyticsPart::class )->part() );
	}

	/**
	 * Actions activated_plugin and deactivated_plugin: what a page contains changes with analytics plugins.
	 *
	 * @param string $basename Of the plugin.
	 */
	public function onPluginSwitched( string $basename ): void {
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
	public function offerUpdate( mixed $update, mixed $headers, mixed $basename ): mixed {
		return $this->container->get( UpdateOffers::class )->offer( $update, $headers, $basename );
	}

	/**
	 * Filter pre_set_site_transient_update_plugins.
	 *
	 * @param mixed $updates The list.
	 */
	public function completeUpdates( mixed $updates ): mixed {
		return $this->container->get( UpdateOffers::class )->complete( $updates );
	}

	/**
	 * Filter upgrader_pre_download.
	 *
	 * @param mixed $reply    What others answer, or false.
	 * @param mixed $package  The address of the package.
	 * @param mixed $upgrader Not used.
	 * @param mixed $extra    What is updated.
	 */
	public function downloadPackage( mixed $reply, mixed $package, mixed $upgrader, mixed $extra ): mixed {
		return $this->container->get( UpdateOffers::class )->download( $reply, $package, $extra );
	}

	/**
	 * Filter plugins_api.
	 *
	 * @param mixed $answer   What others answer, or false.
	 * @param mixed $action   What is asked for.
	 * @param mixed $question About which plugin.
	 */
	public function describePlugin( mixed $answer, mixed $action, mixed $question ): mixed {
		return $this->container->get( UpdateOffers::class )->describe( $answer, $action, $question );
	}
}
