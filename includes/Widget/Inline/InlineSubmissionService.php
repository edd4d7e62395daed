<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\Inline;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Migrator;
use UserFeedback\Model\Page;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\PageToken;
use UserFeedback\Responses\ResponseService;
use UserFeedback\Responses\Visitor;
use UserFeedback\Support\Clock;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\Logic\QuestionLogic;
use UserFeedback\Surveys\RevisionRepository;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Accepts forms of inline surveys: makes a submission of the fields, with the same rules as for any other (Responses\ResponseService).
 *
 * @since 0.6.0
 *
 * @phpstan-type Sent array{question_id: string, value: mixed, extra?: array<string, string>}
 */
final class InlineSubmissionService {

	/** Unknown questions that are passed on, so that they are refused: one is enough. */
	private const MOST_UNKNOWN = 1;

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly RevisionRepository $revisions,
		private readonly ResponseService $responses,
		private readonly PageToken $token,
		private readonly QuestionHtml $questions,
		private readonly SubmissionIds $ids,
		private readonly Migrator $migrator,
		private readonly Clock $clock
	) {}

	/**
	 * Stores the answers once, however often the form is sent.
	 *
	 * @param string $agent User agent and preferred languages of the browser.
	 * @throws NotFound                                When there is no such survey.
	 * @throws \UserFeedback\Responses\SubmissionRefused     See ResponseService::submit(). Field paths refer to the answers of sent().
	 * @throws \UserFeedback\Support\TemporaryFailure        When the database cannot be written now.
	 */
	public function accept( PostedForm $form, Page $page, Visitor $visitor, string $agent ): AcceptedForm {
		$this->migrator->demandCurrent();
		$survey   = $this->surveys->find( $form->surveyId ) ?? throw NotFound::survey();
		$revision = $this->token->revision( $survey, $form->nonce, ResponseService::TOKEN_ACTION );
		$asked    = $this->shown( $survey, $revision, $form );
		$answers  = $this->sent( $form, $asked );
		$ids      = $this->ids->around( $survey->id, $revision, $answers, $visitor->sender->address, $agent, $this->clock->now() );
		$this->responses->submit( $survey->id, $ids[0], $answers, $page, $form->nonce, $visitor, false, [ $ids[1], $ids[2] ] );
		return new AcceptedForm( $survey, $asked, $ids[0], $answers );
	}

	/**
	 * The form with its errors at the questions that they belong to.
	 *
	 * @param string                                      $message Error of the form as a whole.
	 * @param list<FieldError>                               $errors  See accept().
	 */
	public function refused( PostedForm $form, string $message, array $errors ): FormState {
		$survey = $errors === [] ? null : $this->surveys->find( $form->surveyId );
		$places = [];
		if ( $survey !== null ) {
			$revision = $this->token->revision( $survey, $form->nonce, ResponseService::TOKEN_ACTION );
			$places   = array_column( $this->sent( $form, $this->shown( $survey, $revision, $form ) ), 'question_id' );
		}
		$byQuestion = [];
		foreach ( $places as $index => $id ) {
			$ofAnswer = array_filter( $errors, static fn ( FieldError $error ) => str_starts_with( $error->field, "answers[$index]." ) );
			if ( $ofAnswer !== [] && $survey?->question( $id ) !== null ) {
				$byQuestion[ $id ] = reset( $ofAnswer )->message;
			}
		}
		return new FormState( $form, $message, $byQuestion );
	}

	/**
	 * The questions that the page shows.
	 *
	 * @return list<Question>
	 */
	private function shown( Survey $survey, int $revision, PostedForm $form ): array {
		$shown  = $this->revisions->shown( $survey, $revision );
		$locale = $this->token->locale( $form->nonce );
		return $locale === '' ? $shown->questions : $shown->language( $survey, $locale )->questions( $shown->questions );
	}

	/**
	 * The answers as a script would submit them. Questions that logic hides are left out unless they were answered: the form shows them too.
	 *
	 * @param list<Question> $questions
	 * @return list<Sent>
	 */
	private function sent( PostedForm $form, array $questions ): array {
		$values = [];
		foreach ( $questions as $question ) {
			$type = $this->questions->form( $question );
			if ( $type !== null ) {
				$values[ $question->id ] = $type->formValue()->read( $form->value( $question->id ) );
			}
		}
		$hidden = QuestionLogic::hidden( $questions, $values );
		$sent   = [];
		foreach ( $values as $id => $value ) {
			if ( $value === null && in_array( (string) $id, $hidden, true ) ) {
				continue;
			}

			$extra  = $form->extra( (string) $id );
			$sent[] = [
				'question_id' => (string) $id,
				'value'       => $value,
			] + ( $extra === [] ? [] : [ 'extra' => $extra ] );
		}
		$unknown = array_diff( $form->questionIds(), array_map( strval( ... ), array_keys( $values ) ) );
		foreach ( array_slice( $unknown, 0, self::MOST_UNKNOWN ) as $id ) {
			$sent[] = [
				'question_id' => $id,
				'value'       => $form->value( $id ),
			];
		}
		return $sent;
	}
}
