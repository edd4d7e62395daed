<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\Inline;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;

/**
 * A form whose answers are stored.
 *
 * @since 0.6.0
 */
final class AcceptedForm {

	/**
	 * @param list<Question>                                                                $asked        The questions of the page.
	 * @param string                                                                        $submissionId Id of the submission.
	 * @param list<array{question_id: string, value: mixed, extra?: array<string, string>}> $answers      As submitted.
	 */
	public function __construct(
		public readonly Survey $survey,
		public readonly array $asked,
		public readonly string $submissionId,
		public readonly array $answers
	) {}
}
