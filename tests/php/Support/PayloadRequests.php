<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Model\Survey;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Requests with bad values, and what must be true after each of them.
 */
trait PayloadRequests {

	private QueryLog $log;

	/** The survey in the paths of the routes. */
	private Survey $survey;

	/**
	 * @return iterable<string, array{Payload}>
	 */
	public static function payloads(): iterable {
		foreach ( Payload::all() as $name => $payload ) {
			yield $name => [ $payload ];
		}
	}

	/**
	 * Begins to watch statements and what must never run, with room for any number of requests.
	 */
	private function listen(): void {
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => PHP_INT_MAX, 'too_many' => PHP_INT_MAX ] );
		Canary::listen();
		$this->log = QueryLog::start();
	}

	/**
	 * @return array<string, Routes>
	 */
	private function routes(): array {
		// The index of the namespace is WordPress' own, and fails by itself on ?context[].
		return array_diff_key( Routes::all(), [ 'GET ' => true ] );
	}

	/**
	 * @param array<mixed> $data
	 */
	private function send( Routes $route, array $data, Payload $payload ): WP_REST_Response {
		$request = new WP_REST_Request( $route->verb, $route->path( [ 'id' => $this->survey->id ] ) );
		if ( $route->verb === 'GET' ) {
			$request->set_query_params( $data );
		} elseif ( $payload->isRaw ) {
			$request->set_header( 'Content-Type', 'application/x-www-form-urlencoded' );
			$request->set_body_params( $data );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $data, 0, 200 ) );
		}
		return $this->dispatch( $request );
	}

	/**
	 * @return array<string, string> What was stored of the payload, by place.
	 */
	private function assertHolds( WP_REST_Response $response, Payload $payload, string $where ): array {
		$status = $response->get_status();
		if ( $status >= 300 ) {
			self::assertContains( $status, [ 400, 403, 404, 409, 410, 413 ], $where );
			self::assertMatchesRegularExpression( '/^(userfeedback|rest)_[a-z_]+$/', (string) $this->body( $response )['code'], $where );
		}
		$marked = StoredTexts::marked( $this->log );
		$this->log->assertValuesAreQuoted( $where );
		foreach ( $marked as $place => $stored ) {
			if ( preg_match( '/^pages \d+ url$/', $place ) === 1 ) {
				self::assertTrue( str_starts_with( $stored, home_url( '/' ) ), $where );
				self::assertDoesNotMatchRegularExpression( '/[<>"\s`\x00-\x1f]/', $stored, $where );
				continue;
			}
			self::assertTrue( $payload->isKeptAs( $stored ), "$where: $place holds $stored" );
		}
		// Spam and statistics of earlier requests are no business of the next one.
		self::assertSame( [], Canary::$sang, $where );
		return $marked;
	}
}
