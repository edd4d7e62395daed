<?php
/**
 * The routes of the REST API with what they are for: what tools/rest-docs.php documents.
 */

declare( strict_types=1 );

/** What a route without a sentence or an answer needs. */
const REST_DOCS_HELP = 'Add a sentence about it to tools/rest/calls.json, and the schema of what it answers where its controller registers it'
	. ' (addRoute(), or the `answers` of endpoint()). Then run `npm run rest-docs`.';

/**
 * Every endpoint, in the order of tools/rest/calls.json.
 *
 * @param array<string, array<array<string, mixed>>>             $routes  As WP_REST_Server::get_routes() has them.
 * @param callable( string ): (array<string, mixed>|null)        $options WP_REST_Server::get_route_options().
 * @return list<array{name: string, verb: string, path: string, placeholders: array<string, string>, section: string, what: string, who: string,
 *                    args: array<string, array<string, mixed>>, in: string, answers: array<int, array<string, mixed>|null>}>
 * @throws RuntimeException When an endpoint has no sentence or no schema of its answer, or a sentence is about none.
 */
function restEndpoints( array $routes, callable $options ): array {
	$registered = restRegistered( $routes, $options );
	$found      = [];
	$problems   = [];
	$who        = (array) restFixture( dirname( __DIR__, 2 ) . '/tests/fixtures/capabilities.json' )['routes'];
	foreach ( restFixture( __DIR__ . '/calls.json' ) as $section => $calls ) {
		foreach ( (array) $calls as $name => $what ) {
			if ( ! isset( $registered[ $name ] ) ) {
				$problems[] = "tools/rest/calls.json is about $name, which is not registered.";
				continue;
			}
			$found[] = $registered[ $name ] + [
				'section' => (string) $section,
				'what'    => is_string( $what ) ? $what : '',
				'who'     => is_string( $who[ $name ] ?? null ) ? $who[ $name ] : '',
			];
			if ( ! is_string( $what ) || $what === '' ) {
				$problems[] = "$name has no sentence.";
			}
			if ( $registered[ $name ]['answers'] === [] ) {
				$problems[] = "$name has no schema of its answer.";
			}
			unset( $registered[ $name ] );
		}
	}
	foreach ( array_keys( $registered ) as $name ) {
		$problems[] = "$name has no sentence.";
	}
	if ( $problems !== [] ) {
		throw new RuntimeException( implode( "\n", [ ...$problems, REST_DOCS_HELP ] ) );
	}
	return $found;
}

/**
 * @param array<string, array<array<string, mixed>>>      $routes
 * @param callable( string ): (array<string, mixed>|null) $options
 * @return array<string, array{name: string, verb: string, path: string, placeholders: array<string, string>, in: string,
 *                             args: array<string, array<string, mixed>>, answers: array<int, array<string, mixed>|null>}> By name.
 */
function restRegistered( array $routes, callable $options ): array {
	$found = [];
	foreach ( $routes as $route => $handlers ) {
		$placeholders = [];
		$path         = (string) preg_replace_callback(
			'/\(\?P<(\w+)>([^)]+)\)/',
			static function ( array $match ) use ( &$placeholders ): string {
				$placeholders[ $match[1] ] = $match[2];
				return '{' . $match[1] . '}';
			},
			substr( $route, strlen( '/userfeedback/v1' ) )
		);
		// WordPress' own index of the namespace.
		foreach ( $path === '' ? [] : $handlers as $handler ) {
			/** @var array<string, array<string, mixed>> $args */
			$args = array_diff_key( (array) ( $handler['args'] ?? [] ), $placeholders );
			foreach ( array_keys( (array) $handler['methods'] ) as $verb ) {
				$found[ "$verb $path" ] = [
					'name'         => "$verb $path",
					'verb'         => (string) $verb,
					'path'         => $path,
					'placeholders' => $placeholders,
					'args'         => $args,
					// Beacons have no body.
					'in'           => $verb === 'GET' || str_ends_with( $path, '/impression' ) ? 'query' : 'body',
					'answers'      => restAnswers( (array) ( $handler['answers'] ?? [] ), $options( $route )['schema'] ?? null ),
				];
			}
		}
	}
	return $found;
}

/**
 * @param array<mixed> $answers Of RestController::endpoint().
 * @param mixed        $whole   The schema of the route, a callable.
 * @return array<int, array<string, mixed>|null> Schemas by status; null for one without a body.
 */
function restAnswers( array $answers, mixed $whole ): array {
	if ( $answers === [] && is_callable( $whole ) ) {
		$answers = [ 200 => $whole ];
	}
	/** @var array<int, array<string, mixed>|null> */
	return array_map( static fn ( mixed $schema ) => is_callable( $schema ) ? $schema() : null, $answers );
}

/**
 * @return array<mixed>
 */
function restFixture( string $file ): array {
	return (array) json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR );
}
