<?php

declare( strict_types=1 );

namespace UserFeedback\Integrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\RestController;
use WP_HTTP_Response;

/**
 * Keeps the answers of our API, refusals too, out of every cache: proxies and browsers may keep some of them otherwise (RFC 9111, 4.2.2).
 * A route that says itself how long its answer may be kept is left alone.
 *
 * @since 0.1.0
 */
final class NoStore {

	/**
	 * Adds the header to a response of ours.
	 */
	public function mark( WP_HTTP_Response $response ): WP_HTTP_Response {
		if ( ! isset( $response->get_headers()['Cache-Control'] ) ) {
			$response->header( 'Cache-Control', RestController::NO_STORE );
		}
		return $response;
	}
}
