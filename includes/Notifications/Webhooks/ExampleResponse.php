<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Client;
use UserFeedback\Model\Page;
use UserFeedback\Model\Question;
use UserFeedback\Model\Response;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Model\Survey;
use UserFeedback\Notifications\SurveyResponse;
use UserFeedback\Responses\AnsweredResponse;
use UserFeedback\Support\Dates;

/**
 * The response that a test sends: nobody gave it, and it is not stored.
 *
 * @since 0.7.0
 */
final class ExampleResponse {

	/** Scores of a question without options. */
	private const SCORES = [
		'nps'         => 9,
		'star-rating' => 5,
	];

	/**
	 * An answer to each question of a survey.
	 */
	public static function of( Survey $survey, DateTimeImmutable $now ): SurveyResponse {
		$page     = new Page( home_url( '/' ), __( 'Example page', 'userfeedback' ), 0 );
		$day      = Dates::localDay( $now, wp_timezone() );
		$response = new Response(
			0,
			$survey->id,
			ResponseStatus::Publish,
			$now,
			$day,
			$page,
			'',
			new Client( '', '', 'desktop' ),
			$survey->revision,
			false,
			true
		);
		$answers  = array_map(
			static fn ( Question $question ) => [
				'question' => $question,
				'answer'   => self::answer( $question )->identified( $question ),
			],
			$survey->questions
		);
		return new SurveyResponse( $survey, new AnsweredResponse( $response, $answers ) );
	}

	private static function answer( Question $question ): Answer {
		$options = $question->options();
		return match ( true ) {
			isset( self::SCORES[ $question->type ] ) => Answer::number( $question->id, self::SCORES[ $question->type ] ),
			$options !== []                          => Answer::choice( $question->id, [ $options[0] ] ),
			$question->type === 'email'              => Answer::text( $question->id, 'visitor@example.com' ),
			default                                  => Answer::text( $question->id, __( 'An example answer.', 'userfeedback' ) ),
		};
	}
}
