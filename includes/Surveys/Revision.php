<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Model\Question;

/**
 * What visitors' pages showed of a survey from a moment on.
 *
 * @since 0.1.0
 */
final class Revision {

	/**
	 * @param list<Question>    $questions
	 * @param DateTimeImmutable $createdAt When it was saved, UTC: no page showed it before.
	 */
	public function __construct(
		public readonly array $questions,
		public readonly DateTimeImmutable $createdAt
	) {}
}
