<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Moods of the clauses of an answer.
 *
 * @since 0.5.0
 */
final class Clauses {

	/** A negator reaches so many words ahead. */
	private const REACH = 3;

	/**
	 * The mood of all clauses of a text together.
	 *
	 * @param string $tokens See Tokens::of().
	 * @return int Positive, negative, or 0.
	 */
	public static function mood( string $tokens ): int {
		return array_sum( array_map( self::moodOf( ... ), self::split( $tokens ) ) ) <=> 0;
	}

	/**
	 * The mood of the clauses that mention some words.
	 *
	 * @param string       $tokens See Tokens::of().
	 * @param list<string> $stems  All of them have to be in the clause.
	 */
	public static function moodAbout( string $tokens, array $stems ): int {
		$mood = 0;
		foreach ( self::split( $tokens ) as $clause ) {
			if ( array_diff( array_map( static fn ( string $stem ) => Tokens::TOPIC . $stem, $stems ), $clause ) === [] ) {
				$mood += self::moodOf( $clause );
			}
		}
		return $mood <=> 0;
	}

	/**
	 * @return list<list<string>>
	 */
	private static function split( string $tokens ): array {
		$clauses = [];
		foreach ( explode( ' ' . Tokens::CLAUSE . ' ', " $tokens " ) as $clause ) {
			$clauses[] = explode( ' ', trim( $clause ) );
		}
		return $clauses;
	}

	/**
	 * @param list<string> $clause
	 */
	private static function moodOf( array $clause ): int {
		$mood    = 0;
		$negated = 0;
		foreach ( $clause as $token ) {
			$kind = $token[0] ?? '';
			if ( $kind === Tokens::NEGATOR ) {
				$negated = self::REACH;
				continue;
			}
			$negated = $kind === Tokens::COMMA ? 0 : $negated;
			$mood   += ( $kind === Tokens::POSITIVE ? 1 : ( $kind === Tokens::NEGATIVE ? -1 : 0 ) ) * ( $negated > 0 ? -1 : 1 );
			$negated = max( 0, $negated - 1 );
		}
		return $mood;
	}
}
