<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Inbox\Notices\WordPressNotice;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Model\Capability;

/**
 * Says, where plugins are managed, what add-ons are for, and which active ones do nothing because they need a later core.
 *
 * @since 0.1.0
 */
final class AddOnNotice {

	/** The screens of WordPress on which one can do something about it. */
	private const SCREENS = [ 'plugins', 'plugins-network', 'update-core', 'update-core-network', 'dashboard' ];

	public function __construct( private readonly InstalledAddOns $installed ) {}

	/**
	 * Filter all_plugins: our descriptions in the user's language. The headers cannot name our text domain: WordPress would look for its
	 * translations in the add-on's folder then, also for the rest of the page.
	 *
	 * @param mixed $plugins Headers by basename.
	 * @return mixed
	 */
	public function describe( mixed $plugins ): mixed {
		if ( ! is_array( $plugins ) ) {
			return $plugins;
		}
		foreach ( AddOn::cases() as $addOn ) {
			$headers = $plugins[ $addOn->basename() ] ?? null;
			if ( is_array( $headers ) && ( $headers['UpdateURI'] ?? null ) === UpdateOffers::address( $addOn ) ) {
				$plugins[ $addOn->basename() ] = [ 'Description' => $addOn->excerpt() ] + $headers;
			}
		}
		return $plugins;
	}

	/**
	 * Actions admin_notices and network_admin_notices.
	 */
	public function show(): void {
		if ( ! in_array( get_current_screen()?->id, self::SCREENS, true ) || ! current_user_can( Capability::MANAGE ) ) {
			return;
		}
		foreach ( AddOn::cases() as $addOn ) {
			if ( $this->installed->isSwitchedOn( $addOn ) && $this->installed->isInstalled( $addOn ) && ! $this->installed->fits( $addOn ) ) {
				$needed = (string) $this->installed->requires( $addOn );
				WordPressNotice::show(
					"add-on-$addOn->value-" . str_replace( '.', '-', $needed ),
					esc_html( AddOnRefused::needsNewerCore( $addOn, $needed )->getMessage() ),
					'warning'
				);
			}
		}
	}
}
