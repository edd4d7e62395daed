<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * Signatures of requests as in Standard Webhooks (standardwebhooks.com, 1.0.0): HMAC-SHA256 over id, timestamp and body.
 *
 * @since 0.7.0
 */
final class Signature {

	private const PREFIX = 'whsec_';

	/** Bytes of a secret; Standard Webhooks asks for 24 to 64. */
	private const LENGTH = 24;

	/**
	 * A secret that nobody knows yet.
	 */
	public static function newSecret(): string {
		return self::PREFIX . base64_encode( random_bytes( self::LENGTH ) );
	}

	/**
	 * The headers that a receiver checks.
	 *
	 * @param string                 $message Identifies what is sent, the same in each attempt.
	 * @param DateTimeImmutable      $at      When it is sent.
	 * @param non-empty-list<string> $secrets Of which each signs.
	 * @return array{webhook-id: string, webhook-timestamp: string, webhook-signature: string}
	 */
	public static function headers( string $message, DateTimeImmutable $at, string $body, array $secrets ): array {
		$timestamp  = (string) $at->getTimestamp();
		$signatures = array_map(
			static fn ( string $secret ) => 'v1,' . base64_encode( hash_hmac( 'sha256', "$message.$timestamp.$body", self::key( $secret ), true ) ),
			$secrets
		);
		return [
			'webhook-id'        => $message,
			'webhook-timestamp' => $timestamp,
			'webhook-signature' => implode( ' ', $signatures ),
		];
	}

	private static function key( string $secret ): string {
		return (string) base64_decode( substr( $secret, strlen( self::PREFIX ) ), true );
	}
}
