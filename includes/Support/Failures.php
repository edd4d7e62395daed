<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use Throwable;

/**
 * PHP's log, for failures after which the request goes on.
 *
 * @since 0.7.0
 */
final class Failures {

	/**
	 * Writes message, file and line.
	 */
	public static function log( Throwable $failure ): void {
		error_log( sprintf( 'UserFeedback: %s (%s:%d)', $failure->getMessage(), $failure->getFile(), $failure->getLine() ) );
	}
}
