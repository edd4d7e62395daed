<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

/**
 * Where the licenses of this site come from.
 *
 * @since 0.1.0
 */
interface LicenseSource {

	/**
	 * The one that counts: the site's own if it is valid, or else the network's if that is, or else the site's again, if it has one.
	 */
	public function current(): License;

	/**
	 * The key that was entered for this site.
	 */
	public function ofSite(): License;

	/**
	 * The key that was entered for the whole network; null where there is no network.
	 */
	public function ofNetwork(): ?License;

	/**
	 * The plan whose stored settings take effect on visitors' pages: also that of an expired license. Costs no query there.
	 *
	 * @since 0.3.0
	 */
	public function keptPlan(): Plan;
}
