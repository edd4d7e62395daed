<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;

/**
 * After somebody activated the plugin in the dashboard of a site without surveys: opens the setup wizard once, with that user's next page.
 *
 * @since 0.7.0
 */
final class WelcomeRedirect {

	/** The user who activated the plugin, and when: "7 1767225600". Missing when nobody waits. */
	public const OPTION = 'userfeedback_welcome_user';

	/** Later than that, the user has begun something else, in seconds. */
	private const EXPIRES = 600;

	public function __construct( private readonly Clock $clock ) {}

	/**
	 * For the activation of the plugin. WP-CLI, which runs its plugin commands as an administrator in the dashboard, and the REST API activate for
	 * programs, and a network for all of its sites.
	 */
	public function remember(): void {
		if ( is_admin() && ! defined( 'WP_CLI' ) && ! is_network_admin() && get_current_user_id() > 0 ) {
			update_option( self::OPTION, get_current_user_id() . ' ' . $this->clock->now()->getTimestamp(), false );
		}
	}

	/**
	 * Action current_screen, which fires for pages only: neither for admin-ajax.php nor for admin-post.php.
	 */
	public function redirect(): void {
		if ( $this->isDue() && wp_safe_redirect( AdminPages::url( AdminPages::WELCOME ) ) ) {
			exit;
		}
	}

	/**
	 * Whether this request is redirected: true once.
	 */
	private function isDue(): bool {
		// This option is autoloaded, so that other requests read nothing.
		if ( get_option( WelcomeNotice::OPTION ) !== '1' || is_network_admin() || defined( 'IFRAME_REQUEST' ) || self::isForm() ) {
			return false;
		}
		[ $user, $time ] = explode( ' ', Cast::string( get_option( self::OPTION ) ) ) + [ '', '' ];
		// Of two pages that open at once, only one deletes the row.
		if ( (int) $user === 0 || (int) $user !== get_current_user_id() || ! delete_option( self::OPTION ) ) {
			return false;
		}
		return (int) $time >= $this->clock->now()->getTimestamp() - self::EXPIRES
			// Who activates several plugins is busy with them.
			&& ! isset( $_GET['activate-multi'] )
			&& ! in_array( $_GET['page'] ?? null, array_column( Screens::all(), 'slug' ), true )
			&& current_user_can( Capability::EDIT_SURVEYS );
	}

	/**
	 * Whether the request sends something, which a redirect would lose.
	 */
	private static function isForm(): bool {
		return ( $_SERVER['REQUEST_METHOD'] ?? 'GET' ) !== 'GET';
	}
}
