<?php

declare( strict_types=1 );

namespace UserFeedback\Model;

defined( 'ABSPATH' ) || exit;

/**
 * Names an option in stored answers, conditions and counts: at most 16 lower-case letters and digits, unique in its question. An option keeps its
 * id when its label changes (Question::optionIds()).
 *
 * The id of an option that was stored without one, and of a number on a scale, is derived from its label: what was stored before options had ids
 * names the same option as before (decision 0077).
 *
 * @since 0.7.0
 */
final class OptionId {

	/** Reserved words, no option has them: they begin with an exclamation mark. */
	public const ANSWERED    = '!answered';
	public const SKIPPED     = '!skipped';
	public const TEXT        = '!text';
	public const RESPONSES   = '!responses';
	public const TESTS       = '!tests';
	public const IMPRESSIONS = '!impressions';
	public const STARTS      = '!starts';
	public const REACHED     = '!reached';

	/** Responses with a comment beside their answer; since 0.5.0. */
	public const COMMENTS = '!comments';

	/** Followed by the least number of seconds of a bucket of Duration: responses that took so long, with the sum of their seconds; since 0.5.0. */
	public const SECONDS = '!seconds:';

	/**
	 * The id that is derived from a label, which is already trimmed: 16 hexadecimal digits.
	 */
	public static function ofLabel( string $label ): string {
		// Not a secret: 64 bits of MD5 among at most 50 labels of one question.
		return substr( md5( $label ), 0, 16 );
	}
}
