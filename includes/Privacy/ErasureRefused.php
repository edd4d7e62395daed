<?php

declare( strict_types=1 );

namespace UserFeedback\Privacy;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * A request to have an answer deleted that is not accepted. It does not depend on whether there is such an answer.
 *
 * @since 0.7.0
 */
final class ErasureRefused extends DomainError {

	/**
	 * A page of another site sent it.
	 */
	public static function otherSite(): self {
		return new self(
			'userfeedback_erasure_cross_site',
			__( 'This request comes from another site. Open the page on this site to delete your answers.', 'userfeedback' ),
			403
		);
	}

	/**
	 * One network sent more than people send.
	 *
	 * @param int $seconds After which it may send again.
	 */
	public static function tooMany( int $seconds ): self {
		return new self(
			'userfeedback_rate_exceeded',
			__( 'Too many requests came from your network. Please try again in some minutes.', 'userfeedback' ),
			429,
			[],
			$seconds
		);
	}
}
