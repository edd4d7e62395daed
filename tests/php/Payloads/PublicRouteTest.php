<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Payloads;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Tests\Support\AccessTable;
use UserFeedback\Tests\Support\Routes;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Requests of the wrong shape to every public route: lists where a text belongs, bodies that are no objects. PHP warns of none of them,
 * WordPress' own code included.
 */
final class PublicRouteTest extends TestCase {

	use SurveyFixtures;

	/** @var list<string> */
	private array $warnings = [];

	protected function setUp(): void {
		parent::setUp();
		set_error_handler(
			function ( int $level, string $message, string $file, int $line ): bool {
				$this->warnings[] = "$message in $file:$line";
				return true;
			}
		);
	}

	protected function tearDown(): void {
		restore_error_handler();
		parent::tearDown();
	}

	#[DataProvider( 'routes' )]
	public function testTakesListsForNoText( string $name ): void {
		$survey = $this->publishedSurvey();
		$route  = Routes::all()[ $name ];
		$this->assertIsRefusedOrHolds( $this->dispatch( $route->request( [ 'id' => $survey->id ] ) ), $name );
		foreach ( array_keys( $route->args ) as $argument ) {
			foreach ( [ [ 'x' ], [ [ 'x' ] ], [ 'a' => 'x' ], [] ] as $value ) {
				foreach ( [ 'query', 'form', 'json' ] as $way ) {
					$response = $this->dispatch( $this->request( $route, $survey->id, [ $argument => $value ] + $route->body( $survey->id ), $way ) );
					$this->assertIsRefusedOrHolds( $response, "$name, $argument by $way" );
				}
			}
		}
	}

	#[DataProvider( 'bodies' )]
	public function testTakesNoBodyThatIsNoObject( string $name, string $body ): void {
		$survey = $this->publishedSurvey();
		$route  = Routes::all()[ $name ];
		foreach ( [ 'application/json', 'application/x-www-form-urlencoded', 'text/plain', '' ] as $type ) {
			$request = new WP_REST_Request( $route->verb, $route->path( [ 'id' => $survey->id ] ) );
			// Right as far as the address goes, so that the body is what is looked at.
			$request->set_query_params( $route->body( $survey->id ) );
			$request->set_header( 'Content-Type', $type );
			$request->set_body( $body );
			$this->assertIsRefusedOrHolds( $this->dispatch( $request ), "$name, $type" );
		}
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function routes(): iterable {
		foreach ( self::publicRoutes() as $name ) {
			yield $name => [ $name ];
		}
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function bodies(): iterable {
		foreach ( self::publicRoutes() as $name ) {
			foreach ( [ '5', '"x"', 'true', 'null', '[]', '[5]', '{', '', "\xff" ] as $body ) {
				yield "$name " . bin2hex( $body ) => [ $name, $body ];
			}
		}
	}

	/**
	 * @return list<string>
	 */
	private static function publicRoutes(): array {
		return array_values( array_diff( array_keys( AccessTable::read()->routes, 'public', true ), [ 'GET ' ] ) );
	}

	/**
	 * @param array<string, mixed> $data
	 * @return WP_REST_Request<array<string, mixed>>
	 */
	private function request( Routes $route, int $id, array $data, string $way ): WP_REST_Request {
		$request = new WP_REST_Request( $route->verb, $route->path( [ 'id' => $id ] ) );
		if ( $way === 'query' ) {
			$request->set_query_params( $data );
		} elseif ( $way === 'form' ) {
			$request->set_header( 'Content-Type', 'application/x-www-form-urlencoded' );
			$request->set_body_params( $data );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $data ) );
		}
		return $request;
	}

	private function assertIsRefusedOrHolds( WP_REST_Response $response, string $where ): void {
		self::assertSame( [], $this->warnings, $where );
		self::assertContains( $response->get_status(), [ 200, 202, 400, 403, 404 ], $where );
	}
}
