<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Response;

/**
 * A stored response with its answers by question, for readers of many: AnsweredResponse has them in the order and words of the questions.
 *
 * @since 0.7.0
 */
final class GivenAnswers {

	/**
	 * @param array<Answer> $answers By question; equal ones of many responses are the same object.
	 */
	public function __construct(
		public readonly Response $response,
		public readonly array $answers
	) {}
}
