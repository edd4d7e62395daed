<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;

/**
 * A survey template.
 *
 * @since 0.1.0
 */
final class Template {

	/**
	 * @param string         $key         Stored with the survey: lower-case letters, digits and hyphens.
	 * @param string         $name        Translated.
	 * @param string         $description Translated, one sentence.
	 * @param list<Question> $questions   Questions of a survey created from it; none for the blank template.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $name,
		public readonly string $description,
		public readonly array $questions
	) {}
}
