<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use Closure;
use WP_Error;
use WP_REST_Controller;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Base class of REST controllers: namespace, permission checks and error responses.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @phpstan-type Answers array<int, (callable(): array<string, mixed>)|null>
 * @since 0.1.0
 */
abstract class RestController extends WP_REST_Controller {

	public const REST_NAMESPACE = 'userfeedback/v1';

	/**
	 * Path of a question of a survey, see pathQuestionId().
	 *
	 * @since 0.6.0
	 */
	protected const QUESTION = 'surveys/(?P<id>\d+)/questions/(?P<question_id>[A-Za-z0-9_-]{1,16})';

	/** Cache-Control header of responses that no cache may store. */
	public const NO_STORE = 'no-store';

	/** @var string */
	protected $namespace = self::REST_NAMESPACE;

	/**
	 * Whether a request is for the plugin's API.
	 *
	 * @since 0.7.0
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function isOurs( WP_REST_Request $request ): bool {
		return str_starts_with( $request->get_route(), '/' . self::REST_NAMESPACE . '/' );
	}

	/**
	 * A text to search for, on one line. Titles may contain <script>, which sanitize_text_field() would remove: an empty search finds everything.
	 *
	 * @since 0.7.0
	 */
	public static function searchText( mixed $value ): string {
		return trim( (string) preg_replace( '/\s+/', ' ', wp_check_invalid_utf8( Cast::string( $value ) ) ) );
	}

	/**
	 * Registers a route.
	 *
	 * @since 0.7.0
	 *
	 * @param string                                  $path      Below the namespace, a regular expression.
	 * @param list<array<string, mixed>>              $endpoints From endpoint().
	 * @param (callable(): array<mixed>)|null         $schema    Of what the endpoints answer.
	 */
	protected function addRoute( string $path, array $endpoints, ?callable $schema = null ): void {
		register_rest_route( self::REST_NAMESPACE, "/$path", $schema === null ? $endpoints : $endpoints + [ 'schema' => $schema ] );
	}

	/**
	 * What a route does with some methods, for addRoute().
	 *
	 * @since 0.7.0
	 *
	 * @param string                              $methods    Such as GET, or GET, POST.
	 * @param callable                            $callback   Receives the request.
	 * @param callable(): (bool|WP_Error)         $permission Such as requires() gives.
	 * @param array<string, array<string, mixed>> $arguments  As for register_rest_route().
	 * @param Answers                             $answers    Schemas of its answers by status, for the documentation and its tests; null for one
	 *                                                        without a body. Without any, the schema of the route with status 200.
	 * @return array<string, mixed>
	 */
	protected static function endpoint(
		string $methods,
		callable $callback,
		callable $permission,
		array $arguments = [],
		array $answers = []
	): array {
		return [
			'methods'             => $methods,
			'callback'            => $callback,
			'permission_callback' => $permission,
			'args'                => $arguments,
			'answers'             => $answers,
		];
	}

	/**
	 * Permission callback: the current user needs one of these capabilities. (WordPress has already checked the nonce of a logged-in user.)
	 *
	 * @return Closure(): (true|WP_Error)
	 */
	protected function requires( string ...$capabilities ): Closure {
		return static function () use ( $capabilities ): bool|WP_Error {
			if ( array_filter( $capabilities, static fn ( string $capability ) => current_user_can( $capability ) ) !== [] ) {
				return true;
			}
			$denied = AccessDenied::byRights();
			return new WP_Error( $denied->errorCode, $denied->getMessage(), [ 'status' => rest_authorization_required_code() ] );
		};
	}

	/**
	 * Permission callback of a public route that writes: anybody, but only with a real POST request. WordPress also accepts `?_method=POST`, so a
	 * link, an image or a prefetching browser could send answers.
	 *
	 * @return Closure(): (true|WP_Error)
	 */
	protected function anybodyByPost(): Closure {
		return static function (): bool|WP_Error {
			if ( ! wp_is_serving_rest_request() || ( $_SERVER['REQUEST_METHOD'] ?? '' ) === 'POST' ) {
				return true;
			}
			return new WP_Error( 'userfeedback_method_invalid', __( 'Send this as a POST request.', 'userfeedback' ), [ 'status' => 405 ] );
		};
	}

	/**
	 * Arguments of a route from the schema of its body. rest_get_endpoint_args_for_schema() ignores the schema's list `required`, so a body without
	 * these names would reach the callback.
	 *
	 * @param ObjectSchema $schema
	 * @return array<string, array<string, mixed>>
	 */
	protected static function arguments( array $schema ): array {
		/** @var array<string, array<string, mixed>> $arguments */
		$arguments = rest_get_endpoint_args_for_schema( $schema );
		foreach ( $schema['required'] as $name ) {
			$inner = $schema['properties'][ $name ]['required'] ?? null;
			// `required => true` replaces the argument's own list, so its required properties are marked one by one.
			foreach ( is_array( $inner ) ? array_filter( $inner, is_string( ... ) ) : [] as $property ) {
				/** @var array<string, mixed> $marked */
				$marked             = array_replace_recursive( $arguments[ $name ], [ 'properties' => [ $property => [ 'required' => true ] ] ] );
				$arguments[ $name ] = $marked;
			}
			$arguments[ $name ]['required'] = true;
		}
		return $arguments;
	}

	/**
	 * Validates an argument that is an object. WordPress also accepts a list and would report its indexes as field names.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	protected static function validateObject( mixed $value, WP_REST_Request $request, string $name ): bool|WP_Error {
		if ( is_array( $value ) && $value !== [] && array_is_list( $value ) ) {
			/* translators: %s: name of an argument of the REST API. */
			return new WP_Error( 'rest_invalid_type', sprintf( __( '%s is not of type object.', 'userfeedback' ), $name ) );
		}
		return rest_validate_request_arg( $value, $request, $name );
	}

	/**
	 * Pagination arguments of a list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected static function paging(): array {
		return Pagination::arguments();
	}

	/**
	 * Argument for a request that acts on several items.
	 *
	 * @return array<string, mixed>
	 */
	protected static function idList(): array {
		return [
			'type'        => 'array',
			'items'       => [
				'type'    => 'integer',
				'minimum' => 1,
			],
			'uniqueItems' => true,
			'minItems'    => 1,
			'maxItems'    => 100,
			'required'    => true,
		];
	}

	/**
	 * An id in the path of a request. Never use `$request['id']`: WordPress looks in the body and the query first, so a request could act on
	 * another object than the one in its path.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @param string                                $name    Of the placeholder in the route.
	 * @return int 0 when the route has no such placeholder.
	 */
	protected static function pathId( WP_REST_Request $request, string $name = 'id' ): int {
		return Cast::int( Cast::at( $request->get_url_params(), $name ) );
	}

	/**
	 * The id of a question in the path of a request, see self::QUESTION. Never `$request['question_id']`, see pathId().
	 *
	 * @since 0.6.0
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return string '' when the route has no such placeholder.
	 */
	protected static function pathQuestionId( WP_REST_Request $request ): string {
		return Cast::string( Cast::at( $request->get_url_params(), 'question_id' ) );
	}

	/**
	 * The sent ids.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return list<int>
	 */
	protected static function ids( WP_REST_Request $request, string $name ): array {
		return array_map( Cast::int( ... ), array_values( (array) $request[ $name ] ) );
	}

	/**
	 * An item in the API's format, with the fields of register_rest_field(); prepare_item_for_response() filters it.
	 *
	 * @param array<string, mixed>                  $data    In the shape of get_item_schema().
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	protected function withRegisteredFields( array $data, WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( $this->add_additional_fields_to_object( $data, $request ) );
	}

	/**
	 * An item of a list. It is always complete, because `_fields` applies to the list object around it.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<mixed>
	 */
	protected function listItem( mixed $item, WP_REST_Request $request ): array {
		$whole = clone $request;
		$whole->offsetUnset( '_fields' );
		$prepared = $this->prepare_item_for_response( $item, $whole );
		return $prepared instanceof WP_REST_Response ? (array) $this->prepare_response_for_collection( $prepared ) : [];
	}

	/**
	 * Stores the sent fields that were added with register_rest_field().
	 *
	 * @param object                                $item    The stored item.
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return WP_Error|null Error of a field's update callback.
	 */
	protected function storeRegisteredFields( object $item, WP_REST_Request $request ): ?WP_Error {
		$stored = $this->update_additional_fields_for_object( $item, $request );
		return is_wp_error( $stored ) ? $stored : null;
	}

	/**
	 * Runs the work and returns its result as a response. A refusal becomes an error response.
	 *
	 * @param Closure(): (array<mixed>|WP_REST_Response) $work
	 */
	protected function answer( Closure $work, int $status = 200 ): WP_REST_Response {
		try {
			$result = $work();
		} catch ( DomainError $error ) {
			return $this->refusal( $error );
		} catch ( TemporaryFailure $failure ) {
			return $this->refusal( $failure->refusal() );
		}
		return $result instanceof WP_REST_Response ? $result : new WP_REST_Response( $result, $status );
	}

	/**
	 * A refusal as WordPress reports errors: its data are the status and what else the API says about it.
	 *
	 * @since 0.7.0
	 */
	public static function toError( DomainError $error ): WP_Error {
		$data = [ 'status' => $error->status ] + $error->details;
		if ( $error->errors !== [] ) {
			$data['errors'] = array_map( static fn ( FieldError $field ) => $field->toArray(), $error->errors );
		}
		return new WP_Error( $error->errorCode, $error->getMessage(), $data );
	}

	private function refusal( DomainError $error ): WP_REST_Response {
		$response = rest_convert_error_to_response( self::toError( $error ) );
		if ( $error->retryAfter !== null ) {
			$response->header( 'Retry-After', (string) $error->retryAfter );
		}
		return $response;
	}
}
