<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Health\Finding;
use UserFeedback\Health\HealthCheck;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\ClientIp;

/**
 * Proxies through which visitors come and that nobody has confirmed. ProxyNotice offers to confirm them.
 *
 * @since 0.7.0
 */
final class ProxyCheck implements HealthCheck {

	public function __construct(
		private readonly ProxyOffers $offers,
		private readonly ClientIp $clientIp
	) {}

	public function id(): string {
		return 'proxy';
	}

	public function label(): string {
		return __( 'Proxies of the site', 'userfeedback' );
	}

	public function isQuick(): bool {
		return false;
	}

	public function run( float $seconds ): Finding {
		$offers  = $this->offers->unconfirmed( $this->clientIp->sender( $_SERVER ) );
		$offered = array_values( array_filter( $offers, static fn ( array $offer ) => $offer['is_offered'] ) );
		if ( $offered === [] ) {
			return Finding::good(
				__( 'UserFeedback knows the site’s proxies', 'userfeedback' ),
				__( 'No proxy, load balancer or CDN was noticed that is not confirmed.', 'userfeedback' )
			);
		}
		$held  = array_sum( array_column( $offered, 'held' ) );
		$texts = [
			sprintf(
				/* translators: %s: list of IP addresses. */
				__( 'Visitors come through a proxy, load balancer or CDN that is not confirmed: %s.', 'userfeedback' ),
				implode( ', ', array_column( $offered, 'address' ) )
			),
			__( 'Until it is confirmed, UserFeedback counts no more from it than from one visitor’s network.', 'userfeedback' ),
			ProxyNotice::heldText( $held ),
			__( 'If it belongs to your site, confirm it in the settings of UserFeedback.', 'userfeedback' ),
		];
		$title = __( 'A proxy of the site is not confirmed', 'userfeedback' );
		return ( $held > 0 ? Finding::critical( $title, ...$texts ) : Finding::recommended( $title, ...$texts ) )
			->withLink( AdminPages::url( AdminPages::SETTINGS ), __( 'Open the settings', 'userfeedback' ) );
	}
}
