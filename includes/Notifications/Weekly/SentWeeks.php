<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Weekly;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\OptionRows;
use UserFeedback\Support\DayRange;

/**
 * The weeks that a summary was queued for. Membership decides, not the latest one: clocks are moved forth and back.
 *
 * They are a row of the options that nothing but this class reads, and never through WordPress' caches.
 *
 * @since 0.7.0
 */
final class SentWeeks {

	/** Option, not autoloaded: first days of weeks, such as 2026-11-16, with spaces between. */
	public const OPTION = 'userfeedback_weekly_sent';

	/** Weeks that are remembered, two years. */
	private const MOST = 104;

	public function __construct( private readonly OptionRows $options ) {}

	/**
	 * Remembers a week. Call it in a transaction, first: it waits for others that do the same.
	 *
	 * @return bool False when it was sent before, or another one that has some of its days: the owner changed the day on which weeks begin.
	 */
	public function add( DayRange $week ): bool {
		$this->options->lock( self::OPTION, '', false );
		$stored = (string) $this->options->value( self::OPTION );
		$weeks  = array_filter( explode( ' ', $stored ), DayRange::isDay( ... ) );
		foreach ( $weeks as $sent ) {
			if ( ( new DateTimeImmutable( $sent ) )->diff( new DateTimeImmutable( $week->from ) )->days < WeeklyPeriod::DAYS ) {
				return false;
			}
		}
		// The latest that were added: with a clock far ahead, the newest dates would be the wrong ones.
		$kept = array_slice( [ ...$weeks, $week->from ], -self::MOST );
		return $this->options->replace( self::OPTION, $stored, implode( ' ', $kept ) );
	}
}
