<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Splits texts into sentences.
 *
 * @since 0.5.0
 */
final class Sentences {

	/** Longest word at which a long sentence may begin or end. */
	private const WORD = 30;

	/**
	 * The sentences of a text with their first characters. One that is too long is cut around a word.
	 *
	 * @param int          $most  Characters of a sentence.
	 * @param list<string> $words In lower case; a long sentence is cut around the first of them that it has.
	 * @return list<array{int, string}>
	 */
	public static function of( string $text, int $most, array $words ): array {
		$found = preg_split( '/(?<=[.!?])\s+|(?<=[。！？])|\n+/u', $text, -1, PREG_SPLIT_OFFSET_CAPTURE | PREG_SPLIT_NO_EMPTY );
		$found = $found === false ? [] : $found;
		$parts = [];
		foreach ( $found as [ $sentence, $bytes ] ) {
			$start   = mb_strlen( substr( $text, 0, $bytes ), 'UTF-8' );
			$parts[] = mb_strlen( $sentence, 'UTF-8' ) <= $most ? [ $start, $sentence ] : self::around( $start, $sentence, $most, $words );
		}
		return $parts;
	}

	/**
	 * @param list<string> $words
	 * @return array{int, string}
	 */
	private static function around( int $start, string $sentence, int $most, array $words ): array {
		$lower = mb_strtolower( $sentence, 'UTF-8' );
		$found = array_filter( array_map( static fn ( string $word ) => mb_strpos( $lower, $word, 0, 'UTF-8' ), $words ), is_int( ... ) );
		$from  = max( 0, ( $found === [] ? 0 : min( $found ) ) - intdiv( $most, 3 ) );
		if ( $from > 0 ) {
			// To the next word.
			$blank = mb_strpos( $sentence, ' ', $from, 'UTF-8' );
			$from  = $blank === false || $blank - $from > self::WORD ? $from : $blank + 1;
		}
		$part = mb_substr( $sentence, $from, $most, 'UTF-8' );
		if ( $from + $most < mb_strlen( $sentence, 'UTF-8' ) ) {
			$blank = mb_strrpos( $part, ' ', 0, 'UTF-8' );
			$part  = $blank === false || mb_strlen( $part, 'UTF-8' ) - $blank > self::WORD ? $part : mb_substr( $part, 0, $blank, 'UTF-8' );
		}
		return [ $start + $from, $part ];
	}
}
