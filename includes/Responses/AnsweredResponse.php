<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Model\Response;

/**
 * A stored response with its answers.
 *
 * @since 0.1.0
 */
final class AnsweredResponse {

	/**
	 * @param list<array{question: Question, answer: Answer}> $answers In the order and words of the questions that the visitor saw; questions
	 *                                                                 that logic did not show are missing.
	 * @param ResponseFilter|null $filter By which a list found it; null where that makes no difference.
	 */
	public function __construct(
		public readonly Response $response,
		public readonly array $answers,
		public readonly ?ResponseFilter $filter = null
	) {}
}
