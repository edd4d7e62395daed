<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Licensing\Feature;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Support\FieldError;
use UserFeedback\Surveys\Logic\QuestionLogic;
use UserFeedback\Surveys\QuestionTypes\InvalidAnswer;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;

/**
 * Validates raw answers against the questions that were shown.
 *
 * @since 0.1.0
 */
final class AnswersReader {

	/**
	 * @param Closure( Feature ): bool $isKept Whether stored values of a feature take effect, see FeatureGate::keeps().
	 */
	public function __construct(
		private readonly QuestionTypes $types,
		private readonly Closure $isKept
	) {}

	/**
	 * The validated answers, in the order in which they were sent. Answers to questions that logic hides are accepted: a browser that could not load
	 * the script of the logic has shown them.
	 *
	 * @param list<Question>                                                                $questions As the visitor saw them.
	 * @param list<array{question_id: string, value: mixed, extra?: array<string, string>}> $raw A null value is a skipped question.
	 * @param bool $isPartial Whether the visitor has not finished, so that required answers may be missing (since 0.4.0).
	 * @param (Closure( array<string, mixed> ): list<string>)|null $notAsked Receives the answers as sent, by question id; ids of questions that the
	 *                                                                       visitor may not have been asked. Called only if a required answer is
	 *                                                                       missing (since 0.6.0).
	 * @return list<Answer>
	 * @throws SubmissionRefused When an answer does not fit its question, a required one is missing, or all are skipped.
	 */
	public function read( array $questions, array $raw, bool $isPartial = false, ?Closure $notAsked = null ): array {
		$byId    = array_column( $questions, null, 'id' );
		$answers = [];
		$errors  = [];
		foreach ( $raw as $index => $sent ) {
			$id = $sent['question_id'];
			if ( ! isset( $byId[ $id ] ) ) {
				$message  = __( 'The survey has no such question. Reload the page and try again.', 'userfeedback' );
				$errors[] = new FieldError( "answers[$index].question_id", 'unknown_question', $message );
				continue;
			}
			if ( isset( $answers[ $id ] ) ) {
				$errors[] = new FieldError( "answers[$index].question_id", 'duplicate', __( 'The question is answered twice.', 'userfeedback' ) );
				continue;
			}
			try {
				$answers[ $id ] = $this->answer( $byId[ $id ], $sent['value'], $sent['extra'] ?? [] );
			} catch ( InvalidAnswer $invalid ) {
				$errors[] = new FieldError( "answers[$index].value", $invalid->errorCode, $invalid->getMessage() );
			}
		}
		array_push( $errors, ...( $isPartial ? [] : $this->missing( $questions, $answers, $raw, $notAsked ) ) );
		if ( $errors === [] && $this->isEmpty( $answers ) ) {
			$errors[] = new FieldError( 'answers', 'empty', __( 'Answer at least one question.', 'userfeedback' ) );
		}
		if ( $errors !== [] ) {
			throw SubmissionRefused::invalid( $errors );
		}
		return array_values( $answers );
	}

	/**
	 * @param array<string, string> $extra
	 */
	private function answer( Question $question, mixed $value, array $extra ): Answer {
		$type = $this->types->find( $question->type );
		// The type's add-on is not active: its question is not shown, so nobody can answer it.
		if ( $type === null ) {
			throw new InvalidAnswer( 'unknown_type', __( 'This question cannot be answered at the moment.', 'userfeedback' ) );
		}
		$answer = $value === null ? Answer::skipped( $question->id ) : $type->read( $question, $value, $extra )->identified( $question );
		foreach ( $answer->isSkipped() ? [] : $this->types->additionsOf( $question ) as $addition ) {
			$answer = $addition->read( $question, $answer, $extra );
		}
		return $answer;
	}

	/**
	 * Required questions without an answer, except those that logic hides.
	 *
	 * @param list<Question>        $questions
	 * @param array<string, Answer> $answers
	 * @param list<array{question_id: string, value: mixed, ...}> $raw As sent: values as the browser compared them.
	 * @param (Closure( array<string, mixed> ): list<string>)|null $notAsked See read().
	 * @return list<FieldError>
	 */
	private function missing( array $questions, array $answers, array $raw, ?Closure $notAsked ): array {
		$left   = null;
		$hidden = QuestionLogic::hidden( $questions, array_column( $raw, 'value', 'question_id' ) );
		$places = array_flip( array_column( $raw, 'question_id' ) );
		$errors = [];
		foreach ( $questions as $question ) {
			$answer     = $answers[ $question->id ] ?? null;
			$isAnswered = $answer !== null && ! $answer->isSkipped();
			if ( in_array( $question->id, $hidden, true ) ) {
				continue;
			}
			// The page does not require an answer either while the feature is locked.
			if ( $isAnswered || ! $question->isRequired() || ! ( $this->isKept )( Feature::RequiredQuestion ) ) {
				continue;
			}
			$left ??= $notAsked === null ? [] : $notAsked( array_column( $raw, 'value', 'question_id' ) );
			if ( in_array( $question->id, $left, true ) ) {
				continue;
			}

			/* translators: %s: title of the question. */
			$message  = sprintf( __( '“%s” needs an answer.', 'userfeedback' ), $question->title );
			$field    = isset( $places[ $question->id ] ) ? "answers[{$places[ $question->id ]}].value" : 'answers';
			$errors[] = new FieldError( $field, 'required', $message );
		}
		return $errors;
	}

	/**
	 * @param array<string, Answer> $answers
	 */
	private function isEmpty( array $answers ): bool {
		foreach ( $answers as $answer ) {
			if ( ! $answer->isSkipped() ) {
				return false;
			}
		}
		return true;
	}
}
