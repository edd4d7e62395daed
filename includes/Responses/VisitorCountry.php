<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Settings\CountryHeader;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\Countries;
use UserFeedback\Support\Sender;

/**
 * The country that a request comes from: as the header says that the owner has named, if a trusted proxy forwards the request; otherwise that of the
 * client's address. Nobody else is asked.
 *
 * @since 0.7.0
 */
final class VisitorCountry {

	/**
	 * @param Closure(): FeatureGate          $gate   Called only if a country is found: most sites have no use for its services.
	 * @param Closure(): (CountryLookup|null) $lookup Called only if an address has to be looked up.
	 */
	public function __construct(
		private readonly Closure $gate,
		private readonly ClientIp $clientIp,
		private readonly Closure $lookup
	) {}

	/**
	 * Whether this site knows countries: its plan has them, and the add-on is active.
	 */
	public function isAvailable(): bool {
		return ( $this->gate )()->keeps( Feature::Countries );
	}

	/**
	 * The country of a request.
	 *
	 * @param array<mixed> $server As $_SERVER.
	 * @param Sender       $sender Of the same request.
	 * @return string ISO 3166-1 alpha-2 in upper case; '' if it is not known, or this site knows no countries.
	 */
	public function of( array $server, Sender $sender ): string {
		$isForwarded = $this->clientIp->isForwarded( $server );
		$named       = $isForwarded ? CountryHeader::valueIn( $server ) : '';
		$country     = self::isCountry( $named ) ? $named : $this->ofAddress( $sender, $isForwarded );
		return $country !== '' && $this->isAvailable() ? $country : '';
	}

	private function ofAddress( Sender $sender, bool $isForwarded ): string {
		$isProxy = $isForwarded ? $this->clientIp->trusts( $sender->address ) : $sender->forwarded !== '';
		if ( $isProxy || ! ClientIp::isPublic( $sender->address ) ) {
			// The address says nothing about the visitor.
			return '';
		}
		$found = (string) ( $this->lookup )()?->country( $sender->address );
		return self::isCountry( $found ) ? $found : '';
	}

	private static function isCountry( string $code ): bool {
		return $code !== '' && in_array( $code, Countries::CODES, true );
	}
}
