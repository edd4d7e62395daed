<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\Logic\ConditionFields;
use UserFeedback\Surveys\QuestionTypes\AdditionalSettings;
use UserFeedback\Surveys\QuestionTypes\OptionIds;
use UserFeedback\Surveys\QuestionTypes\QuestionForm;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;

/**
 * Validates the questions of a survey, each with its own type.
 *
 * @since 0.1.0
 */
final class QuestionValidator {

	public function __construct( private readonly QuestionTypes $types ) {}

	/**
	 * The valid questions, and the errors of the others.
	 *
	 * @param list<mixed>    $data   What was sent.
	 * @param list<Question> $stored Questions of the stored survey: options that are sent without ids get those of the options with the same labels.
	 * @return array{list<Question>, list<FieldError>}
	 */
	public function readAll( array $data, array $stored = [] ): array {
		$questions = [];
		$errors    = [];
		$ids       = [];
		$stored    = array_column( $stored, null, 'id' );
		foreach ( $data as $index => $item ) {
			$id                   = Cast::at( $item, 'id' );
			[ $question, $found ] = $this->read( $item, is_string( $id ) ? $stored[ $id ] ?? null : null );
			if ( $question !== null && isset( $ids[ $question->id ] ) ) {
				$found[] = new FieldError( 'id', 'duplicate', __( 'Two questions have the same ID. Give one of them another ID.', 'userfeedback' ) );
			}
			if ( $question !== null ) {
				$ids[ $question->id ] = true;
				$questions[]          = $question;
			}
			foreach ( $found as $error ) {
				$errors[] = $error->under( "questions[$index]" );
			}
		}
		return [ $questions, $errors ];
	}

	/**
	 * @return array{Question|null, list<FieldError>}
	 */
	private function read( mixed $data, ?Question $stored ): array {
		if ( ! is_array( $data ) ) {
			return [ null, [ new FieldError( '', 'invalid_type', __( 'A question must be an object.', 'userfeedback' ) ) ] ];
		}
		$name = $data['type'] ?? null;
		$type = is_string( $name ) ? $this->types->form( $name ) : null;
		if ( $type === null ) {
			return [ null, [ $this->unknownType( $name ) ] ];
		}
		$data   = $this->tidy( $data, $type );
		$errors = SchemaCheck::errors( $data, QuestionSchema::of( $name, $type ), '' );
		if ( $errors !== [] ) {
			return [ null, $errors ];
		}
		/** @var array<string, mixed> $data */
		$sent     = $this->question( $data, $type );
		$question = OptionIds::completed( $sent, $stored );
		return [ $question, [ ...$type->errors( $question ), ...OptionIds::errors( $sent, $question ) ] ];
	}

	/**
	 * @param array<mixed> $data
	 * @return array<mixed>
	 */
	private function tidy( array $data, QuestionForm $type ): array {
		$data += QuestionSchema::defaults();
		if ( is_array( $data['settings'] ) ) {
			$data['settings'] += QuestionSchema::defaultSettings( $type );
		}
		if ( is_string( $data['title'] ) ) {
			$data['title'] = Text::line( $data['title'] );
		}
		if ( is_string( $data['description'] ?? null ) ) {
			$data['description'] = Text::lines( $data['description'] );
		}
		if ( is_array( $data['logic'] ) && isset( $data['logic']['conditions'] ) ) {
			$data['logic']['conditions'] = ConditionFields::logic()->normalized( $data['logic']['conditions'] );
		}
		return $data;
	}

	/**
	 * @param array<string, mixed> $data Valid for the schema.
	 */
	private function question( array $data, QuestionForm $type ): Question {
		/** @var array<string, mixed> $config */
		$config         = $data['config'];
		// Types of other plugins may return only what they know.
		$data['config'] = array_replace( $type->normalizeConfig( $config ), array_intersect_key( $config, [ OptionIds::FIELD => true ] ) );

		/** @var array<string, mixed> $settings */
		$settings         = $data['settings'];
		$data['settings'] = AdditionalSettings::fitting( $settings, $type );
		return Question::fromArray( $data );
	}

	private function unknownType( mixed $name ): FieldError {
		$known = implode( ', ', array_keys( $this->types->all() ) );
		return new FieldError(
			'type',
			'unknown_type',
			is_string( $name )
				/* translators: 1: name of the type that was sent, 2: list of the names that exist. */
				? sprintf( __( 'There is no question type “%1$s”. Choose one of: %2$s.', 'userfeedback' ), Text::line( $name ), $known )
				/* translators: %s: list of the names that exist. */
				: sprintf( __( 'The question has no type. Choose one of: %s.', 'userfeedback' ), $known )
		);
	}
}
