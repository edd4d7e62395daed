<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use UserFeedback\Support\DomainError;

/**
 * More came from one place than people send.
 */
final class TooManyRequests extends DomainError {

	/**
	 * @param int $seconds After which it may be tried again.
	 */
	public function __construct( int $seconds ) {
		parent::__construct(
			'userfeedback_rate_exceeded',
			__( 'Too many answers came from your network. Please wait a few minutes and try again.', 'userfeedback' ),
			429,
			[],
			$seconds
		);
	}
}
