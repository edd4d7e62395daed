<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * Finds numbers in a serialized array without unserializing it: the text is another plugin's, and unserialize() would create its objects.
 *
 * @since 0.6.0
 */
final class StoredNumbers {

	/** A serialized integer, or an integer as a text. */
	private const NUMBER = '(?:i:(-?\d{1,9})|s:\d+:"(-?\d{1,9})")';

	/**
	 * The integer at a key; null when there is none.
	 */
	public static function at( string $serialized, string $key ): ?int {
		$pattern = '/s:\d+:"' . preg_quote( $key, '/' ) . '";' . self::NUMBER . ';/';
		return preg_match( $pattern, $serialized, $match ) === 1 ? self::number( $match ) : null;
	}

	/**
	 * The integers of a list.
	 *
	 * @param string $key Key of the list in the array; '' if the whole text is the list.
	 * @return list<int>
	 */
	public static function listAt( string $serialized, string $key = '' ): array {
		$before = $key === '' ? '^' : 's:\d+:"' . preg_quote( $key, '/' ) . '";';
		if ( preg_match( '/' . $before . 'a:\d+:\{([^{}]*)\}/', $serialized, $match ) !== 1 ) {
			return [];
		}
		preg_match_all( '/i:\d+;' . self::NUMBER . ';/', $match[1], $matches, PREG_SET_ORDER );
		return array_map( self::number( ... ), $matches );
	}

	/**
	 * @param array<string> $match
	 */
	private static function number( array $match ): int {
		return (int) ( $match[1] !== '' ? $match[1] : $match[2] ?? '' );
	}
}
