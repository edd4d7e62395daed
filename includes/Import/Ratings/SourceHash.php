<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

use SensitiveParameter;

/**
 * The visitor hash of an imported rating: the same for the same row of the same plugin, so that it is stored once however often it is imported.
 * No visitor has it. Hashes of one source begin alike, so that its ratings of a post can be counted by a range of the key (decision 0060).
 *
 * @since 0.6.0
 */
final class SourceHash {

	/** Hexadecimal digits: 16 bytes, 6 of them for the source. */
	private const DIGITS        = 32;
	private const SOURCE_DIGITS = 12;

	/**
	 * @param string $key The site's secret.
	 */
	public function __construct( #[SensitiveParameter] private readonly string $key ) {}

	/**
	 * @return string 32 hexadecimal digits.
	 */
	public function of( string $source, SourceVote $vote ): string {
		$rest = hash_hmac( 'sha256', "rating|$source|{$vote->id}|{$vote->postId}", $this->key );
		return $this->start( $source ) . substr( $rest, 0, self::DIGITS - self::SOURCE_DIGITS );
	}

	/**
	 * The lowest and the highest hash that ratings of a source can have.
	 *
	 * @return array{string, string} 32 hexadecimal digits each.
	 */
	public function range( string $source ): array {
		$start = $this->start( $source );
		return [ str_pad( $start, self::DIGITS, '0' ), str_pad( $start, self::DIGITS, 'f' ) ];
	}

	private function start( string $source ): string {
		return substr( hash_hmac( 'sha256', "ratings of $source", $this->key ), 0, self::SOURCE_DIGITS );
	}
}
