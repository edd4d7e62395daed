<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Rest;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Support\AjaxActions;
use UserFeedback\Tests\Support\AccessTable;
use UserFeedback\Tests\Support\HttpAnswer;
use UserFeedback\Tests\Support\HttpSession;
use UserFeedback\Tests\Support\Licenses;
use UserFeedback\Tests\Support\Packages;
use UserFeedback\Tests\Support\ServerCode;
use UserFeedback\Tests\Support\SpecifiedCalls;
use UserFeedback\Tests\Support\TestServer;
use UserFeedback\Tests\TestCase;

/**
 * Every action of admin-ajax.php that the specification names, over a real web server.
 */
#[Group( 'commits' )]
final class SpecifiedActionsTest extends TestCase {

	use SpecifiedCalls;

	/** A plugin that is installed, so that nothing is downloaded. */
	private const PLUGIN = 'google-analytics-for-wordpress/googleanalytics.php';

	/** @var array<string, string> */
	private array $stored = [];

	private Packages $packages;

	private ServerCode $code;

	protected function setUp(): void {
		parent::setUp();
		$this->stored = [
			'pluginSlug'     => dirname( self::PLUGIN ),
			'pluginBasename' => self::PLUGIN,
			'license'        => Licenses::key(),
		];
		// Where the server finds packages of add-ons.
		$this->packages = Packages::make();
		$this->packages->addReal( AddOn::Behavior );
		$this->code = ServerCode::add( "define( 'USERFEEDBACK_PACKAGES_DIR', '{$this->packages->folder}' );" );
		wp_mkdir_p( WP_PLUGIN_DIR . '/' . dirname( self::PLUGIN ) );
		file_put_contents( WP_PLUGIN_DIR . '/' . self::PLUGIN, "<?php\n/* Plugin Name: MonsterInsights\n * Version: 1.0 */\n" );
	}

	protected function tearDown(): void {
		$this->code->remove();
		$this->packages->delete();
		unlink( WP_PLUGIN_DIR . '/' . self::PLUGIN );
		rmdir( WP_PLUGIN_DIR . '/' . dirname( self::PLUGIN ) );
		parent::tearDown();
	}

	#[TestDox( '[API-02] over HTTP, each action needs a nonce of its purpose and user, POST and the capability, and answers { success, data }' )]
	public function testEveryAction(): void {
		$server = TestServer::shared();
		$admin  = $server->session( 1 );
		$other  = $server->session( $this->asRole( 'subscriber' ) );
		foreach ( self::specified()['actions'] as [ 'action' => $action, 'nonce' => $purpose, 'fields' => $fields, 'answers' => $names ] ) {
			$foreign = array_values( array_diff( AjaxActions::PURPOSES, [ $purpose ] ) )[0];
			$nonces  = [
				'none'                => '',
				'one of another user' => $other->nonces[ $purpose ],
				'another purpose'     => $admin->nonces[ $foreign ],
				'that of REST'        => $admin->nonce,
			];
			foreach ( $nonces as $which => $nonce ) {
				self::assertRefusal( 'userfeedback_nonce_invalid', $this->ask( $admin, $action, $fields, $nonce ), "$action, $which" );
			}
			$get = $this->ask( $admin, $action, $fields, $admin->nonces[ $purpose ], 'GET' );
			self::assertRefusal( 'userfeedback_nonce_invalid', $get, "$action, GET" );
			self::assertRefusal( 'userfeedback_access_denied', $this->ask( $other, $action, $fields, $other->nonces[ $purpose ] ), $action );
			$visitor = $this->ask( $server->session(), $action, $fields, '' );
			self::assertSame( [ 400, '0' ], [ $visitor->status, $visitor->body ], $action );

			$answer = $this->ask( $admin, $action, $fields, $admin->nonces[ $purpose ] );
			$json   = $answer->json();
			self::assertSame( [ 200, true ], [ $answer->status, $json['success'] ?? null ], "$action: $answer->body" );
			self::assertSame( [ 'success', 'data' ], array_keys( $json ), $action );
			self::assertSame( [], array_diff( $names, array_keys( $json['data'] ) ), "$action: $answer->body" );
		}
	}

	#[TestDox( '[API-02~] the actions of the specification are those of the table of rights, besides our own' )]
	public function testTheTable(): void {
		$table = array_map( static fn ( string $hook ) => substr( $hook, strlen( 'wp_ajax_' ) ), array_keys( AccessTable::read()->actions ) );
		foreach ( self::specified()['actions'] as $action ) {
			self::assertContains( $action['action'], $table, implode( ', ', $action['sources'] ) );
		}
	}

	#[TestDox( '[API-02~] T99: who loses the capability during a session is refused by the next call, with the nonce that was good before' )]
	public function testALostRight(): void {
		$user = get_userdata( $this->asRole( 'administrator' ) );
		self::assertNotFalse( $user );
		$person = TestServer::shared()->session( $user->ID );
		$read   = [ 'userfeedback_vue_get_license', 'userfeedback_get_addons', 'userfeedback_get_plugins', 'userfeedback_validate_settings_blurb' ];
		foreach ( $read as $action ) {
			self::assertSame( 200, $this->ask( $person, $action, [], $person->nonces['general'] )->status, $action );
		}
		$user->set_role( 'editor' );
		foreach ( self::specified()['actions'] as [ 'action' => $action, 'nonce' => $purpose, 'fields' => $fields ] ) {
			self::assertRefusal( 'userfeedback_access_denied', $this->ask( $person, $action, $fields, $person->nonces[ $purpose ] ), $action );
		}
	}

	/**
	 * @param array<string, string> $fields With {names}.
	 * @param non-empty-string      $method
	 */
	private function ask( HttpSession $person, string $action, array $fields, string $nonce, string $method = 'POST' ): HttpAnswer {
		/** @var array<string, string> $filled */
		$filled = self::filled( $fields, $this->stored );
		return $person->ajax( $action, $filled + ( $nonce === '' ? [] : [ 'nonce' => $nonce ] ), $method );
	}

	private static function assertRefusal( string $code, HttpAnswer $answer, string $message ): void {
		$json = $answer->json();
		$data = (array) ( $json['data'] ?? [] );
		self::assertSame( [ 403, false, $code ], [ $answer->status, $json['success'] ?? null, $data['code'] ?? null ], "$message: $answer->body" );
	}
}
