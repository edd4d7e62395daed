<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Logic;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;

/**
 * How a condition compares an answer with its value. The same rules as src/survey-model/comparison.ts; both are tested with
 * tests/fixtures/comparators.json.
 *
 * @since 0.3.0
 */
enum Comparator: string {

	case Is          = '=';
	case IsNot       = '!=';
	case Includes    = 'IN';
	case Contains    = 'CONTAINS';
	case ContainsNot = '!CONTAINS';
	case StartsWith  = 'STARTS_WITH';
	case EndsWith    = 'ENDS_WITH';
	case GreaterThan = '>';
	case LessThan    = '<';
	case AnyOf       = 'ANY';

	/** Comparators for answers that are one of several options. */
	public const ONE_OF = [ self::Is, self::IsNot, self::AnyOf ];

	/** Comparators for answers that are several of the options. */
	public const SOME_OF = [ self::Includes, self::AnyOf ];

	/** Comparators for numbers. */
	public const NUMBER = [ self::Is, self::IsNot, self::GreaterThan, self::LessThan ];

	/** Comparators for texts. */
	public const TEXT = [ self::Contains, self::ContainsNot, self::StartsWith, self::EndsWith ];

	/** Numbers that > and < compare: no exponents, hexadecimal numbers or spaces, which PHP and JavaScript read differently. */
	private const NUMERIC = '/^-?\d+(\.\d+)?$/D';

	/**
	 * Whether an answer fulfils a condition. Upper and lower case differ.
	 *
	 * @param mixed  $answer A text, a number, or a list of labels, which reads as text joined with commas. Anything else, such as null, is a missing
	 *                       answer: an empty text.
	 * @param string|list<string> $value The value of the condition: a list for AnyOf, which holds if it has one of the answers; otherwise a
	 *                       text, of which an empty one is part of no text. A value of the other form never holds.
	 */
	public function holds( mixed $answer, string|array $value ): bool {
		$labels = is_array( $answer ) ? array_map( Cast::string( ... ), $answer ) : null;
		$text   = $labels === null ? self::text( $answer ) : implode( ', ', $labels );
		if ( is_array( $value ) ) {
			return $this === self::AnyOf && array_intersect( $labels ?? [ $text ], $value ) !== [];
		}
		return match ( $this ) {
			self::Is          => $text === $value,
			self::IsNot       => $text !== $value,
			self::Includes    => $labels === null ? self::contains( $text, $value ) : in_array( $value, $labels, true ),
			self::Contains    => self::contains( $text, $value ),
			self::ContainsNot => ! self::contains( $text, $value ),
			self::StartsWith  => $value !== '' && str_starts_with( $text, $value ),
			self::EndsWith    => $value !== '' && str_ends_with( $text, $value ),
			self::GreaterThan => self::areNumbers( $text, $value ) && (float) $text > (float) $value,
			self::LessThan    => self::areNumbers( $text, $value ) && (float) $text < (float) $value,
			self::AnyOf       => false,
		};
	}

	/**
	 * Whether it compares options with options, not a text with their labels.
	 *
	 * @since 0.7.0
	 *
	 * @param bool $isList Whether the answer is a list.
	 */
	public function comparesOptions( bool $isList ): bool {
		return in_array( $this, self::ONE_OF, true ) || ( $this === self::Includes && $isList );
	}

	private static function text( mixed $answer ): string {
		return is_bool( $answer ) ? '' : Cast::string( $answer );
	}

	private static function contains( string $text, string $value ): bool {
		return $value !== '' && str_contains( $text, $value );
	}

	private static function areNumbers( string ...$texts ): bool {
		return count( preg_grep( self::NUMERIC, $texts ) ?: [] ) === count( $texts );
	}
}
