<?php

declare( strict_types=1 );

namespace UserFeedback\Privacy;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Job;
use UserFeedback\Database\JobFailed;
use UserFeedback\Database\JobHandler;
use UserFeedback\Responses\ResponseErasure;
use UserFeedback\Responses\SubmissionSchema;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Lazy;

/**
 * Deletes the answer that a visitor wants deleted. Does nothing if there is none.
 *
 * @since 0.7.0
 */
final class ErasureJob implements JobHandler {

	public const KIND = 'erase-response';

	/**
	 * @param Closure(): ResponseErasure $erasure
	 */
	public function __construct( #[Lazy( ResponseErasure::class )] private readonly Closure $erasure ) {}

	public function kind(): string {
		return self::KIND;
	}

	/**
	 * @throws JobFailed When the payload names no answer.
	 */
	public function handle( Job $job ): void {
		$id = Cast::string( $job->payload['submission_id'] ?? '' );
		if ( preg_match( '/' . SubmissionSchema::UUID_PATTERN . '/', $id ) !== 1 ) {
			throw new JobFailed( 'The payload of this job names no answer.' );
		}
		( $this->erasure )()->deleteSubmission( $id );
	}
}
