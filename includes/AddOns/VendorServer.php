<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\VendorHttp;
use UserFeedback\Support\Cast;

/**
 * The vendor's server. It is asked only where its address was configured: when somebody opens the Addons screen, installs an add-on or
 * lets WordPress look for updates.
 *
 * @since 0.1.0
 */
final class VendorServer implements PackageSource {

	/** The site transient that holds the catalogue. */
	public const TRANSIENT = 'userfeedback_catalogue';

	private const KEPT_SECONDS    = 12 * HOUR_IN_SECONDS;
	/** A server that does not answer must not hold up every page that asks for it. */
	private const FAILURE_SECONDS = 5 * MINUTE_IN_SECONDS;

	private const CATALOGUE_BYTES = 1_000_000;
	private const PACKAGE_BYTES   = 50_000_000;

	/**
	 * @param string $url The catalogue's address. The packages lie beside it.
	 */
	public function __construct( private readonly string $url ) {}

	public function isAtHand(): bool {
		return $this->kept() !== null;
	}

	public function catalogue( bool $fresh ): string {
		$kept = $this->kept();
		$json = $kept === null || $fresh ? $this->fetchCatalogue( $kept ?? '' ) : $kept;
		if ( $json === '' ) {
			throw AddOnRefused::unreachable();
		}
		return $json;
	}

	public function copy( string $file, string $to ): void {
		// Of the address only what leads to the folder: a file's name never changes the host.
		$folder = preg_replace( '~[^/]*([?#].*)?$~', '', $this->url );
		$this->get(
			$folder . $file,
			self::PACKAGE_BYTES,
			[
				'timeout'  => 60.0,
				'stream'   => true,
				'filename' => $to,
			]
		);
	}

	/**
	 * The catalogue that was kept, '' where there was none to be had; null when nothing was kept.
	 */
	private function kept(): ?string {
		$kept = get_site_transient( self::TRANSIENT );
		// Of another address: from before the configuration was changed.
		$isOurs = is_array( $kept ) && ( $kept['url'] ?? null ) === $this->url;
		return $isOurs && is_string( $kept['json'] ?? null ) ? $kept['json'] : null;
	}

	/**
	 * @param string $kept What stays where there is nothing newer to be had.
	 * @return string '' when it cannot be had.
	 */
	private function fetchCatalogue( string $kept ): string {
		try {
			$json = $this->get( $this->url, self::CATALOGUE_BYTES );
		} catch ( AddOnRefused ) {
			$json = '';
		}
		if ( $json !== '' || $kept === '' ) {
			$content = [
				'url'  => $this->url,
				'json' => $json,
			];
			set_site_transient( self::TRANSIENT, $content, $json === '' ? self::FAILURE_SECONDS : self::KEPT_SECONDS );
		}
		return $json;
	}

	/**
	 * @param array{timeout?: float, stream?: bool, filename?: string} $arguments Of wp_safe_remote_get().
	 * @return string The answer's body.
	 * @throws AddOnRefused When there is none.
	 */
	private function get( string $url, int $maxBytes, array $arguments = [] ): string {
		// Packages come from the configured address itself, so redirects are not followed.
		$body = $this->isSafe() ? VendorHttp::get( $url, $maxBytes, $arguments ) : null;
		return $body ?? throw AddOnRefused::unreachable();
	}

	/**
	 * Whether nobody on the way can change what is answered, and the address is that of a file, beside which others can be.
	 */
	private function isSafe(): bool {
		return VendorHttp::isSafe( $this->url ) && Cast::string( wp_parse_url( $this->url, PHP_URL_PATH ) ) !== '';
	}
}
