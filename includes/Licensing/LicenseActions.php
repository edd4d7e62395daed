<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\AjaxActions;
use UserFeedback\Support\Dismissal;

/**
 * The license in admin-ajax.php: for those who manage the plugin.
 *
 * @phpstan-import-type Action from AjaxActions
 * @since 0.1.0
 */
final class LicenseActions extends AjaxActions {

	public const GET            = 'userfeedback_vue_get_license';
	public const VERIFY         = 'userfeedback_verify_license';
	public const REFRESH        = 'userfeedback_validate_license';
	public const DEACTIVATE_KEY = 'userfeedback_deactivate_license';
	public const CONNECT        = 'userfeedback_connect_url';

	public const DISMISS_BLURB = 'userfeedback_dismiss_settings_blurb';
	public const GET_BLURB     = 'userfeedback_validate_settings_blurb';

	public function __construct(
		private readonly LicenseService $licenses,
		private readonly LicenseReport $report
	) {}

	protected function actions(): array {
		return [
			self::GET            => self::forManagers( fn () => $this->now() ),
			self::VERIFY         => self::forManagers( $this->verify( ... ) ),
			self::REFRESH        => self::forManagers( fn ( array $fields ) => $this->now( $this->licenses->refresh( self::scope( $fields ) ) ) ),
			self::DEACTIVATE_KEY => self::forManagers( fn ( array $fields ) => $this->now( $this->licenses->deactivate( self::scope( $fields ) ) ) ),
			self::CONNECT        => self::forManagers( $this->connect( ... ) ),
			self::DISMISS_BLURB  => self::forManagers( static fn () => self::dismissBlurb() ),
			self::GET_BLURB      => self::forManagers( static fn () => self::blurb() ),
		];
	}

	/**
	 * @param Closure(array<string, string>): array<mixed> $work
	 * @return Action
	 */
	private static function forManagers( Closure $work ): array {
		return self::action( [ Capability::MANAGE ], $work );
	}

	/**
	 * @param array<string, string> $fields
	 * @return array<string, mixed>
	 */
	private function verify( array $fields ): array {
		return $this->now( $this->licenses->verify( $fields['license'] ?? '', self::scope( $fields ) ) );
	}

	/**
	 * An owner who has just unlocked the paid edition goes on to the add-ons.
	 *
	 * @param array<string, string> $fields
	 * @return array<string, mixed>
	 */
	private function connect( array $fields ): array {
		return $this->licenses->connect( $fields['key'] ?? '', AdminPages::url( AdminPages::ADD_ONS ) );
	}

	/**
	 * How things stand after what was done.
	 *
	 * @param string|null $message What to tell the owner, if anything.
	 * @return array<string, mixed>
	 */
	private function now( ?string $message = null ): array {
		return $this->report->withKeys( current_user_can( 'manage_network_options' ) ) + ( $message === null ? [] : [ 'message' => $message ] );
	}

	/**
	 * @return array{dismissed: bool}
	 */
	private static function dismissBlurb(): array {
		Dismissal::SettingsBlurb->dismiss( get_current_user_id() );
		return self::blurb();
	}

	/**
	 * @return array{dismissed: bool}
	 */
	private static function blurb(): array {
		return [ 'dismissed' => Dismissal::SettingsBlurb->isBy( get_current_user_id() ) ];
	}

	/**
	 * @param array<string, string> $fields
	 */
	private static function scope( array $fields ): LicenseScope {
		return LicenseScope::tryFrom( $fields['scope'] ?? '' ) ?? LicenseScope::Site;
	}
}
