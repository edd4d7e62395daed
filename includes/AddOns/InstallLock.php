<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use Closure;
use WP_Upgrader;

/**
 * Lets one installation at a time through on all sites of a network, whose plugins are the same files. WordPress empties its working folder
 * before each package: two at once would take it away from each other.
 *
 * @since 0.1.0
 */
final class InstallLock {

	/** The option that stands for it, on the network's main site. One that was killed leaves it. */
	public const OPTION = self::NAME . '.lock';

	private const NAME = 'userfeedback_addons';

	/** A holder older than this is considered abandoned. */
	private const SECONDS = 120;

	/**
	 * @param int $patience Seconds to wait for another installation to end.
	 */
	public function __construct( private readonly int $patience = 20 ) {}

	/**
	 * Does some work while nobody else does.
	 *
	 * @param Closure(): void $work
	 * @throws AddOnRefused When another installation does not end.
	 */
	public function during( Closure $work ): void {
		// @phpstan-ignore requireOnce.fileNotFound (ABSPATH is known to WordPress only.)
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		$end = time() + $this->patience;
		while ( ! self::onMainSite( self::take( ... ) ) ) {
			if ( time() >= $end ) {
				throw AddOnRefused::busy();
			}
			usleep( 250_000 );
		}
		try {
			$work();
		} finally {
			self::onMainSite( static fn () => WP_Upgrader::release_lock( self::NAME ) );
		}
	}

	private static function take(): bool {
		// Another process may have released it.
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( self::OPTION, 'options' );
		return WP_Upgrader::create_lock( self::NAME, self::SECONDS );
	}

	/**
	 * @param Closure(): bool $work
	 */
	private static function onMainSite( Closure $work ): bool {
		if ( ! is_multisite() ) {
			return $work();
		}
		switch_to_blog( get_main_site_id() );
		try {
			return $work();
		} finally {
			restore_current_blog();
		}
	}
}
