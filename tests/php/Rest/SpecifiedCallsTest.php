<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Rest;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Settings\Settings;
use UserFeedback\Tests\Support\AccessTable;
use UserFeedback\Tests\Support\HttpAnswer;
use UserFeedback\Tests\Support\HttpSession;
use UserFeedback\Tests\Support\Routes;
use UserFeedback\Tests\Support\ServerCode;
use UserFeedback\Tests\Support\SpecifiedCalls;
use UserFeedback\Tests\Support\StrictSchema;
use UserFeedback\Tests\Support\TestServer;
use UserFeedback\Tests\TestCase;

/**
 * Every call of the specification, over a real web server: right, with a wrong argument, about what is missing, and by those who may not.
 *
 * @phpstan-import-type Call from SpecifiedCalls
 */
#[Group( 'commits' )]
final class SpecifiedCallsTest extends TestCase {

	use SpecifiedCalls;

	private const ROOT = '/userfeedback/v1';

	/** An id that nothing has. */
	private const MISSING = 999_999;

	/** @var array<string, mixed> See storedForCalls(). */
	private array $stored = [];

	private HttpSession $admin;

	/** @var array<string, Routes> */
	private array $routes = [];

	private ServerCode $code;

	protected function setUp(): void {
		parent::setUp();
		// Not every server can send emails.
		$this->code   = ServerCode::add( "add_filter( 'pre_wp_mail', '__return_true' );" );
		$this->stored = $this->storedForCalls();
		$this->admin  = TestServer::shared()->session( 1 );
		$this->routes = Routes::all();
	}

	protected function tearDown(): void {
		$this->code->remove();
		parent::tearDown();
	}

	#[TestDox( '[API-01~] each call of the specification is registered' )]
	public function testEachCallIsRegistered(): void {
		foreach ( self::specified()['calls'] as $call ) {
			self::assertArrayHasKey( $call['route'], $this->routes, implode( ', ', $call['sources'] ) );
			self::assertIsCallable( $this->routes[ $call['route'] ]->guard, $call['route'] );
		}
	}

	#[TestDox( '[API-01~] over HTTP, each call of the specification answers its status and what its schema says' )]
	public function testRightCalls(): void {
		foreach ( self::specified()['calls'] as $call ) {
			$answer = $this->send( $this->admin, $call, $call['send'] ?? [] );
			self::assertSame( $call['status'], $answer->status, "{$call['route']}: $answer->body" );
			if ( $call['status'] < 300 ) {
				$this->assertFits( $call['route'], $answer );
			}
		}
	}

	#[TestDox( '[API-01] over HTTP, a wrong argument is refused with 400 and its name, and what does not exist with 404' )]
	public function testWrongCalls(): void {
		foreach ( self::specified()['calls'] as $call ) {
			if ( isset( $call['wrong'] ) ) {
				// What is in the query of the right call is the thing to leave out.
				$path   = explode( '?', $call['path'] ?? '' )[0];
				$answer = $this->send( $this->admin, ( $path === '' ? [] : [ 'path' => $path ] ) + $call, $call['wrong']['send'] );
				self::assertSame( 400, $answer->status, "{$call['route']}: $answer->body" );
				self::assertContains( $call['wrong']['field'], self::fields( $answer ), "{$call['route']}: $answer->body" );
			}
			if ( ! str_contains( $call['path'] ?? '', '/{survey}' ) ) {
				continue;
			}
			$answer = $this->send( $this->admin, $call, $call['send'] ?? [], [ 'survey' => self::MISSING ] + $this->stored );
			self::assertSame( 404, $answer->status, "{$call['route']}: $answer->body" );
		}
	}

	#[TestDox( '[API-01~] over HTTP, calls that are not public answer 403 to a subscriber, and 401 to a visitor and to a login without its nonce' )]
	public function testWithoutRights(): void {
		$table  = AccessTable::read()->routes;
		$editor = TestServer::shared()->session( $this->asRole( 'subscriber' ) );
		foreach ( self::specified()['calls'] as $call ) {
			if ( $table[ $call['route'] ] === 'public' ) {
				continue;
			}
			$send = $call['send'] ?? [];
			self::assertSame( 403, $this->send( $editor, $call, $send )->status, $call['route'] );
			self::assertSame( 401, $this->send( TestServer::shared()->session(), $call, $send )->status, $call['route'] );
			self::assertSame( 401, $this->send( $this->admin, $call, $send, null, [] )->status, $call['route'] );
		}
		self::assertSame( 5, $this->rows( 'surveys' ), 'nothing was done' );
	}

	#[TestDox( '[API-01~] the address that an export answers is the page of the specification and gives out the file' )]
	public function testTheExportPage(): void {
		$call   = [ 'route' => 'POST /exports', 'sources' => [], 'status' => 200 ];
		$send   = [ 'format' => 'csv', 'survey_id' => '{survey}' ];
		$url    = (string) ( $this->send( $this->admin, $call, $send )->json()['url'] ?? '' );
		$answer = $this->admin->send( 'GET', (string) wp_make_link_relative( $url ) );
		self::assertStringContainsString( 'page=userfeedback_exports', $url );
		self::assertSame( 200, $answer->status );
		self::assertStringContainsString( 'Cheaper, please', $answer->body );
	}

	#[TestDox( '[API-01~] the bundled icons file is answered with 200' )]
	public function testTheIcons(): void {
		$url = plugins_url( 'build/data/icons-solid.json', USERFEEDBACK_FILE );
		self::assertSame( 200, $this->admin->send( 'GET', wp_make_link_relative( $url ) )->status, $url );
	}

	#[TestDox( '[API-01~] T99: who loses the capability during a session is refused by the next call' )]
	public function testALostRight(): void {
		$table = AccessTable::read()->routes;
		$user  = get_userdata( $this->asRole( 'administrator' ) );
		self::assertNotFalse( $user );
		$person = TestServer::shared()->session( $user->ID );
		foreach ( self::specified()['calls'] as $call ) {
			if ( $table[ $call['route'] ] === 'public' || ! str_starts_with( $call['route'], 'GET' ) ) {
				continue;
			}
			self::assertSame( $call['status'], $this->send( $person, $call, $call['send'] ?? [] )->status, $call['route'] );
			$user->set_role( 'editor' );
			$answer = $this->send( $person, $call, $call['send'] ?? [] );
			self::assertSame( [ 403, 'userfeedback_access_denied' ], [ $answer->status, $answer->code() ], $call['route'] );
			$user->set_role( 'administrator' );
		}
	}

	#[TestDox( '[API-01~] T99: whose role is taken out of the access settings is refused by the next call' )]
	public function testARoleThatIsTakenOut(): void {
		$editor  = TestServer::shared()->session( $this->asRole( 'editor' ) );
		$results = self::ROOT . "/surveys/{$this->stored['survey']}/results";
		$allow   = fn ( string ...$roles ) => $this->admin->rest(
			'POST',
			self::ROOT . '/settings',
			[ 'settings' => [ Settings::VIEW_RESULTS => $roles ] ],
			[ 'X-WP-Nonce' => $this->admin->nonce ]
		)->status;
		$read    = static fn () => $editor->rest( 'GET', $results, [], [ 'X-WP-Nonce' => $editor->nonce ] )->status;
		self::assertSame( [ 403, 200, 200, 200, 403 ], [ $read(), $allow( 'editor' ), $read(), $allow(), $read() ] );
	}

	/**
	 * @param Call                       $call
	 * @param mixed                      $send    Query or body, with {names}.
	 * @param array<string, mixed>|null  $stored  What the names stand for, if not what is stored.
	 * @param array<string, string>|null $headers Instead of the nonce of the person.
	 */
	private function send( HttpSession $person, array $call, mixed $send, ?array $stored = null, ?array $headers = null ): HttpAnswer {
		$stored ??= $this->stored;
		[ $verb, $route ] = explode( ' ', $call['route'], 2 );
		assert( $verb !== '' );
		$path      = self::ROOT . self::filled( $call['path'] ?? $route, $stored );
		$filled    = (array) self::filled( $send, $stored );
		$headers ??= $person->nonce === '' ? [] : [ 'X-WP-Nonce' => $person->nonce ];
		$query     = $verb === 'GET' && $filled !== [] ? '?' . http_build_query( $filled ) : '';
		return $person->rest( $verb, $path . $query, $filled, $headers );
	}

	private function assertFits( string $route, HttpAnswer $answer ): void {
		$schemas = $this->routes[ $route ]->answers;
		self::assertArrayHasKey( $answer->status, $schemas, $route );
		$schema = $schemas[ $answer->status ];
		if ( $schema === null ) {
			self::assertSame( '', $answer->body, $route );
			return;
		}
		self::assertNull( StrictSchema::error( json_decode( $answer->body ), $schema ), $route );
		self::assertTrue( rest_validate_value_from_schema( json_decode( $answer->body, true ), $schema ) === true, $route );
	}

	/**
	 * @return list<string> The fields that a refusal names.
	 */
	private static function fields( HttpAnswer $answer ): array {
		$data   = (array) ( $answer->json()['data'] ?? [] );
		$missed = $answer->code() === 'rest_missing_callback_param' ? array_values( (array) ( $data['params'] ?? [] ) ) : [];
		return array_map(
			strval( ... ),
			[ ...$missed, ...array_keys( (array) ( $data['params'] ?? [] ) ), ...array_column( (array) ( $data['errors'] ?? [] ), 'field' ) ]
		);
	}
}
