<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\NewJob;
use UserFeedback\Responses\ResponseOrigin;
use UserFeedback\Responses\ResponseStored;
use UserFeedback\Responses\ResponseSubscriber;
use UserFeedback\Support\Cast;

/**
 * Queues what a survey does with a visitor's response: a job for each of its notifications that is on. Whether the plan still has it, and to whom it
 * goes, is decided when the job runs. The visitor waits for this, so it needs no other class.
 *
 * @since 0.7.0
 */
final class ResponseNotifier implements ResponseSubscriber {

	public const EMAIL      = 'email';
	public const WEBHOOK    = 'webhook';
	public const AUTOMATION = 'automation';

	/**
	 * None for spam, a test, or a response that was imported.
	 *
	 * @return list<NewJob>
	 */
	public function jobs( ResponseStored $stored ): array {
		if ( $stored->origin !== ResponseOrigin::Visitor || $stored->isSpam || $stored->isTest ) {
			return [];
		}
		$jobs = [];
		foreach ( [ self::EMAIL, self::WEBHOOK, self::AUTOMATION ] as $kind ) {
			// Kinds of jobs are named as the sections of a survey's notifications.
			if ( Cast::at( $stored->survey->notifications, $kind, 'active' ) === true ) {
				$jobs[] = new NewJob(
					$kind,
					[
						'survey_id'   => $stored->survey->id,
						'response_id' => $stored->responseId,
					]
				);
			}
		}
		return $jobs;
	}
}
