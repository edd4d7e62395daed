<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use WP_REST_Request;
use WP_REST_Response;

/**
 * REST requests through the whole of WordPress' server, as the present user (nobody, until a test says otherwise).
 */
trait Requests {

	/**
	 * @param array<string, mixed> $query Query parameters.
	 */
	protected function get( string $path, array $query = [] ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', $path );
		$request->set_query_params( $query );
		return $this->dispatch( $request );
	}

	/**
	 * Sends a body as JSON.
	 *
	 * @param array<mixed>          $body    The body.
	 * @param array<string, string> $headers Further headers.
	 */
	protected function post( string $path, array $body = [], array $headers = [], string $method = 'POST' ): WP_REST_Response {
		$request = new WP_REST_Request( $method, $path );
		$request->set_headers( [ 'Content-Type' => 'application/json' ] + $headers );
		$request->set_body( (string) wp_json_encode( $body === [] ? (object) [] : $body ) );
		return $this->dispatch( $request );
	}

	/**
	 * Sends a request as its route would receive it, errors turned into responses as in production.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	protected function dispatch( WP_REST_Request $request ): WP_REST_Response {
		return rest_get_server()->dispatch( $request );
	}

	/**
	 * The body of a response as a client reads it: through JSON and back.
	 *
	 * @return array<mixed>
	 */
	protected function body( WP_REST_Response $response ): array {
		$data = json_decode( (string) wp_json_encode( rest_get_server()->response_to_data( $response, false ) ), true );
		self::assertIsArray( $data );
		return $data;
	}

	/**
	 * Asserts an error's status and code and answers its fields' errors by field path.
	 *
	 * @return array<string, string> Field path → error code.
	 */
	protected function assertRefused( WP_REST_Response $response, int $status, string $code ): array {
		$body = $this->body( $response );
		self::assertSame( [ $status, $code ], [ $response->get_status(), $body['code'] ?? null ], (string) wp_json_encode( $body ) );
		/** @var list<array{field: string, code: string}> $errors */
		$errors = is_array( $body['data'] ?? null ) ? $body['data']['errors'] ?? [] : [];
		return array_column( $errors, 'code', 'field' );
	}
}
