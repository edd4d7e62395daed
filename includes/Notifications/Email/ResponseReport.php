<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Email;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Responses\AnsweredResponse;

/**
 * What an email about responses reports: the survey and responses that its job names, as they are stored when it is sent.
 *
 * @since 0.2.0
 */
final class ResponseReport {

	/**
	 * @param Survey                 $survey     Whose responses they are.
	 * @param list<string>           $recipients Addresses that the survey names; at least one.
	 * @param list<AnsweredResponse> $responses  Those that the email shows: at most three.
	 * @param int                    $count      How many responses it reports, at least 1.
	 */
	public function __construct(
		public readonly Survey $survey,
		public readonly array $recipients,
		public readonly array $responses,
		public readonly int $count
	) {}
}
