<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;

/**
 * A survey to start from.
 *
 * @since 0.1.0
 */
final class Template {

	/**
	 * @param string         $key         As the survey remembers it: lower-case letters, digits and hyphens.
	 * @param string         $name        Translated.
	 * @param string         $description Translated, one sentence.
	 * @param list<Question> $questions   What a survey made from it starts with; none for a blank one.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $name,
		public readonly string $description,
		public readonly array $questions
	) {}
}
