<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

use JsonException;
use UnexpectedValueException;
use UserFeedback\Support\Json;

/**
 * Something that the vendor has signed: `<mark>.<payload>.<signature>`.
 *
 * The mark says what it is and in which version, the payload is a JSON object, the signature is Ed25519 over the text before the last
 * dot, so over the mark too: a statement of one kind is never good as one of another. Payload and signature are base64url without
 * padding, and there is exactly one spelling of each: a text that was changed in any way is another text, or none.
 *
 * @since 0.1.0
 */
final class SignedStatement {

	/** Characters; the longest are lists. */
	private const LONGEST = 1_000_000;

	private const SIGNATURE_BYTES = 64;

	private function __construct(
		private readonly string $signed,
		private readonly string $json,
		private readonly string $signature
	) {}

	/**
	 * Takes a text apart; null when it has not the form of such a statement. Nothing of it may be believed yet.
	 *
	 * @param string $mark Letters and digits, for example UF1.
	 */
	public static function parse( string $text, string $mark ): ?self {
		if ( strlen( $text ) > self::LONGEST ) {
			return null;
		}
		$parts = explode( '.', $text );
		if ( count( $parts ) !== 3 || $parts[0] !== $mark ) {
			return null;
		}
		$json      = self::decode( $parts[1] );
		$signature = self::decode( $parts[2] );
		return $json !== null && $signature !== null && strlen( $signature ) === self::SIGNATURE_BYTES
			? new self( "$mark.$parts[1]", $json, $signature )
			: null;
	}

	/**
	 * What it says; null when it was not signed with this key, whatever it says.
	 *
	 * @return array<mixed>|null
	 */
	public function payload( PublicKey $author ): ?array {
		if ( ! $author->signed( $this->signed, $this->signature ) ) {
			return null;
		}
		try {
			return Json::decode( $this->json );
		} catch ( JsonException | UnexpectedValueException ) {
			return null;
		}
	}

	/**
	 * Bytes as base64url without padding.
	 */
	public static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}

	private static function decode( string $text ): ?string {
		$bytes = base64_decode( strtr( $text, '-_', '+/' ), true );
		// PHP skips what does not matter to it: padding, white space, the last bits.
		return $bytes !== false && $bytes !== '' && self::encode( $bytes ) === $text ? $bytes : null;
	}
}
