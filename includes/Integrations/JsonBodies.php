<?php

declare( strict_types=1 );

namespace UserFeedback\Integrations;

defined( 'ABSPATH' ) || exit;

use WP_Error;
use WP_REST_Request;

/**
 * Refuses JSON bodies of our API that are neither an object nor a list: WordPress takes any JSON for parameters and warns of `5`.
 *
 * @since 0.1.0
 */
final class JsonBodies {

	/**
	 * Passes the result on, or an error for a body that is no object.
	 *
	 * @param mixed                                 $result  What another plugin answers; null to go on.
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function check( mixed $result, WP_REST_Request $request ): mixed {
		if ( $result !== null ) {
			return $result;
		}
		/** @var mixed $parameters */
		$parameters = $request->get_json_params();
		if ( $parameters === null || is_array( $parameters ) ) {
			return $result;
		}
		return new WP_Error( 'rest_invalid_json', __( 'Send a JSON object.', 'userfeedback' ), [ 'status' => 400 ] );
	}
}
