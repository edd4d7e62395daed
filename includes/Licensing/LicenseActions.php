<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AjaxActions;

/**
 * The licence in admin-ajax.php: for those who manage the plugin.
 */
final class LicenseActions {

	public const GET        = 'userfeedback_vue_get_license';
	public const VERIFY     = 'userfeedback_verify_license';
	public const REFRESH    = 'userfeedback_validate_license';
	public const DEACTIVATE = 'userfeedback_deactivate_license';
	public const CONNECT    = 'userfeedback_connect_url';

	public const DISMISS_BLURB = 'userfeedback_dismiss_settings_blurb';
	public const GET_BLURB     = 'userfeedback_validate_settings_blurb';

	/**
	 * @param string $addOnsUrl Where an owner goes on who has just unlocked the paid edition.
	 */
	public function __construct(
		private readonly LicenseService $licenses,
		private readonly LicenseReport $report,
		private readonly string $addOnsUrl
	) {}

	public function register(): void {
		self::add( self::GET, fn () => $this->told() );
		self::add( self::VERIFY, fn ( array $fields ) => $this->told( $this->licenses->verify( $fields['license'] ?? '', self::scope( $fields ) ) ) );
		self::add( self::REFRESH, fn ( array $fields ) => $this->told( $this->licenses->refresh( self::scope( $fields ) ) ) );
		self::add( self::DEACTIVATE, fn ( array $fields ) => $this->told( $this->licenses->deactivate( self::scope( $fields ) ) ) );
		self::add( self::CONNECT, fn ( array $fields ) => $this->licenses->connect( $fields['key'] ?? '', $this->addOnsUrl ) );
		self::add( self::DISMISS_BLURB, static fn () => self::dismissBlurb() );
		self::add( self::GET_BLURB, static fn () => self::toldBlurb() );
	}

	/**
	 * @param Closure(array<string, string>): array<mixed> $work
	 */
	private static function add( string $name, Closure $work ): void {
		AjaxActions::add( $name, [ Capability::MANAGE ], $work );
	}

	/**
	 * How things stand after what was done.
	 *
	 * @param string|null $message What to tell the owner, if anything.
	 * @return array<string, mixed>
	 */
	private function told( ?string $message = null ): array {
		return $this->report->withKeys( current_user_can( 'manage_network_options' ) ) + ( $message === null ? [] : [ 'message' => $message ] );
	}

	/**
	 * @return array{dismissed: bool}
	 */
	private static function dismissBlurb(): array {
		SettingsBlurb::dismiss( get_current_user_id() );
		return self::toldBlurb();
	}

	/**
	 * @return array{dismissed: bool}
	 */
	private static function toldBlurb(): array {
		return [ 'dismissed' => SettingsBlurb::isDismissed( get_current_user_id() ) ];
	}

	/**
	 * @param array<string, string> $fields
	 */
	private static function scope( array $fields ): LicenseScope {
		return LicenseScope::tryFrom( $fields['scope'] ?? '' ) ?? LicenseScope::Site;
	}
}
