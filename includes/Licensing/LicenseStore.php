<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;

/**
 * The license keys that were entered: a site's own, and one for its network. A key that stops being good stays where it is.
 *
 * @since 0.1.0
 */
final class LicenseStore implements LicenseSource {

	/** The text of the key and nothing else; of the site, and of the network. */
	public const OPTION = 'userfeedback_license';

	/** The result of keptPlan(), autoloaded: to check the keys takes up to three queries on a visitor's page (decision 0033). */
	public const KEPT = 'userfeedback_kept_plan';

	/** Of the main site of the network: to ask for it changes to that site and back. */
	private ?string $networkHost = null;

	public function __construct( private readonly KeyCheck $check ) {}

	public function current(): License {
		return $this->ofSite()->orElse( $this->ofNetwork() );
	}

	public function ofSite(): License {
		return $this->stored( LicenseScope::Site )->license();
	}

	public function ofNetwork(): ?License {
		return is_multisite() ? $this->stored( LicenseScope::Network )->license() : null;
	}

	public function keptPlan(): Plan {
		$stored = get_option( self::KEPT, '' );
		return ( is_string( $stored ) ? Plan::tryFrom( $stored ) : null ) ?? $this->current()->keptPlan();
	}

	/**
	 * Checks the keys and stores the result for visitors' pages, if it differs.
	 */
	public function refreshKeptPlan(): void {
		$plan = $this->current()->keptPlan()->value;
		if ( get_option( self::KEPT, '' ) !== $plan ) {
			update_option( self::KEPT, $plan, true );
		}
	}

	/**
	 * The key that is stored, looked at anew.
	 */
	public function stored( LicenseScope $scope ): CheckedKey {
		$text = $scope === LicenseScope::Site ? get_option( self::OPTION, '' ) : get_network_option( null, self::OPTION, '' );
		return $this->check( is_string( $text ) ? $text : '', $scope );
	}

	/**
	 * Looks at a key that is not stored yet.
	 */
	public function check( string $text, LicenseScope $scope ): CheckedKey {
		return $this->check->check( $text, $this->host( $scope ) );
	}

	/**
	 * Stores a key in place of the one before.
	 */
	public function save( string $text, LicenseScope $scope ): void {
		if ( $scope === LicenseScope::Site ) {
			update_option( self::OPTION, $text, true );
		} else {
			update_network_option( null, self::OPTION, $text );
		}
	}

	/**
	 * Forgets a key.
	 */
	public function remove( LicenseScope $scope ): void {
		if ( $scope === LicenseScope::Site ) {
			delete_option( self::OPTION );
		} else {
			delete_network_option( null, self::OPTION );
		}
	}

	/**
	 * The host that a key must be for: a network is known by its main site.
	 */
	private function host( LicenseScope $scope ): string {
		return $scope === LicenseScope::Site
			? self::hostOf( get_option( 'home' ) )
			: $this->networkHost ??= self::hostOf( get_blog_option( get_main_site_id(), 'home' ) );
	}

	/**
	 * @param mixed $address As it is stored. Plugins for several languages give home_url() another host for each.
	 */
	private static function hostOf( mixed $address ): string {
		return strtolower( (string) wp_parse_url( Cast::string( $address ), PHP_URL_HOST ) );
	}
}
