<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox\Sources;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Inbox\Button;
use UserFeedback\Inbox\Category;
use UserFeedback\Inbox\Notification;
use UserFeedback\Inbox\NotificationSource;
use UserFeedback\Licensing\License;
use UserFeedback\Licensing\LicenseSource;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Store;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminRoute;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;

/**
 * A license key that expires within 30 days, or has expired.
 *
 * @since 0.7.0
 */
final class LicenseNotifications implements NotificationSource {

	private const NOTICE_PERIOD = '-30 days';

	public function __construct(
		private readonly LicenseSource $licenses,
		private readonly Clock $clock
	) {}

	public function notifications(): array {
		$site    = $this->licenses->ofSite();
		$network = $this->licenses->ofNetwork();
		$found   = $this->forLicense( $site, 'license', Capability::MANAGE );
		// Super admins renew the key of the network.
		return $network === null ? $found : [ ...$found, ...$this->forLicense( $network, 'network-license', 'manage_network_options' ) ];
	}

	/**
	 * @return list<Notification>
	 */
	private function forLicense( License $license, string $name, string $capability ): array {
		$expires = $license->expires;
		if ( $expires === null || ! in_array( $license->shownStatus(), [ LicenseStatus::Valid, LicenseStatus::Expired ], true ) ) {
			return [];
		}
		$isOver = $license->shownStatus() === LicenseStatus::Expired;
		$day    = $expires->setTimezone( $this->clock->zone() );
		return [
			new Notification(
				$name . ( $isOver ? '-expired-' : '-expiring-' ) . $day->format( 'Y-m-d' ),
				Category::License,
				self::title( $isOver, $day ),
				$isOver
					? __( 'Surveys with paid features go on as they are, and collected data stays readable.', 'userfeedback' ) . ' '
						. __( 'Renew the license to change them and to get updates.', 'userfeedback' )
					: __( 'Renew it before, so that paid features stay available and updates go on.', 'userfeedback' ),
				$isOver ? $expires : $expires->modify( self::NOTICE_PERIOD ),
				[
					Button::externalLink( __( 'Renew the license', 'userfeedback' ), Cast::string( Store::data()['account'] ?? '' ) ),
					Button::link( __( 'Enter a new key', 'userfeedback' ), AdminRoute::GeneralSettings->url() ),
				],
				$capability
			),
		];
	}

	private static function title( bool $isOver, DateTimeImmutable $day ): string {
		$date = wp_date( Cast::string( get_option( 'date_format' ) ), $day->getTimestamp() );
		return $isOver
			/* translators: %s: a date. */
			? sprintf( __( 'Your license expired on %s', 'userfeedback' ), $date )
			/* translators: %s: a date. */
			: sprintf( __( 'Your license expires on %s', 'userfeedback' ), $date );
	}
}
