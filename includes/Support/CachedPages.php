<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Visitors' pages in page caches.
 *
 * @since 0.4.0
 */
final class CachedPages {

	/**
	 * Tells that visitors' pages have changed, though no survey has.
	 */
	public static function outdate(): void {
		/**
		 * Fires when something other than a survey has changed what visitors' pages contain: a setting of the plugin, or another plugin that
		 * surveys work with. Page caches are emptied then.
		 *
		 * @since 0.4.0
		 */
		do_action( 'userfeedback_pages_outdated' );
	}
}
