<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

/**
 * How visitors feel about a theme.
 *
 * @since 0.5.0
 */
enum Mood: string {

	case Positive = 'positive';
	case Neutral  = 'neutral';
	case Negative = 'negative';
	/** Some are for it and some against. */
	case Mixed = 'mixed';

	/** Below this share of mentions with any mood, a theme is neutral. */
	private const LEAST_SHARE = 0.15;

	/** From this share of one side on, the other side does not count. */
	private const CLEAR_SHARE = 0.75;

	/**
	 * The mood of a theme from the moods of its mentions.
	 *
	 * @param int $mentions All of them, also those without a mood.
	 */
	public static function ofMentions( int $positive, int $negative, int $mentions ): self {
		$both = $positive + $negative;
		if ( $both === 0 || $both < $mentions * self::LEAST_SHARE ) {
			return self::Neutral;
		}
		return match ( true ) {
			$positive / $both >= self::CLEAR_SHARE => self::Positive,
			$negative / $both >= self::CLEAR_SHARE => self::Negative,
			default                                => self::Mixed,
		};
	}
}
