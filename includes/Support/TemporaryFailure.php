<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use Throwable;

/**
 * A failure of the site itself that may be over soon: the database is not reachable, for example. The edges answer with the refusal, and
 * keep the message for the log.
 *
 * @since 0.1.0
 */
interface TemporaryFailure extends Throwable {

	/**
	 * What the person asking may know.
	 */
	public function refusal(): DomainError;
}
