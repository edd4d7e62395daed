<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications;

use UserFeedback\Model\Survey;
use UserFeedback\Responses\AnsweredResponse;

/**
 * What a mail about responses reports: what its job names, as it is stored when the mail is sent.
 *
 * @since 0.2.0
 */
final class ResponseReport {

	/**
	 * @param Survey                 $survey     Whose responses they are.
	 * @param list<string>           $recipients Addresses that the survey names; at least one.
	 * @param list<AnsweredResponse> $responses  Those that the mail shows: at most three.
	 * @param int                    $count      How many responses it reports, at least 1.
	 */
	public function __construct(
		public readonly Survey $survey,
		public readonly array $recipients,
		public readonly array $responses,
		public readonly int $count
	) {}
}
