<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

/**
 * The licence keys that were entered: a site's own, and one for its network. A key that stops being good stays where it is.
 */
final class LicenseStore implements LicenseSource {

	/** The text of the key and nothing else; of the site, and of the network. Not autoloaded: visitors' pages never ask for it. */
	public const OPTION = 'userfeedback_license';

	public function __construct( private readonly KeyCheck $check ) {}

	public function current(): License {
		$own = $this->ofSite();
		return $own->isStored() ? $own : $this->ofNetwork() ?? $own;
	}

	public function ofSite(): License {
		return $this->stored( LicenseScope::Site )->license();
	}

	public function ofNetwork(): ?License {
		return is_multisite() ? $this->stored( LicenseScope::Network )->license() : null;
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
		return $this->check->check( $text, self::host( $scope ) );
	}

	/**
	 * Stores a key in place of the one before.
	 */
	public function save( string $text, LicenseScope $scope ): void {
		if ( $scope === LicenseScope::Site ) {
			update_option( self::OPTION, $text, false );
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
	private static function host( LicenseScope $scope ): string {
		$address = $scope === LicenseScope::Site ? home_url() : get_home_url( get_main_site_id() );
		return strtolower( (string) wp_parse_url( $address, PHP_URL_HOST ) );
	}
}
