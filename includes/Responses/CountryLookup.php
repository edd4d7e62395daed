<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the country of an IP address on this server: nobody else is asked.
 *
 * @since 0.7.0
 */
interface CountryLookup {

	/**
	 * The country of an address.
	 *
	 * @param string $address IPv4 or IPv6.
	 * @return string ISO 3166-1 alpha-2 in upper case; '' if it is not known.
	 */
	public function country( string $address ): string;
}
