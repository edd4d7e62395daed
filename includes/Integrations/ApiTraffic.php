<?php

declare( strict_types=1 );

namespace UserFeedback\Integrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\RestController;
use WP_Error;
use WP_HTTP_Response;
use WP_REST_Request;

/**
 * What holds for every request to our API, and for every answer of it.
 *
 * @since 0.7.0
 */
final class ApiTraffic {

	/**
	 * Refuses a JSON body that is neither an object nor a list: WordPress takes any JSON for parameters and warns of `5`.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function refusal( WP_REST_Request $request ): ?WP_Error {
		/** @var mixed $parameters */
		$parameters = $request->get_json_params();
		return $parameters === null || is_array( $parameters )
			? null
			: new WP_Error( 'rest_invalid_json', __( 'Send a JSON object.', 'userfeedback' ), [ 'status' => 400 ] );
	}

	/**
	 * Keeps an answer, a refusal too, out of every cache: proxies and browsers may keep some of them otherwise (RFC 9111, 4.2.2). A route that says
	 * itself how long its answer may be kept is left alone.
	 */
	public static function uncached( WP_HTTP_Response $response ): WP_HTTP_Response {
		if ( ! isset( $response->get_headers()['Cache-Control'] ) ) {
			$response->header( 'Cache-Control', RestController::NO_STORE );
		}
		return $response;
	}
}
