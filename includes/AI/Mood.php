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
	/** Too few mentions have words whose mood is known. Screens show no label. */
	case Unknown = 'unknown';

	/** Below this share of mentions with any mood, that of a theme is unknown: words without a mood do not say that visitors feel nothing. */
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
			return self::Unknown;
		}
		return match ( true ) {
			$positive / $both >= self::CLEAR_SHARE => self::Positive,
			$negative / $both >= self::CLEAR_SHARE => self::Negative,
			default                                => self::Mixed,
		};
	}
}
