<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * Base class of admin-ajax.php actions: checks method, capabilities and nonce, and responds with { success, data }.
 *
 * For logged-in users only; visitors use AjaxFallback.
 *
 * @phpstan-type Action array{capabilities: list<string>, work: Closure(array<string, string>): array<mixed>, purpose: string}
 * @since 0.1.0
 */
abstract class AjaxActions {

	/** Purposes of nonces. A nonce is valid for its own purpose only. */
	public const GENERAL    = 'general';
	public const INSTALL    = 'install';
	public const ACTIVATE   = 'activate';
	public const DEACTIVATE = 'deactivate';

	public const PURPOSES = [ self::GENERAL, self::INSTALL, self::ACTIVATE, self::DEACTIVATE ];

	private const HOOK = 'wp_ajax_';

	/**
	 * The actions by name, for example userfeedback_verify_license.
	 *
	 * @return array<string, Action>
	 */
	abstract protected function actions(): array;

	/**
	 * Adds the actions for logged-in users.
	 */
	public function register(): void {
		foreach ( array_keys( $this->actions() ) as $name ) {
			add_action( self::HOOK . $name, [ $this, 'handle' ] );
		}
	}

	/**
	 * Actions wp_ajax_{name}: sends the response and ends the request.
	 */
	public function handle(): void {
		$action = $this->actions()[ substr( (string) current_action(), strlen( self::HOOK ) ) ];
		try {
			self::check( $action['capabilities'], $action['purpose'] );
			wp_send_json_success( $action['work']( self::fields() ) );
		} catch ( DomainError $error ) {
			self::refuse( $error );
		} catch ( TemporaryFailure $failure ) {
			self::refuse( $failure->refusal() );
		}
	}

	/**
	 * Defines an action.
	 *
	 * @param list<string>                                 $capabilities The user needs all of them.
	 * @param Closure(array<string, string>): array<mixed> $work         Receives the sent fields (strings only, unslashed), returns the data.
	 * @param string                                       $purpose      Required nonce, one of PURPOSES.
	 * @return Action
	 */
	protected static function action( array $capabilities, Closure $work, string $purpose = self::GENERAL ): array {
		return [
			'capabilities' => $capabilities,
			'work'         => $work,
			'purpose'      => $purpose,
		];
	}

	/**
	 * The nonces that a screen needs, by purpose.
	 *
	 * @return array<string, string>
	 */
	public static function nonces(): array {
		$nonces = array_map( static fn ( string $purpose ) => wp_create_nonce( self::nonceAction( $purpose ) ), self::PURPOSES );
		return array_combine( self::PURPOSES, $nonces );
	}

	/**
	 * @param list<string> $capabilities
	 * @throws AccessDenied Without the capabilities, for another method than POST, or with an invalid nonce.
	 */
	private static function check( array $capabilities, string $purpose ): void {
		foreach ( $capabilities as $capability ) {
			if ( ! current_user_can( $capability ) ) {
				throw AccessDenied::byRights();
			}
		}
		$nonce = is_string( $_POST['nonce'] ?? null ) ? sanitize_key( $_POST['nonce'] ) : '';
		if ( ( $_SERVER['REQUEST_METHOD'] ?? '' ) !== 'POST' || wp_verify_nonce( $nonce, self::nonceAction( $purpose ) ) === false ) {
			throw AccessDenied::byNonce();
		}
	}

	private static function nonceAction( string $purpose ): string {
		return 'userfeedback_' . $purpose;
	}

	/**
	 * @return array<string, string>
	 */
	private static function fields(): array {
		/** @var array<string, mixed> $sent */
		$sent = wp_unslash( $_POST );
		return array_filter( $sent, is_string( ... ) );
	}

	private static function refuse( DomainError $error ): never {
		$data = [
			'code'    => $error->errorCode,
			'message' => $error->getMessage(),
		];
		if ( $error->errors !== [] ) {
			$data['errors'] = array_map( static fn ( FieldError $field ) => $field->toArray(), $error->errors );
		}
		wp_send_json_error( $data + $error->details, $error->status );
	}
}
