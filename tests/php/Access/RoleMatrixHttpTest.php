<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Access;

use PHPUnit\Framework\Attributes\Group;
use UserFeedback\Model\Survey;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Tests\Support\AccessTable;
use UserFeedback\Tests\Support\HttpSession;
use UserFeedback\Tests\Support\Routes;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\TestServer;
use UserFeedback\Tests\TestCase;

/**
 * The role matrix through a real web server: logins, nonces and what PHP does with verbs are part of it.
 */
#[Group( 'commits' )]
final class RoleMatrixHttpTest extends TestCase {

	use SurveyFixtures;

	private AccessTable $table;
	private TestServer $server;

	/** @var array<string, HttpSession> By role. */
	private array $people = [];

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		$this->table  = AccessTable::read();
		$this->survey = $this->publishedSurvey();
		$this->server = TestServer::shared();
		foreach ( AccessTable::ROLES as $role ) {
			$this->people[ $role ] = $this->server->session( $role === 'anonymous' ? 0 : $this->asRole( $role ) );
		}
	}

	/** T34: a nonce says where a request comes from, not what somebody may do. */
	public function testAValidNonceGivesNobodyARight(): void {
		// What lies between them is asked in process, see RoleMatrixTest.
		foreach ( array_diff_key( $this->people, array_flip( [ 'contributor', 'author' ] ) ) as $role => $person ) {
			foreach ( Routes::all() as $name => $route ) {
				$headers = $person->nonce === '' ? [] : [ 'X-WP-Nonce' => $person->nonce ];
				$answer  = $person->rest( $route->verb, $route->path( [ 'id' => $this->survey->id ] ), $route->body( $this->survey->id ), $headers );
				$allowed = $this->table->allows( $role, $this->table->routes[ $name ] );
				if ( $allowed ) {
					self::assertNotSame( 'userfeedback_access_denied', $answer->code(), "$role, $name: $answer->body" );
					self::assertLessThan( 500, $answer->status, "$role, $name: $answer->body" );
				} else {
					self::assertSame( $role === 'anonymous' ? 401 : 403, $answer->status, "$role, $name: $answer->body" );
				}
			}
		}
	}

	/** T33: and a login without one, or with somebody else's, does nothing. */
	public function testALoginWithoutItsNonceGivesNobodyARight(): void {
		$admin = $this->people['administrator'];
		foreach ( Routes::all() as $name => $route ) {
			if ( $this->table->routes[ $name ] === 'public' ) {
				continue;
			}
			$path = $route->path( [ 'id' => $this->survey->id ] );
			$body = $route->body( $this->survey->id );
			self::assertSame( 401, $admin->rest( $route->verb, $path, $body )->status, $name );
			$foreign = $admin->rest( $route->verb, $path, $body, [ 'X-WP-Nonce' => $this->people['editor']->nonce ] );
			self::assertSame( [ 403, 'rest_cookie_invalid_nonce' ], [ $foreign->status, $foreign->code() ], $name );
		}
		self::assertSame( 1, $this->rows( 'surveys' ) );
	}

	public function testPages(): void {
		foreach ( $this->people as $role => $person ) {
			foreach ( $this->table->pages as $slug => $capability ) {
				$answer = $person->send( 'GET', "/wp-admin/admin.php?page=$slug" );
				$denied = $role === 'anonymous' ? 302 : 403;
				$isOpen = $this->table->allows( $role, $capability );
				$isFile = $slug === AdminPages::EXPORTS;
				// Who may use the page that sends files hears of the missing nonce.
				self::assertSame( $isOpen && ! $isFile ? 200 : $denied, $answer->status, "$role, $slug" );
				self::assertSame( $isOpen && $isFile, str_contains( $answer->body, 'Reload it and try again' ), "$role, $slug" );
			}
		}
	}

	public function testActions(): void {
		foreach ( $this->people as $role => $person ) {
			foreach ( $this->table->actions as $hook => $capability ) {
				if ( ( $role === 'anonymous' ) !== str_contains( $hook, '_nopriv_' ) ) {
					continue;
				}
				$action = (string) preg_replace( '/^(wp_ajax|admin_post)_(nopriv_)?/', '', $hook );
				$page   = str_starts_with( $hook, 'wp_ajax' ) ? 'admin-ajax.php' : 'admin-post.php';
				$body   = (string) wp_json_encode( $this->submission( $this->survey, [ 'q1' => 'Yes' ] ) );
				$path   = "/wp-admin/$page?action=$action&survey_id={$this->survey->id}";
				$status = $person->send( 'POST', $path, $body, [ 'Content-Type' => 'application/json' ] )->status;
				// Without a nonce, what is not public is nobody's.
				self::assertSame( $capability === 'public', $status >= 200 && $status < 300, "$role, $hook: $status" );
			}
		}
	}

	/** T33, T34, T35: the nonces are on the screens of those who may, and are good for nobody else. */
	public function testTheNonceOfAScreenIsGoodForItsUserAlone(): void {
		$admin = $this->people['administrator'];
		$page  = $admin->send( 'GET', '/wp-admin/admin.php?page=userfeedback_settings' )->body;
		self::assertSame( 1, preg_match( '/window\.userfeedbackAdmin = (\{.*\});/', $page, $found ) );
		$nonce = json_decode( $found[1] ?? '', true )['nonces']['general'] ?? '';
		$form  = [ 'Content-Type' => 'application/x-www-form-urlencoded' ];
		$body  = http_build_query(
			[
				'action' => 'userfeedback_vue_get_license',
				'nonce'  => $nonce,
			]
		);
		self::assertSame( 200, $admin->send( 'POST', '/wp-admin/admin-ajax.php', $body, $form )->status );
		self::assertSame( 403, $admin->send( 'GET', "/wp-admin/admin-ajax.php?$body" )->status );
		self::assertSame( 403, $this->people['editor']->send( 'POST', '/wp-admin/admin-ajax.php', $body, $form )->status );
		self::assertSame( 400, $this->people['anonymous']->send( 'POST', '/wp-admin/admin-ajax.php', $body, $form )->status );
	}

	/** T27: a link or a picture must not be able to do what a form does. */
	public function testAGetThatClaimsToBeAPostDoesNothing(): void {
		$visitor = $this->people['anonymous'];
		foreach ( array_keys( $this->table->routes, 'public', true ) as $name ) {
			$route = Routes::all()[ $name ];
			if ( $route->verb !== 'POST' ) {
				continue;
			}
			$path  = $route->path( [ 'id' => $this->survey->id ] );
			$token = \UserFeedback\Plugin::instance()->get( VisitorToken::class );
			foreach ( [ 'submission', 'impression', 'progress' ] as $action ) {
				$nonce = $token->create( $this->survey->id, $this->survey->revision, $action );
				$query = [ 'event' => 'started', 'nonce' => $nonce ] + $this->submission( $this->survey, [ 'q1' => 'Yes' ] );
				$good  = http_build_query( $query );
				self::assertGreaterThanOrEqual( 400, $visitor->send( 'GET', "/wp-json$path?_method=POST&$good" )->status, $name );
				$headers = [ 'X-HTTP-Method-Override' => 'POST' ];
				self::assertGreaterThanOrEqual( 400, $visitor->send( 'GET', "/wp-json$path?$good", '', $headers )->status, $name );
				self::assertGreaterThanOrEqual( 400, $visitor->send( 'HEAD', "/wp-json$path?_method=POST&$good" )->status, $name );
			}
		}
		$ajax = "/wp-admin/admin-ajax.php?action=userfeedback_submit&survey_id={$this->survey->id}";
		self::assertSame( 405, $visitor->send( 'GET', $ajax )->status );
		self::assertSame( [ 0, 0 ], [ $this->rows( 'responses' ), $this->rows( 'survey_counts' ) ] );
	}
}
