<?php

declare( strict_types=1 );

namespace UserFeedback\Health;

defined( 'ABSPATH' ) || exit;

use Throwable;

/**
 * Looks for something that goes wrong on a site, says why and what to do. Site Health and `wp userfeedback doctor` show all of them; a module
 * contributes its own (Module::healthChecks()).
 *
 * @since 0.7.0
 */
interface HealthCheck {

	/**
	 * Names the check: 1 to 32 characters of a-z, 0-9 and -.
	 */
	public function id(): string;

	/**
	 * What it looks at, for people who wait for it.
	 */
	public function label(): string;

	/**
	 * Whether it takes a few queries by a key at most. The others run after Site Health is on the screen.
	 */
	public function isQuick(): bool;

	/**
	 * Changes nothing.
	 *
	 * @param float $seconds In which it should be done.
	 * @throws Throwable When it could not look.
	 */
	public function run( float $seconds ): Finding;
}
