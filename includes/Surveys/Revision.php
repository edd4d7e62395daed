<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Model\Question;

/**
 * The version of a survey that visitors' pages showed since a time.
 *
 * @since 0.1.0
 */
final class Revision {

	/**
	 * @param list<Question>    $questions
	 * @param DateTimeImmutable $createdAt When it was saved, in UTC; no page showed it earlier.
	 */
	public function __construct(
		public readonly array $questions,
		public readonly DateTimeImmutable $createdAt
	) {}
}
