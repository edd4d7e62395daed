<?php

declare( strict_types=1 );

namespace UserFeedback\Usage;

defined( 'ABSPATH' ) || exit;

use RuntimeException;
use UserFeedback\Licensing\VendorHttp;

/**
 * The server that receives usage reports: that of a constant, or none.
 *
 * @since 0.7.0
 */
final class UsageServer {

	/** In wp-config.php: https URL. Without it nothing is ever sent. */
	public const CONSTANT = 'USERFEEDBACK_USAGE_URL';

	/**
	 * @param string $url '' for none.
	 */
	public function __construct( private readonly string $url ) {}

	/**
	 * As configured in wp-config.php.
	 */
	public static function configured(): self {
		$url = defined( self::CONSTANT ) ? constant( self::CONSTANT ) : '';
		return new self( is_string( $url ) ? $url : '' );
	}

	/**
	 * Where reports are sent; '' for nowhere, also when the URL is not safe.
	 */
	public function address(): string {
		return VendorHttp::isSafe( $this->url ) ? $this->url : '';
	}

	/**
	 * Sends a report.
	 *
	 * @param string $json See UsageReport::json().
	 * @throws RuntimeException When the server does not take it.
	 */
	public function send( string $json ): void {
		VendorHttp::post( $this->url, $json );
	}
}
