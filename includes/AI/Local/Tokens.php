<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Local;

defined( 'ABSPATH' ) || exit;

/**
 * The words of answers, reduced to what the summariser compares. All answers of a run share one object, which remembers how their words are
 * spelled.
 *
 * A token is one character and a stem: TOPIC, POSITIVE, NEGATIVE or STOP; or one of the single characters NEGATOR, CLAUSE and COMMA.
 *
 * @since 0.5.0
 */
final class Tokens {

	public const TOPIC    = '=';
	public const POSITIVE = '+';
	public const NEGATIVE = '-';
	public const STOP     = '~';
	/** Reverses the mood of the words after it. */
	public const NEGATOR = '!';
	/** The end of a sentence, or a word such as "but". */
	public const CLAUSE = '.';
	/** Ends the reach of a negator. */
	public const COMMA = ',';

	/** A topic has at least so many letters. */
	private const LEAST_LETTERS = 3;

	/** @var array<string, array<string, string>> Language → word → token. */
	private array $known = [];

	/** @var array<string, array<string, int>> Stem → spelling → how often. */
	private array $spellings = [];

	/**
	 * The tokens of a text in their order, separated by blanks: arrays of a whole survey's words would need ten times the memory.
	 */
	public function of( string $text, Language $language ): string {
		$tokens = [];
		foreach ( self::words( $text ) as $word ) {
			$token    = $this->known[ $language->code ][ $word ] ??= self::token( $word, $language );
			$tokens[] = $token;
			if ( $token[0] !== self::TOPIC ) {
				continue;
			}
			$stem                              = substr( $token, 1 );
			$this->spellings[ $stem ][ $word ] = ( $this->spellings[ $stem ][ $word ] ?? 0 ) + 1;
		}
		return implode( ' ', $tokens );
	}

	/**
	 * The words of a text in lower case, and its punctuation.
	 *
	 * @return list<string>
	 */
	public static function words( string $text ): array {
		$lower = str_replace( '’', "'", mb_strtolower( $text, 'UTF-8' ) );
		preg_match_all( "/[\p{L}\p{M}]+(?:['\-][\p{L}\p{M}]+)*|[.,!?;:…。，、！？\n]/u", $lower, $found );
		return $found[0];
	}

	/**
	 * How most visitors write a word.
	 *
	 * @param string $stem As in a token, without its first character.
	 */
	public function spelling( string $stem ): string {
		$spellings = $this->spellings[ $stem ] ?? [ $stem => 1 ];
		arsort( $spellings );
		return (string) array_key_first( $spellings );
	}

	/**
	 * All ways in which a word is written.
	 *
	 * @return list<string>
	 */
	public function spellings( string $stem ): array {
		return array_map( strval( ... ), array_keys( $this->spellings[ $stem ] ?? [ $stem => 1 ] ) );
	}

	private static function token( string $word, Language $language ): string {
		if ( in_array( $word, [ ',', '，', '、' ], true ) ) {
			return self::COMMA;
		}
		if ( $language->isNegator( $word ) ) {
			return self::NEGATOR;
		}
		if ( $language->isBreak( $word ) || ! preg_match( '/^\p{L}/u', $word ) ) {
			return self::CLAUSE;
		}
		$stem = $language->stem( $word );
		$mood = $language->moodOf( $stem );
		if ( $mood !== 0 ) {
			return ( $mood > 0 ? self::POSITIVE : self::NEGATIVE ) . $stem;
		}
		$isTopic = ! $language->isStop( $word ) && mb_strlen( $word, 'UTF-8' ) >= self::LEAST_LETTERS;
		return ( $isTopic ? self::TOPIC : self::STOP ) . ( $isTopic ? $stem : $word );
	}
}
