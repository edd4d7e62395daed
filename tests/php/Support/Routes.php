<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use WP_REST_Request;
use WP_REST_Server;

/**
 * Every route of ours as WordPress has it, and a request for each that is right as far as the arguments say.
 */
final class Routes {

	private const NAMESPACE = '/userfeedback/v1';

	/**
	 * @param string                              $name  For example POST /surveys/{id}.
	 * @param non-empty-string                    $verb  For example POST.
	 * @param string                              $path  As WordPress has it: a regular expression.
	 * @param array<string, array<string, mixed>> $args  Its arguments.
	 * @param callable|null                       $guard Its permission callback.
	 * @param array<int, array<string, mixed>|null> $answers Schemas of its answers by status; null for one without a body.
	 */
	private function __construct(
		public readonly string $name,
		public readonly string $verb,
		private readonly string $path,
		public readonly array $args,
		public readonly mixed $guard,
		public readonly array $answers = []
	) {}

	/**
	 * @return array<string, self> By name.
	 */
	public static function all(): array {
		$all = [];
		foreach ( self::server()->get_routes( 'userfeedback/v1' ) as $path => $handlers ) {
			foreach ( $handlers as $handler ) {
				/** @var list<non-empty-string> $verbs */
				$verbs = array_keys( $handler['methods'] );
				$answers = self::answers( $path, $handler );
				foreach ( $verbs as $verb ) {
					$name         = "$verb " . preg_replace( '/\(\?P<(\w+)>[^)]+\)/', '{$1}', substr( $path, strlen( self::NAMESPACE ) ) );
					$all[ $name ] = new self( $name, $verb, $path, $handler['args'], $handler['permission_callback'] ?? null, $answers );
				}
			}
		}
		return $all;
	}

	/**
	 * @param array<string, mixed> $handler
	 * @return array<int, array<string, mixed>|null>
	 */
	private static function answers( string $path, array $handler ): array {
		$whole   = rest_get_server()->get_route_options( $path )['schema'] ?? null;
		$answers = ( $handler['answers'] ?? [] ) ?: ( $whole === null ? [] : [ 200 => $whole ] );
		return array_map( static fn ( ?callable $schema ) => $schema === null ? null : $schema(), $answers );
	}

	/**
	 * The server with our routes, which are registered when one of them is asked for.
	 */
	public static function server(): WP_REST_Server {
		rest_do_request( new WP_REST_Request( 'GET', self::NAMESPACE ) );
		return rest_get_server();
	}

	/**
	 * The path for things that exist.
	 *
	 * @param array<string, int> $ids Name of the placeholder → id.
	 */
	public function path( array $ids ): string {
		return (string) preg_replace_callback(
			'/\(\?P<(\w+)>[^)]+\)/',
			static fn ( array $match ) => (string) ( $ids[ $match[1] ] ?? 1 ),
			$this->path
		);
	}

	/**
	 * A request that passes the checks of its arguments.
	 *
	 * @param array<string, int> $ids See path().
	 * @return WP_REST_Request<array<string, mixed>>
	 */
	public function request( array $ids ): WP_REST_Request {
		$request = new WP_REST_Request( $this->verb, $this->path( $ids ) );
		$body    = $this->body( $ids['id'] ?? 1 );
		if ( $this->verb === 'GET' ) {
			$request->set_query_params( $body );
			return $request;
		}
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( (object) $body ) );
		return $request;
	}

	/**
	 * The required arguments with values that fit.
	 *
	 * @return array<string, mixed>
	 */
	public function body( int $surveyId ): array {
		$body = [];
		foreach ( $this->args as $name => $schema ) {
			if ( ( $schema['required'] ?? false ) === true && ! str_contains( $this->path, "<$name>" ) ) {
				$body[ $name ] = match ( $name ) {
					'submission_id', 'view' => wp_generate_uuid4(),
					'survey_ids'    => [ $surveyId ],
					'surveys'       => (string) $surveyId,
					'locale'        => 'de_DE',
					default         => self::sample( $schema ),
				};
			}
		}
		return $body;
	}

	/**
	 * @param array<string, mixed> $schema
	 */
	private static function sample( array $schema ): mixed {
		if ( isset( $schema['enum'] ) && is_array( $schema['enum'] ) ) {
			return $schema['enum'][0];
		}
		$types = (array) ( $schema['type'] ?? 'string' );
		return match ( $types[0] ) {
			'integer', 'number' => $schema['minimum'] ?? 1,
			'boolean'           => false,
			'array'             => array_fill( 0, (int) ( $schema['minItems'] ?? 0 ), self::sample( $schema['items'] ?? [] ) ),
			'object'            => (object) array_map( self::sample( ... ), self::required( $schema ) ),
			default             => 'x',
		};
	}

	/**
	 * The properties that an object needs, which a schema marks in two ways.
	 *
	 * @param array<string, mixed> $schema
	 * @return array<string, array<string, mixed>>
	 */
	private static function required( array $schema ): array {
		/** @var array<string, array<string, mixed>> $properties */
		$properties = $schema['properties'] ?? [];
		$names      = is_array( $schema['required'] ?? null ) ? $schema['required'] : [];
		return array_filter(
			$properties,
			static fn ( array $property, string $name ) => in_array( $name, $names, true ) || ( $property['required'] ?? false ) === true,
			ARRAY_FILTER_USE_BOTH
		);
	}
}
