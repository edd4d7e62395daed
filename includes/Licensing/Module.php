<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Network;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dismissal;
use UserFeedback\Support\OutgoingRequest;

/**
 * Plans, license keys, the feature table, and what this site may use.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$container = $this->container;
		$container->define(
			RevocationList::class,
			static fn () => new RevocationList( PublicKey::configured(), RevocationList::configuredUrl() )
		);
		$container->define(
			LicenseStore::class,
			static fn ( Container $c ) => new LicenseStore(
				new KeyCheck( PublicKey::configured(), $c->get( RevocationList::class ), $c->get( Clock::class ) )
			)
		);
		$container->define(
			LicenseService::class,
			static fn ( Container $c ) => new LicenseService(
				$c->get( LicenseStore::class ),
				$c->get( RevocationList::class ),
				defined( 'WP_CLI' ) && WP_CLI
			)
		);
		$container->define( LicenseSource::class, static fn ( Container $c ) => $c->get( LicenseStore::class ) );
	}

	/**
	 * Actions add_option_{option}, update_option_{option} and delete_option_{option} of the license key and of the revocation list, and the same
	 * of the network's options. The other sites of a network follow with their daily tasks.
	 */
	public static function refreshKeptPlan(): void {
		self::service( LicenseStore::class )->refreshKeptPlan();
	}

	public function commands(): array {
		return [ 'license' => LicenseCommand::class ];
	}

	public function ajaxActions(): array {
		return [ LicenseActions::class ];
	}

	public function dailyTasks(): array {
		return [
			// No request is made unless an address was configured.
			fn () => $this->container->get( RevocationList::class )->refreshDaily(),
			self::refreshKeptPlan( ... ),
		];
	}

	public function screenData( string $screen ): array {
		// The site's address may have changed, and keys may be limited to one.
		self::refreshKeptPlan();
		if ( $screen !== AdminPages::SETTINGS ) {
			return [];
		}
		return [
			'blurb_dismissed' => Dismissal::SettingsBlurb->isBy( get_current_user_id() ),
			'answers'         => [ LicenseActions::GET => $this->container->get( LicenseReport::class )->withoutKeys() ],
		];
	}

	public function connections(): array {
		return [
			new OutgoingRequest(
				'revocations',
				__( 'Revoked license keys', 'userfeedback' ),
				__( 'This site reads a list once a day if wp-config.php has its address (USERFEEDBACK_REVOCATION_URL).', 'userfeedback' ),
				RevocationList::configuredUrl() !== ''
			),
		];
	}

	public function uninstall(): void {
		delete_option( LicenseStore::OPTION );
		delete_option( LicenseStore::KEPT );
	}

	public function uninstallNetwork( int $networkId ): void {
		delete_network_option( $networkId, LicenseStore::OPTION );
		delete_network_option( $networkId, RevocationList::OPTION );
		Network::deleteTransient( $networkId, RevocationList::FETCHED );
		Dismissal::SettingsBlurb->forget();
	}
}
