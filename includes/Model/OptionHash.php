<?php

declare( strict_types=1 );

namespace UserFeedback\Model;

defined( 'ABSPATH' ) || exit;

/**
 * The 16 hexadecimal digits that stand for an option in stored answers and counts. The label itself is stored once, so that
 * a renamed or removed option keeps its name.
 *
 * @since 0.1.0
 */
final class OptionHash {

	/** Reserved words, no option has them: they are not hexadecimal. */
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
	 * The hash of a label that is already trimmed.
	 */
	public static function of( string $label ): string {
		// Not a secret: 64 bits of MD5 among at most 50 labels of one question.
		return substr( md5( $label ), 0, 16 );
	}
}
