<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Surveys\Translations\ShownLanguage;

/**
 * The version of a survey that visitors' pages showed since a time.
 *
 * @since 0.1.0
 */
final class Revision {

	/**
	 * @param list<Question>       $questions
	 * @param DateTimeImmutable    $createdAt When it was saved, in UTC; no page showed it earlier.
	 * @param array<string, mixed> $settings  As stored (since 0.7.0).
	 */
	public function __construct(
		public readonly array $questions,
		public readonly DateTimeImmutable $createdAt,
		public readonly array $settings = []
	) {}

	/**
	 * The language in which its page showed a survey.
	 *
	 * @since 0.7.0
	 *
	 * @param string $locale The language that the page was made for; '' for the survey's own.
	 */
	public function language( Survey $survey, string $locale ): ShownLanguage {
		return ShownLanguage::of( $this->survey( $survey ), $locale );
	}

	/**
	 * A survey as its page showed it, in its own language.
	 *
	 * @since 0.7.0
	 */
	public function survey( Survey $survey ): Survey {
		return $survey->with( questions: $this->questions, settings: $this->settings );
	}
}
