<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Logic;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Support\FieldError;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\Settings\SettingSections;

/**
 * Conditions in a survey: of question logic and of setting sections. The same rules as src/survey-model/validate-conditions.ts.
 *
 * @since 0.3.0
 */
final class SurveyConditions {

	/** Question logic and conditional emails need a question of one of these types (rows LOG-01, NOT-03). */
	public const QUALIFYING = [ 'radio-button', 'checkbox', 'nps', 'star-rating' ];

	private readonly ConditionCheck $check;

	public function __construct(
		QuestionTypes $types,
		private readonly SettingSections $sections
	) {
		$this->check = new ConditionCheck( $types );
	}

	/**
	 * Errors of the conditions in question logic, regardless of the survey's status.
	 *
	 * @param list<Question> $questions All questions of the survey.
	 * @return list<FieldError>
	 */
	public function questionErrors( array $questions ): array {
		$errors = [];
		foreach ( $questions as $index => $question ) {
			$earlier = array_slice( $questions, 0, $index );
			$logic   = $question->logic;
			$found   = $logic['enabled'] ? self::enabledErrors( $earlier, $logic['conditions'] !== [] ) : [];
			foreach ( ConditionFields::logic()->readAll( $logic['conditions'], 'conditions' ) as $field => $condition ) {
				$broken = $this->check->errors( $condition, $earlier, $questions, ConditionFields::logic() );
				array_push( $found, ...self::under( $broken, $field ) );
			}
			array_push( $errors, ...self::under( $found, "questions[$index].logic" ) );
		}
		return $errors;
	}

	/**
	 * Errors of the conditions in setting sections, regardless of the survey's status.
	 *
	 * @param list<string> $paths Paths of the sections to check: those that a client sent. In the others, pruned() removes invalid conditions.
	 * @return list<FieldError>
	 */
	public function sectionErrors( Survey $survey, array $paths ): array {
		$errors = [];
		foreach ( array_intersect_key( $this->conditionalSections(), array_flip( $paths ) ) as $path => $section ) {
			$value    = $section->read( $survey );
			$noChoice = self::areQualifying( $survey->questions ) ? null : $section->noChoiceError( $value );
			array_push( $errors, ...( $noChoice === null ? [] : [ $noChoice->under( $path ) ] ) );
			foreach ( $section->conditions( $value ) as $field => $condition ) {
				$found = $this->check->errors( $condition, $survey->questions, $survey->questions, $section->conditionFields() );
				array_push( $errors, ...self::under( $found, "$path.$field" ) );
			}
		}
		return $errors;
	}

	/**
	 * What is missing in conditions that take effect. Drafts may lack it.
	 *
	 * @return list<FieldError>
	 */
	public function publishErrors( Survey $survey ): array {
		$errors = [];
		foreach ( $survey->questions as $index => $question ) {
			$conditions = $question->logic['enabled'] ? $question->logic['conditions'] : [];
			foreach ( ConditionFields::logic()->readAll( $conditions, "questions[$index].logic.conditions" ) as $field => $condition ) {
				$missing = $this->check->publishErrors( $condition, $survey->questions, ConditionFields::logic() );
				array_push( $errors, ...self::under( $missing, $field ) );
			}
		}
		foreach ( $this->conditionalSections() as $path => $section ) {
			$value = $section->read( $survey );
			foreach ( $section->usesConditions( $value ) ? $section->conditions( $value ) : [] as $field => $condition ) {
				$found = $this->check->publishErrors( $condition, $survey->questions, $section->conditionFields() );
				array_push( $errors, ...self::under( $found, "$path.$field" ) );
			}
		}
		return $errors;
	}

	/**
	 * The survey without invalid conditions in its setting sections, after its questions changed.
	 *
	 * @param list<string> $kept Paths of sections to leave as they are.
	 */
	public function pruned( Survey $survey, array $kept ): Survey {
		$sections = array_diff_key( $this->conditionalSections(), array_flip( $kept ) );
		$asked    = $survey->questions;
		return self::changed(
			$survey,
			$sections,
			fn ( ConditionFields $fields ) => fn ( Condition $condition ) => $this->check->errors( $condition, $asked, $asked, $fields ) === []
				? $condition
				: null
		);
	}

	/**
	 * The survey whose setting sections refer to questions by other ids, for a copy.
	 *
	 * @param array<string, string> $ids New ids by old ones.
	 */
	public function renamed( Survey $survey, array $ids ): Survey {
		return self::changed(
			$survey,
			$this->conditionalSections(),
			static fn () => static fn ( Condition $condition ) => $condition->on( $ids[ $condition->questionId ] ?? $condition->questionId )
		);
	}

	/**
	 * Whether a list of questions has one that logic can start from.
	 *
	 * @param list<Question> $questions
	 */
	public static function areQualifying( array $questions ): bool {
		return array_intersect( array_column( $questions, 'type' ), self::QUALIFYING ) !== [];
	}

	/**
	 * @param array<string, ConditionalSection>                                    $sections By path.
	 * @param callable( ConditionFields ): (callable( Condition ): ?Condition) $changeOf
	 */
	private static function changed( Survey $survey, array $sections, callable $changeOf ): Survey {
		foreach ( $sections as $section ) {
			$value   = $section->read( $survey );
			$changed = $section->withConditions( $value, $changeOf( $section->conditionFields() ) );
			// Unchanged sections keep what is stored, without defaults.
			$survey = $changed === $value ? $survey : $section->write( $survey, $changed );
		}
		return $survey;
	}

	/**
	 * @param list<Question> $earlier
	 * @return list<FieldError>
	 */
	private static function enabledErrors( array $earlier, bool $hasConditions ): array {
		if ( ! self::areQualifying( $earlier ) ) {
			$message = __(
				'Add at least one Radio, Checkbox, NPS, or Star Rating question before this question to use conditional logic.',
				'userfeedback'
			);
			return [ new FieldError( 'enabled', 'no_earlier_choice', $message ) ];
		}
		return $hasConditions ? [] : [ self::noConditions( 'conditions' ) ];
	}

	/**
	 * Error for logic that is on and has no conditions.
	 */
	public static function noConditions( string $field ): FieldError {
		return new FieldError( $field, 'conditions_required', __( 'Add a condition or turn conditional logic off.', 'userfeedback' ) );
	}

	/**
	 * @return array<string, ConditionalSection> By path.
	 */
	private function conditionalSections(): array {
		return array_filter( $this->sections->all(), static fn ( $section ) => $section instanceof ConditionalSection );
	}

	/**
	 * @param list<FieldError> $errors
	 * @return list<FieldError>
	 */
	private static function under( array $errors, string $field ): array {
		return array_map( static fn ( FieldError $error ) => $error->under( $field ), $errors );
	}
}
