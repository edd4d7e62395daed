<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use Closure;
use Throwable;

/**
 * PHP's log, for failures after which the request goes on.
 *
 * @since 0.7.0
 */
final class Failures {

	/**
	 * What a callback returns, or something else if it throws.
	 *
	 * @template T
	 * @template U
	 * @param Closure(): T $work
	 * @param U            $otherwise
	 * @return T|U
	 */
	public static function orElse( Closure $work, mixed $otherwise ): mixed {
		try {
			return $work();
		} catch ( Throwable $failure ) {
			self::log( $failure );
			return $otherwise;
		}
	}

	/**
	 * Writes message, file and line.
	 */
	public static function log( Throwable $failure ): void {
		error_log( sprintf( 'UserFeedback: %s (%s:%d)', $failure->getMessage(), $failure->getFile(), $failure->getLine() ) );
	}
}
