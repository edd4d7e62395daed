<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Automation;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Job;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Notifications\SurveyResponse;
use UserFeedback\Responses\PageName;
use UserFeedback\Support\AdminRoute;
use UserFeedback\Support\Dates;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\QuestionTypes\ScaleForm;

/**
 * A response as automation plugins receive it: no objects, since some of them store or compare what a hook passes.
 *
 * @phpstan-type AnswerContext array{
 *     question_id: string,
 *     title: string,
 *     type: string,
 *     value: string,
 *     values: list<string>,
 *     score: int|null,
 *     comment: string,
 *     name: string
 * }
 * @phpstan-type Context array{
 *     job_id: int,
 *     survey_id: int,
 *     survey_title: string,
 *     response_id: int,
 *     response_url: string,
 *     submitted_at: string,
 *     page: array{url: string, name: string},
 *     answers: list<AnswerContext>
 * }
 * @since 0.7.0
 */
final class ResponseContext {

	public function __construct( private readonly QuestionTypes $types ) {}

	/**
	 * @return Context
	 */
	public function describe( SurveyResponse $found, Job $job ): array {
		$response = $found->answered->response;
		return [
			'job_id'       => $job->id,
			'survey_id'    => $found->survey->id,
			'survey_title' => $found->survey->title,
			'response_id'  => $response->id,
			'response_url' => AdminRoute::Response->urlElsewhere( surveyId: $found->survey->id, id: $response->id ),
			'submitted_at' => Dates::toIso( $response->submittedAt ),
			'page'         => [
				'url'  => $response->page->url,
				'name' => PageName::of( $response->page ),
			],
			'answers'      => array_map( fn ( array $item ) => $this->answer( $item['question'], $item['answer'] ), $found->answered->answers ),
		];
	}

	/**
	 * @return AnswerContext An answer in the words of the question that the visitor saw.
	 */
	private function answer( Question $question, Answer $answer ): array {
		$text  = $answer->texts['text'] ?? '';
		$value = $answer->labels === [] ? $text : implode( ', ', $answer->labels );
		return [
			'question_id' => $question->id,
			'title'       => $question->title,
			'type'        => $question->type,
			'value'       => $value,
			'values'      => $answer->labels !== [] || $text === '' ? $answer->labels : [ $text ],
			'score'       => $answer->labels !== [] && $this->types->form( $question->type ) instanceof ScaleForm ? (int) $answer->labels[0] : null,
			'comment'     => $answer->texts['comment'] ?? '',
			'name'        => $answer->texts['name'] ?? '',
		];
	}
}
