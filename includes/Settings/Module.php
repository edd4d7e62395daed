<?php

declare( strict_types=1 );

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\OptionUpdate;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Modules;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\ClientIp;

/**
 * The settings of the plugin.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->container->define( ClientIp::class, static fn () => new ClientIp( TrustedProxies::all() ) );
		$this->container->define(
			SettingsService::class,
			static fn ( Container $c ) => new SettingsService(
				$c->get( FeatureGate::class ),
				$c->get( OptionUpdate::class ),
				$c->get( Modules::class )->settingFields( ... )
			)
		);
		$this->container->define(
			ConnectionList::class,
			static fn ( Container $c ) => new ConnectionList( $c->get( Modules::class )->connections( ... ) )
		);
	}

	public function screenData( string $screen ): array {
		return $screen === AdminPages::SETTINGS ? [ 'roles' => SiteRoles::all() ] : [];
	}

	public function settingFields(): array {
		return [ new DataSettings(), new CountryHeader() ];
	}

	public function installNewSite(): void {
		DataSettings::copyToNewSite();
	}

	/**
	 * The last thing that is removed: it says whether the site's data is deleted at all, also if the first attempt was killed.
	 */
	public function endUninstall(): void {
		delete_option( Settings::OPTION );
	}
}
