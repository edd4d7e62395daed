<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Work;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * A long work that cannot be shown or run.
 *
 * @since 0.7.0
 */
final class WorkRefused extends DomainError {

	/**
	 * There is no job with that id.
	 */
	public static function notFound(): self {
		return new self( 'userfeedback_job_not_found', __( 'This job does not exist. It may have been done long ago.', 'userfeedback' ), 404 );
	}

	/**
	 * No active module does jobs of this kind.
	 */
	public static function unknownKind( string $kind ): self {
		return new self( 'userfeedback_job_unknown', self::unknownKindText( $kind ), 409 );
	}

	/**
	 * The database refuses for longer than who waits for a job may wait.
	 */
	public static function interrupted(): self {
		return new self(
			'userfeedback_job_interrupted',
			__( 'The database does not answer. The job goes on: do not begin it again, see “wp userfeedback jobs list”.', 'userfeedback' ),
			503,
			[],
			MINUTE_IN_SECONDS
		);
	}

	/**
	 * Why jobs of a kind wait.
	 */
	public static function unknownKindText( string $kind ): string {
		/* translators: %s: kind of jobs, for example delete-survey. */
		return sprintf( __( 'Nothing that is active on this site does jobs of the kind %s. The job waits for it.', 'userfeedback' ), $kind );
	}
}
