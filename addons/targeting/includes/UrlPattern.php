<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

/**
 * Validates regular expressions. They run in PHP and in browsers, so only what both understand in the same way is valid; and their time is limited:
 * no repetition inside a repeated group, and few repetitions and alternatives. docs/decisions/0032 has the measurements.
 *
 * src/survey-model/page-rules/url-pattern.ts contains the same rules; tests/fixtures/page-rules.json is run by both.
 *
 * @since 0.3.0
 */
final class UrlPattern {

	public const MAX_LENGTH = 200;

	public const INVALID  = 'invalid_pattern';
	public const TOO_LONG = 'too_long';
	public const TOO_SLOW = 'pattern_too_slow';

	/** Ways through a pattern, by its number of repetitions: the product of the alternatives of each group and of 2 for each question mark. */
	private const MAX_WAYS = [ 32, 32, 8 ];

	/**
	 * Greatest estimate of the steps that a pattern takes: its ways, times the places in an address where it and its repetitions can begin and end,
	 * times the characters that each attempt compares after the first repetition.
	 */
	private const MAX_STEPS = 12_000_000;

	/** Characters of an address that are compared, see MAX_COMPARED in src/survey-model/page-rules/address-tests.ts. */
	private const COMPARED = 300;

	/** The largest number in braces. */
	private const MAX_COUNT = 100;

	private const CHARACTER = '(?:[^\[\]\\\\-]|\\\\[\^$\\\\.*+?()\[\]{}|\/-])';

	private const TOKENS = '~\G(?:'
		. '(?<class>\[(?:\^|(?!\^))(?:' . self::CHARACTER . '(?:-' . self::CHARACTER . ')?|\\\\[dDwWsS])+\])'
		. '|(?<open>\((?:\?:)?)'
		. '|(?<close>\))'
		. '|(?<quantifier>(?:[*+?]|\{\d{1,3}(?:,\d{0,3})?\})\??)'
		. '|(?<bar>\|)'
		. '|(?<assertion>[\^$]|\\\\[bB])'
		. '|(?<atom>\.|\\\\[dDwWsS]|\\\\[\^$\\\\.*+?()\[\]{}|\/]|[^\\\\\[\](){}*+?|^$.])'
		. ')~u';

	/**
	 * Open groups, the pattern itself first; complex: with repetitions or alternatives; tail: characters after the first repetition.
	 *
	 * @var list<array{alternatives: int, isComplex: bool, tail: int}>
	 */
	private array $groups = [
		[
			'alternatives' => 1,
			'isComplex'    => false,
			'tail'         => 0,
		],
	];

	/** Repetitions of a varying number, such as * and {2,5}. */
	private int $repetitions = 0;

	private int $ways = 1;

	/** Characters after the first repetition in the whole pattern. */
	private int $tail = 0;

	/** Characters after the first repetition in the last atom, class or group: what a quantifier would multiply. */
	private int $last = 0;

	/**
	 * @return self::INVALID|self::TOO_LONG|self::TOO_SLOW|null Null for a valid pattern.
	 */
	public static function problem( string $pattern ): ?string {
		if ( mb_strlen( $pattern, 'UTF-8' ) > self::MAX_LENGTH ) {
			return self::TOO_LONG;
		}
		return ( new self() )->read( $pattern );
	}

	/**
	 * @return self::INVALID|self::TOO_SLOW|null
	 */
	private function read( string $pattern ): ?string {
		$isSlow = false;
		$offset = 0;
		// What a quantifier would repeat: null for nothing, otherwise whether it is complex.
		$repeatable = null;
		while ( $offset < strlen( $pattern ) ) {
			if ( preg_match( self::TOKENS, $pattern, $token, PREG_UNMATCHED_AS_NULL, $offset ) !== 1 ) {
				return self::INVALID;
			}
			$offset += strlen( (string) $token[0] );
			if ( isset( $token['quantifier'] ) ) {
				if ( $repeatable === null || ! $this->isCount( $token['quantifier'] ) ) {
					return self::INVALID;
				}
				$isSlow     = $this->quantify( $token['quantifier'], $repeatable ) || $isSlow;
				$repeatable = null;
			} elseif ( isset( $token['close'] ) ) {
				if ( count( $this->groups ) === 1 ) {
					return self::INVALID;
				}
				$repeatable = $this->close();
			} else {
				$repeatable = isset( $token['atom'] ) || isset( $token['class'] ) ? false : null;
				$this->add( $repeatable === false && $this->repetitions > 0 ? 1 : 0 );
				if ( isset( $token['class'] ) && ! self::hasOrderedRanges( $token['class'] ) ) {
					return self::INVALID;
				}
				$this->open( isset( $token['open'] ), isset( $token['bar'] ) );
			}
		}
		if ( count( $this->groups ) > 1 || $pattern === '' ) {
			return self::INVALID;
		}
		$isAnchored = str_starts_with( $pattern, '^' ) && $this->groups[0]['alternatives'] === 1;
		$this->close();
		return $isSlow || $this->ways > ( self::MAX_WAYS[ $this->repetitions ] ?? 0 ) || $this->steps( $isAnchored ) > self::MAX_STEPS
			? self::TOO_SLOW
			: null;
	}

	private function open( bool $isGroup, bool $isAlternative ): void {
		if ( $isGroup ) {
			$this->groups[] = [
				'alternatives' => 1,
				'isComplex'    => false,
				'tail'         => 0,
			];
		} elseif ( $isAlternative ) {
			++$this->groups[ count( $this->groups ) - 1 ]['alternatives'];
		}
	}

	/**
	 * Ends the innermost group.
	 *
	 * @return bool Whether it is complex.
	 */
	private function close(): bool {
		$group = array_pop( $this->groups );
		if ( $group === null ) {
			return false;
		}
		$this->ways *= $group['alternatives'];
		$isComplex   = $group['isComplex'] || $group['alternatives'] > 1;
		$this->mark( $isComplex );
		$this->add( $group['tail'] );
		return $isComplex;
	}

	/**
	 * Adds characters of an atom, class or group to the group around it.
	 */
	private function add( int $characters ): void {
		$this->last = $characters;
		$outer      = count( $this->groups ) - 1;
		if ( $outer >= 0 ) {
			$this->groups[ $outer ]['tail'] += $characters;
		} else {
			$this->tail = $characters;
		}
	}

	/**
	 * Estimated steps, see MAX_STEPS.
	 */
	private function steps( bool $isAnchored ): float {
		$places = $this->ways * max( 1, $this->tail );
		for ( $power = $this->repetitions + ( $isAnchored ? 0 : 1 ); $power > 0; $power-- ) {
			$places *= self::COMPARED / $power;
		}
		return $places;
	}

	/**
	 * Counts a quantifier.
	 *
	 * @return bool Whether it makes the pattern slow.
	 */
	private function quantify( string $quantifier, bool $isComplex ): bool {
		[ $least, $most ] = self::counts( $quantifier );
		$this->add( $this->last * ( max( 1, $least ) - 1 ) );
		if ( $most === 1 ) {
			$this->ways *= $least === 1 ? 1 : 2;
		} elseif ( $least !== $most ) {
			++$this->repetitions;
		}
		$this->mark( $least !== 1 || $most !== 1 );
		return $isComplex && $most !== 1;
	}

	private function mark( bool $isComplex ): void {
		$last = count( $this->groups ) - 1;
		if ( $isComplex && $last >= 0 ) {
			$this->groups[ $last ]['isComplex'] = true;
		}
	}

	private function isCount( string $quantifier ): bool {
		[ $least, $most ] = self::counts( $quantifier );
		return $least <= self::MAX_COUNT && ( $most === null || ( $most >= $least && $most <= self::MAX_COUNT ) );
	}

	/**
	 * @return array{int, int|null} Least and most; null for no limit.
	 */
	private static function counts( string $quantifier ): array {
		if ( preg_match( '/^\{(\d+)(,?)(\d*)\}/', $quantifier, $match ) === 1 ) {
			$least = (int) $match[1];
			return [ $least, $match[2] === '' ? $least : ( $match[3] === '' ? null : (int) $match[3] ) ];
		}
		return [ $quantifier[0] === '+' ? 1 : 0, $quantifier[0] === '?' ? 1 : null ];
	}

	/**
	 * Whether each range of a class, such as a-z, goes upwards.
	 */
	private static function hasOrderedRanges( string $characterClass ): bool {
		preg_match_all( '~(' . self::CHARACTER . ')-(' . self::CHARACTER . ')~u', $characterClass, $ranges, PREG_SET_ORDER );
		foreach ( $ranges as $range ) {
			if ( mb_ord( self::unescaped( $range[1] ), 'UTF-8' ) > mb_ord( self::unescaped( $range[2] ), 'UTF-8' ) ) {
				return false;
			}
		}
		return true;
	}

	private static function unescaped( string $character ): string {
		return $character !== '\\' && str_starts_with( $character, '\\' ) ? substr( $character, 1 ) : $character;
	}
}
