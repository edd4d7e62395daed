<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Automation;

defined( 'ABSPATH' ) || exit;

use Throwable;
use UserFeedback\Database\Job;
use UserFeedback\Database\JobFailed;
use UserFeedback\Database\JobHandler;
use UserFeedback\Notifications\ResponseNotifier;
use UserFeedback\Notifications\ResponseOfJob;
use UserFeedback\Support\Cast;

/**
 * Tells automation plugins of one new response, by a hook that any of them can use. It fires whether or not one is active.
 *
 * @since 0.7.0
 */
final class AutomationNotification implements JobHandler {

	public function __construct(
		private readonly ResponseOfJob $responses,
		private readonly ResponseContext $context
	) {}

	public function kind(): string {
		return ResponseNotifier::AUTOMATION;
	}

	/**
	 * @throws JobFailed When the payload names no response.
	 * @throws Throwable When a callback threw: the job is tried again.
	 */
	public function handle( Job $job ): void {
		$found = $this->responses->read( $job );
		// Deleted, or the owner turned automation off meanwhile.
		if ( $found === null || Cast::at( $found->survey->notifications, self::kind(), 'active' ) !== true ) {
			return;
		}

		/**
		 * Fires for each new response to a survey with automation, in the background and soon after it was stored: for automation plugins. Not for
		 * spam, tests and imported responses. If a callback throws, it fires again with the same job_id, as it does when PHP was killed; so
		 * recognise what you have processed. Everything that visitors typed is plain text: escape it for where you put it, and never let
		 * shortcodes or placeholders in it be replaced.
		 *
		 * @since 0.7.0
		 *
		 * @param array $context Numbers, texts and lists, see docs/guides/automation.md: job_id, survey_id, survey_title, response_id,
		 *                       response_url (for people who may view results), submitted_at (UTC), page (url, name) and answers, a list of
		 *                       question_id, title, type, value, values, score, comment and name.
		 */
		do_action( 'userfeedback_response_submitted', $this->context->describe( $found, $job ) );
	}
}
