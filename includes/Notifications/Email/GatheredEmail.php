<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Email;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Job;
use UserFeedback\Database\JobFailed;
use UserFeedback\Database\JobHandler;

/**
 * One email about the responses beyond the limit of an hour, to each recipient: their number, and the first of them.
 *
 * @since 0.1.0
 */
final class GatheredEmail implements JobHandler {

	public const KIND = 'email-gathered';

	/** Responses that the email shows. */
	public const SHOWN = 3;

	public function __construct(
		private readonly ReportReader $reports,
		private readonly RecipientJobs $recipients
	) {}

	public function kind(): string {
		return self::KIND;
	}

	/**
	 * @throws JobFailed When the payload names no response.
	 */
	public function handle( Job $job ): void {
		$report = $this->reports->read( $job );
		if ( $report !== null ) {
			$this->recipients->replace( $job, $report );
		}
	}
}
