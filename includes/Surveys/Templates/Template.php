<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Surveys\SurveyFeatures;

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
	 * @param list<Question> $questions   Questions of a survey created from it, see TemplateQuestion; none for the blank template.
	 * @param string         $group       Translated heading above it. Templates with the same heading are listed together.
	 * @param string         $type        Type of a survey created from it: survey or nps.
	 * @param list<Feature>  $features    Features that it needs in addition to those of its questions.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $name,
		public readonly string $description,
		public readonly array $questions,
		public readonly string $group = '',
		public readonly string $type = Survey::STANDARD,
		public readonly array $features = []
	) {}

	/**
	 * The same template with questions.
	 *
	 * @since 0.3.0
	 *
	 * @param list<Question> $questions
	 */
	public function withQuestions( array $questions ): self {
		return new self( $this->key, $this->name, $this->description, $questions, $this->group, $this->type, $this->features );
	}

	/**
	 * The types of its questions, in their order, also while the add-on that has the questions is not active.
	 *
	 * @since 0.7.0
	 *
	 * @return list<string>
	 */
	public function questionTypes(): array {
		return $this->questions === [] ? ProOutlines::of( $this->key ) : array_column( $this->questions, 'type' );
	}

	/**
	 * All features that a survey created from it needs.
	 *
	 * @since 0.3.0
	 *
	 * @return list<Feature>
	 */
	public function allFeatures(): array {
		$features = array_merge( $this->features, ...array_map( SurveyFeatures::ofQuestion( ... ), $this->questions ) );
		return array_values( array_unique( $features, SORT_REGULAR ) );
	}
}
