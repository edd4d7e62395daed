<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * What a license key says, after its signature was found to be the vendor's. Moments are seconds since 1970.
 *
 * Payload of `UF1`: {"id": "…", "type": "plus|pro|elite", "issued": 1790000000, "expires": 1821536000, "hosts": ["example.org"]}; without
 * hosts it is good on every site. Fields that are not known are left alone, so that keys of later versions stay readable.
 *
 * @since 0.1.0
 */
final class LicenseKey {

	/** The mark of the statement. */
	public const MARK = 'UF1';

	/** Addresses that only the machine itself or its neighbours know: every key is good there, to build and try out a site. */
	private const LOCAL = [ 'localhost', '127.0.0.1', '[::1]' ];

	private const LOCAL_ENDING = '.test';

	/**
	 * @param list<string> $hosts As they stand in addresses, in small letters; none for every site.
	 */
	private function __construct(
		public readonly string $id,
		public readonly Plan $plan,
		public readonly DateTimeImmutable $issued,
		public readonly DateTimeImmutable $expires,
		public readonly array $hosts
	) {}

	/**
	 * Reads a payload; null when it is none of a key.
	 *
	 * @param array<mixed> $payload
	 */
	public static function of( array $payload ): ?self {
		$id      = $payload['id'] ?? null;
		$type    = $payload['type'] ?? null;
		$issued  = $payload['issued'] ?? null;
		$expires = $payload['expires'] ?? null;
		$hosts   = self::hosts( $payload['hosts'] ?? [] );
		$plan    = is_string( $type ) ? Plan::tryFrom( $type ) : null;
		if ( ! is_string( $id ) || $id === '' || $plan === null || $plan === Plan::Lite ) {
			return null;
		}
		return is_int( $issued ) && is_int( $expires ) && $hosts !== null
			? new self( $id, $plan, new DateTimeImmutable( "@$issued" ), new DateTimeImmutable( "@$expires" ), $hosts )
			: null;
	}

	/**
	 * Whether it is good for a site.
	 *
	 * @param string $host Of the site's address.
	 */
	public function isFor( string $host ): bool {
		return $this->hosts === []
			|| in_array( $host, $this->hosts, true )
			|| in_array( $host, self::LOCAL, true )
			|| str_ends_with( $host, self::LOCAL_ENDING );
	}

	/**
	 * @return list<string>|null
	 */
	private static function hosts( mixed $value ): ?array {
		if ( ! is_array( $value ) || array_filter( $value, is_string( ... ) ) !== $value ) {
			return null;
		}
		return array_values( array_map( strtolower( ... ), $value ) );
	}
}
