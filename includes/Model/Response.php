<?php

declare( strict_types=1 );

namespace UserFeedback\Model;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * A stored response without its answers.
 *
 * @since 0.1.0
 */
final class Response {

	/**
	 * @param int               $id          The N of "Response #N".
	 * @param DateTimeImmutable $submittedAt UTC.
	 * @param string            $day         The site's local date at that moment, YYYY-MM-DD.
	 * @param Page              $page        Page on which it was given.
	 * @param string            $ip          Address as it was stored, usually anonymised; '' for none.
	 * @param int               $revision    Revision of the survey that the visitor saw.
	 * @param bool              $isLate      Whether the survey was already closed when it was given.
	 * @param bool              $isTest      Whether the owner marked it as a test: listed, but not counted.
	 * @param string            $held        Why it is held back: proxy, network or origin (Responses\HeldBack); '' if it never was (since 0.6.0).
	 * @param string            $country     Code of two letters; '' if it is not known (since 0.7.0).
	 * @param int|null          $seconds     How long the visitor took; null if it is not known (since 0.7.0).
	 * @param string            $language    Locale in which the survey was shown; '' for a survey in one language (since 0.7.0).
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $surveyId,
		public readonly ResponseStatus $status,
		public readonly DateTimeImmutable $submittedAt,
		public readonly string $day,
		public readonly Page $page,
		public readonly string $ip,
		public readonly Client $client,
		public readonly int $revision,
		public readonly bool $isLate,
		public readonly bool $isTest,
		public readonly string $held = '',
		public readonly string $country = '',
		public readonly ?int $seconds = null,
		public readonly string $language = ''
	) {}
}
