<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Access;

use UserFeedback\Tests\TestCase;
use WP_REST_Request;

/**
 * Every route of ours asks who is there, unless it is on the short list of public ones.
 */
final class RoutesTest extends TestCase {

	private const PUBLIC_ROUTES = [
		'POST /userfeedback/v1/surveys/(?P<id>\d+)/responses',
		'POST /userfeedback/v1/surveys/(?P<id>\d+)/impression',
		'POST /userfeedback/v1/surveys/(?P<id>\d+)/progress',
	];

	public function testEveryRouteButThePublicOnesRefusesStrangers(): void {
		$public = [];
		foreach ( rest_get_server()->get_routes( 'userfeedback/v1' ) as $route => $handlers ) {
			if ( $route === '/userfeedback/v1' ) {
				// WordPress' own index of the namespace.
				continue;
			}
			foreach ( $handlers as $handler ) {
				$request = new WP_REST_Request( (string) array_key_first( $handler['methods'] ), $route );
				$verdict = $handler['permission_callback']( $request );
				if ( $verdict === true ) {
					$public[] = "{$request->get_method()} $route";
				}
			}
		}
		self::assertSame( self::PUBLIC_ROUTES, $public );
	}
}
