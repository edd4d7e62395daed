<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Access;

use ErrorException;
use UserFeedback\Tests\Support\Routes;
use UserFeedback\Tests\Support\SurveyFields;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\WrongValues;
use UserFeedback\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Every route × every argument that it declares × values of the wrong type, from somebody who may call it.
 */
final class WrongTypesTest extends TestCase {

	use SurveyFixtures;

	public function testAValueOfTheWrongTypeIsRefusedByName(): void {
		$survey = $this->publishedSurvey();
		$this->asAdmin();
		$checked  = 0;
		$problems = [];
		foreach ( Routes::all() as $name => $route ) {
			foreach ( $route->args as $argument => $schema ) {
				if ( $name === 'GET ' || str_contains( $name, '{' . $argument . '}' ) ) {
					continue;
				}
				foreach ( WrongValues::of( self::schema( $argument, $schema ), $route->verb === 'GET' ) as $what => $value ) {
					$response = $this->strictly( $this->with( $route, $survey->id, $argument, $value ) );
					$problem  = $this->problem( $response, $argument, is_array( $value ) ? (string) array_key_first( $value ) : '' );
					$problems = $problem === null ? $problems : [ ...$problems, "$name, $argument $what: $problem" ];
					++$checked;
				}
			}
		}
		self::assertSame( [], $problems );
		self::assertGreaterThan( 500, $checked );
	}

	/**
	 * Of a survey the argument says only that it is an object: its fields are checked by their own schema.
	 *
	 * @param array<string, mixed> $declared
	 * @return array<string, mixed>
	 */
	private static function schema( string $argument, array $declared ): array {
		$fields = $argument === 'survey' ? SurveyFields::schema() : [];
		return array_diff_key( $declared, $fields ) + $fields;
	}

	/**
	 * A request that is right but for one argument.
	 *
	 * @return WP_REST_Request<array<string, mixed>>
	 */
	private function with( Routes $route, int $surveyId, string $argument, mixed $value ): WP_REST_Request {
		$request = $route->request( [ 'id' => $surveyId ] );
		$values  = [ $argument => $value ] + $route->body( $surveyId );
		if ( $route->verb === 'GET' ) {
			$request->set_query_params( $values );
		} else {
			$request->set_body( (string) wp_json_encode( $values ) );
		}
		return $request;
	}

	/**
	 * Sends a request and fails on anything that PHP has to say, also inside WordPress.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function strictly( WP_REST_Request $request ): WP_REST_Response {
		set_error_handler(
			static fn ( int $level, string $message, string $file, int $line ) => throw new ErrorException( $message, 0, $level, $file, $line ),
			E_ALL & ~E_DEPRECATED & ~E_USER_DEPRECATED
		);
		try {
			return $this->dispatch( $request );
		} finally {
			restore_error_handler();
		}
	}

	/**
	 * What is wrong with an answer that should be a refusal which names the argument; null when nothing is.
	 *
	 * @param string $field The field of a survey that was sent: errors name those without the argument.
	 */
	private function problem( WP_REST_Response $response, string $argument, string $field ): ?string {
		$body   = $this->body( $response );
		$data   = is_array( $body['data'] ?? null ) ? $body['data'] : [];
		$fields = [ ...array_keys( (array) ( $data['params'] ?? [] ) ), ...array_column( (array) ( $data['errors'] ?? [] ), 'field' ) ];
		$name   = $argument === 'survey' && $field !== '' ? "(?:survey|$field)" : preg_quote( $argument, '/' );
		$named  = preg_grep( "/^$name(?:[.\[]|$)/", $fields );
		return $response->get_status() === 400 && $named !== [] ? null : (string) wp_json_encode( $body );
	}
}
