<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Rest;

use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Plugin;
use UserFeedback\Tests\TestCase;

require_once dirname( __DIR__, 3 ) . '/tools/rest/documents.php';

/**
 * docs/rest.md and docs/openapi.json are made from the routes.
 */
final class RestDocsTest extends TestCase {

	#[TestDox( '[API-01~] docs/rest.md and docs/openapi.json describe the routes as they are registered' )]
	public function testTheDocumentsAreCurrent(): void {
		foreach ( restDocuments( Plugin::instance() ) as $path => $content ) {
			$present = (string) file_get_contents( dirname( __DIR__, 3 ) . "/$path" );
			self::assertTrue( $content === $present, "$path is older than the routes: npm run rest-docs writes it anew." );
		}
	}

	#[TestDox( '[API-01~] every endpoint has a permission callback, a schema of its answer and a sentence; one without fails' )]
	public function testARouteWithoutASentenceFails(): void {
		restDocuments( Plugin::instance() );
		$server = rest_get_server();
		$routes = $server->get_routes( 'userfeedback/v1' );
		$new    = [
			'methods' => [ 'GET' => true ],
			'args'    => [],
			'answers' => [],
		];
		$this->expectException( RuntimeException::class );
		$this->expectExceptionMessage( 'GET /of-somebody/{id} has no sentence.' );
		restEndpoints( [ '/userfeedback/v1/of-somebody/(?P<id>\d+)' => [ $new ] ] + $routes, $server->get_route_options( ... ) );
	}

	#[TestDox( '[API-01~] a route whose answer has no schema fails' )]
	public function testAnAnswerWithoutASchemaFails(): void {
		restDocuments( Plugin::instance() );
		$server = rest_get_server();
		$routes = $server->get_routes( 'userfeedback/v1' );
		$this->expectException( RuntimeException::class );
		$this->expectExceptionMessage( 'GET /jobs has no schema of its answer.' );
		restEndpoints( $routes, static fn ( string $route ) => $route === '/userfeedback/v1/jobs' ? [] : $server->get_route_options( $route ) );
	}

	#[TestDox( 'a schema of WordPress becomes one of JSON Schema 2020-12' )]
	public function testSchemas(): void {
		$named  = [ 'Note' => [ 'type' => 'object', 'properties' => [ 'id' => [ 'type' => 'integer' ] ], 'required' => [ 'id' ] ] ];
		$names  = restComponents( $named )[1];
		$schema = [
			'type'       => 'object',
			'properties' => [
				'note' => [ 'type' => [ 'object', 'null' ], 'description' => 'The last one.' ] + $named['Note'],
				'text' => [ 'type' => 'string', 'required' => true, 'sanitize_callback' => 'trim' ],
			],
			'default'    => [],
		];
		self::assertEquals(
			[
				'type'       => 'object',
				'properties' => [
					'note' => [
						'description' => 'The last one.',
						'anyOf'       => [ [ '$ref' => '#/components/schemas/Note' ], [ 'type' => 'null' ] ],
					],
					'text' => [ 'type' => 'string' ],
				],
				'default'    => new \stdClass(),
				'required'   => [ 'text' ],
			],
			(array) restSchema( $schema, $names )
		);
	}
}
