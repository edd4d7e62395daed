<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

use SodiumException;

/**
 * By what the vendor's signatures are known: 32 bytes of Ed25519.
 *
 * @since 0.1.0
 */
final class PublicKey {

	/** In wp-config.php; counts before the vendor's own, for whoever issues their own keys. */
	public const CONSTANT = 'USERFEEDBACK_LICENSE_PUBLIC_KEY';

	/** The vendor's, base64, as `php tools/license.php keygen` prints it. While it is empty no key is worth anything without the constant. */
	private const VENDOR = '';

	private const BYTES = 32;

	/**
	 * @param string $bytes '' for none.
	 */
	private function __construct( private readonly string $bytes ) {}

	/**
	 * The one that counts on this site.
	 */
	public static function configured(): self {
		$text = defined( self::CONSTANT ) ? constant( self::CONSTANT ) : self::VENDOR;
		return self::of( is_string( $text ) ? $text : '' );
	}

	/**
	 * @param string $text Base64; whatever is no key makes one that knows no signature.
	 */
	public static function of( string $text ): self {
		$bytes = base64_decode( $text, true );
		return new self( $bytes !== false && strlen( $bytes ) === self::BYTES ? $bytes : '' );
	}

	/**
	 * Whether there is one at all.
	 */
	public function isUsable(): bool {
		return $this->bytes !== '';
	}

	/**
	 * Whether a signature was made, by whoever holds the private key, for exactly this text.
	 */
	public function signed( string $text, string $signature ): bool {
		if ( $this->bytes === '' || $signature === '' ) {
			return false;
		}
		try {
			return sodium_crypto_sign_verify_detached( $signature, $text, $this->bytes );
		} catch ( SodiumException ) {
			// Not the length of a signature.
			return false;
		}
	}
}
