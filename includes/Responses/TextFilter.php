<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DayRange;

/**
 * Which texts of a question are listed: the answers themselves, or the comments that visitors wrote beside their answers.
 *
 * @since 0.5.0
 */
final class TextFilter {

	public const TEXT    = 'text';
	public const COMMENT = 'comment';
	public const KINDS   = [ self::TEXT, self::COMMENT ];

	/**
	 * @param string        $kind     One of KINDS.
	 * @param DayRange|null $days     Local dates of the responses; null is all time.
	 * @param string        $search   A part of the text in any case; '' for all.
	 * @param string        $language Locale in which the survey was shown; '' for any (since 0.7.0).
	 */
	public function __construct(
		public readonly int $surveyId,
		public readonly string $questionId,
		public readonly string $kind = self::TEXT,
		public readonly ?DayRange $days = null,
		public readonly string $search = '',
		public readonly string $language = ''
	) {}
}
