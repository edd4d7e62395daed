<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Clock;

/**
 * Looks at license keys: whole on this server, without asking anybody.
 *
 * @since 0.1.0
 */
final class KeyCheck {

	/** Seconds by which the clocks of vendor and server may differ. */
	private const LEEWAY = 3600;

	/** @var array<string, LicenseKey|KeyProblem> What texts say, which never changes; a signature is looked at once a request. */
	private array $read = [];

	public function __construct(
		private readonly PublicKey $vendor,
		private readonly RevocationList $revoked,
		private readonly Clock $clock
	) {}

	/**
	 * @param string $host Of the address of the site that the key is to be good for.
	 */
	public function check( string $text, string $host ): CheckedKey {
		$this->read[ $text ] ??= $this->read( $text );

		$read = $this->read[ $text ];
		return $read instanceof LicenseKey
			? new CheckedKey( $text, $host, $read, $this->problems( $read, $host ) )
			: new CheckedKey( $text, $host, null, [ $read ] );
	}

	private function read( string $text ): LicenseKey|KeyProblem {
		if ( $text === '' ) {
			return KeyProblem::Missing;
		}
		$statement = SignedStatement::parse( $text, LicenseKey::MARK );
		if ( $statement === null ) {
			return KeyProblem::NotAKey;
		}
		if ( ! $this->vendor->isUsable() ) {
			return KeyProblem::NoPublicKey;
		}
		$payload = $statement->payload( $this->vendor );
		return $payload === null ? KeyProblem::Forged : LicenseKey::of( $payload ) ?? KeyProblem::Unknown;
	}

	/**
	 * What lets nobody do anything comes before what still lets them read: a key that is revoked and expired opens nothing.
	 *
	 * @return list<KeyProblem>
	 */
	private function problems( LicenseKey $key, string $host ): array {
		$now = $this->clock->now()->getTimestamp();
		return array_values(
			array_filter(
				[
					$key->isFor( $host ) ? null : KeyProblem::OtherHost,
					$key->issued->getTimestamp() > $now + self::LEEWAY ? KeyProblem::NotYet : null,
					$this->revoked->holds( $key->id ) ? KeyProblem::Disabled : null,
					$key->expires->getTimestamp() <= $now ? KeyProblem::Expired : null,
				]
			)
		);
	}
}
