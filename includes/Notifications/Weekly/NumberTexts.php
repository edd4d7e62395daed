<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Weekly;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers of a summary as texts, rounded as on the results screens.
 *
 * @since 0.7.0
 */
final class NumberTexts {

	private const MINUS = '−';

	/** Stands for a number that does not exist. */
	private const NOTHING = '–';

	/**
	 * The rows of a survey: name, number, change against the week before. Those that have no number in either week are left out.
	 *
	 * @return list<array{string, string, string}>
	 */
	public static function rows( SurveyWeek $week ): array {
		$points = static fn ( string $number, float $size ) => sprintf(
			/* translators: %s: difference of two percentages, such as +1.5. */
			_n( '%s percentage point', '%s percentage points', (int) ceil( $size ), 'userfeedback' ),
			$number
		);
		/* translators: %s: a number; write the percent sign as in your language. */
		$percent = static fn ( string $number ) => sprintf( __( '%s%%', 'userfeedback' ), $number );
		/* translators: 1: average, such as 4.6, 2: highest number of the scale, such as 5. */
		$average = static fn ( string $number ) => sprintf( __( '%1$s of %2$s', 'userfeedback' ), $number, self::number( $week->most, 0 ) );
		$rates   = new Change( self::hundredfold( $week->rate->now ), self::hundredfold( $week->rate->before ) );
		$rows    = [
			self::row( __( 'Responses', 'userfeedback' ), $week->responses, 0 ),
			self::row( __( 'Impressions', 'userfeedback' ), $week->impressions, 0 ),
			self::row( __( 'Response rate', 'userfeedback' ), $rates, 1, $percent, $points, true ),
			self::row( __( 'Net Promoter Score', 'userfeedback' ), $week->nps, 0 ),
			self::row( __( 'Average rating', 'userfeedback' ), $week->average, 1, $average ),
		];
		return array_values( array_filter( $rows ) );
	}

	/**
	 * How many more or fewer responses there were than in the week before, as a sentence.
	 */
	public static function comparison( Change $responses ): string {
		$difference = (int) $responses->difference();
		$number     = self::number( abs( $difference ), 0 );
		if ( $difference === 0 ) {
			return __( 'That is as many as in the week before.', 'userfeedback' );
		}
		$text = $difference > 0
			/* translators: %s: number of responses. */
			? _n( 'That is %s more than in the week before.', 'That is %s more than in the week before.', $difference, 'userfeedback' )
			/* translators: %s: number of responses. */
			: _n( 'That is %s fewer than in the week before.', 'That is %s fewer than in the week before.', -$difference, 'userfeedback' );
		return sprintf( $text, $number );
	}

	/**
	 * @param callable( string ): string|null        $unit    Of the number.
	 * @param callable( string, float ): string|null $between Of the change, which it also gets without its sign.
	 * @param bool                                   $isShort See number().
	 * @return array{string, string, string}|null
	 */
	private static function row(
		string $name,
		Change $change,
		int $decimals,
		?callable $unit = null,
		?callable $between = null,
		bool $isShort = false
	): ?array {
		$text = static function ( int|float $number ) use ( $decimals, $unit, $isShort ): string {
			$digits = self::number( $number, $decimals, $isShort );
			return $unit === null ? $digits : $unit( $digits );
		};
		if ( $change->now !== null && $change->before !== null ) {
			return [ $name, $text( $change->now ), self::difference( $change->now, $change->before, $decimals, $between, $isShort ) ];
		}
		if ( $change->now !== null ) {
			return [ $name, $text( $change->now ), __( 'none before', 'userfeedback' ) ];
		}
		if ( $change->before !== null ) {
			/* translators: %s: a number of the week before. */
			return [ $name, self::NOTHING, sprintf( __( '%s before', 'userfeedback' ), $text( $change->before ) ) ];
		}
		return null;
	}

	/**
	 * The difference of the rounded numbers, so that it fits to what is beside it.
	 *
	 * @param callable( string, float ): string|null $unit
	 */
	private static function difference( int|float $now, int|float $before, int $decimals, ?callable $unit, bool $isShort ): string {
		$difference = round( round( $now, $decimals ) - round( $before, $decimals ), $decimals );
		if ( abs( $difference ) < 0.05 ) {
			return __( 'no change', 'userfeedback' );
		}
		$number = self::sign( $difference > 0 ? '+' : self::MINUS ) . self::number( abs( $difference ), $decimals, $isShort );
		return $unit === null ? $number : $unit( $number, abs( $difference ) );
	}

	/**
	 * @param bool $isShort Whether whole numbers have no decimals.
	 */
	private static function number( int|float $number, int $decimals, bool $isShort = false ): string {
		$rounded = round( $number, $decimals );
		// Zero may be negative.
		$sign = $rounded < 0 ? self::sign( self::MINUS ) : '';
		return $sign . number_format_i18n( abs( $rounded ), $isShort && floor( $rounded ) === $rounded ? 0 : $decimals );
	}

	/**
	 * Between letters that are written from right to left, a sign would move behind its number.
	 */
	private static function sign( string $sign ): string {
		return ( is_rtl() ? "\u{200E}" : '' ) . $sign;
	}

	private static function hundredfold( int|float|null $share ): int|float|null {
		return $share === null ? null : 100 * $share;
	}
}
