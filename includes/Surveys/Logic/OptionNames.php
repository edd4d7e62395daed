<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Logic;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Surveys\Settings\SettingSection;

/**
 * How the values of conditions name options: stored ones by id, so that they follow a renamed option; those of the REST API, page data and survey
 * files by label. A value that is no option of its question, for example a number or a text, is the same in both.
 *
 * @since 0.7.0
 */
final class OptionNames {

	/** @var array<string, Question> By id. */
	private readonly array $questions;

	/** @var array<string, Question> By id. */
	private readonly array $earlier;

	/**
	 * @param list<Question> $questions All questions of the survey.
	 * @param list<Question> $earlier   The same before a change. Values may name options as they were called then.
	 */
	public function __construct( array $questions, array $earlier = [] ) {
		$this->questions = array_column( $questions, null, 'id' );
		$this->earlier   = array_column( $earlier, null, 'id' );
	}

	/**
	 * The condition with ids. An option that is gone is named by the label that it had, so that the condition works again once it is back.
	 */
	public function identified( Condition $condition ): Condition {
		return $condition->renamed( fn ( string $name ) => $this->id( $condition->questionId, $name ) );
	}

	/**
	 * The condition with labels.
	 */
	public function labelled( Condition $condition ): Condition {
		$question = $this->questions[ $condition->questionId ] ?? null;
		return $condition->renamed( static fn ( string $name ) => $question?->optionLabel( $name ) ?? $name );
	}

	/**
	 * The value of a setting section with labels in its conditions, if it has any.
	 */
	public function labelledValue( SettingSection $section, mixed $value ): mixed {
		return $section instanceof ConditionalSection ? $section->withConditions( $value, $this->labelled( ... ) ) : $value;
	}

	/**
	 * The questions with ids in the conditions of their logic.
	 *
	 * @return list<Question>
	 */
	public function identifiedQuestions(): array {
		return $this->changed( $this->identified( ... ) );
	}

	/**
	 * The questions with labels in the conditions of their logic.
	 *
	 * @return list<Question>
	 */
	public function labelledQuestions(): array {
		return $this->changed( $this->labelled( ... ) );
	}

	private function id( string $questionId, string $name ): string {
		$question = $this->questions[ $questionId ] ?? null;
		$id       = $question?->optionId( $name );
		if ( $id !== null ) {
			return $id;
		}
		$earlier = $this->earlier[ $questionId ] ?? null;
		$label   = $earlier?->optionLabel( $name ) ?? $name;
		return $question?->optionId( $earlier?->optionId( $name ) ?? $name ) ?? $question?->optionId( $label ) ?? $label;
	}

	/**
	 * @param callable( Condition ): Condition $change
	 * @return list<Question>
	 */
	private function changed( callable $change ): array {
		return array_values( array_map( static fn ( Question $question ) => QuestionLogic::changed( $question, $change ), $this->questions ) );
	}
}
