<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Support\RestController;
use WP_REST_Request;

/**
 * Accepts submissions through admin-ajax.php where the REST API is closed to visitors, and passes them to the same route.
 *
 * @since 0.1.0
 */
final class AjaxFallback {

	public const ACTION = SubmissionSchema::AJAX_ACTION;

	/**
	 * Answers the request as the route does, and ends it.
	 */
	public function submit(): void {
		$method = is_string( $_SERVER['REQUEST_METHOD'] ?? null ) ? $_SERVER['REQUEST_METHOD'] : '';
		// Public, as the route is: neither a login nor a nonce is checked here.
		$id      = is_string( $_GET['survey_id'] ?? null ) ? absint( $_GET['survey_id'] ) : 0;
		$request = new WP_REST_Request( $method, '/' . RestController::REST_NAMESPACE . "/surveys/$id/responses" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) file_get_contents( 'php://input' ) );

		$response = $method === 'POST' ? rest_do_request( $request ) : null;
		if ( $response === null ) {
			wp_send_json( [ 'success' => false ], 405 );
		}
		header( 'Cache-Control: ' . RestController::NO_STORE );
		foreach ( $response->get_headers() as $name => $value ) {
			header( "$name: " . Cast::string( $value ) );
		}
		wp_send_json( rest_get_server()->response_to_data( $response, false ), $response->get_status() );
	}
}
