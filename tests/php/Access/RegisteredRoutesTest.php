<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Access;

use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Routes;
use UserFeedback\Tests\TestCase;

/**
 * Which of our routes a request registers: those of others pay for none.
 */
final class RegisteredRoutesTest extends TestCase {

	private const ROOT = 'userfeedback/v1';

	protected function setUp(): void {
		parent::setUp();
		unset( $GLOBALS['wp_rest_server'] );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['wp']->query_vars['rest_route'] );
		parent::tearDown();
	}

	public function testARouteOfSomebodyElseRegistersNone(): void {
		self::assertSame( 200, $this->get( '/wp/v2/types' )->get_status() );
		self::assertNotContains( self::ROOT, rest_get_server()->get_namespaces() );
	}

	public function testARouteOfVisitorsRegistersItsControllerAlone(): void {
		$this->post( '/userfeedback/v1/posts/1/rating', [] );
		self::assertSame( [ '', '/posts/(?P<id>\d+)/rating', '/posts/(?P<id>\d+)/rating/comment' ], self::paths() );
		// And another one, then what is left: none is registered twice.
		self::assertSame( 400, $this->post( '/userfeedback/v1/surveys/1/responses', [] )->get_status() );
		self::assertCount( 4, self::paths() );
		$this->asAdmin();
		self::assertSame( 200, $this->get( '/userfeedback/v1/surveys' )->get_status() );
		self::assertNotContains( '/settings', self::paths() );
		self::assertSame( 200, $this->get( '/userfeedback/v1' )->get_status() );
		$handlers = rest_get_server()->get_routes( self::ROOT );
		unset( $GLOBALS['wp_rest_server'] );
		self::assertEquals( array_map( count( ... ), Routes::server()->get_routes( self::ROOT ) ), array_map( count( ... ), $handlers ) );
	}

	public function testAnotherVerbOfARouteOfVisitorsIsAnsweredAsByTheOtherControllersOfItsWord(): void {
		$this->asAdmin();
		self::assertSame( 404, $this->get( '/userfeedback/v1/surveys/1/responses' )->get_status() );
		self::assertGreaterThan( 20, count( self::paths() ) );
	}

	public function testTheIndexListsAll(): void {
		self::assertSame( 200, $this->get( '/' )->get_status() );
		self::assertGreaterThan( 40, count( self::paths() ) );
	}

	public function testWhoRemovesTheHookHasNone(): void {
		remove_action( 'rest_api_init', [ Plugin::instance(), 'awaitRoutes' ] );
		self::assertSame( [ 404, 404 ], [ $this->get( '/userfeedback/v1/surveys' )->get_status(), $this->get( '/userfeedback/v1' )->get_status() ] );
	}

	public function testARequestOfARecorderRegistersNoRouteOfWordPress(): void {
		foreach ( [ '/userfeedback/v1/heatmaps' => 0, '/userfeedback/v1/heatmaps/pages' => 1, '' => 1 ] as $route => $isThere ) {
			unset( $GLOBALS['wp_rest_server'] );
			$GLOBALS['wp']->query_vars['rest_route'] = $route;
			$routes = array_keys( rest_get_server()->get_routes() );
			self::assertSame( $isThere, (int) in_array( '/wp/v2/posts', $routes, true ), $route );
			add_action( 'rest_api_init', 'create_initial_rest_routes', 99 );
		}
	}

	/**
	 * @return list<string> Of our routes, without the namespace.
	 */
	private static function paths(): array {
		$routes = array_keys( rest_get_server()->get_routes( self::ROOT ) );
		return array_map( static fn ( string $path ) => substr( $path, strlen( '/' . self::ROOT ) ), $routes );
	}
}
