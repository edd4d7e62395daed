<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\AddOn;

/**
 * Activates and deactivates add-ons on this site, as the Plugins screen does. For requests of the dashboard; whoever calls it has made sure
 * that the user may.
 *
 * @since 0.1.0
 */
final class AddOnActivation {

	public function __construct(
		private readonly CheckedPackages $packages,
		private readonly InstalledAddOns $installed
	) {}

	/**
	 * Does nothing when it is active.
	 *
	 * @throws AddOnRefused When it must not or cannot be.
	 */
	public function activate( AddOn $addOn ): void {
		$this->packages->demand( $addOn );
		if ( ! $this->installed->isInstalled( $addOn ) ) {
			throw AddOnRefused::notInstalled( $addOn );
		}
		if ( ! $this->installed->fits( $addOn ) ) {
			throw AddOnRefused::needsNewerCore( $addOn, (string) $this->installed->requires( $addOn ) );
		}
		if ( $this->installed->isSwitchedOn( $addOn ) ) {
			return;
		}
		$error = activate_plugin( $addOn->basename() );
		if ( is_wp_error( $error ) ) {
			throw AddOnRefused::failed( $addOn, wp_strip_all_tags( $error->get_error_message(), true ) );
		}
	}

	/**
	 * Does nothing when it is not active.
	 *
	 * @throws AddOnRefused When only the network's administrators can.
	 */
	public function deactivate( AddOn $addOn ): void {
		if ( $this->installed->isNetworkActive( $addOn ) ) {
			throw AddOnRefused::networkActive( $addOn );
		}
		deactivate_plugins( $addOn->basename() );
	}
}
