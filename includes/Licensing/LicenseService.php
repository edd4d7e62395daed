<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\Cast;

/**
 * What owners do with license keys. Who may manage the plugin is asked before; who may manage the network is asked here.
 *
 * @since 0.1.0
 */
final class LicenseService {

	/** The user of WP-CLI commands that run without `--user`. */
	private const NOBODY = 0;

	/**
	 * @param bool $isCli Whether this is WP-CLI, where somebody without an account has the server's shell and may do everything.
	 */
	public function __construct(
		private readonly LicenseStore $store,
		private readonly RevocationList $revoked,
		private readonly bool $isCli = false
	) {}

	/**
	 * Whether the current user manages the license of the network.
	 *
	 * @since 0.7.0
	 */
	public function managesNetwork(): bool {
		return ( $this->isCli && get_current_user_id() === self::NOBODY ) || current_user_can( 'manage_network_options' );
	}

	/**
	 * Looks at a key and stores it when it is good; a bad one leaves everything as it was.
	 *
	 * @return string What to tell the owner.
	 * @throws AccessDenied   When the network is not theirs.
	 * @throws LicenseRefused When the key is not good.
	 */
	public function verify( string $text, LicenseScope $scope ): string {
		$this->demandScope( $scope );
		// Copied keys bring the white space around them.
		$checked = $this->store->check( trim( $text ), $scope );
		$this->demandGood( $checked );
		$this->store->save( $checked->text, $scope );
		return $this->praise( $checked );
	}

	/**
	 * Looks at the stored key once more, with the latest list of revoked keys where one is configured. The key stays stored in any case.
	 *
	 * @return string What to tell the owner.
	 * @throws AccessDenied   When the network is not theirs.
	 * @throws LicenseRefused When the key is not good any more, there is none, or the list could not be had.
	 */
	public function refresh( LicenseScope $scope ): string {
		$this->demandScope( $scope );
		if ( ! $this->revoked->refresh() ) {
			throw LicenseRefused::byUnreachableList();
		}
		$checked = $this->store->stored( $scope );
		$this->demandGood( $checked );
		return $this->praise( $checked );
	}

	/**
	 * Forgets the stored key.
	 *
	 * @return string What to tell the owner.
	 * @throws AccessDenied   When the network is not theirs.
	 * @throws LicenseRefused When there is no network.
	 */
	public function deactivate( LicenseScope $scope ): string {
		$this->demandScope( $scope );
		$this->store->remove( $scope );
		return $scope === LicenseScope::Network
			? __( 'The license key was removed from this network.', 'userfeedback' )
			: __( 'The license key was removed from this site.', 'userfeedback' );
	}

	/**
	 * Unlocks what the site's plan holds, from the Lite edition. The key may have been verified, and so stored, before: whoever types slowly
	 * ends up where the others do.
	 *
	 * @param string $addOnsUrl Where the owner goes on.
	 * @return array{url: string, reload: bool, message: string} Where to go, if anywhere, whether the page is to be loaded anew, what to say.
	 * @throws LicenseRefused When the key is not good.
	 */
	public function connect( string $text, string $addOnsUrl ): array {
		$current = $this->store->current();
		if ( $current->isValid() && $current->key !== trim( $text ) ) {
			return [
				'url'     => '',
				'reload'  => true,
				'message' => __( 'This site has a valid license already.', 'userfeedback' ),
			];
		}
		return [
			'message' => $this->verify( $text, LicenseScope::Site ),
			'url'     => $addOnsUrl,
			'reload'  => false,
		];
	}

	/**
	 * @throws AccessDenied
	 * @throws LicenseRefused
	 */
	private function demandScope( LicenseScope $scope ): void {
		if ( $scope === LicenseScope::Site ) {
			return;
		}
		if ( ! is_multisite() ) {
			throw LicenseRefused::withoutNetwork();
		}
		if ( ! $this->managesNetwork() ) {
			throw AccessDenied::byRights();
		}
		if ( ! is_main_site() ) {
			throw LicenseRefused::byMainSite();
		}
	}

	/**
	 * @throws LicenseRefused
	 */
	private function demandGood( CheckedKey $checked ): void {
		if ( $checked->problem !== null ) {
			throw LicenseRefused::because(
				$checked->problem,
				$checked,
				self::day( $checked->key?->issued ),
				self::day( $checked->key?->expires )
			);
		}
	}

	private function praise( CheckedKey $checked ): string {
		$license = $checked->license();
		return sprintf(
			/* translators: 1: name of a plan, 2: a date. */
			__( 'Your license key is valid: %1$s, until %2$s.', 'userfeedback' ),
			$license->plan->title(),
			self::day( $license->expires )
		);
	}

	private static function day( ?DateTimeImmutable $moment ): string {
		return $moment === null ? '' : (string) wp_date( Cast::string( get_option( 'date_format' ) ), $moment->getTimestamp() );
	}
}
