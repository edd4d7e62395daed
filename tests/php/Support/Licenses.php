<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use DateTimeImmutable;
use UserFeedback\Licensing\KeyCheck;
use UserFeedback\Licensing\LicenseStore;
use UserFeedback\Licensing\PublicKey;
use UserFeedback\Licensing\RevocationList;
use UserFeedback\Support\Clock;
use UserFeedback\Support\SystemClock;

/**
 * License keys of the demo pair, which the sites of the tests take. Signed here and not by tools/license.php, so that each checks the other.
 */
final class Licenses {

	private const YEAR = 31_536_000;

	/**
	 * A key that is good for a year from now, for every site.
	 *
	 * @param string               $plan    plus, pro or elite.
	 * @param array<string, mixed> $changes Fields of the payload: id, issued and expires (unix seconds), hosts, or any other.
	 */
	public static function key( string $plan = 'elite', array $changes = [] ): string {
		return self::signed(
			'UF1',
			$changes + [
				'id'      => 'test-' . $plan,
				'type'    => $plan,
				'issued'  => time() - 60,
				'expires' => time() + self::YEAR,
			]
		);
	}

	/**
	 * A key that expired a day ago.
	 */
	public static function expired( string $plan = 'elite' ): string {
		return self::key(
			$plan,
			[
				'issued'  => time() - self::YEAR,
				'expires' => time() - 86400,
			]
		);
	}

	/**
	 * A list of revoked keys.
	 *
	 * @param list<string> $ids Of keys.
	 */
	public static function revocations( array $ids, int $issued ): string {
		return self::signed(
			'UFR1',
			[
				'issued' => $issued,
				'ids'    => $ids,
			]
		);
	}

	/**
	 * Any statement.
	 *
	 * @param array<string, mixed> $payload
	 * @param string               $private Base64; that of the demo pair if none is given.
	 */
	public static function signed( string $mark, array $payload, string $private = '' ): string {
		$secret = base64_decode( $private === '' ? self::pair()['private'] : $private );
		assert( $secret !== '' );
		$signed = $mark . '.' . self::base64url( (string) wp_json_encode( $payload ) );
		return $signed . '.' . self::base64url( sodium_crypto_sign_detached( $signed, $secret ) );
	}

	/**
	 * Gives the site a key for the running test, in place of its own; whatever was made before reads it at its next question.
	 *
	 * @param string $key '' for none.
	 */
	public static function put( string $key ): void {
		if ( $key === '' ) {
			delete_option( LicenseStore::OPTION );
		} else {
			update_option( LicenseStore::OPTION, $key, false );
		}
	}

	/**
	 * What is stored for the site.
	 */
	public static function stored(): string {
		return (string) get_option( LicenseStore::OPTION, '' );
	}

	/**
	 * The keys of this site as they are at some moment.
	 *
	 * @param DateTimeImmutable|null $now Now, if none is given.
	 */
	public static function store( ?DateTimeImmutable $now = null, ?PublicKey $vendor = null ): LicenseStore {
		$vendor ??= self::publicKey();
		return new LicenseStore( new KeyCheck( $vendor, new RevocationList( $vendor, '' ), self::clock( $now ) ) );
	}

	public static function publicKey(): PublicKey {
		return PublicKey::of( self::pair()['public'] );
	}

	/**
	 * Lets the site have another address until the test ends.
	 */
	public static function moveSite( string $address ): void {
		add_filter( 'option_home', static fn (): string => $address, 11 );
	}

	/**
	 * @return array{public: string, private: string}
	 */
	public static function pair(): array {
		/** @var array{public: string, private: string} */
		return wp_json_file_decode( dirname( __DIR__, 2 ) . '/fixtures/licenses/demo-pair.json', [ 'associative' => true ] );
	}

	private static function clock( ?DateTimeImmutable $now ): Clock {
		return $now === null ? new SystemClock() : new FrozenClock( $now, wp_timezone() );
	}

	private static function base64url( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}
}
