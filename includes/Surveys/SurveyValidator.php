<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Support\ArrayPath;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\Logic\OptionNames;
use UserFeedback\Surveys\Logic\SurveyConditions;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\Settings\Behavior\RageClick;
use UserFeedback\Surveys\Settings\PublishRules;
use UserFeedback\Surveys\Settings\SettingSections;

/**
 * Validates input for a survey (REST, CLI, import): normalised changes, or errors by field.
 *
 * @phpstan-import-type Fields from SurveyChanges
 * @since 0.1.0
 */
final class SurveyValidator {

	private readonly QuestionValidator $questions;

	public function __construct(
		private readonly QuestionTypes $types,
		private readonly SettingSections $sections,
		private readonly SurveyConditions $conditions
	) {
		$this->questions = new QuestionValidator( $types );
	}

	/**
	 * Normalised and validated input.
	 *
	 * @param array<mixed>   $input  See SurveySchema::input().
	 * @param bool           $isNew  Whether it creates a survey, which needs a title.
	 * @param list<Question> $stored Questions of the survey that it changes, which know the ids of options.
	 * @throws SurveyRefused When a field is invalid.
	 */
	public function read( array $input, bool $isNew, array $stored = [] ): SurveyChanges {
		$input  = $this->tidy( $input, $isNew );
		$schema = SurveySchema::input( $this->types->all(), $this->sections );
		// Each question is validated against its own type: for "anyOf" WordPress could not report which one failed.
		$schema['properties']['questions'] = [
			'type'     => 'array',
			'maxItems' => SurveySchema::MAX_QUESTIONS,
		];
		$schema['required']                = $isNew ? [ 'title' ] : [];

		$unknown = $this->sections->unknown( $input );
		foreach ( $unknown as [ $group, $name ] ) {
			$input[ $group ] = array_diff_key( (array) $input[ $group ], [ $name => true ] );
		}
		$errors    = $this->withPlainTitle( SchemaCheck::errors( $input, $schema, '' ) );
		$settings  = $this->sections->sent( $input );
		array_push( $errors, ...$this->settingErrors( $settings, $errors ) );
		$questions = null;
		if ( is_array( $input['questions'] ?? null ) ) {
			[ $questions, $found ] = $this->questions->readAll( array_values( $input['questions'] ), $stored );
			// Conditions refer to other questions, so all of them must be readable.
			$isRead = count( $questions ) === count( $input['questions'] );
			$questions = $isRead
				? $this->conditions->settledQuestions( ( new OptionNames( $questions, $stored ) )->identifiedQuestions() )
				: $questions;
			array_push( $errors, ...$found, ...( $isRead ? $this->conditions->questionErrors( $questions ) : [] ) );
		}
		if ( $errors !== [] ) {
			throw SurveyRefused::invalid( $errors );
		}
		/** @var Fields $fields */
		$fields = array_intersect_key( $input, array_flip( [ 'title', 'type', 'status', 'template' ] ) );
		return new SurveyChanges( $questions === null ? $fields : $fields + [ 'questions' => $questions ], $settings, $unknown );
	}

	/**
	 * Errors that prevent publishing, except missing options (which turn the survey into a draft, see SurveyTransitions).
	 *
	 * @return list<FieldError>
	 */
	public function publishErrors( Survey $survey ): array {
		if ( $survey->questions === [] ) {
			return [ new FieldError( 'questions', 'required', __( 'A survey needs at least one question. Add one.', 'userfeedback' ) ) ];
		}
		$errors = [];
		foreach ( $survey->questions as $index => $question ) {
			if ( $question->title === '' ) {
				$errors[] = new FieldError( "questions[$index].title", 'required', __( 'Title is required.', 'userfeedback' ) );
			}
		}
		foreach ( $this->sections->all() as $path => $section ) {
			$found = $section instanceof PublishRules ? $section->publishErrors( $section->read( $survey ) ) : [];
			array_push( $errors, ...array_map( static fn ( FieldError $error ) => $error->under( $path ), $found ) );
		}
		return [ ...$errors, ...RageClick::surveyErrors( $survey ), ...$this->conditions->publishErrors( $survey ) ];
	}

	/**
	 * Whether every question has its required options.
	 */
	public function hasAllOptions( Survey $survey ): bool {
		foreach ( $survey->questions as $question ) {
			if ( ! $this->hasOptions( $question ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Whether a question has its required options.
	 */
	public function hasOptions( Question $question ): bool {
		return $this->types->form( $question->type )?->hasRequiredOptions( $question ) !== false;
	}

	/**
	 * @param array<mixed> $input
	 * @return array<mixed>
	 */
	private function tidy( array $input, bool $isNew ): array {
		if ( is_string( $input['title'] ?? null ) ) {
			$input['title'] = Text::line( $input['title'] );
		} elseif ( $isNew && ! isset( $input['title'] ) ) {
			// A missing title and an empty one get the same error.
			$input['title'] = '';
		}
		foreach ( $this->sections->sent( $input ) as $path => $value ) {
			$input = ArrayPath::put( $input, explode( '.', $path ), $this->sections->all()[ $path ]->normalize( $value ) );
		}
		return $input;
	}

	/**
	 * Replaces WordPress' "title must be at least 1 character long." for an empty field.
	 *
	 * @param list<FieldError> $errors
	 * @return list<FieldError>
	 */
	private function withPlainTitle( array $errors ): array {
		return array_map(
			static fn ( FieldError $error ) => $error->field === 'title' && $error->code === 'too_short'
				? new FieldError( 'title', 'required', __( 'The survey needs a title. Enter one.', 'userfeedback' ) )
				: $error,
			$errors
		);
	}

	/**
	 * Errors that sections report for values that are valid for their schemas.
	 *
	 * @param array<string, mixed> $settings By path.
	 * @param list<FieldError>     $found    Schema errors.
	 * @return list<FieldError>
	 */
	private function settingErrors( array $settings, array $found ): array {
		$errors = [];
		foreach ( $settings as $path => $value ) {
			$pattern = '/^' . preg_quote( $path, '/' ) . '(?:[.\[]|$)/';
			$fits    = preg_grep( $pattern, array_column( $found, 'field' ) ) === [];
			$own     = $fits ? $this->sections->all()[ $path ]->errors( $value ) : [];
			array_push( $errors, ...array_map( static fn ( FieldError $error ) => $error->under( $path ), $own ) );
		}
		return $errors;
	}
}
