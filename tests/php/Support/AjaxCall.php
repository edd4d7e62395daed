<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Assert;
use UserFeedback\Plugin;
use UserFeedback\Support\AjaxActions;

/**
 * A request to admin-ajax.php as the present user, and what came back.
 */
final class AjaxCall {

	/**
	 * @param int          $status  Of HTTP.
	 * @param bool         $success What the answer says of itself; false for an answer that is none of ours.
	 * @param array<mixed> $data    The answer's data.
	 * @param string       $body    The answer as it was sent.
	 */
	private function __construct(
		public readonly int $status,
		public readonly bool $success,
		public readonly array $data,
		public readonly string $body
	) {}

	/**
	 * Sends an action as our screens do: as POST, with a nonce of the present user.
	 *
	 * @param string                $action  For example userfeedback_verify_license. The plugin registers it, unless the test has.
	 * @param array<string, mixed>  $fields  Further fields, not slashed; files are put into $_FILES by the test.
	 * @param string                $purpose Which nonce, one of AjaxActions::PURPOSES; '' for none.
	 */
	public static function post( string $action, array $fields = [], string $purpose = AjaxActions::GENERAL ): self {
		return self::send( 'POST', $action, $fields + ( $purpose === '' ? [] : [ 'nonce' => AjaxActions::nonces()[ $purpose ] ] ) );
	}

	/**
	 * Sends whatever a test wants to send; what is not there for the present user is answered as WordPress does, with 400.
	 *
	 * @param array<string, mixed> $fields Also the nonce, if any.
	 */
	public static function send( string $method, string $action, array $fields ): self {
		$hook = ( is_user_logged_in() ? 'wp_ajax_' : 'wp_ajax_nopriv_' ) . $action;
		self::arrive( $method, $action, $fields );
		if ( ! has_action( "wp_ajax_$action" ) ) {
			self::registerAll();
		}
		/** @var non-empty-list<int> $statuses */
		$statuses = [ 200 ];
		$note     = static function ( string $header, int $code ) use ( &$statuses ): string {
			$statuses[] = $code;
			return $header;
		};
		$doing    = static fn (): bool => true;
		$die      = static fn (): callable => static fn () => throw new AjaxEnd();
		add_filter( 'status_header', $note, 10, 2 );
		add_filter( 'wp_doing_ajax', $doing );
		add_filter( 'wp_die_ajax_handler', $die );
		ob_start();
		try {
			if ( ! has_action( $hook ) ) {
				return self::answer( 400, '0' );
			}
			do_action( $hook );
			Assert::fail( "$action answered nothing." );
		} catch ( AjaxEnd ) {
			return self::answer( max( $statuses ), (string) ob_get_contents() );
		} finally {
			ob_end_clean();
			remove_filter( 'status_header', $note );
			remove_filter( 'wp_doing_ajax', $doing );
			remove_filter( 'wp_die_ajax_handler', $die );
		}
	}

	/**
	 * What a request of the present user to admin-ajax.php registers.
	 */
	public static function registerAll(): void {
		set_current_screen( 'dashboard' );
		$plugin = new Plugin();
		$plugin->register();
		$_REQUEST['action'] ??= 'userfeedback_any';
		$doing = static fn (): bool => true;
		add_filter( 'wp_doing_ajax', $doing );
		$plugin->registerActions();
		remove_filter( 'wp_doing_ajax', $doing );
	}

	/**
	 * The fields at fault, if any.
	 *
	 * @return array<string, string> Field → code.
	 */
	public function errors(): array {
		/** @var list<array{field: string, code: string}> $errors */
		$errors = $this->data['errors'] ?? [];
		return array_column( $errors, 'code', 'field' );
	}

	/**
	 * Asserts that it was refused, and how.
	 */
	public function assertRefused( int $status, string $code ): self {
		Assert::assertSame( [ $status, false, $code ], [ $this->status, $this->success, $this->data['code'] ?? null ], $this->body );
		Assert::assertNotSame( '', $this->data['message'] ?? '', $this->body );
		return $this;
	}

	/**
	 * Asserts that it was done.
	 */
	public function assertDone(): self {
		Assert::assertSame( [ 200, true ], [ $this->status, $this->success ], $this->body );
		return $this;
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private static function arrive( string $method, string $action, array $fields ): void {
		$sent                      = wp_slash( $fields + [ 'action' => $action ] );
		$_SERVER['REQUEST_METHOD'] = $method;
		$_POST                     = $method === 'POST' ? $sent : [];
		$_GET                      = $method === 'POST' ? [] : $sent;
		$_REQUEST                  = $sent;
	}

	private static function answer( int $status, string $body ): self {
		$answer = json_decode( $body, true );
		$answer = is_array( $answer ) ? $answer : [];
		$data   = $answer['data'] ?? [];
		return new self( $status, ( $answer['success'] ?? false ) === true, is_array( $data ) ? $data : [], $body );
	}
}
