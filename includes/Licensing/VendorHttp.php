<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

/**
 * Requests to the vendor's server, where the owner configured its address. They name the plugin's version, not the site.
 *
 * @since 0.1.0
 */
final class VendorHttp {

	/**
	 * Gets a file.
	 *
	 * @param string $url      Its address.
	 * @param int    $maxBytes Longer answers are cut off.
	 * @param array{timeout?: float, redirection?: int, stream?: bool, filename?: string} $arguments Further ones of wp_safe_remote_get().
	 * @return string|null The body; null unless the server answered 200.
	 */
	public static function get( string $url, int $maxBytes, array $arguments = [] ): ?string {
		$response = wp_safe_remote_get(
			$url,
			$arguments + [
				'timeout'             => 10.0,
				'redirection'         => 0,
				'limit_response_size' => $maxBytes,
				// The default one contains the address of the site.
				'user-agent'          => 'UserFeedback/' . USERFEEDBACK_VERSION,
			]
		);
		return wp_remote_retrieve_response_code( $response ) === 200 ? wp_remote_retrieve_body( $response ) : null;
	}
}
