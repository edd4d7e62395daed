<?php
/**
 * The documents about the REST API, inside of a WordPress that has the plugin: for tools/rest-docs.php and the test that they are current.
 */

declare( strict_types=1 );

use UserFeedback\Plugin;

require_once __DIR__ . '/endpoints.php';
require_once __DIR__ . '/schemas.php';
require_once __DIR__ . '/names.php';
require_once __DIR__ . '/openapi.php';
require_once __DIR__ . '/markdown.php';

/**
 * The content of the documents by their paths below the project.
 *
 * @return array<string, string>
 * @throws RuntimeException When a route is not described.
 */
function restDocuments( Plugin $plugin ): array {
	// Our routes are registered when somebody asks for one of them.
	rest_do_request( new WP_REST_Request( 'GET', '/userfeedback/v1' ) );
	$server                = rest_get_server();
	$endpoints             = restEndpoints( $server->get_routes( 'userfeedback/v1' ), $server->get_route_options( ... ) );
	[ $components, $names ] = restComponents( restNamedSchemas( $plugin ) );
	$version               = (string) restFixture( dirname( __DIR__, 2 ) . '/package.json' )['version'];
	$flags                 = JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR;
	$openApi               = json_encode( restOpenApi( $endpoints, $components, $names, $version ), $flags );
	return [
		'docs/rest.md'      => restMarkdown( $endpoints, $names ),
		'docs/openapi.json' => restTabbed( $openApi ) . "\n",
	];
}

/**
 * JSON indented by tabs instead of four spaces.
 */
function restTabbed( string $json ): string {
	return (string) preg_replace_callback( '/^ +/m', static fn ( array $match ) => str_repeat( "\t", intdiv( strlen( $match[0] ), 4 ) ), $json );
}
