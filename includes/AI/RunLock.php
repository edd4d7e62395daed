<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

use Closure;
use WP_Upgrader;

/**
 * Lets one summary of a survey be made at a time: a second click or a second window would pay for the same answers again.
 *
 * @since 0.5.0
 */
final class RunLock {

	/** A holder older than this is considered abandoned: longer than all requests of a summary together. */
	private const SECONDS = 300;

	/**
	 * Does some work while nobody else does the same for this survey.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 * @throws SummaryFailed When somebody does.
	 */
	public static function during( int $surveyId, Closure $work ): mixed {
		// @phpstan-ignore requireOnce.fileNotFound (ABSPATH is known to WordPress only.)
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		$name = "userfeedback_summary_$surveyId";
		// Another process may have released it.
		wp_cache_delete( "$name.lock", 'options' );
		if ( ! WP_Upgrader::create_lock( $name, self::SECONDS ) ) {
			throw SummaryFailed::running();
		}
		// Gateways give up after a minute. The service is paid all the same, and the owner finds the summary later.
		ignore_user_abort( true );
		try {
			return $work();
		} finally {
			WP_Upgrader::release_lock( $name );
		}
	}
}
