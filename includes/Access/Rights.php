<?php

declare( strict_types=1 );

namespace UserFeedback\Access;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\AccessDenied;

/**
 * Asks on behalf of services whether somebody has a capability. Routes ask before they call a service; a service asks when what it takes
 * depends on what is stored.
 *
 * @since 0.1.0
 */
final class Rights {

	/** The user id of WP-CLI commands that run without `--user`. */
	private const NOBODY = 0;

	/**
	 * @param bool $isCli Whether this is WP-CLI, where somebody without an account has the server's shell and may do everything.
	 */
	public function __construct( private readonly bool $isCli ) {}

	/**
	 * Throws unless the user has the capability.
	 *
	 * @param string $capability One of Model\Capability::ALL.
	 * @throws AccessDenied When the user lacks it.
	 */
	public function demand( int $userId, string $capability ): void {
		if ( ! $this->has( $userId, $capability ) ) {
			throw AccessDenied::byRights();
		}
	}

	/**
	 * Whether the user has the capability.
	 *
	 * @param string $capability One of Model\Capability::ALL.
	 */
	public function has( int $userId, string $capability ): bool {
		if ( $userId === get_current_user_id() && $userId !== self::NOBODY ) {
			// WordPress has loaded them: nothing is read in the middle of a transaction, where a query that fails would pass for a refusal.
			return current_user_can( $capability );
		}
		return ( $this->isCli && $userId === self::NOBODY ) || user_can( $userId, $capability );
	}
}
