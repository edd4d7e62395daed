<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Logic;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Support\FieldError;
use UserFeedback\Surveys\QuestionTypes\OptionIds;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\Translations\Translations;

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
		private readonly QuestionTypes $types,
		private readonly SettingSections $sections
	) {
		$this->check = new ConditionCheck( $types );
	}

	/**
	 * Errors of the conditions in question logic, regardless of the survey's status. Those that are off need only a question that exists.
	 *
	 * @param list<Question> $questions All questions of the survey.
	 * @return list<FieldError>
	 */
	public function questionErrors( array $questions ): array {
		$errors = [];
		foreach ( $questions as $index => $question ) {
			$earlier = array_slice( $questions, 0, $index );
			$logic   = $question->logic;
			$own     = ConditionFields::logic()->readAll( $logic['conditions'], 'conditions' );
			$found   = $logic['enabled'] && ! self::areAllOff( $own ) ? self::enabledErrors( $earlier, $own !== [] ) : [];
			foreach ( $own as $field => $condition ) {
				$broken = $this->errors( $condition, $earlier, $questions, ConditionFields::logic() );
				array_push( $found, ...self::under( $broken, $field ) );
			}
			array_push( $errors, ...self::under( $found, "questions[$index].logic" ) );
		}
		return $errors;
	}

	/**
	 * Errors of the conditions in setting sections, regardless of the survey's status. Those that are off need only a question that exists.
	 *
	 * @param list<string> $paths Paths of the sections to check: those that a client sent. In the others, settled() turns invalid conditions off.
	 * @return list<FieldError>
	 */
	public function sectionErrors( Survey $survey, array $paths ): array {
		$errors = [];
		foreach ( array_intersect_key( $this->conditionalSections(), array_flip( $paths ) ) as $path => $section ) {
			$value    = $section->read( $survey );
			$own      = $section->conditions( $value );
			$noChoice = self::areQualifying( $survey->questions ) || self::areAllOff( $own ) ? null : $section->noChoiceError( $value );
			array_push( $errors, ...( $noChoice === null ? [] : [ $noChoice->under( $path ) ] ) );
			foreach ( $own as $field => $condition ) {
				$found = $this->errors( $condition, $survey->questions, $survey->questions, $section->conditionFields() );
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
				$missing = $condition->isOff ? [] : $this->check->publishErrors( $condition, $survey->questions, ConditionFields::logic() );
				array_push( $errors, ...self::under( $missing, $field ) );
			}
		}
		foreach ( $this->conditionalSections() as $path => $section ) {
			$value = $section->read( $survey );
			foreach ( $section->usesConditions( $value ) ? $section->conditions( $value ) : [] as $field => $condition ) {
				$found = $condition->isOff ? [] : $this->check->publishErrors( $condition, $survey->questions, $section->conditionFields() );
				array_push( $errors, ...self::under( $found, "$path.$field" ) );
			}
		}
		return $errors;
	}

	/**
	 * The survey as it is stored: all options have ids, and all conditions name them by id. Questions of unknown types stay as they are: their plugin
	 * may be active again.
	 *
	 * @since 0.7.0
	 *
	 * @param Survey|null $before The same survey before a change; null if there is none. Its conditions have ids.
	 */
	public function identified( Survey $survey, ?Survey $before = null ): Survey {
		$known = array_map(
			fn ( Question $question ) => $this->types->form( $question->type ) === null
				? $question
				: OptionIds::completed( $question, $before?->question( $question->id ) ),
			$survey->questions
		);
		$names = new OptionNames( $known, $before->questions ?? [] );
		return self::changed( $survey->with( questions: $names->identifiedQuestions() ), $this->conditionalSections(), $names->identified( ... ) );
	}

	/**
	 * Values of setting sections with ids in their conditions.
	 *
	 * @since 0.7.0
	 *
	 * @param array<string, mixed> $values By path.
	 * @return array<string, mixed>
	 */
	public function identifiedValues( array $values, OptionNames $names ): array {
		foreach ( array_intersect_key( $this->conditionalSections(), $values ) as $path => $section ) {
			$values[ $path ] = $section->withConditions( $values[ $path ], $names->identified( ... ) );
		}
		return $values;
	}

	/**
	 * A stored survey with other questions, where its own conditions are settled as for a save that sends only these questions.
	 *
	 * @since 0.7.0
	 *
	 * @param list<Question> $questions
	 */
	public function carried( Survey $stored, array $questions ): Survey {
		return $this->settled( $this->identified( $stored->with( questions: $questions ), $stored ), [] );
	}

	/**
	 * The questions with those conditions turned on that a client sent as off, but that can hold. Others stay as they were sent: questionErrors()
	 * reports those that are on and cannot hold.
	 *
	 * @since 0.6.0
	 *
	 * @param list<Question> $questions All questions of the survey.
	 * @return list<Question>
	 */
	public function settledQuestions( array $questions ): array {
		$settled = [];
		foreach ( $questions as $index => $question ) {
			$earlier   = array_slice( $questions, 0, $index );
			$isBlocked = $question->logic['enabled'] && ! self::areQualifying( $earlier );
			$settled[] = QuestionLogic::changed(
				$question,
				fn ( Condition $condition ) => $condition->isOff && ! $isBlocked
					? $this->check->settled( $condition, $earlier, $questions, ConditionFields::logic() ) ?? $condition
					: $condition
			);
		}
		return $settled;
	}

	/**
	 * The survey with the conditions of its setting sections on where they can hold, and off where they cannot for now. In sections that were
	 * not sent, conditions on questions that are gone are removed.
	 *
	 * @since 0.6.0
	 *
	 * @param list<string> $sent Paths of sections that a client sent: their conditions are only turned on, because sectionErrors() reports those that
	 *                           are on and cannot hold.
	 */
	public function settled( Survey $survey, array $sent ): Survey {
		$asked = $survey->questions;
		foreach ( $this->conditionalSections() as $path => $section ) {
			$isSent    = in_array( $path, $sent, true );
			$isBlocked = ! self::areQualifying( $asked ) && $section->noChoiceError( $section->read( $survey ) ) !== null;
			$survey    = self::changed(
				$survey,
				[ $section ],
				function ( Condition $condition, ConditionFields $fields ) use ( $asked, $isSent, $isBlocked ): ?Condition {
					if ( $isSent && ! $condition->isOff ) {
						return $condition;
					}
					$settled = $this->check->settled( $condition, $asked, $asked, $fields );
					return $settled === null ? ( $isSent ? $condition : null ) : $settled->switched( $settled->isOff || $isBlocked );
				}
			);
		}
		return $survey;
	}

	/**
	 * The survey whose setting sections refer to questions by other ids, for a copy.
	 *
	 * @param array<string, string> $ids New ids by old ones.
	 */
	public function renamed( Survey $survey, array $ids ): Survey {
		$renamed = self::changed(
			$survey,
			$this->conditionalSections(),
			static fn ( Condition $condition ) => $condition->on( $ids[ $condition->questionId ] ?? $condition->questionId )
		);
		return Translations::renamed( $renamed, $ids );
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
	 * @param array<ConditionalSection>                                   $sections
	 * @param callable( Condition, ConditionFields ): ?Condition $change   Returns null to remove a condition.
	 */
	private static function changed( Survey $survey, array $sections, callable $change ): Survey {
		foreach ( $sections as $section ) {
			$value   = $section->read( $survey );
			$fields  = $section->conditionFields();
			$changed = $section->withConditions( $value, static fn ( Condition $condition ) => $change( $condition, $fields ) );
			// Unchanged sections keep what is stored, without defaults.
			$survey = $changed === $value ? $survey : $section->write( $survey, $changed );
		}
		return $survey;
	}

	/**
	 * Errors of a condition; of one that is off only that its question does not exist.
	 *
	 * @param list<Question> $allowed
	 * @param list<Question> $all
	 * @return list<FieldError>
	 */
	private function errors( Condition $condition, array $allowed, array $all, ConditionFields $fields ): array {
		$isKnown = in_array( $condition->questionId, array_column( $all, 'id' ), true );
		return $condition->isOff && $isKnown ? [] : $this->check->errors( $condition, $allowed, $all, $fields );
	}

	/**
	 * Whether there are conditions, and none takes effect.
	 *
	 * @param array<Condition> $conditions
	 */
	private static function areAllOff( array $conditions ): bool {
		return $conditions !== [] && Condition::active( $conditions ) === [];
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
