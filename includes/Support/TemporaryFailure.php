<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use Throwable;

/**
 * A temporary failure of the site, for example an unreachable database. Controllers and commands respond with the refusal; the message is for the
 * log.
 *
 * @since 0.1.0
 */
interface TemporaryFailure extends Throwable {

	/**
	 * The error that the user may see.
	 */
	public function refusal(): DomainError;
}
