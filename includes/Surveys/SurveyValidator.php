<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Notifications\EmailAddresses;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Dates;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;

/**
 * Turns what somebody sent (REST, CLI, import) into clean fields of a survey, or says what is wrong and where.
 *
 * @phpstan-type Fields array{
 *     title?: string,
 *     type?: string,
 *     status?: string,
 *     template?: string,
 *     questions?: list<Question>,
 *     settings?: array<string, mixed>,
 *     notifications?: array<string, mixed>,
 *     publishAt?: \DateTimeImmutable|null
 * }
 */
final class SurveyValidator {

	private readonly QuestionValidator $questions;

	public function __construct( private readonly QuestionTypes $types ) {
		$this->questions = new QuestionValidator( $types );
	}

	/**
	 * The fields that were sent, trimmed and checked.
	 *
	 * @param array<mixed> $input See SurveySchema::input().
	 * @param bool         $isNew Whether it makes a survey, which needs a title.
	 * @return Fields
	 * @throws InvalidSurvey When a field is wrong.
	 */
	public function read( array $input, bool $isNew ): array {
		$input  = $this->tidy( $input, $isNew );
		$schema = SurveySchema::input( array_values( $this->types->all() ) );
		// Questions are checked one by one against their own type: of an "anyOf" WordPress could not say which one failed.
		$schema['properties']['questions'] = [
			'type'     => 'array',
			'maxItems' => SurveySchema::MAX_QUESTIONS,
		];
		$schema['required']                = $isNew ? [ 'title' ] : [];

		$errors    = $this->withPlainTitle( SchemaCheck::errors( $input, $schema, '' ) );
		array_push( $errors, ...$this->addressErrors( $input ) );
		$questions = null;
		if ( is_array( $input['questions'] ?? null ) ) {
			[ $questions, $found ] = $this->questions->readAll( array_values( $input['questions'] ) );
			array_push( $errors, ...$found );
		}
		if ( $errors !== [] ) {
			throw new InvalidSurvey( $errors );
		}
		return $this->fields( $input, $questions );
	}

	/**
	 * What keeps a survey from being published, apart from missing options (which make it a draft, see SurveyService).
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
		return $errors;
	}

	/**
	 * Whether every question has the options that it needs.
	 */
	public function hasAllOptions( Survey $survey ): bool {
		foreach ( $survey->questions as $question ) {
			if ( $this->types->form( $question->type )?->hasItsOptions( $question ) === false ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * @param array<mixed> $input
	 * @return array<mixed>
	 */
	private function tidy( array $input, bool $isNew ): array {
		if ( is_string( $input['title'] ?? null ) ) {
			$input['title'] = Text::line( $input['title'] );
		} elseif ( $isNew && ! isset( $input['title'] ) ) {
			// A missing title and an empty one are the same mistake.
			$input['title'] = '';
		}
		$message = Cast::at( $input, 'settings', 'thank_you', 'message' );
		if ( is_string( $message ) ) {
			$message = Text::lines( $message );
			$message = $message === '' ? SurveyTexts::thankYou() : $message;
			$input   = array_replace_recursive( $input, [ 'settings' => [ 'thank_you' => [ 'message' => $message ] ] ] );
		}
		return $input;
	}

	/**
	 * WordPress says "title must be at least 1 character long." to a person who left a field empty.
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
	 * @param array<mixed> $input
	 * @return list<FieldError>
	 */
	private function addressErrors( array $input ): array {
		$list   = Cast::at( $input, 'notifications', 'email', 'addresses' );
		$errors = [];
		foreach ( is_string( $list ) ? EmailAddresses::split( $list ) : [] as $address ) {
			if ( is_email( $address ) === false ) {
				/* translators: %s: what was entered as an email address. */
				$message  = sprintf( __( '“%s” is not an email address. Correct or remove it.', 'userfeedback' ), Text::line( $address ) );
				$errors[] = new FieldError( 'notifications.email.addresses', 'invalid_email', $message );
			}
		}
		return $errors;
	}

	/**
	 * @param array<mixed>        $input
	 * @param list<Question>|null $questions
	 * @return Fields
	 */
	private function fields( array $input, ?array $questions ): array {
		/** @var Fields $fields */
		$fields = array_intersect_key( $input, array_flip( [ 'title', 'type', 'status', 'template', 'settings', 'notifications' ] ) );
		if ( $questions !== null ) {
			$fields['questions'] = $questions;
		}
		if ( array_key_exists( 'publish_at', $input ) ) {
			$fields['publishAt'] = is_string( $input['publish_at'] ) ? Dates::fromIso( $input['publish_at'] ) : null;
		}
		return $fields;
	}
}
