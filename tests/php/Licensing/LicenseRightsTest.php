<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Licensing;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Support\AjaxActions;
use UserFeedback\Support\Dismissal;
use UserFeedback\Tests\Support\AccessTable;
use UserFeedback\Tests\Support\AjaxCall;
use UserFeedback\Tests\Support\Dashboard;
use UserFeedback\Tests\Support\Licenses;
use UserFeedback\Tests\Support\Routes;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Who may do anything about the license, in which way, and where the key's text goes.
 */
final class LicenseRightsTest extends TestCase {

	use SurveyFixtures;

	/** Action → what is sent. */
	private const ACTIONS = [
		'userfeedback_vue_get_license'           => [],
		'userfeedback_verify_license'            => [ 'license' => '{good}' ],
		'userfeedback_validate_license'          => [ 'license' => '{good}' ],
		'userfeedback_deactivate_license'        => [ 'license' => '{stored}' ],
		'userfeedback_connect_url'               => [ 'key' => '{good}' ],
		'userfeedback_dismiss_settings_blurb'    => [],
		'userfeedback_validate_settings_blurb'   => [],
	];

	private string $key;

	protected function setUp(): void {
		parent::setUp();
		$this->key = Licenses::key( 'plus', [ 'id' => 'stored' ] );
		Licenses::put( $this->key );
	}

	#[TestDox( "[API-02~] the license's actions do nothing for every role below administrator, also with a valid nonce" )]
	#[DataProvider( 'roles' )]
	public function testRoles( string $role ): void {
		foreach ( self::ACTIONS as $action => $fields ) {
			if ( $role === 'anonymous' ) {
				$this->asVisitor();
			} else {
				$this->asRole( $role );
			}
			$sent   = $this->filled( $fields ) + [ 'user_id' => 1, 'triggered_by' => 1 ];
			$answer = AjaxCall::post( $action, $sent );
			if ( $role === 'administrator' ) {
				$answer->assertDone();
				Licenses::put( $this->key );
				continue;
			}
			// WordPress has no such action for visitors.
			self::assertSame( [ $role === 'anonymous' ? 400 : 403, false ], [ $answer->status, $answer->success ], "$role, $action" );
			$this->assertNothingHappened( $action, $answer );
		}
	}

	#[TestDox( "[API-02~] the license's actions take a nonce of their own purpose and user, by POST, and nothing else" )]
	public function testNonces(): void {
		$id      = $this->asRole( 'administrator' );
		$nonces  = AjaxActions::nonces();
		$another = $this->asRole( 'administrator' );
		$foreign = AjaxActions::nonces()[ AjaxActions::GENERAL ];
		wp_set_current_user( $id );
		self::assertNotSame( $id, $another );
		foreach ( self::ACTIONS as $action => $fields ) {
			$attempts = [
				'none'             => [ 'POST', [] ],
				'empty'            => [ 'POST', [ 'nonce' => '' ] ],
				'made up'          => [ 'POST', [ 'nonce' => 'abcdef1234' ] ],
				'an array'         => [ 'POST', [ 'nonce' => [ $nonces[ AjaxActions::GENERAL ] ] ] ],
				'for installing'   => [ 'POST', [ 'nonce' => $nonces[ AjaxActions::INSTALL ] ] ],
				'for activating'   => [ 'POST', [ 'nonce' => $nonces[ AjaxActions::ACTIVATE ] ] ],
				'of REST'          => [ 'POST', [ 'nonce' => wp_create_nonce( 'wp_rest' ) ] ],
				'of somebody else' => [ 'POST', [ 'nonce' => $foreign ] ],
				'right, but GET'   => [ 'GET', [ 'nonce' => $nonces[ AjaxActions::GENERAL ] ] ],
				'right, but HEAD'  => [ 'HEAD', [ 'nonce' => $nonces[ AjaxActions::GENERAL ] ] ],
			];
			foreach ( $attempts as $name => [ $method, $nonce ] ) {
				$answer = AjaxCall::send( $method, $action, $nonce + $this->filled( $fields ) )->assertRefused( 403, 'userfeedback_nonce_invalid' );
				$this->assertNothingHappened( "$action, nonce $name", $answer );
			}
		}
	}

	/** T35: the one way out is the action for those who manage the license. */
	public function testTheKeyIsOnNoPageAndInNoRoute(): void {
		$survey = $this->publishedSurvey();
		$this->asAdmin();
		foreach ( Routes::all() as $name => $route ) {
			if ( ! str_starts_with( $name, 'DELETE' ) ) {
				$body = (string) wp_json_encode( $this->dispatch( $route->request( [ 'id' => $survey->id ] ) )->get_data() );
				$this->assertNoKeyIn( $body, $name );
			}
		}
		foreach ( [ 'userfeedback_surveys', 'userfeedback_results', 'userfeedback_settings', 'userfeedback_addons' ] as $page ) {
			$this->assertNoKeyIn( $this->page( $page ), $page );
		}
		$this->asVisitor();
		ob_start();
		do_action( 'wp_enqueue_scripts' );
		do_action( 'wp_head' );
		do_action( 'wp_footer' );
		$this->assertNoKeyIn( (string) ob_get_clean(), 'a page of the site' );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function roles(): iterable {
		foreach ( AccessTable::ROLES as $role ) {
			yield $role => [ $role ];
		}
	}

	/**
	 * A page of the dashboard with everything that it prints for its scripts.
	 */
	private function page( string $slug ): string {
		Dashboard::open();
		$hook = (string) get_plugin_page_hookname( $slug, '' );
		foreach ( array_keys( $GLOBALS['_registered_pages'] ) as $registered ) {
			if ( str_ends_with( (string) $registered, "_page_$slug" ) ) {
				$hook = (string) $registered;
			}
		}
		ob_start();
		do_action( "load-$hook" );
		do_action( 'admin_enqueue_scripts', $hook );
		do_action( $hook );
		wp_scripts()->do_items();
		$page = (string) ob_get_clean();
		self::assertStringContainsString( 'userfeedbackAdmin', $page, $slug );
		return $page;
	}

	private function assertNoKeyIn( string $text, string $where ): void {
		foreach ( array_slice( explode( '.', $this->key ), 1 ) as $part ) {
			self::assertStringNotContainsString( $part, $text, $where );
		}
	}

	private function assertNothingHappened( string $what, AjaxCall $answer ): void {
		self::assertSame( $this->key, Licenses::stored(), $what );
		self::assertFalse( Dismissal::SettingsBlurb->isBy( get_current_user_id() ), $what );
		$this->assertNoKeyIn( $answer->body, $what );
	}

	/**
	 * @param array<string, string> $fields
	 * @return array<string, string>
	 */
	private function filled( array $fields ): array {
		return str_replace( [ '{good}', '{stored}' ], [ Licenses::key( 'elite' ), $this->key ], $fields );
	}
}
