<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Payloads;

use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use UserFeedback\Admin\ProxyNotice;
use UserFeedback\Licensing\LicenseStore;
use UserFeedback\Model\Capability;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\PostRatings\Settings\RatingSettingsSchema;
use UserFeedback\Settings\Settings;
use UserFeedback\Settings\SettingsService;
use UserFeedback\Settings\SiteRoles;
use UserFeedback\Settings\TrustedProxies;
use UserFeedback\Support\AjaxActions;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Tests\Support\AccessTable;
use UserFeedback\Tests\Support\AjaxCall;
use UserFeedback\Tests\Support\Canary;
use UserFeedback\Tests\Support\Leaves;
use UserFeedback\Tests\Support\Payload;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\TestCase;

/**
 * Every bad value in every setting, and in what admin-ajax.php is sent: it is refused with a code, and nothing of it is stored or runs.
 */
final class PayloadDashboardTest extends TestCase {

	/** What our actions read; an action that is new is given all of them. */
	private const FIELDS = [ 'license', 'key', 'scope', 'plugin', 'activate' ];

	private const STOPPED = 'The form was redirected or refused.';

	private QueryLog $log;

	protected function setUp(): void {
		parent::setUp();
		Canary::listen();
		$this->log = QueryLog::start();
		$this->asAdmin();
	}

	#[DataProvider( 'payloads' )]
	public function testSettings( Payload $payload ): void {
		$base = array_fill_keys( Settings::ROLE_LISTS, [ 'editor' ] );
		foreach ( Leaves::of( Plugin::instance()->get( SettingsService::class )->schema() ) as $path ) {
			$where    = implode( '.', $path );
			$sent     = [ 'settings' => Leaves::put( $base, $path, $payload->value ) ];
			$response = $payload->isRaw ? $this->postForm( $sent ) : $this->post( '/userfeedback/v1/settings', $sent );
			if ( $response->get_status() !== 200 ) {
				self::assertSame( 400, $response->get_status(), $where );
			}
			foreach ( Settings::ROLE_LISTS as $list ) {
				self::assertSame( [], array_diff( Settings::stored()->roles( $list ), array_column( SiteRoles::all(), 'key' ) ), $where );
			}
			$this->assertNothingRan( $where );
		}
	}

	#[DataProvider( 'payloads' )]
	public function testRatingSettings( Payload $payload ): void {
		$base = $this->body( $this->get( '/userfeedback/v1/post-ratings/settings' ) );
		foreach ( [ 'settings', 'preview' ] as $route ) {
			foreach ( Leaves::of( RatingSettingsSchema::settings() ) as $path ) {
				$where    = "$route " . implode( '.', $path );
				$sent     = [ 'rating_settings' => Leaves::put( $base, $path, $payload->value ) ];
				$url      = "/userfeedback/v1/post-ratings/$route";
				$response = $payload->isRaw ? $this->postForm( $sent, $url ) : $this->post( $url, $sent );
				if ( $response->get_status() !== 200 ) {
					self::assertSame( 400, $response->get_status(), $where );
				}
				self::assertSame( [], SchemaCheck::errors( RatingSettingsReader::stored(), RatingSettingsSchema::settings( [] ), '' ), $where );
				$this->assertNothingRan( $where );
			}
		}
	}

	#[DataProvider( 'payloads' )]
	public function testActions( Payload $payload ): void {
		$stored = get_option( LicenseStore::OPTION );
		foreach ( array_keys( AccessTable::read()->actions, Capability::MANAGE, true ) as $hook ) {
			if ( ! str_starts_with( $hook, 'wp_ajax_' ) ) {
				continue;
			}

			$action = substr( $hook, strlen( 'wp_ajax_' ) );
			foreach ( AjaxActions::PURPOSES as $purpose ) {
				$answer = AjaxCall::post( $action, array_fill_keys( self::FIELDS, $payload->value ), $purpose );
				if ( ! $answer->success ) {
					self::assertContains( $answer->status, [ 400, 403, 404, 409, 424 ], "$action, $purpose" );
					self::assertMatchesRegularExpression( '/^userfeedback_[a-z_]+$/', (string) ( $answer->data['code'] ?? '' ), "$action, $purpose" );
				}
				// Removing the key is all that may have happened to it.
				self::assertContains( get_option( LicenseStore::OPTION ), [ $stored, false ], "$action, $purpose" );
				$this->assertNothingRan( "$action, $purpose" );
			}
		}
	}

	#[DataProvider( 'payloads' )]
	public function testForms( Payload $payload ): void {
		// They hook themselves in only where the dashboard is.
		set_current_screen( 'dashboard' );
		( new Plugin() )->register();
		$stop = static fn () => throw new RuntimeException( self::STOPPED );
		add_filter( 'wp_die_handler', static fn () => $stop );
		add_filter( 'wp_redirect', $stop );
		foreach ( [ ProxyNotice::CONFIRM, ProxyNotice::FORGET ] as $action ) {
			self::assertSame( Capability::MANAGE, AccessTable::read()->actions[ "admin_post_$action" ] );
			$forms = [
				[ 'address' => $payload->value, 'header' => 'X-Real-IP' ],
				[ 'address' => '203.0.113.9', 'header' => $payload->value ],
			];
			foreach ( $forms as $index => $fields ) {
				$this->sendForm( "admin_post_$action", $fields + [ '_wpnonce' => wp_create_nonce( $action ) ] );
				// The second form of each is valid: it confirms with the usual header, then withdraws.
				$isConfirmed = ( $action === ProxyNotice::CONFIRM ) === ( $index === 1 );
				self::assertSame( $isConfirmed ? [ '203.0.113.9 X-Forwarded-For' ] : [], TrustedProxies::confirmed(), "$action, $index" );
				$this->assertNothingRan( "$action, $index" );
			}
		}
	}

	/**
	 * Sends a form to admin-post.php, up to where it redirects or is refused.
	 *
	 * @param non-empty-string     $hook
	 * @param array<string, mixed> $fields
	 */
	private function sendForm( string $hook, array $fields ): void {
		[ $post, $request ] = [ $_POST, $_REQUEST ];
		try {
			$_POST    = (array) wp_slash( $fields );
			$_REQUEST = $_POST;
			do_action( $hook );
			self::fail( "$hook did not end." );
		} catch ( RuntimeException $stopped ) {
			self::assertSame( self::STOPPED, $stopped->getMessage() );
		} finally {
			[ $_POST, $_REQUEST ] = [ $post, $request ];
		}
	}

	/**
	 * @return iterable<string, array{Payload}>
	 */
	public static function payloads(): iterable {
		foreach ( Payload::all() as $name => $payload ) {
			yield $name => [ $payload ];
		}
	}

	/**
	 * Sends what JSON cannot carry, as a form does.
	 *
	 * @param array<string, mixed> $data
	 */
	private function postForm( array $data, string $url = '/userfeedback/v1/settings' ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', $url );
		$request->set_header( 'Content-Type', 'application/x-www-form-urlencoded' );
		$request->set_body_params( $data );
		return $this->dispatch( $request );
	}

	private function assertNothingRan( string $where ): void {
		$this->log->assertValuesAreQuoted( $where );
		self::assertSame( [], Canary::$sang, $where );
	}
}
