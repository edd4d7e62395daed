<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Access;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Model\Capability;
use UserFeedback\Plugin;
use UserFeedback\Support\AjaxActions;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\AccessTable;
use UserFeedback\Tests\Support\AjaxCall;
use UserFeedback\Tests\Support\Dashboard;
use UserFeedback\Tests\Support\Routes;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Request;

/**
 * Every route, action and page × every role, against one table. What is not in the table, or is there without existing, fails.
 */
final class RoleMatrixTest extends TestCase {

	use SurveyFixtures;

	private const DENIED = 'userfeedback_access_denied';

	private AccessTable $table;

	protected function setUp(): void {
		parent::setUp();
		$this->table = AccessTable::read();
	}

	public function testTheTableListsExactlyTheRoutes(): void {
		$this->assertSameNames( array_keys( $this->table->routes ), array_keys( Routes::all() ) );
	}

	public function testTheTableListsExactlyTheActions(): void {
		// Also what hooks itself in only where the dashboard is, and only for actions of ours.
		$this->asAdmin();
		AjaxCall::registerAll();
		/** @var array<string, mixed> $hooks */
		$hooks = $GLOBALS['wp_filter'];
		$ours  = array_filter(
			array_keys( $hooks ),
			static fn ( string $name ) => preg_match( '/^(wp_ajax_|admin_post_|admin_action_|load-).*userfeedback/', $name ) === 1
		);
		$this->assertSameNames( array_keys( $this->table->actions ), array_values( $ours ) );
	}

	public function testTheTableListsExactlyThePages(): void {
		$this->asAdmin();
		$this->assertSameNames( array_keys( $this->table->pages ), Dashboard::pages() );
	}

	#[DataProvider( 'roles' )]
	public function testRoutes( string $role ): void {
		$survey = $this->publishedSurvey();
		$this->become( $role );
		foreach ( Routes::all() as $name => $route ) {
			$allowed  = $this->table->allows( $role, $this->table->routes[ $name ] );
			$request  = $route->request( [ 'id' => $survey->id ] );
			$response = $this->dispatch( $request );
			$code     = $this->body( $response )['code'] ?? null;
			if ( ! $allowed ) {
				self::assertSame( [ $role === 'anonymous' ? 401 : 403, self::DENIED ], [ $response->get_status(), $code ], "$role, $name" );
				continue;
			}
			self::assertNotSame( self::DENIED, $code, "$role, $name" );
			self::assertNotContains( $response->get_status(), [ 401, 405, 500, 503 ], "$role, $name" );
			self::assertNotContains( $code, [ 'rest_invalid_param', 'rest_missing_callback_param' ], "the request for $name does not reach it" );
		}
	}

	/** T31, T33, T34: every ajax action, by every role, with each nonce, as GET and as POST. */
	#[DataProvider( 'roles' )]
	public function testActions( string $role ): void {
		$this->become( $role );
		foreach ( array_keys( $this->table->actions, Capability::MANAGE, true ) as $hook ) {
			if ( str_starts_with( $hook, 'admin_post_' ) ) {
				// RoleMatrixHttpTest sends these forms.
				continue;
			}
			$action = substr( $hook, strlen( 'wp_ajax_' ) );
			if ( $role === 'anonymous' ) {
				// WordPress itself knows no such action for them.
				self::assertSame( [ 400, '0' ], [ AjaxCall::post( $action )->status, AjaxCall::post( $action )->body ], $action );
				continue;
			}
			foreach ( AjaxActions::PURPOSES as $purpose ) {
				$answer = AjaxCall::post( $action, [], $purpose );
				if ( ! $this->table->allows( $role, Capability::MANAGE ) ) {
					$answer->assertRefused( 403, self::DENIED );
				} else {
					self::assertNotSame( self::DENIED, $answer->data['code'] ?? null, "$role, $action" );
				}
			}
			$last = $this->table->allows( $role, Capability::MANAGE ) ? 'userfeedback_nonce_invalid' : self::DENIED;
			AjaxCall::post( $action, [], '' )->assertRefused( 403, $last );
			AjaxCall::send( 'GET', $action, AjaxActions::nonces() )->assertRefused( 403, $last );
		}
	}

	#[DataProvider( 'roles' )]
	public function testThePermissionCallbackDecides( string $role ): void {
		$this->become( $role );
		foreach ( Routes::all() as $name => $route ) {
			if ( $name === 'GET ' ) {
				// WordPress' own index of the namespace.
				continue;
			}
			self::assertIsCallable( $route->guard, $name );
			// T37: who somebody is comes from nowhere but the login.
			$request = $route->request( [] );
			foreach ( [ 'user_id', 'author', 'triggered_by', 'role', 'updated_by' ] as $claim ) {
				$request->set_param( $claim, 1 );
			}
			$verdict = ( $route->guard )( $request );
			self::assertSame( $this->table->allows( $role, $this->table->routes[ $name ] ), $verdict === true, "$role, $name" );
		}
	}

	#[DataProvider( 'roles' )]
	public function testPages( string $role ): void {
		$this->become( $role );
		$open = Dashboard::pages();
		foreach ( $this->table->pages as $slug => $capability ) {
			self::assertSame( $this->table->allows( $role, $capability ), in_array( $slug, $open, true ), "$role, $slug" );
		}
	}

	public function testWhoSavedASurveyComesFromTheLoginAlone(): void {
		$id       = $this->asRole( 'administrator' );
		$response = $this->post( '/userfeedback/v1/surveys', [ 'survey' => $this->surveyInput(), 'user_id' => 1, 'author' => 1, 'updated_by' => 1 ] );
		self::assertSame( $id, Plugin::instance()->get( SurveyService::class )->get( (int) $this->body( $response )['id'] )->updatedBy );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function roles(): iterable {
		foreach ( AccessTable::ROLES as $role ) {
			yield $role => [ $role ];
		}
	}

	/** T27: the public routes know one verb. */
	public function testOtherVerbsDoNothingOnPublicRoutes(): void {
		$survey = $this->publishedSurvey();
		$before = $this->counted();
		foreach ( array_keys( $this->table->routes, 'public', true ) as $name ) {
			$route = Routes::all()[ $name ];
			$isRead = isset( Routes::all()[ str_replace( 'POST ', 'GET ', $name ) ] );
			foreach ( $route->verb === 'POST' ? [ ...( $isRead ? [] : [ 'GET', 'HEAD' ] ), 'PUT', 'PATCH', 'DELETE' ] : [] as $verb ) {
				$request = new WP_REST_Request( $verb, $route->path( [ 'id' => $survey->id ] ) );
				$good    = $this->submission( $survey, [ 'q1' => 'Yes' ] ) + [ 'event' => 'started', 'response_ids' => [ 1 ] ];
				$request->set_query_params( $good );
				$request->set_header( 'Content-Type', 'application/json' );
				$request->set_body( (string) wp_json_encode( $good ) );
				self::assertContains( $this->dispatch( $request )->get_status(), [ 401, 404, 405 ], "$verb for $name" );
			}
		}
		self::assertSame( $before, $this->counted() );
	}

	public function testNoRouteTakesPartInBatches(): void {
		foreach ( Routes::server()->get_routes( 'userfeedback/v1' ) as $path => $handlers ) {
			self::assertNull( rest_get_server()->get_route_options( $path )['allow_batch'] ?? null, $path );
		}
	}

	private function become( string $role ): void {
		if ( $role === 'anonymous' ) {
			$this->asVisitor();
		} else {
			$this->asRole( $role );
		}
	}

	/**
	 * @return list<int>
	 */
	private function counted(): array {
		return array_map( $this->rows( ... ), [ 'responses', 'answers', 'survey_counts', 'question_counts', 'outbox', 'ratings' ] );
	}

	/**
	 * @param list<string> $expected
	 * @param list<string> $actual
	 */
	private function assertSameNames( array $expected, array $actual ): void {
		sort( $expected );
		sort( $actual );
		self::assertSame( $expected, $actual, 'tests/fixtures/capabilities.json must say who may use each of them.' );
	}
}
